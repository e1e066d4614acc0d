import { undisguised } from '../text/disguise.ts'
import { type Word, words } from '../text/words.ts'
import { runsOf } from './runs.ts'

/**
 * Runs of words that the posting holds, by their hashes, and its lines as wholes, by their stems and as they are `said`.
 * `sieve` has a mark at the low bits of each hash: nearly every run of a resume falls through it, so that few are looked up.
 */
export type PostingText = {
  runs: ReadonlySet<number>
  sieve: Uint8Array
  lines: ReadonlySet<string>
  said: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** All of it, as it is `said`. */
  whole: string
}

/** A line in its very words, whatever stands between them. */
export const saidIn = (list: readonly Word[]): string => list.map(({ raw }) => raw.toLowerCase()).join(' ')

// A power of two.
const sieveSize = 1 << 14

/** Whether the posting holds the run of words that has this hash. */
export const hasRun = ({ runs, sieve }: PostingText, run: number): boolean =>
  sieve[run & (sieveSize - 1)] !== 0 && runs.has(run)

/** Whether the words stand in the posting one after the other, letter for letter. */
export const isVerbatim = ({ whole }: PostingText, list: readonly Word[]): boolean =>
  whole.includes(` ${saidIn(list)} `)

/** A posting as what is copied from it is looked up in it. */
export function postingText(given: string): PostingText {
  const description = undisguised(given)
  const lines = description
    .split(/\n|(?<=[.!?])\s/)
    .map(line => words(line))
    .filter(list => list.length > 0)
  const list = words(description)
  const runs = new Set(runsOf(list))
  const sieve = new Uint8Array(sieveSize)
  for (const run of runs) sieve[run & (sieveSize - 1)] = 1
  return {
    runs,
    sieve,
    lines: new Set(lines.map(list => list.map(({ stem }) => stem).join(' '))),
    said: new Set(lines.map(saidIn)),
    stems: new Set(list.map(({ stem }) => stem)),
    whole: ` ${saidIn(list)} `,
  }
}
