import type { Analysis, BatchItem, Job, JobWithMatches, Match } from '../../contract/index.ts'
import type { Engine } from '../../engine/types.ts'
import type { Entitlements } from '../entitlements/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Jobs } from '../jobs/service.ts'
import type { Rows } from '../platform/database/database.ts'
import { AppError } from '../platform/errors.ts'
import type { ReadResume, Resumes } from '../resumes/service.ts'
import { answerAnalysis, answerMatch, asOfUpload, infoOf, inputHash, type Provenance, toStoredMatch } from './rules.ts'
import * as store from './store.ts'

export type Screening = ReturnType<typeof createScreening>

export type ScreeningOptions = {
  db: Rows
  jobs: Jobs
  resumes: Resumes
  entitlements: Entitlements
  engine: Engine
  now: () => Date
}

/** Analyse, match, batch and history: one use case each for route and stream. */
export function createScreening({ db, jobs, resumes, entitlements, engine, now }: ScreeningOptions) {
  const provenance = (read: ReadResume, job?: Job): Provenance => {
    const as_of = asOfUpload(read.resume)
    const posting = job ? [job.title, job.description] : []
    const input_hash = inputHash(read.sha256, read.document.reader, as_of, ...posting)
    return { engine: { name: engine.name, version: engine.version }, input_hash, as_of }
  }

  async function matchOne(owner: OwnerId, job: Job, resumeId: number, refresh: boolean): Promise<Match> {
    const read = await resumes.text(owner, resumeId)
    const from = provenance(read, job)
    const pair = { jobId: job.id, resumeId }
    const known = refresh ? null : await store.findMatch(db.of(owner), owner, pair, from)
    if (known) return answerMatch(job, read.resume, known)
    await entitlements.roomFor(owner, 'analyses_per_month')
    const reading = engine.readResume(read.document, from.as_of)
    const found = engine.match({ title: job.title, description: job.description ?? '' }, reading)
    const stored = { result: toStoredMatch(found, read.document, from), evaluatedAt: now() }
    await entitlements.spend(owner, 'analyses_per_month', tx => store.storeMatch(tx, owner, pair, stored))
    return answerMatch(job, read.resume, stored)
  }

  /** What keeps one resume from being matched stands in its place; the others go on. */
  async function batchItem(owner: OwnerId, job: Job, resumeId: number, refresh: boolean): Promise<BatchItem> {
    try {
      return await matchOne(owner, job, resumeId, refresh)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const resume = error.code === 'not_found' ? null : await resumes.get(owner, resumeId).catch(() => null)
      return { resume_id: resumeId, resume_info: resume && infoOf(resume), error: error.message }
    }
  }

  return {
    /** Idempotent: the stored analysis is answered while file, reader and engine are the same, unless `refresh`. */
    async analyze(owner: OwnerId, resumeId: number, refresh: boolean): Promise<Analysis> {
      const read = await resumes.text(owner, resumeId)
      const from = provenance(read)
      const info = { resume_id: resumeId, resume_info: infoOf(read.resume) }
      const known = refresh ? null : await store.findAnalysis(db.of(owner), owner, resumeId, from)
      if (known) return answerAnalysis(info, known)
      await entitlements.roomFor(owner, 'analyses_per_month')
      const found = engine.analyze(engine.readResume(read.document, from.as_of))
      const stored = { result: { ...found, ...from }, evaluatedAt: now() }
      await entitlements.spend(owner, 'analyses_per_month', tx => store.storeAnalysis(tx, owner, resumeId, stored))
      return answerAnalysis(info, stored)
    },

    /** Idempotent like `analyze`. */
    async match(owner: OwnerId, jobId: number, resumeId: number, refresh: boolean): Promise<Match> {
      return matchOne(owner, await jobs.get(owner, jobId), resumeId, refresh)
    },

    /** One item an id, in the order given, each as soon as it is ready. Throws only where the job is not found. */
    async matchBatch(
      owner: OwnerId,
      jobId: number,
      ids: number[],
      refresh: boolean,
    ): Promise<AsyncGenerator<BatchItem>> {
      const job = await jobs.get(owner, jobId)
      await entitlements.atOnce(owner, 'batch_size', ids.length)
      return (async function* () {
        for (const id of ids) yield await batchItem(owner, job, id, refresh)
      })()
    },

    /** Every job, newest first, with its matched resumes, highest score first. */
    async history(owner: OwnerId): Promise<JobWithMatches[]> {
      const [all, matches] = await Promise.all([jobs.list(owner), store.matchHistory(db.of(owner), owner)])
      return all.map(job => ({
        job_id: job.id,
        job_title: job.title,
        matched_resumes: matches
          .filter(match => match.job_id === job.id)
          .sort((a, b) => b.match_score - a.match_score || a.resume_id - b.resume_id)
          .map(({ resume_id, file_name, match_score, summary, evaluated_at, analysis }) => {
            const info = { resume_id, resume_info: { file_name, file_url: `/api/resumes/${resume_id}/file` } }
            const analyses = analysis ? [answerAnalysis(info, analysis)] : []
            return {
              ...info,
              match_score,
              summary,
              evaluated_at: evaluated_at.toISOString(),
              resume_analyses: analyses,
            }
          }),
      }))
    },
  }
}
