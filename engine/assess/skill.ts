import { brief, inQuotes } from '../explain/phrases.ts'
import type { Need } from '../job/need.ts'
import { type Context, statementQuote } from './context.ts'
import { withDenial } from './denied.ts'
import { showingsOf } from './find.ts'
import { type Judgement, staleCredit, stronger, unmet } from './judgement.ts'
import type { GroupShown, Line, Spoken } from './line.ts'
import { leastToShow, polarityOf } from './lines.ts'
import { likelyClaim, quoted } from './quotes.ts'
import { aTitle, listedBeside, longAgo, nextTo, reasonFor, takenAsMet } from './reasons.ts'
import { nothingSaid } from './reasons-missing.ts'
import { spokenOf } from './spoken.ts'
import { borneOut, chancesOf, contenders, othersMet, worth } from './status.ts'
import { onlyPasted } from './words.ts'

// What a line that names nothing asked needs to meet it: good odds, or words that tell much.
const leastToMeet = 0.16
const muchTold = 5

// More letters than a sentence quotes of the words that name a thing.
const longest = 60

// What the odds of the best line have to be at least for the need to be spoken of at all.
const leastToSpeak = 0.02

/** What goes with a post of that title, where no line says so. */
function impliedBy({ resume }: Context, { groups, lines }: Spoken): Judgement | null {
  const group = groups.find(({ shown }) => shown?.how === 'implied')
  if (!group?.shown) return null
  const claim = likelyClaim(lines)
  const title = aTitle(group.shown.via.name)
  return {
    status: 'partial',
    credit: 0.4 * (group.shown.old ? staleCredit : 1),
    evidence: [...(claim ? [claim.at] : []), group.shown.statement].map(at => statementQuote(resume, at)),
    reason: claim
      ? `${title} does this as a matter of course; it is claimed, but no work described shows it.`
      : `${title} does this as a matter of course, but no line says so.`,
  }
}

/** A product or method next to the one asked, in use: the posting's own is learnt the sooner for it. Where that is listed, the list says more. */
function nextDoor(context: Context, need: Need, groups: GroupShown[]): Judgement | null {
  const at = groups.findIndex(({ shown }) => shown?.how === 'near' && shown.via.kind === 'tool')
  if (at < 0) return null
  const [asked, group] = [need.groups[at], groups[at]]
  if (!asked || !group?.shown) return null
  const { via, statement, old } = group.shown
  const listed = asked.any
    .flatMap(concept => showingsOf(context, concept, asked.open, asked.anywhere))
    .find(shown => shown.how === 'listed' && !context.taint.has(shown.statement))
  return {
    status: 'partial',
    credit: 0.3 * (old ? staleCredit : 1),
    evidence: [...(listed ? [listed.statement] : []), statement].map(line => statementQuote(context.resume, line)),
    reason: listed ? listedBeside(context, listed, group, via) : nextTo(asked, group, via),
  }
}

/** Why nothing is shown where a line says of something asked that it is missing, planned or done by others: in its words. */
function saidUndone({ resume }: Context, { groups }: Need, at: number): string | null {
  const { evidence, document } = resume
  const undone = groups
    .flatMap(({ any }) => any.flatMap(({ id }) => evidence.showing.get(id) ?? []))
    .find(({ statement, polarity }) => statement === at && (polarity === 'absent' || polarity === 'planned'))
  if (!undone) return null
  const words = inQuotes(brief(document.text.slice(undone.from, undone.to), longest))
  const as = undone.polarity === 'planned' ? 'a wish or a plan' : 'missing or done by others'
  return `${words} is told as ${as}; no line was found that tells of it as done.`
}

/** Where no line speaks of it: pasted from the posting, said to be missing, or not there at all. */
function withoutLines(context: Context, need: Need, groups: GroupShown[]): Judgement {
  const pasted = onlyPasted(context, need)
  if (pasted) return pasted
  const named = groups.filter(({ shown }) => shown?.how === 'denied')
  for (const { shown } of named) {
    const undone = shown && saidUndone(context, need, shown.statement)
    if (undone) return unmet(undone)
  }
  if (named.length > 0) return unmet('The resume names this only in passing or of another trade.')
  return unmet(nothingSaid)
}

/** Whether a line has a word at all by which it may say that a thing was touched only. */
const mayLimit = ({ resume }: Context, at: number) =>
  resume.own[at]?.hedged === true ||
  (resume.manners[at] ?? []).some(manner => manner !== 'regular' && manner !== 'mine')

/** The stronger of two with the most that either earns: old work that meets a need takes nothing from what shows part of it. */
const withMost = (a: Judgement, b: Judgement): Judgement => ({
  ...stronger(a, b),
  credit: Math.max(a.credit, b.credit),
})

