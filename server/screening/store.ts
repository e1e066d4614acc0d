import { sql } from 'kysely'
import type { Criterion } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Connection } from '../platform/database/database.ts'
import { engineKey, type Provenance, type Stored, type StoredAnalysis, type StoredMatch } from './rules.ts'

/** What was made of the same input, by whichever engine. */
export async function findAnalysis(
  db: Connection,
  owner: OwnerId,
  resumeId: number,
  { input_hash }: Provenance,
): Promise<Stored<StoredAnalysis> | null> {
  const row = await db
    .selectFrom('analyses')
    .select(['result', 'evaluated_at'])
    .where('owner_id', '=', owner)
    .where('resume_id', '=', resumeId)
    .where('input_hash', '=', input_hash)
    .executeTakeFirst()
  return row ? { result: row.result as StoredAnalysis, evaluatedAt: row.evaluated_at } : null
}

/** Replaces the resume's last analysis. */
export async function storeAnalysis(db: Connection, owner: OwnerId, resumeId: number, stored: Stored<StoredAnalysis>) {
  const { engine, input_hash, as_of } = stored.result
  const values = {
    engine: engineKey(engine),
    input_hash,
    as_of,
    result: stored.result,
    evaluated_at: stored.evaluatedAt,
  }
  await db
    .insertInto('analyses')
    .values({ owner_id: owner, resume_id: resumeId, ...values })
    .onConflict(conflict => conflict.column('resume_id').doUpdateSet(values))
    .execute()
}

export type Pair = { jobId: number; resumeId: number }

/** All that was made of a pair, newest first. */
export async function matchesOf(
  db: Connection,
  owner: OwnerId,
  { jobId, resumeId }: Pair,
): Promise<Stored<StoredMatch>[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['result', 'evaluated_at'])
    .where('owner_id', '=', owner)
    .where('job_id', '=', jobId)
    .where('resume_id', '=', resumeId)
    .orderBy('evaluated_at', 'desc')
    .execute()
  return rows.map(row => ({ result: row.result as StoredMatch, evaluatedAt: row.evaluated_at }))
}

export async function storeMatch(
  db: Connection,
  owner: OwnerId,
  { jobId, resumeId }: Pair,
  { result, evaluatedAt }: Stored<StoredMatch>,
) {
  const { engine, input_hash, as_of, match_score, summary } = result
  const values = { as_of, match_score, summary, result, evaluated_at: evaluatedAt }
  const key = { job_id: jobId, resume_id: resumeId, engine: engineKey(engine), input_hash }
  await db
    .insertInto('matches')
    .values({ owner_id: owner, ...key, ...values })
    .onConflict(conflict => conflict.constraint('matches_input_unique').doUpdateSet(values))
    .execute()
}

/** All matches of an owner in short, each with its resume's analysis where there is one. */
export async function matchHistory(db: Connection, owner: OwnerId) {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('resumes', 'resumes.id', 'matches.resume_id')
    .leftJoin('analyses', 'analyses.resume_id', 'matches.resume_id')
    .select(['matches.job_id', 'matches.resume_id', 'resumes.file_name'])
    .select(['resumes.sha256', 'resumes.reader', 'matches.as_of', 'matches.input_hash'])
    .select(['matches.match_score', 'matches.summary', 'matches.evaluated_at'])
    .select(sql<StoredMatch['engine']>`matches.result->'engine'`.as('engine'))
    .select(sql<Criterion[]>`coalesce(matches.result->'criteria', '[]')`.as('criteria'))
    .select(['analyses.result as analysis', 'analyses.evaluated_at as analysed_at'])
    .where('matches.owner_id', '=', owner)
    .execute()
  return rows.map(({ analysis, analysed_at, ...match }) => ({
    ...match,
    analysis: analysed_at ? { result: analysis as StoredAnalysis, evaluatedAt: analysed_at } : null,
  }))
}

/** All that is stored of one resume: its analysis, and its matches, newest first. */
export async function resultsOf(db: Connection, owner: OwnerId, resumeId: number) {
  const [analysis] = await db
    .selectFrom('analyses')
    .select(['result', 'evaluated_at'])
    .where('owner_id', '=', owner)
    .where('resume_id', '=', resumeId)
    .execute()
  const matches = await db
    .selectFrom('matches')
    .select(['job_id', 'result', 'evaluated_at'])
    .where('owner_id', '=', owner)
    .where('resume_id', '=', resumeId)
    .orderBy('evaluated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return {
    analysis: analysis ? { result: analysis.result as StoredAnalysis, evaluatedAt: analysis.evaluated_at } : null,
    matches: matches.map(({ job_id, result, evaluated_at }) => ({
      jobId: job_id,
      stored: { result: result as StoredMatch, evaluatedAt: evaluated_at },
    })),
  }
}
