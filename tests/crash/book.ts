import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { Reply } from '../client.ts'

/** A job's title and description, or a resume's name and the hash of its bytes. */
export type Item = Record<string, string | null>
export type Kind = 'jobs' | 'resumes'
/** All that one person has, by id. */
export type Holdings = Record<Kind, Map<number, Item>>

/**
 * What was asked and not answered when the server was killed. Each item may be there, whole, or not: new ones
 * without an id, a change or (null) a deletion with it.
 */
type Doubt = { of: Kind; id?: number; items: (Item | null)[] }

export const nothing = (): Holdings => ({ jobs: new Map(), resumes: new Map() })

/** What one person was told is theirs, and what of their last request they cannot know. */
export function createBook() {
  let acknowledged = 0
  let doubt: Doubt = { of: 'jobs', items: [] }
  const known = nothing()

  return {
    known,
    acknowledged: () => acknowledged,

    /** In doubt until it is answered; fails for any other status. */
    async ask<T>(asked: Doubt, status: number, request: () => Promise<Reply<T>>): Promise<T> {
      doubt = asked
      const reply = await request()
      expect(reply.status, JSON.stringify(reply.body)).toBe(status)
      acknowledged += asked.items.length
      return reply.body
    },

    /** Fails unless `seen` is what is known and, beyond it, whole items of the last request. Answers how many of those. */
    settle(seen: Holdings): number {
      const unanswered = takeOver(known, seen, doubt)
      doubt = { of: 'jobs', items: [] }
      expect(seen).toEqual(known)
      return unanswered
    },
  }
}

/** Takes over into `known` those doubtful items that were done according to `seen`. Answers how many. */
function takeOver(known: Holdings, seen: Holdings, { of, id, items }: Doubt): number {
  const isNew = (item: Item | null) => (entry: [number, Item]) =>
    !known[of].has(entry[0]) && isDeepStrictEqual(entry[1], item)
  let done = 0
  for (const item of items) {
    const at = id ?? [...seen[of]].find(isNew(item))?.[0]
    if (at === undefined || !isDeepStrictEqual(seen[of].get(at) ?? null, item)) continue
    if (item) known[of].set(at, item)
    else known[of].delete(at)
    done++
  }
  return done
}
