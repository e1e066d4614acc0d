import { z } from 'zod'
import {
  accountSchema,
  forgotPasswordAnswerSchema,
  forgotPasswordSchema,
  idTokenSchema,
  passwordChangeSchema,
  resetPasswordSchema,
  sessionSchema,
  signedInSchema,
  signInSetupSchema,
} from './account.ts'
import { activityQuerySchema, activitySchema } from './activity.ts'
import {
  addressSchema,
  allowanceSchema,
  checkoutStateSchema,
  meteringSchema,
  paymentsConfigSchema,
  planChangeSchema,
  planInputSchema,
  planSchema,
  receiptSchema,
  subscribersSchema,
  subscriptionSchema,
} from './billing.ts'
import {
  budgetSchema,
  engineChangeSchema,
  engineInputSchema,
  engineSchema,
  engineSettingsSchema,
  engineTestSchema,
  estimateInputSchema,
  estimateSchema,
  proseSchema,
  readerChoiceSchema,
  readerSchema,
  readerStateSchema,
  secondOpinions,
  stabilitySchema,
} from './engines.ts'
import { jobChangeSchema, jobInputSchema, jobSchema } from './jobs.ts'
import { rangeSchema, resumeTextSchema } from './reading.ts'
import { namesSchema, personSchema, renameSchema, resumeSchema, uploadAnswerSchema } from './resumes.ts'
import { deleteAccountSchema, retentionPreviewSchema, retentionQuerySchema, retentionSchema } from './rights.ts'
import {
  analysisSchema,
  batchAnswerSchema,
  batchInputSchema,
  historySchema,
  matchSchema,
  postingWarningSchema,
  requirementSchema,
} from './screening.ts'
import { messageSchema, pathIdSchema } from './shared.ts'
import { loginSchema, signupSchema, userSchema } from './users.ts'

/**
 * One call of the API. The server registers its route from this, the web makes its call from it and
 * /api/openapi.json is written from it.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path parameters stand in braces. Every path answers with and without its last slash. */
  path: string
  summary: string
  /** Who may call it: anybody, somebody with a session, or an administrator. */
  access: 'public' | 'user' | 'admin'
  params?: z.ZodObject
  query?: z.ZodObject
  /** The JSON body or, for `files` and `form`, the multipart fields. */
  body?: z.ZodType
  /** The body is kept as bytes, for a caller who signs them. */
  raw?: true
  /** `files`: multipart with a repeated field `file`. `form`: multipart with plain fields. */
  multipart?: 'files' | 'form'
  status: 200 | 201
  /** What a success answers; `bytes` is a download. */
  answer: z.ZodType | 'bytes'
  /** Login and signup answer their field errors flat. */
  flatErrors?: true
  /** Also answers `Accept: text/event-stream`, item by item. */
  stream?: true
}

const id = z.object({ id: pathIdSchema })
const job = z.object({ jobId: pathIdSchema })
const pair = z.object({ jobId: pathIdSchema, resumeId: pathIdSchema })
const refresh = z.object({
  refresh: z
    .enum(['true', 'false'], 'Say true or false.')
    .default('false')
    .transform(value => value === 'true'),
})
/** `view`: the bytes are shown in a page, so the log is told that the resume was opened and not downloaded. */
const view = z.object({ view: z.enum(['1'], 'Say 1 or leave it out.').optional() })
/** `reader` goes before what the account has chosen. */
const how = refresh.extend({ reader: readerSchema.optional() })
/** In a batch a model reads only where it is asked for, and only the `top` by the offline score. */
const batchHow = how.extend({ top: z.coerce.number().int().min(1).max(1000).default(secondOpinions) })

