import { createHash } from 'node:crypto'
import { type ErrorCode, type Range, type ResumeText, undisguised } from '../../contract/index.ts'
import { boxesOf } from '../../documents/places.ts'
import type { DocumentText, Reading } from '../../documents/text.ts'

/** The part of an uploaded name that a person would call the file's name, at most 255 characters. */
export function cleanFileName(name: string | undefined): string {
  const base = (name ?? '').toWellFormed().split(/[\\/]/).at(-1) ?? ''
  return Array.from(undisguised(base).trim()).slice(-255).join('') || 'resume'
}

/** The name to download a file under: its own, ending as what it is, so that it opens in what can read it. */
export const downloadName = (file_name: string, file_type: string): string =>
  file_name.toLowerCase().endsWith(`.${file_type}`) ? file_name : `${file_name}.${file_type}`

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export type Refusal = { file_name: string; code: ErrorCode; error: string }

/** Why a file that could not be read is refused, as the status and the sentence of the answer. */
export function refusalOf(reading: Extract<Reading, { status: 'unreadable' }>): Omit<Refusal, 'file_name'> {
  const codes: Partial<Record<typeof reading.reason, ErrorCode>> = {
    not_a_document: 'wrong_type',
    too_large: 'too_large',
  }
  return { code: codes[reading.reason] ?? 'unreadable', error: reading.message }
}

/** One status for an upload of which nothing was kept: the files' own where they agree, 422 where they differ. */
export function jointRefusal(refusals: Refusal[]): {
  code: ErrorCode
  message: string
  fields: Record<string, string>
} {
  const codes = new Set(refusals.map(refusal => refusal.code))
  const [code = 'unreadable'] = codes
  const fields: Record<string, string> = {}
  for (const { file_name, error } of refusals) {
    let name = file_name
    for (let copy = 2; name in fields; copy++) name = `${file_name} (${copy})`
    fields[name] = error
  }
  const [only] = refusals
  const message =
    refusals.length === 1 && only
      ? `${only.file_name}: ${only.error}`
      : `None of the ${refusals.length} files could be kept. ${refusals.map(r => `${r.file_name}: ${r.error}`).join(' ')}`
  return { code: codes.size === 1 ? code : 'unreadable', message, fields }
}

/** Of a stored file, for who downloads it. */
export const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** What was read, as it goes over the wire; both ends of `range` must be given for boxes. */
export function answerText(document: DocumentText, { from, to }: Range): ResumeText {
  const boxes = from === undefined || to === undefined ? [] : boxesOf(document, from, to)
  return { ...document, quality: { reasons: [], ...document.quality }, boxes }
}
