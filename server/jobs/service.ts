import type { Job, JobChange, JobInput } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Connection } from '../platform/database/database.ts'
import { found } from '../platform/errors.ts'
import * as store from './store.ts'

export type Jobs = ReturnType<typeof createJobs>

/** The positions of one owner. What is not theirs is not found. */
export function createJobs({ db, now }: { db: Connection; now: () => Date }) {
  return {
    /** Newest first. */
    list: (owner: OwnerId): Promise<Job[]> => store.listJobs(db, owner),
    create: (owner: OwnerId, { title, description = null }: JobInput): Promise<Job> =>
      store.insertJob(db, owner, { title, description, now: now() }),
    get: async (owner: OwnerId, id: number): Promise<Job> => found(await store.findJob(db, owner, id)),
    update: async (owner: OwnerId, id: number, change: JobChange): Promise<Job> =>
      found(await store.updateJob(db, owner, id, { ...change, now: now() })),
    /** Takes the job's matches with it. */
    remove: async (owner: OwnerId, id: number): Promise<void> => {
      found(await store.deleteJob(db, owner, id))
    },
  }
}
