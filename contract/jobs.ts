import { z } from 'zod'
import { timeSchema } from './shared.ts'

export const jobSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string().nullable(),
  created_at: timeSchema,
  updated_at: timeSchema,
})
export type Job = z.infer<typeof jobSchema>

const titleSchema = z
  .string('Enter a job title.')
  .trim()
  .min(1, 'Enter a job title.')
  .max(200, 'A job title has at most 200 characters.')

const descriptionSchema = z
  .string('The description must be text.')
  .max(50_000, 'A description has at most 50,000 characters.')
  .nullable()

export const jobInputSchema = z.object({ title: titleSchema, description: descriptionSchema.default(null) })
export type JobInput = z.input<typeof jobInputSchema>

/** What is left out stays as it is. */
export const jobChangeSchema = z.object({ title: titleSchema.optional(), description: descriptionSchema.optional() })
export type JobChange = z.infer<typeof jobChangeSchema>
