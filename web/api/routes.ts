import type { EndpointName, endpoints } from '../../contract/endpoints.ts'

type Table = typeof endpoints
type Multipart<N extends EndpointName> = Table[N] extends { multipart: infer M extends string } ? ` ${M}` : ''
type Line<N extends EndpointName> = `${Table[N]['method']} ${Table[N]['path']}${Multipart<N>}`

/**
 * What the client needs of the contract's table at run time. The compiler holds every line to the contract's own
 * words, so that the first page need not load the table itself: its schemas bring 26 KB of zod with them.
 */
export const routes: { readonly [N in EndpointName]: Line<N> } = {
  session: 'GET /api/auth/',
  login: 'POST /api/auth/login',
  signup: 'POST /api/auth/signup',
  logout: 'GET /api/auth/logout',
  listJobs: 'GET /api/jobs',
  createJob: 'POST /api/jobs',
  getJob: 'GET /api/jobs/{id}',
  updateJob: 'PUT /api/jobs/{id}',
  deleteJob: 'DELETE /api/jobs/{id}',
  listResumes: 'GET /api/resumes',
  uploadResumes: 'POST /api/resumes files',
  getResume: 'GET /api/resumes/{id}',
  downloadResume: 'GET /api/resumes/{id}/file',
  renameResume: 'PUT /api/resumes/{id} form',
  deleteResume: 'DELETE /api/resumes/{id}',
  analyze: 'POST /api/ai/resumes/{id}/analyze',
  match: 'POST /api/ai/jobs/{jobId}/resumes/{resumeId}/match',
  matchBatch: 'POST /api/ai/jobs/{jobId}/resumes/match_batch',
  jobsWithMatches: 'GET /api/job-resume-scores/user/jobs-with-matches',
  loadSamples: 'POST /api/samples',
  listPlans: 'GET /api/plans/',
  getPlan: 'GET /api/plans/{id}',
  createPlan: 'POST /api/plans/',
  updatePlan: 'PUT /api/plans/{id}',
  deletePlan: 'DELETE /api/plans/{id}',
  paymentsConfig: 'GET /api/payments/config',
  createCheckout: 'POST /api/payments/create-checkout-session/{id}',
  checkoutState: 'GET /api/payments/checkout',
  createPortal: 'POST /api/payments/portal',
  listReceipts: 'GET /api/payments/receipts',
  paymentsWebhook: 'POST /api/payments/webhook',
  mySubscription: 'GET /api/subscriptions/me',
  myAllowance: 'GET /api/entitlements/me',
  getMetering: 'GET /api/entitlements/metering',
  setMetering: 'PUT /api/entitlements/metering',
  listActivity: 'GET /api/account/activity',
  exportAccount: 'GET /api/account/export',
  exportResume: 'GET /api/resumes/{id}/export',
  getRetention: 'GET /api/account/retention',
  previewRetention: 'GET /api/account/retention/preview',
  setRetention: 'PUT /api/account/retention',
  deleteAccount: 'POST /api/account/delete',
  listEngines: 'GET /api/engines',
  createEngine: 'POST /api/engines',
  setEngineBudget: 'PUT /api/engines/budget',
  updateEngine: 'PUT /api/engines/{id}',
  deleteEngine: 'DELETE /api/engines/{id}',
  testEngine: 'POST /api/engines/{id}/test',
  myReader: 'GET /api/engines/mine',
  setMyReader: 'PUT /api/engines/mine',
  health: 'GET /api/health',
}
