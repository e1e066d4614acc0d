import type { Resume } from '../../contract/index.ts'
import type { DocumentText } from '../../documents/text.ts'
import type { Audit } from '../audit/service.ts'
import type { OwnerId } from '../identity/service.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { AppError, found } from '../platform/errors.ts'
import { unlessMissing } from '../platform/files.ts'
import * as store from './store.ts'
import { createUpload, type UploadOptions } from './upload.ts'

export type Resumes = ReturnType<typeof createResumes>

export type ResumesOptions = UploadOptions & { audit: Audit }

/** Resumes and their files. What was read of one is the input of every score. */
export function createResumes(options: ResumesOptions) {
  const { db, files, audit } = options

  /** The row first: a crash before the file is gone leaves one that no row names, which is swept. */
  async function remove(owner: OwnerId, id: number): Promise<void> {
    const file_key = await inTransaction(db.of(owner), async tx => {
      const row = found(await store.deleteResume(tx, owner, id))
      await audit.write(tx, owner, { action: 'resume.deleted', subject: { type: 'resume', id } })
      return row.file_key
    })
    await files.delete(file_key)
  }

  /** The bytes with the name and type to answer them under. Throws `not_found`, also while it is being deleted. */
  async function stored(owner: OwnerId, id: number) {
    const file = found(await store.findFile(db.of(owner), owner, id))
    return { ...file, bytes: found(await files.read(file.file_key).catch(unlessMissing)) }
  }

  return {
    upload: createUpload(options),

    /** Newest first. */
    list: (owner: OwnerId): Promise<Resume[]> => store.listResumes(db.of(owner), owner),
    names: (owner: OwnerId) => store.listNames(db.of(owner), owner),
    get: async (owner: OwnerId, id: number): Promise<Resume> => found(await store.findResume(db.of(owner), owner, id)),
    rename: async (owner: OwnerId, id: number, fileName: string): Promise<Resume> =>
      found(await store.renameResume(db.of(owner), owner, id, fileName)),

    stored,

    /** Like `stored`, by a person: the log is told. */
    async fetch(owner: OwnerId, id: number, action: 'resume.opened' | 'resume.downloaded') {
      const file = await stored(owner, id)
      await audit.tell(owner, { action, subject: { type: 'resume', id } })
      return file
    },

    /** Takes the analyses, the matches and the file with it. */
    remove,

    /** What was read of a resume, with what identifies the input of a score. */
    text: async (owner: OwnerId, id: number): Promise<ReadResume> => {
      const row = found(await store.findText(db.of(owner), owner, id))
      if (!row.document)
        throw new AppError('unreadable', row.resume.error ?? 'This resume is still being read. Try again soon.')
      return { ...row, document: row.document }
    },
  }
}

export type ReadResume = { resume: Resume; document: DocumentText; sha256: string }
