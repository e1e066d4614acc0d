import type { RouteObject } from 'react-router'
import { guestsOnly } from './session-loaders.ts'

export const publicPages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./pages/landing.tsx')).Landing }) },
  {
    path: 'plans',
    lazy: async () => ({ Component: (await import('../features/plans/plan-list-page.tsx')).PlanListPage }),
  },
  {
    path: 'plans/:planId',
    lazy: async () => ({ Component: (await import('../features/plans/plan-page.tsx')).PlanPage }),
  },
  {
    path: 'forgot-password',
    lazy: async () => ({ Component: (await import('../features/account/forgot-page.tsx')).ForgotPage }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({ Component: (await import('../features/account/reset-page.tsx')).ResetPage }),
  },
  {
    loader: guestsOnly,
    children: [
      {
        path: 'login',
        lazy: async () => ({ Component: (await import('../features/account/login-page.tsx')).LoginPage }),
      },
      {
        path: 'signup',
        lazy: async () => ({ Component: (await import('../features/account/signup-page.tsx')).SignupPage }),
      },
    ],
  },
]
