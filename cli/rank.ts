import type { Reading } from '../documents/text.ts'
import type { Engine, JobText, MatchFindings, Profile, Requirement } from '../engine/types.ts'

export type Result =
  | ({ file: string; status: 'ok'; error: null } & MatchFindings & { profile: Profile })
  | { file: string; status: 'unreadable'; error: string }

export type Ranking = {
  engine: { name: string; version: string }
  job: { title: string; requirements: Requirement[]; warnings: string[] }
  /** Best first; what could not be read stands last. */
  results: Result[]
}

/** Ranks the files that were read. Equal scores keep the order of their names, so that no order of arguments shows. */
export function rank(engine: Engine, job: JobText, files: { file: string; reading: Reading }[], asOf: string): Ranking {
  const { requirements, warnings } = engine.readJob(job)
  const results = files.map(({ file, reading }): Result => {
    if (reading.status === 'unreadable') return { file, status: 'unreadable', error: reading.message }
    const resume = engine.readResume(reading.document, asOf)
    const { requirements: _, ...findings } = engine.match(job, resume)
    return { file, status: 'ok', error: null, ...findings, profile: resume.profile }
  })
  const score = (result: Result) => (result.status === 'ok' ? result.match_score : -1)
  results.sort((a, b) => score(b) - score(a) || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))
  return {
    engine: { name: engine.name, version: engine.version },
    job: { title: job.title, requirements, warnings: warnings.map(({ text }) => text) },
    results,
  }
}
