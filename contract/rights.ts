import { z } from 'zod'
import { timeSchema } from './shared.ts'

/** What shows that the owner asks: the password, or for an account without one its email address, typed again. */
export const deleteAccountSchema = z.object({
  password: z.string('Enter your password.').max(1024, 'This password is too long.').optional(),
  email: z.string('Enter your email address.').trim().max(254, 'This email address is too long.').optional(),
})
export type DeleteAccount = z.infer<typeof deleteAccountSchema>

const daysSchema = z
  .number('Enter a number of days.')
  .int('Enter whole days.')
  .min(30, 'At least 30 days.')
  .max(3650, 'At most 3650 days.')

/** Null: nothing is deleted by itself. */
export const retentionSchema = z.object({ days: daysSchema.nullable() })
export type Retention = z.infer<typeof retentionSchema>

export const retentionQuerySchema = z.object({ days: z.coerce.number('Enter a number of days.').pipe(daysSchema) })

/** What would go with this setting if nobody looked at it again, soonest first. */
export const retentionPreviewSchema = z.object({
  days: z.number().int(),
  resumes: z.array(
    z.object({
      id: z.number().int(),
      file_name: z.string(),
      /** When it was last opened, downloaded, analysed or matched, else when it was uploaded. */
      last_used_at: timeSchema,
      /** From then on the next run takes it. Runs are at the start of the server and once a day. */
      goes_at: timeSchema,
    }),
  ),
})
export type RetentionPreview = z.infer<typeof retentionPreviewSchema>
