import { type Context, statementQuote } from './context.ts'
import { withDenial } from './denied.ts'
import { asksForHours } from './hours.ts'
import { type Judgement, staleCredit, unmet } from './judgement.ts'
import type { Chances } from './line.ts'
import { quoted } from './quotes.ts'
import { notBorneOut, partAtMost, reasonRaised } from './reasons-settled.ts'
import { type Judged, settledSigns, type Whole, wholeOf } from './settled-signs.ts'
import { isPartAtMost } from './skill.ts'
import { spokenOf } from './spoken.ts'
import { likeliest, othersMet, worth } from './status.ts'
import { chancesGrown, grown } from './trees.ts'

// How likely a line has to be quoted for anything to rest on it.
const leastOdds = 0.03

// From what mean of the other needs on, 0 to 1, they bear out what is half said.
const leastBorne = 0.22

// How likely what is less has to be for it to hold: what a line says is not taken away on a guess.
const sureToLower = 0.6

// Beside hardly anything else that is asked, or where no post is told, the rest says nothing.
const fewest = { needs: 2, posts: 1 }

function raised(context: Context, { need, judgement }: Judged, status: 'met' | 'partial', chances: Chances): Judgement {
  const { lines } = spokenOf(context, need)
  const [best] = lines
  if (!best || best.odds < leastOdds) return judgement
  // Of what is met all else that is asked has to bear it out.
  const borne = othersMet(context, need) >= leastBorne
  if (status === 'met' && (!borne || isPartAtMost(context, need, best))) return judgement
  const pointed = quoted(lines, status)
  const old = best.place.includes('old')
  const least = status === 'met' ? worth(chances) : Math.max(0.15, Math.min(0.6, worth(chances)))
  const more = {
    status,
    credit: Math.max(judgement.credit, least * (old ? staleCredit : 1)),
    evidence: pointed.map(({ at }) => statementQuote(context.resume, at)),
    reason: reasonRaised(context, need, status, pointed[0] ?? best, pointed),
  }
  return withDenial(context, need, more, lines)
}

const lowered = ({ judgement }: Judged, status: 'partial' | 'unmet', chances: Chances): Judgement =>
  status === 'unmet'
    ? unmet(notBorneOut)
    : {
        status,
        credit: Math.min(judgement.credit, 0.6, Math.max(0.15, worth(chances))),
        evidence: judgement.evidence,
        reason: partAtMost(judgement),
      }

function settledOne(whole: Whole, one: Judged): Judgement {
  const { judgement, need } = one
  // At what hours somebody works is said or not: no other work bears it out.
  if (need.signs.size === 0 || asksForHours(need)) return judgement
  // What is not shown and no line speaks of stays so.
  if (judgement.status === 'unmet' && (spokenOf(whole.context, need).lines[0]?.odds ?? 0) < leastOdds) return judgement
  const chances = chancesGrown(grown.doing, settledSigns(whole, one))
  const status = likeliest(chances)
  // What only the posting's own words show earns nothing, and to paste them saves nothing.
  const isPasted = judgement.status === 'partial' && judgement.credit === 0
  if (status === judgement.status || isPasted) return judgement
  if (status !== 'unmet' && (status === 'met' || judgement.status === 'unmet'))
    return raised(whole.context, one, status, chances)
  return chances[status] >= sureToLower ? lowered(one, status, chances) : judgement
}

/** What is made of each need that is shown by doing once all are judged: the rest of the resume may bear out what a line says, or not. */
export function settle(context: Context, all: Judged[]): Judgement[] {
  const told = context.pasted.filter(is => !is).length
  if (told < fewest.posts || all.length < fewest.needs) return all.map(({ judgement }) => judgement)
  const whole = wholeOf(context, all)
  return all.map(one => settledOne(whole, one))
}
