import { brief, inQuotes } from '../explain/phrases.ts'
import type { Need } from '../job/need.ts'
import { isPaper } from '../knowledge/index.ts'
import { degreeLevel } from '../resume/degree-level.ts'
import { type Context, statementQuote } from './context.ts'
import { noStudies, otherStudies } from './degree.ts'
import type { Judgement } from './judgement.ts'
import { namedAt } from './named.ts'
import { statusesInOrder, weights } from './odds.ts'
import { otherKind } from './paper-class.ts'
import { withoutDenied } from './paper-denied.ts'
import { isRefused, sequelOf, termsOf } from './paper-line.ts'
import { isLess } from './paper-short.ts'
import { likeliestPaper } from './paper-signs.ts'
import { isUnnamed, notNamed } from './reasons-papers.ts'
import { chancesBy, likeliest, theirNames, theirsOf, worth } from './status.ts'
import { standingOf } from './validity.ts'
import { titlesHeld } from './whole.ts'

export const paperNames = [
  'line',
  'degree',
  'certification',
  'years',
  'titled',
  'namesake',
  ...theirNames,
  'their met × line',
] as const

/** Whether the rules have found nothing that speaks of the paper, for or against it. */
export const isUnsaid = ({ reason }: Judgement): boolean =>
  reason === notNamed || reason === otherStudies || reason === noStudies

/** What line comes nearest to a paper that nothing names, and what all else that the resume says makes likely, in the order of `paperNames`. */
export function paperSigns(context: Context, need: Need, line: number): Float64Array {
  const { type } = need.requirement
  const isOf = (one: typeof type) => (type === one ? 1 : 0)
  const theirs = theirsOf(context, need)
  const { titled, namesake } = titlesHeld(context)
  const kind = [isOf('degree'), isOf('certification')]
  const { years } = context.papers
  return Float64Array.of(line, ...kind, years, titled, namesake, ...theirs, theirs[0] * line)
}

const paperWeights = statusesInOrder(paperNames, [], [])

const bachelor = 4
const paperWord = /\b(?:cards?|licen[cs]es?|certificates?|courses?|level \d|award)\b/iu

/** A life support card for a master's degree: whether the line names a paper where a degree is asked. */
const isNoDegree = ({ resume }: Context, { degree }: Need, at: number): boolean => {
  const text = resume.statements[at]?.text ?? ''
  if ((degree ?? 0) < bachelor || degreeLevel(text) !== null) return false
  return paperWord.test(text) || namedAt(resume, at).some(({ concept }) => isPaper(concept))
}

// What the odds of a line have to be at least for it to be quoted.
const leastToQuote = 0.04

/** A paper or degree that nothing names, told in other words: by the line that comes nearest and what all else bears out. */
export function bornePaper(context: Context, need: Need, before: Judgement): Judgement {
  if (!isUnsaid(before)) return before
  const line = likeliestPaper(context, need, leastToQuote)
  if (!line || isRefused(context.resume, line.at)) return before
  if (isUnnamed(need, context.resume.statements[line.at]?.text ?? '')) return before
  if (isNoDegree(context, need, line.at)) return before
  // “Class 5” comes near to “Class 1” and is none.
  if (otherKind(need.requirement.text, context.resume.statements[line.at]?.text ?? '')) return before
  const signs = paperSigns(context, need, line.odds)
  const chances = chancesBy(paperWeights(weights.papers), signs, undefined)
  const odds = likeliest(chances)
  if (odds === 'unmet') return before
  const standing = standingOf(
    `${context.resume.statements[line.at]?.text} ${sequelOf(context, line.at)}`,
    context.now,
    termsOf(need),
  )
  // What ran out under another name says nothing of the paper asked.
  if (standing.state === 'ahead' || standing.state === 'expired') return before
  const over = isLess(standing)
  const status = over ? 'partial' : odds
  return withoutDenied(context, need, {
    status,
    credit: status === 'met' ? Math.max(0.6, worth(chances)) : Math.max(0.15, Math.min(0.5, worth(chances))),
    evidence: [statementQuote(context.resume, line.at)],
    reason:
      status === 'met'
        ? (_context, _need, [line]) =>
            `No line calls it by its name; ${inQuotes(brief(line?.quote ?? '', 60))} tells of such a paper, and the rest of the resume bears it out.`
        : over
          ? standing.why
          : 'No line calls it by its name; this one comes nearest.',
  })
}
