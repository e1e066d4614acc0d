import type { Answer, EndpointName, Received } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Told } from './rules.ts'

/** A call that succeeded: who made it where somebody was signed in, what was sent and what is about to be answered. */
export type AnsweredCall = { owner: OwnerId | null; input: object; answer: unknown }

type Telling = Told & { owner: number }
type Call<N extends EndpointName> = { owner: number; input: Received<N>; answer: Answer<N> }

/**
 * What each call tells the log once it succeeded. `none`: nothing worth an entry, a list or a setting of nobody's.
 * `service`: its service writes the entry itself, in the transaction of what it tells of, for each item of many, or
 * before a stream begins. A new endpoint has to say here which it is.
 */
const calls: { [N in EndpointName]: 'none' | 'service' | ((call: Call<N>) => Told | Telling | Telling[]) } = {
  session: 'none',
  login: ({ answer }) => ({ owner: answer.id, action: 'session.opened' }),
  signup: ({ answer }) => [
    { owner: answer.id, action: 'account.created' },
    { owner: answer.id, action: 'session.opened' },
  ],
  logout: ({ owner }) => (owner ? { action: 'session.ended' } : []),
  signInSetup: 'none',
  google: ({ answer }) => ({ owner: answer.user.id, action: 'session.opened' }),
  forgotPassword: 'none',
  resetPassword: 'service',
  account: 'none',
  linkGoogle: () => ({ action: 'provider.added' }),
  unlinkGoogle: () => ({ action: 'provider.removed' }),
  changePassword: () => ({ action: 'password.changed' }),
  listSessions: 'none',
  endSession: () => ({ action: 'session.ended' }),
  endSessions: () => ({ action: 'session.ended', details: { all: true } }),
  listJobs: 'none',
  createJob: ({ answer }) => ({ action: 'job.created', subject: { type: 'job', id: answer.id } }),
  getJob: 'none',
  updateJob: ({ input, answer }) => ({
    action: 'job.changed',
    subject: { type: 'job', id: answer.id },
    ...(input.body.criteria && { details: { corrections: answer.criteria.length } }),
  }),
  listRequirements: 'none',
  deleteJob: 'service',
  listResumes: 'none',
  listNames: 'none',
  uploadResumes: ({ owner, answer }) => answer.resumes.map(({ id }) => uploaded(owner, id)),
  getResume: ({ answer }) => ({ action: 'resume.opened', subject: { type: 'resume', id: answer.resume.id } }),
  downloadResume: 'service',
  getPerson: ({ input }) => ({ action: 'resume.opened', subject: { type: 'resume', id: input.params.id } }),
  getResumeText: ({ input }) => ({ action: 'resume.opened', subject: { type: 'resume', id: input.params.id } }),
  renameResume: ({ answer }) => ({ action: 'resume.renamed', subject: { type: 'resume', id: answer.resume.id } }),
  deleteResume: 'service',
  analyze: 'service',
  match: 'service',
  matchBatch: 'service',
  estimateReading: 'none',
  writeUp: ({ input }) => ({ action: 'match.opened', subject: { type: 'resume', id: input.params.resumeId } }),
  stability: ({ input }) => ({ action: 'match.opened', subject: { type: 'resume', id: input.params.resumeId } }),
  jobsWithMatches: ({ answer }) => ({
    action: 'history.opened',
    details: { matches: answer.jobs.reduce((sum, job) => sum + job.matched_resumes.length, 0) },
  }),
  loadSamples: ({ owner, answer }) => [
    { owner, action: 'job.created', subject: { type: 'job', id: answer.job.id } },
    ...answer.resumes.map(({ id }) => uploaded(owner, id)),
  ],
  listPlans: 'none',
  getPlan: 'none',
  createPlan: ({ answer }) => ({ action: 'plan.created', subject: { type: 'plan', id: answer.id } }),
  updatePlan: ({ answer }) => ({ action: 'plan.changed', subject: { type: 'plan', id: answer.id } }),
  deletePlan: ({ input }) => ({ action: 'plan.retired', subject: { type: 'plan', id: input.params.id } }),
  paymentsConfig: 'none',
  createCheckout: ({ input }) => ({ action: 'checkout.started', subject: { type: 'plan', id: input.params.id } }),
  checkoutState: 'none',
  createPortal: 'none',
  listReceipts: 'none',
  paymentsWebhook: 'service',
  mySubscription: 'none',
  countSubscribers: 'none',
  myAllowance: 'none',
  getMetering: 'none',
  setMetering: ({ answer }) => ({ action: 'metering.changed', details: { enabled: answer.enabled } }),
  listEngines: 'none',
  createEngine: ({ answer }) => ({ action: 'engine.added', details: { id: answer.id, model: answer.model } }),
  setEngineBudget: ({ input }) => ({ action: 'budget.changed', details: { ...input.body } }),
  updateEngine: ({ answer }) => ({ action: 'engine.changed', details: { id: answer.id, model: answer.model } }),
  deleteEngine: ({ input }) => ({ action: 'engine.removed', details: { id: input.params.id } }),
  testEngine: ({ input, answer }) => ({ action: 'engine.tested', details: { id: input.params.id, ok: answer.ok } }),
  myReader: 'none',
  setMyReader: ({ input }) => ({ action: 'reader.chosen', details: { reader: input.body.reader } }),
  listActivity: 'none',
  exportAccount: 'service',
  exportResume: 'service',
  getRetention: 'none',
  previewRetention: 'none',
  setRetention: 'service',
  deleteAccount: 'service',
  health: 'none',
}

const uploaded = (owner: number, id: number): Telling => ({
  owner,
  action: 'resume.uploaded',
  subject: { type: 'resume', id },
})

type AnyTelling = (call: { owner: number | null; input: object; answer: unknown }) => Told | Telling | Telling[]

/** The entries that a call makes, each with the chain it belongs to. */
export function tellingOf(name: EndpointName, call: AnsweredCall): Telling[] {
  const telling = calls[name]
  if (telling === 'none' || telling === 'service') return []
  const told = (telling as AnyTelling)(call)
  const all = Array.isArray(told) ? told : [told]
  return all.flatMap(each => {
    const owner = 'owner' in each ? each.owner : call.owner
    return owner === null ? [] : [{ ...each, owner }]
  })
}
