import type { Connection } from '../platform/database/database.ts'
import { keyOf, tooMany } from './rules.ts'
import * as store from './store.ts'

/** A running batch says this often that it runs, and is taken for dead when it has not for so long. */
const slotMs = 60_000
const slotRenewMs = 20_000

/** The places in which an owner's batches run: `places` at once, in however many processes. */
export function createSlots(db: Connection, places: number) {
  /** The key of the first place that is free. Throws `too_many`. */
  async function takeSlot(owner: number): Promise<string> {
    for (let slot = 0; slot < places; slot++) {
      const key = keyOf('batches', owner, slot)
      if (await store.take(db, key, slotMs, slotMs)) return key
    }
    throw tooMany('batches', slotRenewMs)
  }

  /** Runs a batch in one of the owner's places, which is free again when the last item was taken or nobody asks on. */
  return async function inSlot<T>(owner: number, start: () => Promise<AsyncGenerator<T>>): Promise<AsyncGenerator<T>> {
    const key = await takeSlot(owner)
    const free = () => store.forget(db, key)
    const items = await start().catch(async error => {
      await free()
      throw error
    })
    return (async function* () {
      const renewing = setInterval(() => void store.mark(db, key, slotMs).catch(() => {}), slotRenewMs)
      try {
        yield* items
      } finally {
        clearInterval(renewing)
        await free()
      }
    })()
  }
}
