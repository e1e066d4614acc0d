import type { Audit } from '../audit/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Rows } from '../platform/database/database.ts'
import type { Files } from '../platform/files.ts'
import { goesAt } from './rules.ts'
import * as store from './store.ts'

type Options = { db: Rows; files: Files; audit: Audit; now: () => Date }

/** Deletes what its owner's setting says may go. Several instances may run it at once. Answers how many went. */
export async function runRetention({ db, files, audit, now }: Options): Promise<number> {
  let gone = 0
  for (const setting of await store.allRetention(db.system)) {
    // The setting's row is the owner's own word for it: nobody is signed in here.
    const owner = setting.owner_id as OwnerId
    for (const { id, last_used_at } of await store.lastUses(db.of(owner), owner)) {
      if (goesAt(last_used_at, setting) > now()) break
      const key = await db
        .of(owner)
        .transaction()
        .execute(async tx => {
          // Somebody may be opening it, or changing the setting, at this moment: looked at again under the locks.
          await store.lockResume(tx, owner, id)
          await audit.lock(tx, owner)
          const [use] = await store.lastUses(tx, owner, id)
          const kept = await store.findRetention(tx, owner)
          if (!use || !kept || goesAt(use.last_used_at, kept) > now()) return null
          const expired = { action: 'resume.expired', subject: { type: 'resume', id }, actor: null } as const
          await audit.write(tx, owner, { ...expired, details: { days: kept.days } })
          return store.deleteResume(tx, owner, id)
        })
      if (key) await files.delete(key)
      if (key) gone++
    }
  }
  return gone
}