export const endpoints = {
  session: {
    method: 'GET',
    path: '/api/auth/',
    summary: 'Restores the session: who is signed in.',
    access: 'user',
    status: 200,
    answer: userSchema,
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in with email and password and sets the session cookie.',
    access: 'public',
    body: loginSchema,
    status: 200,
    answer: userSchema,
    flatErrors: true,
  },
  signup: {
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Creates an account and signs it in.',
    access: 'public',
    body: signupSchema,
    status: 201,
    answer: userSchema,
    flatErrors: true,
  },
  logout: {
    method: 'GET',
    path: '/api/auth/logout',
    summary: 'Ends the session.',
    access: 'public',
    status: 200,
    answer: messageSchema,
  },
  signInSetup: {
    method: 'GET',
    path: '/api/auth/google',
    summary: 'What a page needs to show the sign-in button of the provider, and the nonce for this browser.',
    access: 'public',
    status: 200,
    answer: signInSetupSchema,
  },
  google: {
    method: 'POST',
    path: '/api/auth/google',
    summary: 'Signs in with an ID token of the provider and sets the session cookie.',
    access: 'public',
    body: idTokenSchema,
    status: 200,
    answer: signedInSchema,
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mails a link to choose a new password; answers the same whether or not there is such an account.',
    access: 'public',
    body: forgotPasswordSchema,
    status: 200,
    answer: forgotPasswordAnswerSchema,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password by the token of a mailed link and ends every session.',
    access: 'public',
    body: resetPasswordSchema,
    status: 200,
    answer: messageSchema,
  },
  account: {
    method: 'GET',
    path: '/api/account',
    summary: 'The ways into your account.',
    access: 'user',
    status: 200,
    answer: accountSchema,
  },
  linkGoogle: {
    method: 'POST',
    path: '/api/account/google',
    summary: 'Adds the provider as a way into your account.',
    access: 'user',
    body: idTokenSchema,
    status: 201,
    answer: accountSchema,
  },
  unlinkGoogle: {
    method: 'DELETE',
    path: '/api/account/google/{id}',
    summary: 'Takes the provider away as a way into your account; the last way in stays.',
    access: 'user',
    params: id,
    status: 200,
    answer: messageSchema,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Changes your password and ends your other sessions.',
    access: 'user',
    body: passwordChangeSchema,
    status: 200,
    answer: messageSchema,
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where you are signed in, last used first.',
    access: 'user',
    status: 200,
    answer: z.object({ sessions: z.array(sessionSchema) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    summary: 'Signs one of your sessions out.',
    access: 'user',
    params: id,
    status: 200,
    answer: messageSchema,
  },
  endSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'Signs you out everywhere, here too.',
    access: 'user',
    status: 200,
    answer: messageSchema,
  },
  listJobs: {
    method: 'GET',
    path: '/api/jobs',
    summary: 'All your jobs, newest first.',
    access: 'user',
    status: 200,
    answer: z.array(jobSchema),
  },
  createJob: {
    method: 'POST',
    path: '/api/jobs',
    summary: 'Creates a job.',
    access: 'user',
    body: jobInputSchema,
    status: 201,
    answer: jobSchema,
  },
  getJob: {
    method: 'GET',
    path: '/api/jobs/{id}',
    summary: 'One job.',
    access: 'user',
    params: id,
    status: 200,
    answer: jobSchema,
  },
  updateJob: {
    method: 'PUT',
    path: '/api/jobs/{id}',
    summary: 'Changes title, description or corrections; what is left out stays.',
    access: 'user',
    params: id,
    body: jobChangeSchema,
    status: 200,
    answer: jobSchema,
  },
  listRequirements: {
    method: 'GET',
    path: '/api/jobs/{id}/requirements',
    summary: 'What is read in a posting, each as read and as corrected, and what in it no score may rest on.',
    access: 'user',
    params: id,
    status: 200,
    answer: z.object({ requirements: z.array(requirementSchema), warnings: z.array(postingWarningSchema) }),
  },
  deleteJob: {
    method: 'DELETE',
    path: '/api/jobs/{id}',
    summary: 'Deletes a job and its matches.',
    access: 'user',
    params: id,
    status: 200,
    answer: messageSchema,
  },
  listResumes: {
    method: 'GET',
    path: '/api/resumes',
    summary: 'All your resumes, newest first.',
    access: 'user',
    status: 200,
    answer: z.object({ resumes: z.array(resumeSchema) }),
  },
  uploadResumes: {
    method: 'POST',
    path: '/api/resumes',
    summary: 'Uploads pdf, docx and doc files, judged one by one by their content.',
    access: 'user',
    multipart: 'files',
    status: 201,
    answer: uploadAnswerSchema,
  },
  getResume: {
    method: 'GET',
    path: '/api/resumes/{id}',
    summary: 'One resume.',
    access: 'user',
    params: id,
    status: 200,
    answer: z.object({ resume: resumeSchema }),
  },
  downloadResume: {
    method: 'GET',
    path: '/api/resumes/{id}/file',
    summary: 'The bytes of the file, as they were uploaded.',
    access: 'user',
    params: id,
    query: view,
    status: 200,
    answer: 'bytes',
  },
  getResumeText: {
    method: 'GET',
    path: '/api/resumes/{id}/text',
    summary: 'What was read of a resume, with the places of the characters from one offset to another.',
    access: 'user',
    params: id,
    query: rangeSchema,
    status: 200,
    answer: resumeTextSchema,
  },
  listNames: {
    method: 'GET',
    path: '/api/resumes/names',
    summary: 'Whose your resumes are, as far as that was read; they are looked for after an upload was answered.',
    access: 'user',
    status: 200,
    answer: z.object({ names: namesSchema }),
  },
  getPerson: {
    method: 'GET',
    path: '/api/resumes/{id}/person',
    summary: 'Who a resume is of and how to reach them, as it was read.',
    access: 'user',
    params: id,
    status: 200,
    answer: z.object({ person: personSchema }),
  },
  renameResume: {
    method: 'PUT',
    path: '/api/resumes/{id}',
    summary: 'Renames a resume.',
    access: 'user',
    params: id,
    body: renameSchema,
    multipart: 'form',
    status: 200,
    answer: z.object({ resume: resumeSchema }),
  },
  deleteResume: {
    method: 'DELETE',
    path: '/api/resumes/{id}',
    summary: 'Deletes a resume, its file, its analyses and its matches.',
    access: 'user',
    params: id,
    status: 200,
    answer: messageSchema,
  },
  analyze: {
    method: 'POST',
    path: '/api/ai/resumes/{id}/analyze',
    summary: 'Analyses a resume; a stored result is answered again while nothing it rests on changed.',
    access: 'user',
    params: id,
    query: refresh,
    status: 200,
    answer: z.object({ analysis: analysisSchema }),
  },
  match: {
    method: 'POST',
    path: '/api/ai/jobs/{jobId}/resumes/{resumeId}/match',
    summary: 'Matches one resume against a job.',
    access: 'user',
    params: pair,
    query: how,
    status: 200,
    answer: matchSchema,
  },
  matchBatch: {
    method: 'POST',
    path: '/api/ai/jobs/{jobId}/resumes/match_batch',
    summary: 'Matches many resumes against a job, answered in the order of the ids or streamed as they are ready.',
    access: 'user',
    params: job,
    query: batchHow,
    body: batchInputSchema,
    status: 200,
    answer: batchAnswerSchema,
    stream: true,
  },
  estimateReading: {
    method: 'POST',
    path: '/api/ai/jobs/{jobId}/estimate',
    summary: 'What a second reading of the best of these resumes would take, before it is asked for.',
    access: 'user',
    params: job,
    body: estimateInputSchema,
    status: 200,
    answer: estimateSchema,
  },
  writeUp: {
    method: 'POST',
    path: '/api/ai/jobs/{jobId}/resumes/{resumeId}/prose',
    summary: 'Has a language model put the findings of a match into words. It is given the findings and nothing else.',
    access: 'user',
    params: pair,
    status: 200,
    answer: proseSchema,
  },
  stability: {
    method: 'POST',
    path: '/api/ai/jobs/{jobId}/resumes/{resumeId}/stability',
    summary: 'Has a language model read the same match three times anew and tells how far the answers lie apart.',
    access: 'user',
    params: pair,
    status: 200,
    answer: stabilitySchema,
  },
  jobsWithMatches: {
    method: 'GET',
    path: '/api/job-resume-scores/user/jobs-with-matches',
    summary: 'Match history: per job the matched resumes, highest score first.',
    access: 'user',
    status: 200,
    answer: historySchema,
  },
  loadSamples: {
    method: 'POST',
    path: '/api/samples',
    summary: 'Loads one sample job and its resumes for you.',
    access: 'user',
    status: 201,
    answer: z.object({ job: jobSchema, resumes: z.array(resumeSchema) }),
  },
  listPlans: {
    method: 'GET',
    path: '/api/plans/',
    summary: 'All plans on offer, cheapest first.',
    access: 'public',
    status: 200,
    answer: z.array(planSchema),
  },
  getPlan: {
    method: 'GET',
    path: '/api/plans/{id}',
    summary: 'One plan on offer.',
    access: 'public',
    params: id,
    status: 200,
    answer: planSchema,
  },
  createPlan: {
    method: 'POST',
    path: '/api/plans/',
    summary: 'Creates a plan.',
    access: 'admin',
    body: planInputSchema,
    status: 201,
    answer: planSchema,
  },
  updatePlan: {
    method: 'PUT',
    path: '/api/plans/{id}',
    summary: 'Changes a plan; what is left out stays, and so does the price of those who are subscribed.',
    access: 'admin',
    params: id,
    body: planChangeSchema,
    status: 200,
    answer: planSchema,
  },
  deletePlan: {
    method: 'DELETE',
    path: '/api/plans/{id}',
    summary: 'Takes a plan off the list; those who are subscribed keep it.',
    access: 'admin',
    params: id,
    status: 200,
    answer: messageSchema,
  },
  paymentsConfig: {
    method: 'GET',
    path: '/api/payments/config',
    summary: 'Which payment provider is used, and its public key.',
    access: 'public',
    status: 200,
    answer: paymentsConfigSchema,
  },
  createCheckout: {
    method: 'POST',
    path: '/api/payments/create-checkout-session/{id}',
    summary: 'Where to pay for a plan; the customer portal for who is subscribed already.',
    access: 'user',
    params: id,
    status: 200,
    answer: addressSchema,
  },
  checkoutState: {
    method: 'GET',
    path: '/api/payments/checkout',
    summary: 'How your latest checkout stands.',
    access: 'user',
    status: 200,
    answer: checkoutStateSchema,
  },
  createPortal: {
    method: 'POST',
    path: '/api/payments/portal',
    summary: 'Where to change the card, the plan, or cancel.',
    access: 'user',
    status: 200,
    answer: addressSchema,
  },
  listReceipts: {
    method: 'GET',
    path: '/api/payments/receipts',
    summary: 'Your invoices, newest first.',
    access: 'user',
    status: 200,
    answer: z.object({ receipts: z.array(receiptSchema) }),
  },
  paymentsWebhook: {
    method: 'POST',
    path: '/api/payments/webhook',
    summary: 'Where the payment provider tells of changes, signed over the bytes of the body.',
    access: 'public',
    raw: true,
    status: 200,
    answer: z.object({ received: z.literal(true) }),
  },
  mySubscription: {
    method: 'GET',
    path: '/api/subscriptions/me',
    summary: 'Your subscription, or 404 where there has never been one.',
    access: 'user',
    status: 200,
    answer: subscriptionSchema,
  },
  countSubscribers: {
    method: 'GET',
    path: '/api/subscriptions/counts',
    summary: 'How many are subscribed to each plan.',
    access: 'admin',
    status: 200,
    answer: subscribersSchema,
  },
  myAllowance: {
    method: 'GET',
    path: '/api/entitlements/me',
    summary: 'What your plan grants and how much of it is used.',
    access: 'user',
    status: 200,
    answer: allowanceSchema,
  },
  getMetering: {
    method: 'GET',
    path: '/api/entitlements/metering',
    summary: 'Whether the limits of plans are enforced.',
    access: 'admin',
    status: 200,
    answer: meteringSchema,
  },
  setMetering: {
    method: 'PUT',
    path: '/api/entitlements/metering',
    summary: 'Switches the limits of plans on or off, for everybody.',
    access: 'admin',
    body: meteringSchema,
    status: 200,
    answer: meteringSchema,
  },
  listActivity: {
    method: 'GET',
    path: '/api/account/activity',
    summary: 'Your audit log, newest first: who signed in, what was opened, decided, exported and deleted.',
    access: 'user',
    query: activityQuerySchema,
    status: 200,
    answer: activitySchema,
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything that is kept of you, as a zip of JSON, CSV and your files.',
    access: 'user',
    status: 200,
    answer: 'bytes',
  },
  exportResume: {
    method: 'GET',
    path: '/api/resumes/{id}/export',
    summary: 'Everything that is kept of one candidate, as a zip.',
    access: 'user',
    params: id,
    status: 200,
    answer: 'bytes',
  },
  getRetention: {
    method: 'GET',
    path: '/api/account/retention',
    summary: 'After how many days without use your resumes are deleted; null is never.',
    access: 'user',
    status: 200,
    answer: retentionSchema,
  },
  previewRetention: {
    method: 'GET',
    path: '/api/account/retention/preview',
    summary: 'Which resumes would go with this setting, and when.',
    access: 'user',
    query: retentionQuerySchema,
    status: 200,
    answer: retentionPreviewSchema,
  },
  setRetention: {
    method: 'PUT',
    path: '/api/account/retention',
    summary: 'Sets or ends the deletion of resumes that nobody used for so many days.',
    access: 'user',
    body: retentionSchema,
    status: 200,
    answer: retentionSchema,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Ends your subscription, then deletes your account and everything in it.',
    access: 'user',
    body: deleteAccountSchema,
    status: 200,
    answer: messageSchema,
  },
  listEngines: {
    method: 'GET',
    path: '/api/engines',
    summary: 'The language models that are set up, without their keys, and the budget.',
    access: 'admin',
    status: 200,
    answer: engineSettingsSchema,
  },
  createEngine: {
    method: 'POST',
    path: '/api/engines',
    summary: 'Sets up a language model. Its key is kept encrypted and never answered.',
    access: 'admin',
    body: engineInputSchema,
    status: 201,
    answer: engineSchema,
  },
  setEngineBudget: {
    method: 'PUT',
    path: '/api/engines/budget',
    summary: 'What language models may cost a day. A call that would go over is not made.',
    access: 'admin',
    body: budgetSchema,
    status: 200,
    answer: engineSettingsSchema,
  },
  updateEngine: {
    method: 'PUT',
    path: '/api/engines/{id}',
    summary: 'Changes a language model; what is left out stays, an empty key is taken away.',
    access: 'admin',
    params: id,
    body: engineChangeSchema,
    status: 200,
    answer: engineSchema,
  },
  deleteEngine: {
    method: 'DELETE',
    path: '/api/engines/{id}',
    summary: 'Removes a language model and its key.',
    access: 'admin',
    params: id,
    status: 200,
    answer: messageSchema,
  },
  testEngine: {
    method: 'POST',
    path: '/api/engines/{id}/test',
    summary: 'Makes a real small call over an invented resume and tells what came of it.',
    access: 'admin',
    params: id,
    status: 200,
    answer: engineTestSchema,
  },
  myReader: {
    method: 'GET',
    path: '/api/engines/mine',
    summary: 'Whether your matches are read by a language model as well, and whether one could.',
    access: 'user',
    status: 200,
    answer: readerStateSchema,
  },
  setMyReader: {
    method: 'PUT',
    path: '/api/engines/mine',
    summary: 'Chooses who reads for your account.',
    access: 'user',
    body: readerChoiceSchema,
    status: 200,
    answer: readerStateSchema,
  },
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server and its database answer, and which they are.',
    access: 'public',
    status: 200,
    answer: z.object({ status: z.literal('ok'), database: z.string(), version: z.string() }),
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

type Table = typeof endpoints
type Part<N extends EndpointName, K extends string> = Table[N] extends Record<K, infer S extends z.ZodType> ? S : never

/** What a caller sends, before defaults and coercion. */
export type Sent<N extends EndpointName> = ([Part<N, 'params'>] extends [never]
  ? unknown
  : { params: Record<keyof z.input<Part<N, 'params'>>, string | number> }) &
  ([Part<N, 'query'>] extends [never] ? unknown : { query?: z.input<Part<N, 'query'>> }) &
  ([Part<N, 'body'>] extends [never] ? unknown : { body: z.input<Part<N, 'body'>> })

/** What a handler receives, checked and with defaults. */
export type Received<N extends EndpointName> = ([Part<N, 'params'>] extends [never]
  ? unknown
  : { params: z.output<Part<N, 'params'>> }) &
  ([Part<N, 'query'>] extends [never] ? unknown : { query: z.output<Part<N, 'query'>> }) &
  ([Part<N, 'body'>] extends [never] ? unknown : { body: z.output<Part<N, 'body'>> })

/** What a success answers. */
export type Answer<N extends EndpointName> = [Part<N, 'answer'>] extends [never] ? never : z.output<Part<N, 'answer'>>
