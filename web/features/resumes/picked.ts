import type { Outcome } from '../../api/upload.ts'

/**
 * A file on its way: chosen, sent, and what became of it. What failed may be sent again, what was refused may not.
 * `known`: what a resume of the same bytes is called that was there before.
 */
export type Picked = {
  file: File
  state: 'waiting' | 'sending' | 'stored' | 'failed' | 'refused'
  reason?: string
  known?: string
}

/** What became of a file that was sent, as it stands on the list. */
export function settledAs(outcome: Outcome): Picked {
  const { file } = outcome
  if ('reason' in outcome) return { file, reason: outcome.reason, state: outcome.refused ? 'refused' : 'failed' }
  return { file, state: 'stored', ...(outcome.known && { known: outcome.known }) }
}

export const isUnstored = ({ state }: Picked) => state === 'failed' || state === 'refused'
