import type { Job, Match, Reader } from '../../contract/index.ts'
import type { Engine } from '../../engine/types.ts'
import { type Assessors, judged, told, unread } from '../assessors/service.ts'
import type { Audit, Told } from '../audit/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Connection, Rows } from '../platform/database/database.ts'
import type { ReadResume } from '../resumes/service.ts'
import { answerMatch, type Provenance, postingOf, tellingOf, toStoredMatch, withReading } from './rules.ts'
import * as store from './store.ts'

/** `signal` ends what a model is asked; without `reader` the account's own choice holds. */
export type Wish = { refresh: boolean; reader?: Reader | undefined; signal: AbortSignal }
export type How = Wish & { reader: Reader }

export type SecondReadingOptions = {
  db: Rows
  engine: Engine
  assessors: Assessors
  audit: Audit
  now: () => Date
  provenance: (read: ReadResume, job: Job) => Provenance
  keep: (owner: OwnerId, told: Told, work: (tx: Connection) => Promise<void>) => Promise<void>
  matchOffline: (owner: OwnerId, job: Job, read: ReadResume, refresh: boolean) => Promise<Match>
}

/** A match for which a language model is heard after the offline engine. */
export function createSecondReading(options: SecondReadingOptions) {
  const { db, engine, assessors, audit, now, provenance, keep, matchOffline } = options

  /** The offline assessment, then what a model says of it; where none answers, the offline one and why. */
  return async (owner: OwnerId, job: Job, read: ReadResume, { refresh, signal }: How): Promise<Match> => {
    const offline = provenance(read, job)
    const pair = { jobId: job.id, resumeId: read.resume.id }
    const resume = engine.readResume(read.document, offline.as_of)
    const { requirements, assessments, match_score } = engine.match(postingOf(job), resume)
    const file = { resumeId: pair.resumeId, sha256: read.sha256, reader: read.document.reader }
    const said = await assessors.read(owner, { ...file, resume, requirements }, refresh, signal)
    if ('note' in said) {
      const match = await matchOffline(owner, job, read, refresh)
      return { ...match, second_reading: unread(said.note, match.match_score) }
    }
    const { engine: name, model, prompt, claims } = said.reading
    const version = `${engine.version} · ${name} ${model} ${prompt}`
    const from = { ...offline, engine: { name: `${engine.name} + model`, version } }
    const known = said.kept ? await store.findMatch(db.of(owner), owner, pair, from) : null
    if (known) {
      const opened = tellingOf('match.opened', pair.resumeId, known.result.match_score, from, job)
      await audit.write(db.of(owner), owner, opened)
      return answerMatch(job, read.resume, known, engine)
    }
    const after = judged(requirements, assessments, claims)
    const found = engine.conclude(postingOf(job), resume, after.assessments)
    const second = told(said.reading, after.heard, requirements.length, match_score)
    const result = withReading(toStoredMatch(found, read.document, from), after.heard, second, read.document)
    const stored = { result, evaluatedAt: now() }
    const made = tellingOf('match.made', pair.resumeId, found.match_score, from, job)
    await keep(owner, made, tx => store.storeMatch(tx, owner, pair, stored))
    return answerMatch(job, read.resume, stored, engine)
  }
}
