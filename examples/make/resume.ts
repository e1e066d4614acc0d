import { z } from 'zod'

/** What the standard fonts of a pdf can draw (WinAnsi), so that every layout can hold every resume. */
const text = z
  .string()
  .min(1)
  .regex(/^[\x20-\x7E\u00A0-\u00FF–—‘’“”•…€]+$/, 'holds a character that the standard pdf fonts lack')

const entry = z.strictObject({
  title: text,
  place: text.optional(),
  dates: text.optional(),
  text: text.optional(),
  points: z.array(text).default([]),
})

/** A part of the resume; what it holds is laid out in this order. */
const section = z.strictObject({
  title: text,
  /** Goes into the side column where the layout has one. */
  side: z.boolean().default(false),
  text: z.array(text).default([]),
  entries: z.array(entry).default([]),
  rows: z.array(z.tuple([text, text])).default([]),
  list: z.array(text).default([]),
})

export const resumeSchema = z.strictObject({
  name: text,
  headline: text.optional(),
  contact: z.array(text).min(1),
  layout: z.enum([
    'pdf-classic',
    'pdf-sidebar',
    'pdf-dated',
    'pdf-band',
    'pdf-dense',
    'docx-headings',
    'docx-table',
    'docx-columns',
    'docx-textbox',
    'doc',
  ]),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .default('#1f3a5f'),
  sections: z.array(section).min(1),
  /** White text that nobody sees on the page: the trick that Candid must not fall for. */
  hidden: text.optional(),
})

export type Resume = z.infer<typeof resumeSchema>
export type Section = Resume['sections'][number]
export type Entry = Section['entries'][number]

/** British phone numbers start with 0; everybody else here lives where paper is Letter. */
export const isBritish = (resume: Resume): boolean => resume.contact.some(line => /\b0\d{2,4} /.test(line))

/** The title line of an entry when title and place share it. */
export const titleAndPlace = (entry: Entry): string => (entry.place ? `${entry.title}, ${entry.place}` : entry.title)

/** Every file is dated this day: the time of making must not change its bytes. */
export const madeOn = new Date('2026-11-02T09:00:00Z')
