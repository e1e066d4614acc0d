import type { Quote } from '../types.ts'
import { type Context, statementQuote } from './context.ts'
import type { Line } from './line.ts'

// From these odds on a line is quoted beside the best one.
const quotable = 0.5

// Where the best line leaves doubt, one that speaks of this need more than of any other is quoted from lower odds on.
const doubtful = 0.85
const beside = { ofBest: 0.3, least: 0.06 }

const tellsToo = (best: Line, { odds, rival, place }: Line) =>
  odds >= quotable ||
  (best.odds < doubtful &&
    odds > rival &&
    odds >= Math.max(beside.least, beside.ofBest * best.odds) &&
    !place.includes('heading'))

// From these odds on a claim is quoted beside work that shows the thing in part, and where it says more than the work does.
const claimed = { partly: 0.3, least: 0.1 }

/** What is listed or claimed in plainer words than any work is told in: a reader looks for it first. */
export function claimBeside(lines: Line[], best: Line | null, status: 'met' | 'partial'): Line[] {
  const claim = lines.find(({ doing }) => !doing)
  if (!claim || best?.doing === false) return []
  const enough = status === 'partial' ? Math.min(best?.odds ?? 1, claimed.partly) : (best?.odds ?? 1)
  return claim.odds >= Math.max(claimed.least, enough) ? [claim] : []
}

// What is hardly likely to be quoted beside the likeliest is no help to a reader, unless the status rests on it.
const faint = 0.35

/** The line that shows it, a claim that says it better, the likeliest, and those that tell of it as well, three at most, the likeliest first. */
export function quotes({ resume }: Context, best: Line, lines: Line[], status: 'met' | 'partial'): Quote[] {
  const all = [
    best,
    ...claimBeside(lines, best, status),
    ...lines.filter((line, at) => line !== best && line.doing === best.doing && (at === 0 || tellsToo(best, line))),
  ].slice(0, 3)
  const most = Math.max(...all.map(({ odds }) => odds))
  return all
    .filter(line => line === best || line.odds >= faint * most)
    .toSorted((a, b) => b.odds - a.odds)
    .map(({ at }) => statementQuote(resume, at))
}
