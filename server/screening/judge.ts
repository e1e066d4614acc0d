import type { Analysis, Job, Match, Prose, Stability } from '../../contract/index.ts'
import type { Assessors } from '../assessors/service.ts'
import type { Audit, Told } from '../audit/service.ts'
import type { Entitlements } from '../entitlements/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Connection, Rows } from '../platform/database/database.ts'
import { inTransaction, unlessGone } from '../platform/database/transaction.ts'
import type { ReadResume, Resumes } from '../resumes/service.ts'
import type { EngineThread } from './engine.ts'
import {
  answerAnalysis,
  answerMatch,
  asOfUpload,
  infoOf,
  inputHash,
  knownOf,
  type MatchProvenance,
  matchHash,
  type Provenance,
  postingOf,
  tellingOf,
  toStoredMatch,
} from './rules.ts'
import { createSecondReading, type How } from './second-reading.ts'
import * as store from './store.ts'

export type JudgeOptions = {
  db: Rows
  resumes: Resumes
  entitlements: Entitlements
  audit: Audit
  engine: EngineThread
  assessors: Assessors
  now: () => Date
}

/** One resume judged, by itself or against a job: answered as it is stored, or made, stored and told to the log. */
export function createJudge({ db, resumes, entitlements, audit, engine, assessors, now }: JudgeOptions) {
  const provenance = (read: ReadResume): Provenance => {
    const as_of = asOfUpload(read.resume)
    const input_hash = inputHash(read.sha256, read.document.reader, as_of)
    return { engine: { name: engine.name, version: engine.version }, input_hash, as_of }
  }

  const provenanceOfMatch = (read: ReadResume, job: Job): MatchProvenance => {
    const from = provenance(read)
    const file = { sha256: read.sha256, reader: read.document.reader, as_of: from.as_of }
    return { ...from, input_hash: matchHash(file, job), criteria: job.criteria }
  }

  const findMatch = async (owner: OwnerId, job: Job, read: ReadResume, from: MatchProvenance) => {
    const all = await store.matchesOf(db.of(owner), owner, { jobId: job.id, resumeId: read.resume.id })
    return knownOf(all, from, criteria => provenanceOfMatch(read, { ...job, criteria }).input_hash)
  }

  /** A new result and the entry that tells of it, both or neither. Throws `not_found` where what it is of is gone. */
  const keep = (owner: OwnerId, told: Told, work: (tx: Connection) => Promise<void>): Promise<void> =>
    entitlements
      .spend(owner, 'analyses_per_month', connection =>
        inTransaction(connection, async tx => {
          await work(tx)
          await audit.write(tx, owner, told)
        }),
      )
      .catch(unlessGone)

  async function matchOffline(owner: OwnerId, job: Job, read: ReadResume, refresh: boolean): Promise<Match> {
    const resumeId = read.resume.id
    const from = provenanceOfMatch(read, job)
    const pair = { jobId: job.id, resumeId }
    const known = refresh ? null : await findMatch(owner, job, read, from)
    if (known) {
      await audit.write(db.of(owner), owner, tellingOf('match.opened', resumeId, known.result.match_score, from, job))
      return answerMatch(job, read.resume, known, engine)
    }
    await entitlements.roomFor(owner, 'analyses_per_month')
    const found = await engine.match({ job: postingOf(job), document: read.document, asOf: from.as_of })
    const stored = { result: toStoredMatch(found, read.document, from), evaluatedAt: now() }
    const told = tellingOf('match.made', resumeId, found.match_score, from, job)
    await keep(owner, told, tx => store.storeMatch(tx, owner, pair, stored))
    return answerMatch(job, read.resume, stored, engine)
  }

  const ours = { provenance: provenanceOfMatch, findMatch, keep, matchOffline }
  const second = createSecondReading({ db, engine, assessors, audit, now, ...ours })

  return {
    /** By the offline engine, or by it and a language model. */
    async matchOne(owner: OwnerId, job: Job, resumeId: number, how: How): Promise<Match> {
      const read = await resumes.text(owner, resumeId)
      return how.reader === 'model' ? second.match(owner, job, read, how) : matchOffline(owner, job, read, how.refresh)
    },

    writeUp: async (owner: OwnerId, job: Job, resumeId: number, signal: AbortSignal): Promise<Prose> =>
      second.writeUp(owner, job, await resumes.text(owner, resumeId), signal),

    stability: async (owner: OwnerId, job: Job, resumeId: number, signal: AbortSignal): Promise<Stability> =>
      second.stability(owner, job, await resumes.text(owner, resumeId), signal),

    /**
     * Idempotent: the stored analysis is answered while file and reader are the same, unless `refresh`. One that another
     * version of the engine made is answered too, marked as outdated: no number changes without being asked to.
     */
    async analyze(owner: OwnerId, resumeId: number, refresh: boolean): Promise<Analysis> {
      const read = await resumes.text(owner, resumeId)
      const from = provenance(read)
      const info = { resume_id: resumeId, resume_info: infoOf(read.resume) }
      const known = refresh ? null : await store.findAnalysis(db.of(owner), owner, resumeId, from)
      if (known) {
        await audit.write(db.of(owner), owner, tellingOf('analysis.opened', resumeId, known.result.score_overall, from))
        return answerAnalysis(info, known, engine)
      }
      await entitlements.roomFor(owner, 'analyses_per_month')
      const found = await engine.analyze({ document: read.document, asOf: from.as_of })
      const stored = { result: { ...found, ...from }, evaluatedAt: now() }
      const told = tellingOf('analysis.made', resumeId, found.score_overall, from)
      await keep(owner, told, tx => store.storeAnalysis(tx, owner, resumeId, stored))
      return answerAnalysis(info, stored, engine)
    },
  }
}
