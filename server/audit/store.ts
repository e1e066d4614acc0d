import type { OwnerId } from '../identity/service.ts'
import type { Connection } from '../platform/database/database.ts'
import { type AuditEntry, type Details, genesis, type Head, hashOf, type Link, type Subject } from './rules.ts'

export type NewEntry = Omit<AuditEntry, 'owner_id' | 'seq'>

/**
 * Adds the next links of a chain. The head's row is locked until the transaction ends, so that several processes make
 * one chain; those of other accounts do not wait. Take the locks on what the entries tell of first, this one last.
 */
export async function append(tx: Connection, owner_id: number, entries: readonly NewEntry[]): Promise<void> {
  let { seq, hash } = await lockHead(tx, owner_id)
  const rows = entries.map(({ at, actor_id, action, subject, details }) => {
    seq += 1
    hash = hashOf(hash, { owner_id, seq, at, actor_id, action, subject, details })
    const [subject_type, subject_id] = [subject?.type ?? null, subject?.id ?? null]
    return { owner_id, seq, at, actor_id, action, subject_type, subject_id, details, hash }
  })
  await tx
    .with('head', db => db.updateTable('audit_heads').set({ seq, hash }).where('owner_id', '=', owner_id))
    .insertInto('audit_entries')
    .values(rows)
    .execute()
}

/** The head of a chain, made where there is none, which nobody else moves until the transaction ends. */
export function lockHead(tx: Connection, ownerId: number): Promise<Head> {
  return tx
    .insertInto('audit_heads')
    .values({ owner_id: ownerId, seq: 0, hash: genesis })
    .onConflict(conflict => conflict.column('owner_id').doUpdateSet({ owner_id: ownerId }))
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()
}

/** Whether there is such an entry from that time on. */
export async function isTold(
  db: Connection,
  ownerId: number,
  { action, subject, since }: { action: string; subject: Subject | null; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_entries')
    .select('seq')
    .where('owner_id', '=', ownerId)
    .where('subject_type', subject ? '=' : 'is', subject?.type ?? null)
    .where('subject_id', subject ? '=' : 'is', subject?.id ?? null)
    .where('at', '>', since)
    .where('action', '=', action)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Row = Omit<AuditEntry, 'subject' | 'details'> & {
  subject_type: string | null
  subject_id: number | null
  details: unknown
  hash: string
}

const columns = [
  'audit_entries.owner_id',
  'audit_entries.seq',
  'audit_entries.at',
  'audit_entries.actor_id',
  'audit_entries.action',
  'audit_entries.subject_type',
  'audit_entries.subject_id',
  'audit_entries.details',
  'audit_entries.hash',
] as const

const toLink = ({ subject_type, subject_id, details, ...row }: Row): Link => ({
  ...row,
  subject: subject_type && subject_id !== null ? ({ type: subject_type, id: subject_id } as Subject) : null,
  details: details as Details,
})

/** So many entries of one chain after that one, oldest first. */
export async function entriesAfter(db: Connection, ownerId: number, seq: number, limit: number): Promise<Link[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map(toLink)
}

export type NamedEntry = Link & { name: string | null }

/** So many entries before that one, newest first, each with what its subject is called now. */
export async function entriesBefore(db: Connection, owner: OwnerId, seq: number, limit: number): Promise<NamedEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .leftJoin('resumes', join =>
      join
        .onRef('resumes.id', '=', 'audit_entries.subject_id')
        .onRef('resumes.owner_id', '=', 'audit_entries.owner_id')
        .on('audit_entries.subject_type', '=', 'resume'),
    )
    .leftJoin('jobs', join =>
      join
        .onRef('jobs.id', '=', 'audit_entries.subject_id')
        .onRef('jobs.owner_id', '=', 'audit_entries.owner_id')
        .on('audit_entries.subject_type', '=', 'job'),
    )
    .select([...columns, 'resumes.file_name', 'jobs.title'])
    .where('audit_entries.owner_id', '=', owner)
    .where('audit_entries.seq', '<', seq)
    .orderBy('audit_entries.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ file_name, title, ...row }) => ({ ...toLink(row), name: file_name ?? title }))
}

/** Every chain there is, by its head or by an entry without one. */
export async function chains(db: Connection): Promise<{ owner_id: number; head: Head | null }[]> {
  const heads = await db.selectFrom('audit_heads').select(['owner_id', 'seq', 'hash']).orderBy('owner_id').execute()
  const named = new Set(heads.map(({ owner_id }) => owner_id))
  const owners = await db.selectFrom('audit_entries').select('owner_id').distinct().orderBy('owner_id').execute()
  const headless = owners.filter(({ owner_id }) => !named.has(owner_id))
  return [
    ...heads.map(({ owner_id, seq, hash }) => ({ owner_id, head: { seq, hash } })),
    ...headless.map(({ owner_id }) => ({ owner_id, head: null })),
  ]
}
