import type { Line } from './line.ts'

// From these odds on a claim is quoted beside a post that does the thing as a matter of course.
const claimed = 0.3

/** What is listed or claimed of the need, likely enough to be looked for beside a post; null where there is none. */
export const likelyClaim = (lines: Line[]): Line | null =>
  lines.find(({ doing, odds }) => !doing && odds >= claimed) ?? null

// A line that speaks of another need as well is pointed at for that one the sooner, the more the likelier it is there;
// a list, which speaks of many, less so.
const forOthers = { doing: 0.3, claim: 0.15 }
const leastRival = 0.005

// Work is the ground of what is met, unless a claim is likelier by far.
const ofClaim = 0.37

const ratio = (odds: number) => odds / (1 - odds)

/** How likely, as a ratio of odds, a reader points at the line for this need and no other. */
function pointing({ odds, rival, doing }: Line, status: 'met' | 'partial'): number {
  const own = ratio(odds) / ratio(Math.max(leastRival, rival)) ** (doing ? forOthers.doing : forOthers.claim)
  return doing || status === 'partial' ? own : ofClaim * own
}

// What is hardly likely to be pointed at beside the likeliest is no help to a reader, whatever the status rests on; a line
// of the same sort that says some of the need in so many words is one at lower odds.
const faint = { saying: 0.12, else: 0.37 }
// Where the likeliest line is itself likelier to be passed over than not, the next are worth a look at lower odds.
const doubtful = { odds: 0.5, least: 0.15 }

/** The lines of a need that a reader would point at, three at most, the likeliest first. */
export function quoted(lines: Line[], status: 'met' | 'partial'): Line[] {
  const all = lines
    .map(line => ({ line, likely: pointing(line, status) }))
    .toSorted((a, b) => b.likely - a.likely || a.line.at - b.line.at)
  const [first] = all
  if (!first) return []
  const most = first.line.odds < doubtful.odds ? doubtful.least : 1
  const least = ({ own, doing }: Line) =>
    Math.min(most, own > 0 && doing === first.line.doing ? faint.saying : faint.else)
  return all
    .filter(({ line, likely }) => likely >= least(line) * first.likely)
    .slice(0, 3)
    .map(({ line }) => line)
}
