import type { Need } from '../job/need.ts'
import { polarityAt } from '../resume/polarity.ts'
import type { Resume } from '../resume/read.ts'

/** A line that speaks of what is asked in words of the trade: `weight` is what its words tell together. */
export type Told = { statement: number; weight: number; stems: string[] }

// What the words of a line have to tell together to show a thing, and to touch on it: three rare words, or two.
export const shows = 9
const touches = 6

const silent = new Set(['skills', 'interests', 'lacks', 'wish', 'languages'])

/** Lines that hold at least two of the need's signs, in the order of the text; bare lists and wishes tell nothing. */
export function toldLines({ statements, evidence }: Resume, { signs }: Need): Told[] {
  const sums = new Map<number, { weight: number; stems: string[] }>()
  for (const [stem, weight] of signs)
    for (const at of evidence.byStem.get(stem) ?? []) {
      const sum = sums.get(at)
      if (sum) {
        sum.weight += weight
        sum.stems.push(stem)
      } else sums.set(at, { weight, stems: [stem] })
    }
  const found: Told[] = []
  for (const [at, { weight, stems }] of [...sums].toSorted(([a], [b]) => a - b)) {
    const statement = statements[at]
    if (!statement || stems.length < 2 || weight < touches) continue
    if (statement.heading || statement.listed || statement.post === null || silent.has(statement.section)) continue
    found.push({ statement: at, weight, stems })
  }
  return found
}

/** How the line speaks of what its words tell. */
export function polarityOf(
  { statements, evidence }: Resume,
  { statement, stems }: { statement: number; stems: string[] },
) {
  const own = statements[statement]
  if (!own) return 'absent'
  const hits = (evidence.words[statement] ?? []).filter(({ stem }) => stems.includes(stem))
  const from = (hits[0]?.start ?? own.start) - own.start
  const to = (hits[0]?.end ?? own.end) - own.start
  return polarityAt(own.text, from, to)
}
