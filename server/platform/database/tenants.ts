import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/*
 * The second wall. The first is that every store filters by owner; this one is PostgreSQL's row-level security, which
 * holds where a store forgets to. `candid.rows` says, for one transaction, whose rows there are: an owner's id, `all`
 * or, where nobody has said, none.
 */

/** May read and write rows, and is held by policies: what a user of DATABASE_URL who is not held by them turns into. */
const heldRole = 'candid_rows'

/** One owner by id; `all` for work that is nobody's alone; `none` for what belongs to nobody (plans, settings). */
export type Whose = number | 'all' | 'none'

/**
 * To be called by each migration that makes a table with an owner: from then on only the rows whose `ownerColumn` is
 * the tenant's are seen, changed or inserted, by the table's own owner too. `null`: by the system alone.
 */
export async function protect(db: Kysely<unknown>, table: string, ownerColumn: string | null): Promise<void> {
  const name = sql.table(table)
  await sql`alter table ${name} enable row level security, force row level security`.execute(db)
  const whose = ownerColumn === null ? sql`('all')` : sql`('all', ${sql.ref(ownerColumn)}::text)`
  await sql`create policy tenant on ${name}
    using ((select current_setting('candid.rows', true)) in ${whose})`.execute(db)
}

/** The statements that a transaction begins with; `role` null where the connection is held by policies as it is. */
export function scopeOf(whose: Whose, role: string | null): string {
  if (typeof whose === 'number' && !Number.isSafeInteger(whose)) throw new Error('An owner is known by a whole number.')
  return `${role ? `set local role ${role}; ` : ''}set local candid.rows = '${whose}'`
}

/**
 * Finds out whether policies hold the connection's user. Where they do not (a superuser, as the embedded database's
 * is), answers the role that it must take on in every transaction, made here when it is missing. Where that cannot be
 * done the first wall is left, and it says so.
 */
export async function roleToTake(db: Kysely<Schema>, log: (message: string) => void): Promise<string | null> {
  if (!(await isAboveWall(db))) return null
  try {
    await db.transaction().execute(makeRole)
    return heldRole
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log(
      `Row-level security, the second wall between accounts, does not hold: the user of DATABASE_URL bypasses it and could not take on the role ${heldRole}, which does not (${reason}). Use a user that is no superuser and has no BYPASSRLS.`,
    )
    return null
  }
}

async function isAboveWall(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ above: boolean }>`
    select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user`.execute(db)
  return rows[0]?.above !== false
}

/** Roles belong to the whole server: another database's instance may make the same one in this moment. */
async function makeRole(tx: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${heldRole}))`.execute(tx)
  await sql`do $$
    declare missing regclass;
    begin
      if not exists (select from pg_roles where rolname = '${sql.raw(heldRole)}') then
        begin
          create role ${sql.raw(heldRole)} nologin;
        exception when duplicate_object or unique_violation then null;
        end;
      end if;
      if not (select rolsuper from pg_roles where rolname = current_user) then
        execute format('grant ${sql.raw(heldRole)} to %I', current_user);
      end if;
      execute format('grant usage on schema %I to ${sql.raw(heldRole)}', current_schema());
      for missing in
        select oid from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%'
          and not (has_table_privilege('${sql.raw(heldRole)}', oid, 'select')
            and has_table_privilege('${sql.raw(heldRole)}', oid, 'insert')
            and has_table_privilege('${sql.raw(heldRole)}', oid, 'update')
            and has_table_privilege('${sql.raw(heldRole)}', oid, 'delete'))
      loop
        execute format('grant select, insert, update, delete on %s to ${sql.raw(heldRole)}', missing);
      end loop;
    end $$`.execute(tx)
  await sql.raw(`set local role ${heldRole}`).execute(tx)
  if (await isAboveWall(tx)) throw new Error(`${heldRole} is above it as well`)
}
