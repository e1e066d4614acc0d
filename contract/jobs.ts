import { z } from 'zod'
import { timeSchema } from './shared.ts'

/**
 * A person's correction of what is read in the posting: the requirement that reads `text` there, to the letter, is of
 * this kind; `none` is no requirement at all.
 */
export const criterionSchema = z.object({
  text: z
    .string('Name the requirement by its text in the posting.')
    .min(1, 'Name the requirement by its text in the posting.')
    .max(2000, 'A requirement has at most 2,000 characters.'),
  kind: z.enum(['must', 'nice', 'none'], 'A requirement is must, nice or none.'),
})
export type Criterion = z.infer<typeof criterionSchema>

export const jobSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string().nullable(),
  /** In the order of the posting; what no longer stands there is left out. */
  criteria: z.array(criterionSchema),
  created_at: timeSchema,
  updated_at: timeSchema,
})
export type Job = z.infer<typeof jobSchema>

const titleSchema = z
  .string('Enter a job title.')
  .trim()
  .min(1, 'Enter a job title.')
  .max(200, 'A job title has at most 200 characters.')

/** Characters of a description. */
const longest = 50_000

const descriptionSchema = z
  .string('The description must be text.')
  .max(longest, 'A description has at most 50,000 characters.')
  .nullable()

const criteriaSchema = z
  .array(criterionSchema, 'The corrections must be a list.')
  .max(500, 'A job has at most 500 corrections.')
  .refine(list => new Set(list.map(({ text }) => text)).size === list.length, 'A requirement is corrected once only.')
  // Each stands in the description, and all of them in every result.
  .refine(
    list => list.reduce((sum, { text }) => sum + text.length, 0) <= longest,
    'Corrections have at most 50,000 characters in all.',
  )

export const jobInputSchema = z.object({ title: titleSchema, description: descriptionSchema.default(null) })
export type JobInput = z.input<typeof jobInputSchema>

/** What is left out stays as it is. */
export const jobChangeSchema = z.object({
  title: titleSchema.optional(),
  description: descriptionSchema.optional(),
  /** All corrections, in place of those before. */
  criteria: criteriaSchema.optional(),
})
export type JobChange = z.infer<typeof jobChangeSchema>
