import type { Line } from './line.ts'
import { dot, inOrder, weights } from './odds.ts'

// From these odds on a claim is quoted beside a post that does the thing as a matter of course.
const claimed = 0.3

/** What is listed or claimed of the need, likely enough to be looked for beside a post; null where there is none. */
export const likelyClaim = (lines: Line[]): Line | null =>
  lines.find(({ doing, odds }) => !doing && odds >= claimed) ?? null

// A line that speaks of another need as well is pointed at for that one the sooner.
const leastRival = 0.005
// Far likelier than for any other need is likely enough.
const farAbove = 2

const surest = 0.9999
const logit = (odds: number) => {
  const some = Math.min(surest, Math.max(1 - surest, odds))
  return Math.log(some / (1 - some))
}

/** The signs of `quoteSigns`. */
export const quoteNames = [
  'odds',
  'below rival',
  'above rival',
  'far above',
  'claim below rival',
  'heading',
  'length',
  'doing met',
  'used',
  'told',
  'home',
] as const

const weighs = inOrder(quoteNames)

/** What tells which of a need's lines a reader points at, in the order of `quoteNames`. */
export function quoteSigns({ odds, rival, doing, used, tells, letters, place }: Line, status: 'met' | 'partial') {
  const likely = logit(odds)
  const apart = likely - logit(Math.max(leastRival, rival))
  return [
    likely,
    Math.min(0, apart),
    Math.max(0, apart),
    Math.max(0, apart - farAbove),
    doing ? 0 : Math.min(0, apart),
    place.includes('heading') ? 1 : 0,
    Math.log(letters + 1),
    doing && status === 'met' ? 1 : 0,
    used ? 1 : 0,
    tells / 20,
    place.includes('home') ? 1 : 0,
  ]
}

// What is hardly likely to be pointed at beside the likeliest is no help to a reader, whatever the status rests on; beside
// work a list, and beside a list work, has to be likelier.
const faint = { same: 0.1, other: 0.33 }

/** The lines of a need that a reader would point at, three at most, the likeliest first. */
export function quoted(lines: Line[], status: 'met' | 'partial'): Line[] {
  const all = lines
    .map(line => ({ line, likely: Math.exp(dot(weighs(weights.quote), quoteSigns(line, status))) }))
    .toSorted((a, b) => b.likely - a.likely || a.line.at - b.line.at)
  const [first] = all
  if (!first) return []
  const least = ({ doing }: Line) => (doing === first.line.doing ? faint.same : faint.other)
  return all
    .filter(({ line, likely }) => likely >= least(line) * first.likely)
    .slice(0, 3)
    .map(({ line }) => line)
}
