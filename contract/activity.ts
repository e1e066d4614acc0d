import { z } from 'zod'
import { timeSchema } from './shared.ts'

/** The closed list of what the audit log tells of. The first word says what it was done to. */
const auditActions = [
  'account.created',
  'account.deleted',
  'session.opened',
  'session.refused',
  'session.ended',
  'password.changed',
  'provider.added',
  'provider.removed',
  'admin.granted',
  'admin.revoked',
  'job.created',
  'job.changed',
  'job.deleted',
  'resume.uploaded',
  'resume.opened',
  'resume.downloaded',
  'resume.renamed',
  'resume.exported',
  'resume.deleted',
  'resume.expired',
  'analysis.made',
  'analysis.opened',
  'match.made',
  'match.opened',
  'history.opened',
  'data.exported',
  'retention.changed',
  'plan.created',
  'plan.changed',
  'plan.retired',
  'checkout.started',
  'subscription.changed',
  'metering.changed',
  'engine.added',
  'engine.changed',
  'engine.tested',
  'engine.removed',
  'budget.changed',
  'reader.chosen',
] as const
export type AuditAction = (typeof auditActions)[number]

/** One entry of the audit log. It holds ids and numbers; names are put beside it while what they name is there. */
const activityEntrySchema = z.object({
  /** Counts from 1 within the account. */
  seq: z.number().int(),
  at: timeSchema,
  action: z.enum(auditActions),
  /** `system`: the server by itself, or somebody who was not signed in. */
  actor: z.enum(['you', 'system']),
  subject: z
    .object({
      type: z.enum(['resume', 'job', 'plan']),
      id: z.number().int(),
      /** Its name now; null where it is gone. */
      name: z.string().nullable(),
    })
    .nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type ActivityEntry = z.infer<typeof activityEntrySchema>

export const activityQuerySchema = z.object({
  /** Entries older than this one; without it the newest. */
  before: z.coerce.number('Must be a number.').int().min(1).max(2_147_483_647).optional(),
})

export const activitySchema = z.object({
  /** Newest first, fifty at most. */
  entries: z.array(activityEntrySchema),
  /** What to send as `before` for the next page; null at the end. */
  next: z.number().int().nullable(),
})
export type Activity = z.infer<typeof activitySchema>
