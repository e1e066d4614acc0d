import type { Resume, UploadAnswer } from '../../contract/resumes.ts'
import { forgetAllowance } from './allowance.ts'
import { call } from './client.ts'
import { ApiError, reasonOf, statusOf } from './error.ts'
import { endIfUnauthorized } from './query-client.ts'
import { addResumes } from './resumes.ts'

/** `refused`: the file itself is why, and sent once more it would be refused once more. */
export type Failed = { file: File; reason: string; refused: boolean }
/** `known`: what a resume of the same bytes is called that was there before. */
export type Outcome = { file: File; resume: Resume; known?: string } | Failed
type Send = (files: readonly File[]) => Promise<UploadAnswer>

const filesPerCall = 8
const tries = 5

/** Answers name their files, so two files of one name never travel in the same call. */
export function inChunks(files: readonly File[], size = filesPerCall): File[][] {
  const chunks: File[][] = []
  for (const file of files) {
    const home = chunks.find(chunk => chunk.length < size && chunk.every(other => other.name !== file.name))
    if (home) home.push(file)
    else chunks.push([file])
  }
  return chunks
}

const toOutcomes = (files: readonly File[], { resumes, rejected, known }: UploadAnswer): Outcome[] => {
  const kept = resumes.filter(resume => !rejected.some(other => other.file_name === resume.file_name))
  return files.map(file => {
    const refusal = rejected.find(other => other.file_name === file.name)
    if (refusal) return { file, reason: refusal.error, refused: true }
    const resume = kept.find(other => other.file_name === file.name) ?? kept[0]
    if (!resume) return { file, reason: 'The server did not say what became of this file.', refused: false }
    kept.splice(kept.indexOf(resume), 1)
    const before = known.find(({ id }) => id === resume.id)?.file_name
    return { file, resume, ...(before !== undefined && { known: before }) }
  })
}

/** A refusal of them all says of each file why, by its name; null where it does not know one of them by that name. */
function reasonsFor(files: readonly File[], error: unknown, refused: boolean): Outcome[] | null {
  const reasons = error instanceof ApiError ? error.failure.errors : undefined
  const told = files.flatMap(file => {
    const reason = reasons?.[file.name]
    return reason ? [{ file, reason, refused }] : []
  })
  return told.length === files.length ? told : null
}

/** The server's sentence about a single file begins with its name, which stands beside it here. */
function reasonFor(file: File, error: unknown): string {
  if (statusOf(error) === 401) return 'You are signed out. Sign in and choose the file again.'
  const reason = reasonOf(error)
  return reason.startsWith(`${file.name}: `) ? reason.slice(file.name.length + 2) : reason
}

const pause = (seconds: number) => new Promise(resolve => setTimeout(resolve, seconds * 1000))

/** Asked to slow down, it does, and goes on where it was. */
async function patiently(send: Send, files: readonly File[], left = tries): Promise<UploadAnswer> {
  try {
    return await send(files)
  } catch (error) {
    if (statusOf(error) !== 429 || left === 0) throw error
    await pause(error instanceof ApiError ? (error.retryAfter ?? 2) : 2)
    return patiently(send, files, left - 1)
  }
}

async function sendChunk(send: Send, files: readonly File[]): Promise<Outcome[]> {
  try {
    return toOutcomes(files, await patiently(send, files))
  } catch (error) {
    const refused = [400, 413, 415, 422].includes(statusOf(error))
    const told = reasonsFor(files, error, refused)
    if (told) return told
    if (!refused || files.length === 1) return files.map(file => ({ file, reason: reasonFor(file, error), refused }))
    // One sentence for all of them would hide each file's own reason: ask for every file alone.
    const alone: Outcome[] = []
    for (const file of files) alone.push(...(await sendChunk(send, [file])))
    return alone
  }
}

const sendFiles: Send = async files => {
  try {
    const answer = await call('uploadResumes', { files })
    addResumes(answer.resumes)
    return answer
  } catch (error) {
    endIfUnauthorized(error)
    throw error
  }
}

/** Uploads a few files a call, one call after the other; a file that fails keeps none of the others back. */
export async function uploadFiles(
  files: readonly File[],
  on: { sending: (files: readonly File[]) => void; settled: (outcomes: readonly Outcome[]) => void },
  send: Send = sendFiles,
): Promise<Outcome[]> {
  const all: Outcome[] = []
  for (const chunk of inChunks(files)) {
    on.sending(chunk)
    const outcomes = await sendChunk(send, chunk)
    on.settled(outcomes)
    all.push(...outcomes)
  }
  void forgetAllowance()
  return all
}
