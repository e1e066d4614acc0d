import { createHash } from 'node:crypto'
import type { AuditAction } from '../../contract/index.ts'

/** Numbers, ids and words of ours, never text of a person: what is here outlives what it tells of. */
export type Details = Record<string, string | number | boolean | null>

export type Subject = { type: 'resume' | 'job' | 'plan'; id: number }

/** One entry as it is hashed. `owner_id` names the chain; 0 is the one of what belongs to no account. */
export type AuditEntry = {
  owner_id: number
  /** From 1, without a gap. */
  seq: number
  at: Date
  /** The account that did it; null: the server by itself, or nobody who was signed in. */
  actor_id: number | null
  action: string
  subject: Subject | null
  details: Details
}

/** What an entry tells. Without an actor it was the owner; null is the server by itself or nobody signed in. */
export type Told = { action: AuditAction; subject?: Subject; details?: Details; actor?: number | null }

/**
 * A page that shows a resume asks for it, for its text and for its bytes, and one with the history asks for it again
 * after each change. All that comes within a minute is one view, told of once; this is when the one of now began at the
 * earliest.
 */
export const viewStart = (now: Date) => new Date(now.getTime() - 60_000)

/** The chain of what belongs to no account: a sign-in with an address that nobody has. */
export const nobodysChain = 0

/** Of the entry before the first. */
export const genesis = ''

/** Over the hash before it and the entry's canonical JSON: an array in a fixed order, details by sorted keys. */
export function hashOf(previous: string, entry: AuditEntry): string {
  const { owner_id, seq, at, actor_id, action, subject, details } = entry
  const sorted = Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const who = [owner_id, seq, at.toISOString(), actor_id]
  const canonical = JSON.stringify([...who, action, subject?.type ?? null, subject?.id ?? null, sorted])
  return createHash('sha256').update(`${previous}\n${canonical}`).digest('hex')
}

export type Link = AuditEntry & { hash: string }
export type Head = { seq: number; hash: string }

/** Walks one chain, entry by entry in the order of `seq`; answers a sentence where one is not what was written. */
export function createWalk() {
  const last: Head = { seq: 0, hash: genesis }
  return {
    step(entry: Link): string | null {
      if (entry.seq !== last.seq + 1) return `entry ${last.seq + 1} is missing`
      if (entry.hash !== hashOf(last.hash, entry)) return `entry ${entry.seq} (${entry.action}) was changed`
      last.seq = entry.seq
      last.hash = entry.hash
      return null
    },
    /** Entries taken off the end leave every link whole: the head, kept apart, still counts them. */
    end(head: Head | null): string | null {
      if (!head) return 'its head is missing'
      if (head.seq > last.seq) return `entry ${last.seq + 1} is missing`
      return head.seq === last.seq && head.hash === last.hash ? null : `entry ${head.seq + 1} was put in`
    },
  }
}
