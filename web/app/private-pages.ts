import type { RouteObject } from 'react-router'
import { usersOnly } from './session-loaders.ts'
import { PrivateLayout } from './shell/private-layout.tsx'

/** A page in a chunk of its own. */
const page = (path: string, load: () => Promise<RouteObject['Component']>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
})

export const privatePages: RouteObject = {
  loader: usersOnly,
  Component: PrivateLayout,
  children: [
    page('onboarding', async () => (await import('./pages/onboarding.tsx')).Onboarding),
    page('payment/success', async () => (await import('../features/billing/success-page.tsx')).SuccessPage),
    page('userhome', async () => (await import('./pages/dashboard.tsx')).Dashboard),
    page('settings/engines', async () => (await import('../features/engines/engines-page.tsx')).EnginesPage),
    page('joblist', async () => (await import('../features/jobs/job-list-page.tsx')).JobListPage),
    page('joblist/new', async () => (await import('../features/jobs/new-job-page.tsx')).NewJobPage),
    page('joblist/edit/:id', async () => (await import('../features/jobs/edit-job-page.tsx')).EditJobPage),
    page('joblist/:id', async () => (await import('./pages/job.tsx')).Job),
    page('resumes', async () => (await import('../features/resumes/resume-list-page.tsx')).ResumeListPage),
    page('resumes/new', async () => (await import('./pages/upload.tsx')).Upload),
    page('resumes/:resumeId/read', async () => (await import('../features/reading/read-page.tsx')).ReadPage),
    page('resumes/:resumeId/edit', async () => (await import('../features/resumes/rename-page.tsx')).RenamePage),
    page(
      'resumes/:resumeId/ai-score',
      async () => (await import('../features/screening/analysis-page.tsx')).AnalysisPage,
    ),
    // Either id may be missing from the address; the page says so.
    page(
      'jobs/:jobId?/resumes/:resumeId?/match',
      async () => (await import('../features/screening/match-page.tsx')).MatchPage,
    ),
    page('jobs/:jobId/resumes/select', async () => (await import('./pages/select-one.tsx')).SelectOne),
    page('jobs/:jobId/select_resumes_batch', async () => (await import('./pages/select-many.tsx')).SelectMany),
    page(
      'jobs/:jobId/resumes/match_batch_results',
      async () => (await import('../features/screening/batch-results-page.tsx')).BatchResultsPage,
    ),
  ],
}

/** Apart from the others: the way between them loads a new document, since the provider's script is let in here. */
export const accountPage: RouteObject = {
  loader: usersOnly,
  Component: PrivateLayout,
  children: [page('account', async () => (await import('./pages/account.tsx')).Account)],
}
