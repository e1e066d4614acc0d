import { highestId, type Resume } from '../../contract/index.ts'
import type { DocumentText } from '../../documents/text.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Connection } from '../platform/database/database.ts'

type NewResume = {
  file_name: string
  file_key: string
  file_type: 'pdf' | 'docx' | 'doc'
  size_bytes: number
  sha256: string
  uploaded_at: Date
}

const columns = [
  'id',
  'file_name',
  'uploaded_at',
  'file_type',
  'size_bytes',
  'read_error',
  'pages',
  'warnings',
] as const

type Row = {
  id: number
  file_name: string
  uploaded_at: Date
  file_type: string
  size_bytes: number
  read_error: string | null
  pages: number | null
  warnings: unknown
}

/** A row with neither warnings nor an error has not been read yet. */
const toResume = (row: Row): Resume => ({
  id: row.id,
  file_name: row.file_name,
  file_url: `/api/resumes/${row.id}/file`,
  uploaded_at: row.uploaded_at.toISOString(),
  status: row.read_error !== null ? 'unreadable' : row.warnings ? 'ready' : 'reading',
  error: row.read_error,
  file_type: row.file_type as Resume['file_type'],
  size_bytes: row.size_bytes,
  pages: row.pages,
  warnings: (row.warnings ?? []) as string[],
})

const orNull = (row: Row | undefined) => (row ? toResume(row) : null)

/** Not read yet: the status is `reading`. */
export async function insertResume(db: Connection, owner: OwnerId, resume: NewResume): Promise<Resume> {
  const row = await db
    .insertInto('resumes')
    .values({ ...resume, owner_id: owner })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toResume(row)
}

/** What those of these resumes are the same bytes as that came before them, by the name of the latest of those. */
export async function knownBytes(db: Connection, owner: OwnerId, resumes: Resume[]) {
  const ids = resumes.map(({ id }) => id)
  return db
    .selectFrom('resumes as new')
    .innerJoin('resumes as old', join =>
      join
        .onRef('old.owner_id', '=', 'new.owner_id')
        .onRef('old.sha256', '=', 'new.sha256')
        .onRef('old.id', '<', 'new.id'),
    )
    .where('new.owner_id', '=', owner)
    .where('new.id', 'in', ids)
    .distinctOn('new.id')
    .select(['new.id', 'old.file_name'])
    .orderBy('new.id')
    .orderBy('old.id', 'desc')
    .execute()
}

/** Null where the resume was deleted while it was read. */
export async function storeDocument(db: Connection, id: number, document: DocumentText): Promise<Resume | null> {
  const row = await db
    .updateTable('resumes')
    .set({
      document,
      // Read of another text, it is to be looked for anew.
      person_name: null,
      reader: document.reader,
      warnings: document.quality.verdict === 'doubtful' ? document.quality.reasons : [],
      pages: document.type === 'pdf' ? document.pages.length : null,
      read_error: null,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  return orNull(row)
}

/** A text that an older reader found stays: a newer one must not take away what a score rests on. */
export async function storeFailure(db: Connection, id: number, reader: string, message: string) {
  await db
    .updateTable('resumes')
    .set(eb => ({ reader, read_error: eb.case().when('document', 'is', null).then(message).else(null).end() }))
    .where('id', '=', id)
    .execute()
}

export async function listResumes(db: Connection, owner: OwnerId): Promise<Resume[]> {
  const rows = await db
    .selectFrom('resumes')
    .select(columns)
    .where('owner_id', '=', owner)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toResume)
}

/** Ids of a batch may be beyond what the column holds. */
const one = (db: Connection, owner: OwnerId, id: number) =>
  db.selectFrom('resumes').where('owner_id', '=', owner).where('id', '=', Math.min(id, highestId))

export async function findResume(db: Connection, owner: OwnerId, id: number): Promise<Resume | null> {
  return orNull(await one(db, owner, id).select(columns).executeTakeFirst())
}

export async function findFile(db: Connection, owner: OwnerId, id: number) {
  return (await one(db, owner, id).select(['file_name', 'file_key', 'file_type']).executeTakeFirst()) ?? null
}

export async function findText(db: Connection, owner: OwnerId, id: number) {
  const row = await one(db, owner, id)
    .select([...columns, 'sha256', 'document'])
    .executeTakeFirst()
  return row ? { resume: toResume(row), sha256: row.sha256, document: row.document as DocumentText | null } : null
}

export async function renameResume(db: Connection, owner: OwnerId, id: number, file_name: string) {
  return orNull(
    await db
      .updateTable('resumes')
      .set({ file_name })
      .where('owner_id', '=', owner)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst(),
  )
}

export async function deleteResume(db: Connection, owner: OwnerId, id: number) {
  const row = await db
    .deleteFrom('resumes')
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .returning('file_key')
    .executeTakeFirst()
  return row ?? null
}

/** For the tasks at start, over all owners. */
export async function allFileKeys(db: Connection): Promise<Set<string>> {
  const rows = await db.selectFrom('resumes').select('file_key').execute()
  return new Set(rows.map(row => row.file_key))
}

/** Files that an older reader read, or none yet. */
export async function outdatedFiles(db: Connection, reader: string): Promise<{ id: number; file_key: string }[]> {
  return db.selectFrom('resumes').select(['id', 'file_key']).where('reader', 'is distinct from', reader).execute()
}

/** Those whose person's name was not looked for yet, over all owners. */
export async function unnamedResumes(db: Connection): Promise<number[]> {
  const rows = await db
    .selectFrom('resumes')
    .select('id')
    .where('person_name', 'is', null)
    .where('document', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Of all resumes in which a name was found. */
export async function listNames(db: Connection, owner: OwnerId) {
  const rows = await db
    .selectFrom('resumes')
    .select(['id as resume_id', 'person_name'])
    .where('owner_id', '=', owner)
    .where('person_name', '<>', '')
    .execute()
  return rows.map(({ resume_id, person_name }) => ({ resume_id, name: person_name ?? '' }))
}

/** Null where it was deleted meanwhile. */
export async function textToName(db: Connection, id: number) {
  const row = await db
    .selectFrom('resumes')
    .select(['document', 'uploaded_at', 'reader'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.document ? { ...row, document: row.document as DocumentText } : null
}

/** Unless another reader has read the file since. */
export async function storeName(db: Connection, id: number, reader: string | null, name: string) {
  await db
    .updateTable('resumes')
    .set({ person_name: name })
    .where('id', '=', id)
    .where('reader', 'is not distinct from', reader)
    .execute()
}
