import type { Criterion, Job, JobChange } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Connection } from '../platform/database/database.ts'
import { standing } from './rules.ts'

const columns = ['id', 'title', 'description', 'criteria', 'created_at', 'updated_at'] as const

type Row = {
  id: number
  title: string
  description: string | null
  criteria: object
  created_at: Date
  updated_at: Date
}

const toJob = (row: Row): Job => ({
  id: row.id,
  title: row.title,
  description: row.description,
  criteria: standing(row.criteria as Criterion[], row.description),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

const orNull = (row: Row | undefined) => (row ? toJob(row) : null)

export async function listJobs(db: Connection, owner: OwnerId): Promise<Job[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(columns)
    .where('owner_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toJob)
}

export async function insertJob(
  db: Connection,
  owner: OwnerId,
  job: { title: string; description: string | null; now: Date },
): Promise<Job> {
  const { title, description, now } = job
  const row = await db
    .insertInto('jobs')
    .values({ owner_id: owner, title, description, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toJob(row)
}

export async function findJob(db: Connection, owner: OwnerId, id: number): Promise<Job | null> {
  return orNull(
    await db.selectFrom('jobs').select(columns).where('owner_id', '=', owner).where('id', '=', id).executeTakeFirst(),
  )
}

/** What is undefined stays as it is. */
export async function updateJob(
  db: Connection,
  owner: OwnerId,
  id: number,
  change: JobChange & { now: Date },
): Promise<Job | null> {
  const { title, description, criteria, now } = change
  return orNull(
    await db
      .updateTable('jobs')
      .set({ title, description, criteria, updated_at: now })
      .where('owner_id', '=', owner)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst(),
  )
}

export async function deleteJob(db: Connection, owner: OwnerId, id: number): Promise<{ id: number } | null> {
  const row = await db
    .deleteFrom('jobs')
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row ?? null
}