/** Judges what can be shown by doing, by whichever line that speaks of it shows the most: a claim beside what is done, and what is done beside a claim. */
export function assessSkill(context: Context, need: Need): Judgement {
  const { groups, lines } = spokenOf(context, need)
  const [best] = lines
  const beside = lines.filter(({ doing }) => doing !== best?.doing).slice(0, 1)
  let none: Judgement | null = null
  // Asked for once, however many of the lines show nothing.
  const without = () => {
    none ??= withoutLines(context, need, groups)
    return none
  }
  const judged = [...contenders(lines), ...beside].map(line => byLine(context, need, line, without)).reduce(withMost)
  const spoken = withDenial(context, need, judged, lines)
  return spoken.status === 'unmet' ? (nextDoor(context, need, groups) ?? spoken) : spoken
}

// What a line says only half meets a need where that is likelier than not, and all else that is asked bears it out.
const likelier = 0.5

// How likely a line makes it that names nothing asked, in a resume that bears out little else.
const sure = 0.66

/** Whether a line says by itself that the need is met. */
const saysIt = ({ alien }: Context, { doing, used, odds, own, tells }: Line) =>
  doing && (used || (odds >= leastToMeet && own > 0) || (tells >= muchTold && odds >= leastToShow && !alien))

/** Whether something beside the lines may show it in part: what goes with a post, or a neighbour of it. */
const isBeside = (groups: GroupShown[]) => groups.some(({ shown }) => shown?.how === 'near' || shown?.how === 'implied')

/** Whether a line is told of the person in sentences, as no list and no bare name is. */
const isTold = ({ doing, place }: Line) =>
  doing || (!place.includes('listed') && (place.includes('summary') || place.includes('header')))

/** Whether a line speaks of a neighbour of what is asked, and of nothing asked itself. */
const isBesideIt = ({ groups }: Spoken, { used, at }: Line) =>
  !used && groups.some(({ shown }) => shown?.how === 'near' && shown.statement === at)

/** “I have not done it since 2019”, “took part in it”: touched, whatever the rest tells. */
const isTouched = (context: Context, need: Need, { used, at }: Line) =>
  !used && mayLimit(context, at) && polarityOf(context, at, need) === 'weak'

/** Whether the line shows no more than a part of the need, whatever else bears it out: it is of a neighbour, listed, or touched only. */
export const isPartAtMost = (context: Context, need: Need, line: Line): boolean =>
  isBesideIt(spokenOf(context, need), line) || !isTold(line) || isTouched(context, need, line)

/** What one line, with all that the resume says around it, shows of the need; `without` is what no line would. */
function byLine(context: Context, need: Need, best: Line | undefined, without: () => Judgement): Judgement {
  const spoken = spokenOf(context, need)
  const { groups, lines } = spoken
  // What hardly any line speaks of is not shown, however likely the rest makes it.
  if ((!best || best.odds < leastToSpeak) && !isBeside(groups)) return without()
  if (!best) return nextDoor(context, need, groups) ?? without()
  const chances = chancesOf(context, need, best)
  const { met, partial, unmet: none } = chances
  // What is done and named is part of it at least, in whatever trade.
  const unlikely = none > Math.max(met, partial)
  const named = best.used && best.doing && best.odds >= leastToShow && !context.alien
  if (unlikely && !named) return nextDoor(context, need, groups) ?? without()
  const borne = othersMet(context, need) >= borneOut
  const likely = met >= Math.max(partial, likelier) && borne
  // Words that only go with a thing show nothing in a resume of other trades: slack tides are no slack adjusters.
  const stray = context.alien && !best.used && best.own === 0 && best.odds < leastToMeet && !likely
  if (best.odds < leastToSpeak || stray) return impliedBy(context, spoken) ?? without()
  const half = likely && !isBesideIt(spoken, best) && (best.doing || best === lines[0]) && isTold(best)
  const said = met >= partial && !unlikely && saysIt(context, best) && (best.used || borne || met >= sure)
  const meets = said || half
  const implied = meets || (best.doing && best.odds >= leastToShow) ? null : impliedBy(context, spoken)
  if (implied) return implied
  const status = meets && !isTouched(context, need, best) ? 'met' : 'partial'
  const old = best.place.includes('old')
  const least = (status === 'partial' && nextDoor(context, need, groups)?.credit) || 0.15
  const floor = status === 'met' ? (said ? 0.75 : 0) : least
  // A line that hardly speaks of it shows the less of it, so that little hangs on whether it is one that speaks at all.
  const speaks =
    status === 'met' ? 1 : Math.min(1, Math.max(0.1, (best.odds - leastToSpeak) / (leastToShow - leastToSpeak)))
  const credit = speaks * Math.max(floor, status === 'met' ? worth(chances) : Math.min(0.6, worth(chances)))
  const pointed = quoted(lines, status)
  // Of a line that is not quoted nothing is said.
  const told = pointed.includes(best) ? best : (pointed[0] ?? best)
  const reason = () =>
    [
      reasonFor(context, need, groups, status, told, pointed),
      status === 'met' && !said ? takenAsMet : '',
      longAgo(context, best, pointed),
    ]
      .filter(text => text !== '')
      .join(' ')
  return {
    status,
    credit: (best.doing || status === 'met' ? credit : least) * (old ? staleCredit : 1),
    evidence: pointed.map(({ at }) => statementQuote(context.resume, at)),
    reason,
  }
}
