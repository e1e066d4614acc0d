import { z } from 'zod'
import { timeSchema } from './shared.ts'

/** `reading` only while a newer reader takes up stored bytes again; `unreadable` when it finds nothing to read. */
export const resumeSchema = z.object({
  id: z.number().int(),
  file_name: z.string(),
  file_url: z.string(),
  uploaded_at: timeSchema,
  status: z.enum(['ready', 'reading', 'unreadable']),
  /** Why the status is `unreadable`, and what to do about it. */
  error: z.string().nullable(),
  file_type: z.enum(['pdf', 'docx', 'doc']),
  size_bytes: z.number().int(),
  pages: z.number().int().nullable(),
  /** Sentences on what the reader doubts, hidden text among them. Empty where the text reads well. */
  warnings: z.array(z.string()),
})
export type Resume = z.infer<typeof resumeSchema>

/** What the people of resumes are called, as it was read, to find resumes by; one without a name is left out. */
export const namesSchema = z.array(z.object({ resume_id: z.number().int(), name: z.string() }))

/** Who a resume is of and how to reach them, as it was read. No result of a match or an analysis has any of it. */
export const personSchema = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  links: z.array(z.string()),
})
export type Person = z.infer<typeof personSchema>

const rejectedFileSchema = z.object({ file_name: z.string(), error: z.string() })

export const uploadAnswerSchema = z.object({
  resumes: z.array(resumeSchema),
  rejected: z.array(rejectedFileSchema),
  /** Which of `resumes`, by their id, are the very bytes of one that was there before, and what that one is called. */
  known: z.array(z.object({ id: z.number().int(), file_name: z.string() })),
})
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>

/** Without the characters of control and direction, which nobody sees and which disguise a name. */
export const undisguised = (name: string) => name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')

const fileNameSchema = z
  .string('Enter a file name.')
  .overwrite(undisguised)
  .trim()
  .min(1, 'Enter a file name.')
  .max(255, 'A file name has at most 255 characters.')

export const renameSchema = z.object({ file_name: fileNameSchema })
export type Rename = z.infer<typeof renameSchema>

/** What the picker offers and what a dropped file may be. The server judges by content, not by this. */
export const acceptedFileTypes = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
}

/** The most files one call takes; what comes after is answered under `rejected`. */
export const maxFilesPerUpload = 100
