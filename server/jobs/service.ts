import type { Job, JobChange, JobInput } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Rows } from '../platform/database/database.ts'
import { found } from '../platform/errors.ts'
import * as store from './store.ts'

export type Jobs = ReturnType<typeof createJobs>

/** The positions of one owner. What is not theirs is not found. */
export function createJobs({ db, now }: { db: Rows; now: () => Date }) {
  return {
    /** Newest first. */
    list: (owner: OwnerId): Promise<Job[]> => store.listJobs(db.of(owner), owner),
    create: (owner: OwnerId, { title, description = null }: JobInput): Promise<Job> =>
      store.insertJob(db.of(owner), owner, { title, description, now: now() }),
    get: async (owner: OwnerId, id: number): Promise<Job> => found(await store.findJob(db.of(owner), owner, id)),
    update: async (owner: OwnerId, id: number, change: JobChange): Promise<Job> =>
      found(await store.updateJob(db.of(owner), owner, id, { ...change, now: now() })),
    /** Takes the job's matches with it. */
    remove: async (owner: OwnerId, id: number): Promise<void> => {
      found(await store.deleteJob(db.of(owner), owner, id))
    },
  }
}
