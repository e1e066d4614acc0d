import type { Job, JobChange, JobInput } from '../../contract/index.ts'
import type { Audit } from '../audit/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Rows } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { found } from '../platform/errors.ts'
import * as store from './store.ts'

export type Jobs = ReturnType<typeof createJobs>

/** The positions of one owner. What is not theirs is not found. */
export function createJobs({ db, audit, now }: { db: Rows; audit: Audit; now: () => Date }) {
  return {
    /** Newest first. */
    list: (owner: OwnerId): Promise<Job[]> => store.listJobs(db.of(owner), owner),
    create: (owner: OwnerId, { title, description = null }: JobInput): Promise<Job> =>
      store.insertJob(db.of(owner), owner, { title, description, now: now() }),
    get: async (owner: OwnerId, id: number): Promise<Job> => found(await store.findJob(db.of(owner), owner, id)),
    update: async (owner: OwnerId, id: number, change: JobChange): Promise<Job> =>
      found(await store.updateJob(db.of(owner), owner, id, { ...change, now: now() })),
    /** Takes the job's matches with it. */
    remove: (owner: OwnerId, id: number): Promise<void> =>
      inTransaction(db.of(owner), async tx => {
        found(await store.deleteJob(tx, owner, id))
        await audit.write(tx, owner, { action: 'job.deleted', subject: { type: 'job', id } })
      }),
  }
}
