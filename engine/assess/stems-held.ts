import type { EvidenceIndex } from '../resume/evidence.ts'
import { once } from '../text/once.ts'

/** How many places a sieve of stems has. */
export const sieveSize = 1 << 15

/** The place of a stem in a sieve: the low bits of its hash (FNV-1a). */
export function sieved(stem: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < stem.length; at++) hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (sieveSize - 1)
}

/**
 * The stems of a resume in their order, each with the place in a sieve that is its; `lines` are those of all, one behind the
 * other, and `from` says where those of each begin: every new job comes by here.
 */
export type StemsHeld = { stems: readonly string[]; places: Uint16Array; from: Int32Array; lines: Int32Array }

/** The stems of a resume, laid out when the first job asks for them. */
export const stemsOf = once(({ byStem }: EvidenceIndex): StemsHeld => {
  const stems = [...byStem.keys()]
  const lists = [...byStem.values()]
  const lines: number[] = []
  // A list made by a function of each takes several times as long, and every new resume comes by here.
  const places = new Uint16Array(stems.length)
  const from = new Int32Array(stems.length + 1)
  for (let at = 0; at < stems.length; at++) {
    places[at] = sieved(stems[at] as string)
    for (const line of lists[at] as number[]) lines.push(line)
    from[at + 1] = lines.length
  }
  return { stems, places, from, lines: Int32Array.from(lines) }
})

/** Whether one of some stems stands in a line, by their places among the stems of the resume: -1 for one that it has not. */
export function standsOne({ from, lines }: StemsHeld, which: readonly number[], line: number): boolean {
  for (const one of which)
    if (one >= 0)
      for (let at = from[one] as number; at < (from[one + 1] as number); at++) if (lines[at] === line) return true
  return false
}
