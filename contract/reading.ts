import { z } from 'zod'

const boxSchema = z.object({
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})
export type Box = z.infer<typeof boxSchema>

const lineSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  page: z.number().int(),
  /** Lines of one paragraph, cell or list item share a number. */
  block: z.number().int(),
  box: boxSchema.nullable(),
  size: z.number().nullable(),
  bold: z.boolean(),
  kind: z.enum(['body', 'heading', 'list', 'cell', 'header', 'footer', 'footnote']),
})
export type ReadLine = z.infer<typeof lineSchema>

const hiddenReasonSchema = z.enum([
  'colour',
  'size',
  'off_page',
  'covered',
  'render_mode',
  'transparent',
  'zero_width',
  'annotation',
  'layer_off',
  'vanish',
])
export type HiddenReason = z.infer<typeof hiddenReasonSchema>

const hiddenSchema = z.object({
  text: z.string(),
  reason: hiddenReasonSchema,
  page: z.number().int(),
  box: boxSchema.nullable(),
})
export type HiddenPassage = z.infer<typeof hiddenSchema>

/**
 * A resume as it was read. Offsets are UTF-16 code units into `text`, pages count from 1, boxes are in points from the
 * top left corner of their page and null where the format has no pages.
 */
export const resumeTextSchema = z.object({
  type: z.enum(['pdf', 'docx', 'doc', 'text']),
  /** What a person sees, in reading order. */
  text: z.string(),
  lines: z.array(lineSchema),
  pages: z.array(
    z.object({
      number: z.number().int(),
      width: z.number().nullable(),
      height: z.number().nullable(),
      /** The page is a picture whose text was recognised. */
      recognised: z.boolean().optional(),
    }),
  ),
  /** A guess, such as `en`; null where it cannot be told, absent in texts of an older reader. */
  language: z.string().nullable().optional(),
  /** What a person cannot see: shown, never matched. */
  hidden: z.array(hiddenSchema),
  links: z.array(z.object({ url: z.string(), start: z.number().int().nullable(), end: z.number().int().nullable() })),
  quality: z.object({ verdict: z.enum(['good', 'doubtful']), reasons: z.array(z.string()) }),
  /** Version of the reader that made this. */
  reader: z.string(),
  /** Where the characters that were asked for stand, one box a line or stretch of a line, in reading order. */
  boxes: z.array(boxSchema),
})
export type ResumeText = z.infer<typeof resumeTextSchema>

const offset = z.coerce.number('Must be a number.').int('Must be a whole number.').min(0, 'Must be 0 or more.')

/** The range of the text whose places are asked for; without both there are none. */
export const rangeSchema = z.object({ from: offset.optional(), to: offset.optional() })
export type Range = z.infer<typeof rangeSchema>
