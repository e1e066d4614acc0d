import type { Kysely, Migration } from 'kysely'
import { protect } from '../tenants.ts'

const owners = {
  users: 'id',
  sessions: 'user_id',
  jobs: 'owner_id',
  resumes: 'owner_id',
  analyses: 'owner_id',
  matches: 'owner_id',
  customers: 'owner_id',
  checkouts: 'owner_id',
  subscriptions: 'owner_id',
  usage: 'owner_id',
}

export const tenants: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column] of Object.entries(owners)) await protect(db, table, column)
  },
}
