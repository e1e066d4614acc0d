import { createHash } from 'node:crypto'
import type { Job, Resume } from '../../contract/index.ts'
import type { ReadResume } from '../resumes/service.ts'
import type { Engine, MatchProvenance, Provenance } from './rules.ts'

/** SHA-256 over what the numbers depend on beside the engine, 64 hexadecimal digits. */
function inputHash(...inputs: (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex')
}

type Posting = Pick<Job, 'title' | 'description' | 'criteria'>

/** The hash of a match's input: the file as its reader read it, the day, and the posting with its corrections. */
export const matchHash = (
  file: { sha256: string; reader: string | null; as_of: string },
  { title, description, criteria }: Posting,
) => {
  const corrections = criteria.flatMap(({ text, kind }) => [text, kind])
  return inputHash(file.sha256, file.reader, file.as_of, title, description, ...corrections)
}

/**
 * "Present" in a resume means the day it came in. Taking today instead would let the same resume drift from one
 * score to another by itself.
 */
export const asOfUpload = (resume: Resume) => resume.uploaded_at.slice(0, 10)

/** What an analysis of a resume is made from, and by which engine. */
export function provenanceOf({ name, version }: Engine, read: ReadResume): Provenance {
  const as_of = asOfUpload(read.resume)
  const input_hash = inputHash(read.sha256, read.document.reader, as_of)
  return { engine: { name, version }, input_hash, as_of }
}

/** The same of a match, in which the posting and its corrections count too. */
export function provenanceOfMatch(engine: Engine, read: ReadResume, job: Job): MatchProvenance {
  return { ...provenanceOf(engine, read), input_hash: hashOfMatch(read, job), criteria: job.criteria }
}

export const hashOfMatch = ({ sha256, document, resume }: ReadResume, posting: Posting) =>
  matchHash({ sha256, reader: document.reader, as_of: asOfUpload(resume) }, posting)
