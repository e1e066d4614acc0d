import type { Job, Match, Prose, Reader, Stability } from '../../contract/index.ts'
import { type Assessors, judged, told, unread } from '../assessors/service.ts'
import type { Audit } from '../audit/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Rows } from '../platform/database/database.ts'
import type { ReadResume } from '../resumes/service.ts'
import type { EngineThread } from './engine.ts'
import { findMatch, type Keeping } from './keeping.ts'
import { provenanceOfMatch } from './provenance.ts'
import {
  answerMatch,
  criteriaDiffer,
  type MatchProvenance,
  postingOf,
  type Stored,
  type StoredMatch,
  tellingOf,
  toStoredMatch,
  withReading,
} from './rules.ts'
import { runsOfStability, stabilityOf } from './stability.ts'
import * as store from './store.ts'

/** `signal` ends what a model is asked; without `reader` the account's own choice holds. */
export type Wish = { refresh: boolean; reader?: Reader | undefined; signal: AbortSignal }
export type How = Wish & { reader: Reader }

export type SecondReadingOptions = {
  db: Rows
  engine: EngineThread
  assessors: Assessors
  audit: Audit
  now: () => Date
  keep: Keeping['keep']
  matchOffline: (owner: OwnerId, job: Job, read: ReadResume, refresh: boolean) => Promise<Match>
}

/** A match for which a language model is heard after the offline engine. */
export function createSecondReading(options: SecondReadingOptions) {
  const { db, engine, assessors, audit, now, keep, matchOffline } = options

  /** What the engine finds, and what of it a model is asked. */
  async function before(job: Job, read: ReadResume) {
    const offline = provenanceOfMatch(engine, read, job)
    const source = { job: postingOf(job), document: read.document, asOf: offline.as_of }
    const [resume, found] = await Promise.all([engine.readResume(source), engine.match(source)])
    const file = { resumeId: read.resume.id, sha256: read.sha256, reader: read.document.reader }
    return { offline, source, resume, found, what: { ...file, resume, requirements: found.requirements } }
  }

  /** The offline assessment, then what a model says of it; where none answers, the offline one and why. */
  async function match(owner: OwnerId, job: Job, read: ReadResume, { refresh, signal }: How): Promise<Match> {
    const { offline, source, found: first, what } = await before(job, read)
    const { requirements, assessments, match_score } = first
    const pair = { jobId: job.id, resumeId: read.resume.id }
    const withModel = `${engine.name} + model`
    const opened = async (known: Stored<StoredMatch>, from: MatchProvenance) => {
      const told = tellingOf('match.opened', pair.resumeId, known.result.match_score, from, job)
      await audit.write(db.of(owner), owner, told)
      return answerMatch(job, read.resume, known, engine)
    }
    // Corrected requirements are another question, which is asked where somebody wants to refresh and not before.
    const byAny = { ...offline, engine: { ...offline.engine, name: withModel } }
    const earlier = refresh ? null : await findMatch(db.of(owner), owner, job, read, byAny)
    if (earlier && criteriaDiffer(earlier.result.criteria ?? [], job.criteria)) return opened(earlier, byAny)
    const said = await assessors.read(owner, what, refresh, signal)
    if ('note' in said) {
      const match = await matchOffline(owner, job, read, refresh)
      return { ...match, second_reading: unread(said.note, match.match_score) }
    }
    const { engine: name, model, prompt, claims } = said.reading
    const version = `${engine.version} · ${name} ${model} ${prompt}`
    const from = { ...offline, engine: { name: withModel, version } }
    const known = said.kept ? await findMatch(db.of(owner), owner, job, read, from) : null
    if (known) return opened(known, from)
    const after = judged(requirements, assessments, claims)
    const found = await engine.conclude({ ...source, assessments: after.assessments })
    const second = told(said.reading, after.heard, requirements.length, match_score)
    const result = withReading(toStoredMatch(found, read.document, from), after.heard, second, read.document)
    const stored = { result, evaluatedAt: now() }
    const made = tellingOf('match.made', pair.resumeId, found.match_score, from, job)
    await keep(owner, made, tx => store.storeMatch(tx, owner, pair, stored))
    return answerMatch(job, read.resume, stored, engine)
  }
  /** Three readings anew, and what each would make of the score. Throws `unavailable` where not one came. */
  async function stability(owner: OwnerId, job: Job, read: ReadResume, signal: AbortSignal): Promise<Stability> {
    const { source, found, what } = await before(job, read)
    const { readings, note } = await assessors.readAgain(owner, what, runsOfStability, signal)
    const all = readings.map(({ claims }) => judged(found.requirements, found.assessments, claims))
    const made = await Promise.all(all.map(({ assessments }) => engine.conclude({ ...source, assessments })))
    const scores = made.map(({ match_score }) => match_score)
    return stabilityOf({ readings, note, heard: all.map(({ heard }) => heard), scores, found })
  }

  /** What the engine found, in a model's words. */
  async function writeUp(owner: OwnerId, job: Job, read: ReadResume, signal: AbortSignal): Promise<Prose> {
    const { resume, found } = await before(job, read)
    return assessors.write(owner, { requirements: found.requirements, assessments: found.assessments, resume }, signal)
  }

  return { match, stability, writeUp }
}
