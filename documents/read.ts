import { detectType } from './detect.ts'
import { readDoc } from './doc/read.ts'
import { readDocx } from './docx/read.ts'
import { readPdf } from './pdf/read.ts'
import type { DocumentText, Reading } from './text.ts'
import { bomb, corrupt, Unreadable, unreadableReading } from './unreadable.ts'

const byteLimit = 32 * 1024 * 1024

export type ReadOptions = {
  /** Pages a pdf may have; one with more is unreadable, `too_many_pages`. 100 unless told. */
  maxPages?: number
  /** Gives the hOCR of a picture (PGM) of a page, null where it cannot; pages that are pictures stay unread without it. */
  recognise?: (picture: Uint8Array) => Promise<string | null>
}

/**
 * Reads a pdf, docx or doc, told apart by content. Never throws: whatever is wrong with the file becomes an
 * `unreadable` with one reason and a sentence that says what to do. Files over 32 MB are `too_large`.
 * Does not limit its own time; `createReadingPool` does.
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> {
  try {
    return { status: 'ok', document: await readDetected(bytes, options) }
  } catch (error) {
    return unreadableReading(verdictOn(error))
  }
}

/** What PDFium does where its memory may not grow is to abort; everything else that is thrown is a broken file. */
function verdictOn(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error
  const message = error instanceof Error ? error.message : ''
  return /memory|abort/i.test(message) ? bomb() : corrupt()
}

async function readDetected(bytes: Uint8Array, { maxPages = 100, recognise }: ReadOptions): Promise<DocumentText> {
  if (bytes.length > byteLimit) {
    throw new Unreadable(
      'too_large',
      'The file is larger than 32 MB; save it with smaller pictures and upload it again.',
    )
  }
  const detected = detectType(bytes)
  switch (detected.type) {
    case 'empty':
      throw new Unreadable('empty', 'The file is empty (0 bytes); choose the right file and upload it again.')
    case 'pdf':
      return readPdf(bytes, maxPages, recognise)
    case 'zip':
      return readDocx(bytes)
    case 'cfb':
      return readDoc(bytes)
    case 'other':
      throw new Unreadable('not_a_document', `This is ${detected.name}; upload a PDF, DOC or DOCX file.`)
  }
}
