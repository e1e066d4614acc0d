import { randomUUID } from 'node:crypto'
import { maxFilesPerUpload, type Resume, type UploadAnswer } from '../../contract/index.ts'
import { detectType } from '../../documents/index.ts'
import type { ReadingPool } from '../../documents/pool.ts'
import type { Reading } from '../../documents/text.ts'
import type { Entitlements } from '../entitlements/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Limits } from '../limits/service.ts'
import type { Rows } from '../platform/database/database.ts'
import { unlessGone } from '../platform/database/transaction.ts'
import { AppError } from '../platform/errors.ts'
import type { Files } from '../platform/files.ts'
import { cleanFileName, jointRefusal, type Refusal, refusalOf, sha256 } from './rules.ts'
import * as store from './store.ts'

/** A file as it arrives: `null` bytes were over the size limit and not kept. */
export type IncomingFile = { name: string | undefined; bytes: Uint8Array | null }

/** What the bytes begin like, and so what a file is kept as while the reader decides. */
const storedTypes: Partial<Record<string, Resume['file_type']>> = { pdf: 'pdf', zip: 'docx', cfb: 'doc' }

/** Files of one upload that are in memory and in the reader at once. */
const inFlight = 4

export type UploadOptions = {
  db: Rows
  files: Files
  reader: ReadingPool
  entitlements: Entitlements
  limits: Limits
  now: () => Date
  maxUploadBytes: number
  /** Told once an upload has kept something. */
  onKept: () => void
}

/** How files come in: each judged, kept and read by itself, so that one that cannot be kept costs the others nothing. */
export function createUpload(options: UploadOptions) {
  const { db, files, reader, entitlements, limits, now, maxUploadBytes, onKept } = options

  /**
   * Bytes to disk, then the row, then the reading: a crash in between leaves a file that no row names (swept at the
   * next start) or a row without text (read at the next start), never a row without its bytes.
   */
  async function keep(owner: OwnerId, file: IncomingFile): Promise<Resume | Refusal> {
    const file_name = cleanFileName(file.name)
    const tooMany = await limits.take('uploads', { account: owner }).catch(refusedAs(file_name))
    if (tooMany) return tooMany
    if (!file.bytes) return tooLarge(file_name, maxUploadBytes)
    const file_type = storedTypes[detectType(file.bytes).type]
    if (!file_type) return refuse(file_name, await reader.read(file.bytes))
    const full = await entitlements.roomFor(owner, 'resumes_kept').catch(refusedAs(file_name))
    if (full) return full
    const file_key = `resumes/${randomUUID()}.${file_type}`
    const size_bytes = file.bytes.byteLength
    const row = { file_name, file_key, file_type, size_bytes, sha256: sha256(file.bytes), uploaded_at: now() }
    await files.put(file_key, file.bytes)
    const resume = await store.insertResume(db.of(owner), owner, row).catch(async error => {
      // The account may be gone by now: no row names these bytes.
      await files.delete(file_key)
      return unlessGone(error)
    })
    const reading = await reader.read(file.bytes)
    if (reading.status !== 'ok') {
      await discard(owner, resume.id)
      return refuse(file_name, reading)
    }
    const { document } = reading
    const kept = await entitlements
      .spend(owner, 'resumes_kept', tx => store.storeDocument(tx, resume.id, document))
      .catch(refusedAs(file_name))
    if (kept && 'code' in kept) await discard(owner, resume.id)
    return kept ?? { file_name, code: 'not_found', error: 'This resume was deleted while it was read.' }
  }

  /** What was never kept; it may have been deleted in the meantime. */
  async function discard(owner: OwnerId, id: number): Promise<void> {
    const row = await store.deleteResume(db.of(owner), owner, id)
    if (row) await files.delete(row.file_key)
  }

  /**
   * Keeps what can be read, file by file and in the order given. Throws where none is kept, with one sentence
   * per file; otherwise the refused ones are told beside the kept ones.
   */
  return async function upload(owner: OwnerId, incoming: AsyncIterable<IncomingFile>): Promise<UploadAnswer> {
    const outcomes: Promise<Resume | Refusal>[] = []
    for await (const file of incoming) {
      const outcome = outcomes.length < maxFilesPerUpload ? keep(owner, file) : Promise.resolve(oneTooMany(file))
      outcome.catch(() => {}) // awaited below; a failure must not count as unhandled until then
      outcomes.push(outcome)
      await outcomes.at(-inFlight)
    }
    const settled = await Promise.all(outcomes)
    const resumes = settled.filter(outcome => 'id' in outcome)
    const refusals = settled.filter(outcome => 'code' in outcome)
    if (settled.length === 0) throw new AppError('bad_input', 'Please select at least one file')
    if (resumes.length === 0) throw refusedAll(refusals)
    onKept()
    return { resumes, rejected: refusals.map(told), known: await store.knownBytes(db.of(owner), owner, resumes) }
  }
}

const refuse = (file_name: string, reading: Reading): Refusal => {
  if (reading.status === 'ok') throw new Error(`${file_name} was read as text, which no resume is kept as`)
  return { file_name, ...refusalOf(reading) }
}

/** A refusal on purpose is told beside the file; anything else goes on as the fault it is. */
const refusedAs =
  (file_name: string) =>
  (error: unknown): Refusal => {
    if (!(error instanceof AppError)) throw error
    return { file_name, code: error.code, error: error.message }
  }

const told = ({ file_name, error }: Refusal) => ({ file_name, error })

function refusedAll(refusals: Refusal[]): AppError {
  const { code, message, fields } = jointRefusal(refusals)
  return new AppError(code, message, fields)
}

const tooLarge = (file_name: string, maxBytes: number): Refusal => ({
  file_name,
  code: 'too_large',
  error: `This file is larger than ${maxBytes / 1024 / 1024} MB.`,
})

const oneTooMany = (file: IncomingFile): Refusal => ({
  file_name: cleanFileName(file.name),
  code: 'too_large',
  error: `One upload takes ${maxFilesPerUpload} files; upload this one with the next.`,
})
