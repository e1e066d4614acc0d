import { type Kysely, Migrator } from 'kysely'
import { start } from './migrations/0001-start.ts'
import { billing } from './migrations/0002-billing.ts'
import { identity } from './migrations/0003-identity.ts'
import { tenants } from './migrations/0004-tenants.ts'
import { limits } from './migrations/0005-limits.ts'
import { rights } from './migrations/0006-rights.ts'
import { engines } from './migrations/0007-engines.ts'
import { criteria } from './migrations/0008-criteria.ts'
import { names } from './migrations/0009-names.ts'
import type { Schema } from './schema.ts'

/** By name, in the order in which they run. One that was released is never changed: another is added. */
const migrations = {
  '0001-start': start,
  '0002-billing': billing,
  '0003-identity': identity,
  '0004-tenants': tenants,
  '0005-limits': limits,
  '0006-rights': rights,
  '0007-engines': engines,
  '0008-criteria': criteria,
  '0009-names': names,
}

/**
 * Brings the schema up to date, all of it or nothing. Instances that start together wait for each other on an
 * advisory lock, so every migration runs once. Throws when one fails, or when the database was made by a newer
 * version of the application.
 */
export async function migrate(kysely: Kysely<Schema>, log: (message: string) => void): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw new Error(`The database could not be brought up to date: ${reasonOf(error)}`, { cause: error })
  for (const { migrationName } of results ?? []) log(`Migration ${migrationName} is done.`)
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  if (!/previously executed migration .+ is missing/.test(reason)) return reason
  return 'it was made by a newer version of Candid than this one. Start that version, or restore an older copy.'
}
