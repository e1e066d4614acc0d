import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { textDocument } from '../documents/index.ts'
import type { ReadingPool } from '../documents/pool.ts'
import type { Reading } from '../documents/text.ts'
import type { Criterion, JobText } from '../engine/types.ts'
import { UsageError } from './arguments.ts'

/** Why a file could not be opened, in words. */
function trouble(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOENT') return `${file} does not exist.`
  if (code === 'EISDIR') return `${file} is a folder. Name the files in it.`
  if (code === 'EACCES') return `${file} may not be read by this user.`
  return `${file} could not be opened.`
}

function fromJson(file: string, text: string): JobText {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UsageError(`${file} is not valid JSON.`)
  }
  const job = value as { title?: unknown; description?: unknown; criteria?: unknown } | null
  if (typeof job?.title !== 'string' || typeof job.description !== 'string')
    throw new UsageError(`${file} must hold an object with "title" and "description", both text.`)
  const { title, description, criteria = [] } = job
  if (!Array.isArray(criteria) || !criteria.every(isCriterion))
    throw new UsageError(`"criteria" in ${file} must be a list of { "text", "kind" }, the kind must, nice or none.`)
  return { title, description, criteria }
}

function isCriterion(value: unknown): value is Criterion {
  const { text, kind } = (value ?? {}) as { text?: unknown; kind?: unknown }
  return typeof text === 'string' && (kind === 'must' || kind === 'nice' || kind === 'none')
}

/** The posting. Of a text file the first line with words is the title, marks of a heading aside. */
export async function readJobFile(file: string): Promise<JobText> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(trouble(file, error))
  }
  if (extname(file).toLowerCase() === '.json') return fromJson(file, text)
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const first = lines.findIndex(line => line.trim() !== '')
  if (first < 0) throw new UsageError(`${file} is empty.`)
  const title = (lines[first] ?? '').replace(/^[#\s]+/, '').trim()
  return { title: title || basename(file), description: lines.join('\n') }
}

/** The document in a file, or a sentence that says why there is none. */
export async function readResumeFile(file: string, pool: ReadingPool): Promise<Reading> {
  let bytes: Uint8Array
  try {
    bytes = await readFile(file)
  } catch (error) {
    return { status: 'unreadable', reason: 'not_a_document', message: trouble(file, error) }
  }
  if (!['.txt', '.md'].includes(extname(file).toLowerCase())) return pool.read(bytes)
  const text = new TextDecoder('utf-8').decode(bytes)
  if (!/[\p{L}\p{N}]/u.test(text)) return { status: 'unreadable', reason: 'empty', message: `${file} holds no words.` }
  if (text.includes('\0'))
    return { status: 'unreadable', reason: 'not_a_document', message: `${file} is not a text file.` }
  return { status: 'ok', document: textDocument(text) }
}
