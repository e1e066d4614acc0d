import { type ActivityEntry, type Criterion, csvLine, type Job, type Resume, type User } from '../../contract/index.ts'
import type { Audit } from '../audit/service.ts'
import type { Billing } from '../billing/service.ts'
import type { Entitlements } from '../entitlements/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Jobs } from '../jobs/service.ts'
import { AppError } from '../platform/errors.ts'
import type { ZipEntry } from '../platform/zip.ts'
import type { Resumes } from '../resumes/service.ts'
import type { Screening } from '../screening/service.ts'
import { folderOf, indexPage } from './rules.ts'

export type Sources = {
  jobs: Jobs
  resumes: Resumes
  screening: Screening
  billing: Billing
  entitlements: Entitlements
  audit: Audit
}

type Caller = { owner: OwnerId; user: User }

const json = (name: string, value: unknown): ZipEntry => ({ name, content: [`${JSON.stringify(value, null, 2)}\n`] })

const tables = ['jobs.csv', 'resumes.csv', 'analyses.csv', 'matches.csv', 'activity.csv']
const documents = ['account.json', 'jobs.json', 'resumes.json', 'subscription.json', 'retention.json', 'activity.json']

/** Everything of one account, entry by entry; each is read when it is asked for. */
export async function* accountEntries(
  sources: Sources,
  { owner, user }: Caller,
  retention: { days: number | null },
): AsyncGenerator<ZipEntry> {
  const jobs = await sources.jobs.list(owner)
  const resumes = await sources.resumes.list(owner)
  yield { name: 'index.html', content: indexPage(user.username, jobs, resumes, [...documents, ...tables]) }
  yield json('account.json', user)
  yield json('jobs.json', jobs)
  yield { name: 'jobs.csv', content: jobTable(jobs) }
  yield json('resumes.json', resumes)
  yield { name: 'resumes.csv', content: resumeTable(resumes) }
  yield json('subscription.json', await subscriptionOf(sources, owner))
  yield json('retention.json', retention)
  yield { name: 'activity.json', content: asArray(activityOf(sources.audit, owner)) }
  yield { name: 'activity.csv', content: activityTable(activityOf(sources.audit, owner)) }
  yield { name: 'analyses.csv', content: analysisTable(sources, owner, jobs, resumes) }
  yield { name: 'matches.csv', content: matchTable(sources, owner, jobs, resumes) }
  for (const resume of resumes) yield* candidateEntries(sources, owner, jobs, resume)
}

/** Everything of one candidate. One that is deleted meanwhile is left out. */
export async function* candidateEntries(
  { resumes, screening }: Sources,
  owner: OwnerId,
  jobs: Job[],
  resume: Resume,
): AsyncGenerator<ZipEntry> {
  const folder = folderOf(resume)
  const file = await resumes.stored(owner, resume.id).catch(unlessRefused)
  if (!file) return
  yield { name: `${folder}/original.${resume.file_type}`, content: file.bytes, packed: false }
  yield json(`${folder}/resume.json`, resume)
  const read = await resumes.text(owner, resume.id).catch(unlessRefused)
  if (read) {
    yield { name: `${folder}/text.txt`, content: [read.document.text] }
    yield json(`${folder}/document.json`, read.document)
    yield json(`${folder}/profile.json`, await screening.profile(read))
  }
  const { analysis, matches } = await screening.resultsOf(owner, resume, jobs)
  if (analysis) yield json(`${folder}/analysis.json`, analysis)
  yield json(`${folder}/matches.json`, matches)
}

/** The receipts are the provider's; where it cannot be reached the export says so instead of failing. */
async function subscriptionOf({ billing, entitlements }: Sources, owner: OwnerId) {
  return {
    subscription: await billing.subscription(owner).catch(unlessRefused),
    receipts: (await billing.receipts(owner).catch(unlessRefused)) ?? 'The payment provider could not be reached.',
    allowance: await entitlements.allowance(owner),
  }
}

function* jobTable(jobs: Job[]): Generator<string> {
  yield csvLine(['id', 'title', 'description', 'created_at', 'updated_at', 'criteria'])
  for (const { id, title, description, created_at, updated_at, criteria } of jobs)
    yield csvLine([id, title, description, created_at, updated_at, toldOf(criteria)])
}

/** Corrections in one cell, one a line. */
const toldOf = (criteria: readonly Criterion[]) => criteria.map(({ text, kind }) => `${kind}: ${text}`).join('\n')

function* resumeTable(resumes: Resume[]): Generator<string> {
  yield csvLine(['id', 'file_name', 'uploaded_at', 'status', 'file_type', 'size_bytes', 'pages', 'folder'])
  for (const resume of resumes) {
    const { id, file_name, uploaded_at, status, file_type, size_bytes, pages } = resume
    yield csvLine([id, file_name, uploaded_at, status, file_type, size_bytes, pages, folderOf(resume)])
  }
}

async function* analysisTable({ screening }: Sources, owner: OwnerId, jobs: Job[], resumes: Resume[]) {
  const scores = ['score_overall', 'score_format', 'score_skills', 'score_experience'] as const
  const texts = ['strengths', 'weaknesses', 'suggestions', 'positive_indicators', 'red_flags'] as const
  yield csvLine(['resume_id', 'file_name', ...scores, ...texts, 'engine', 'evaluated_at'])
  for (const resume of resumes) {
    const { analysis } = await screening.resultsOf(owner, resume, jobs)
    if (!analysis) continue
    const values = [...scores, ...texts].map(name => analysis[name])
    const { name, version } = analysis.engine
    yield csvLine([resume.id, resume.file_name, ...values, `${name} ${version}`, analysis.evaluated_at])
  }
}

async function* matchTable({ screening }: Sources, owner: OwnerId, jobs: Job[], resumes: Resume[]) {
  const scores = ['match_score', 'score_skills', 'score_experience'] as const
  const rest = ['summary', 'engine', 'evaluated_at', 'criteria']
  yield csvLine(['job_id', 'job_title', 'resume_id', 'file_name', ...scores, ...rest])
  for (const resume of resumes) {
    for (const match of (await screening.resultsOf(owner, resume, jobs)).matches) {
      const { name, version } = match.engine
      const numbers = scores.map(score => match[score])
      const from = [match.job_id, match.job_title, resume.id, resume.file_name]
      const made = [`${name} ${version}`, match.evaluated_at, toldOf(match.criteria)]
      yield csvLine([...from, ...numbers, match.summary, ...made])
    }
  }
}

async function* activityOf(audit: Audit, owner: OwnerId): AsyncGenerator<ActivityEntry> {
  for (let before: number | undefined, more = true; more; ) {
    const { entries, next } = await audit.activity(owner, before)
    yield* entries
    more = next !== null
    before = next ?? undefined
  }
}

async function* activityTable(entries: AsyncIterable<ActivityEntry>): AsyncGenerator<string> {
  yield csvLine(['seq', 'at', 'actor', 'action', 'subject', 'subject_id', 'name', 'details'])
  for await (const { seq, at, actor, action, subject, details } of entries) {
    const about = [subject?.type ?? null, subject?.id ?? null, subject?.name ?? null]
    yield csvLine([seq, at, actor, action, ...about, JSON.stringify(details)])
  }
}

async function* asArray(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const value of values) {
    yield before + JSON.stringify(value)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** What is not there, or not now, is left out; our own faults end the export. */
function unlessRefused(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}
