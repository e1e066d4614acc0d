import type { Readable } from 'node:stream'
import type { DeleteAccount, Retention, RetentionPreview, User } from '../../contract/index.ts'
import type { Identity, OwnerId } from '../identity/service.ts'
import type { Rows } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Files } from '../platform/files.ts'
import { zipStream } from '../platform/zip.ts'
import { accountEntries, candidateEntries, type Sources } from './export.ts'
import { answerUse, safeName } from './rules.ts'
import * as store from './store.ts'

export type Rights = ReturnType<typeof createRights>

export type RightsOptions = Sources & {
  db: Rows
  files: Files
  identity: Identity
  /** Has the database let go of the bytes of deleted rows, as far as it can; while the server goes on. */
  scrub: () => void
  now: () => Date
}

type Caller = { owner: OwnerId; user: User }
export type Download = { file_name: string; zip: Readable }

/** What people may ask for about their data: all of it in a file, its end after a time, or now. */
export function createRights(options: RightsOptions) {
  const { db, files, identity, billing, audit, jobs, resumes, scrub, now } = options
  const nameOf = (name: string) => `candid-${safeName(name)}-${now().toISOString().slice(0, 10)}.zip`

  const retention = async (owner: OwnerId): Promise<Retention> => ({
    days: (await store.findRetention(db.of(owner), owner))?.days ?? null,
  })

  return {
    /** Everything of the account as it is read; the log is told before the first byte. */
    async exportAccount(caller: Caller): Promise<Download> {
      await audit.write(db.of(caller.owner), caller.owner, { action: 'data.exported' })
      const entries = accountEntries(options, caller, await retention(caller.owner))
      return { file_name: nameOf(caller.user.username), zip: zipStream(entries, now()) }
    },

    /** Everything of one candidate. */
    async exportResume(owner: OwnerId, id: number): Promise<Download> {
      const resume = await resumes.get(owner, id)
      await audit.write(db.of(owner), owner, { action: 'resume.exported', subject: { type: 'resume', id } })
      const entries = candidateEntries(options, owner, await jobs.list(owner), resume)
      return { file_name: nameOf(resume.file_name), zip: zipStream(entries, now()) }
    },

    retention,

    /** What would go, and when, if it were set now; as it is set, where the days are the same. */
    async previewRetention(owner: OwnerId, days: number): Promise<RetentionPreview> {
      const kept = await store.findRetention(db.of(owner), owner)
      const setting = kept?.days === days ? kept : { days, changed_at: now() }
      const uses = await store.lastUses(db.of(owner), owner)
      return { days, resumes: uses.map(use => answerUse(use, setting)) }
    },

    /** Setting the same days again changes nothing. */
    async setRetention(owner: OwnerId, { days }: Retention): Promise<Retention> {
      await inTransaction(db.of(owner), async tx => {
        if (((await store.findRetention(tx, owner))?.days ?? null) === days) return
        if (days === null) await store.endRetention(tx, owner)
        else await store.setRetention(tx, owner, { days, changed_at: now() })
        await audit.write(tx, owner, { action: 'retention.changed', details: { days } })
      })
      return { days }
    },

    /** Throws `bad_input` unless it is shown that it is the owner who asks. */
    confirm: (owner: OwnerId, proof: DeleteAccount): Promise<void> => identity.confirm(owner, proof),

    /**
     * Once it is confirmed. The subscription first, at the provider: where that fails nothing is lost and nothing costs money unseen. Then
     * every row at once; who is at work for the account finds it gone. Then the files: a crash before the last of
     * them leaves some that no row names, which are swept.
     */
    async deleteAccount({ owner, user }: Caller): Promise<void> {
      await billing.endForGood(owner)
      const keys = await inTransaction(db.of(owner), async tx => {
        const keys = await store.deleteAccount(tx, owner)
        if (keys) await audit.write(tx, owner, { action: 'account.deleted', details: { resumes: keys.length } })
        return keys ?? []
      })
      for (const key of keys) await files.delete(key)
      await identity.forgetMail(user.email)
      scrub()
    },
  }
}
