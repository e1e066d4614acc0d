import { degreeLevel } from '../resume/degree-level.ts'
import { wordCount } from '../text/count.ts'
import { clauses, hasVerb, type Span } from './clauses.ts'
import { asks, asksNicely, demands, fallsToYou, opensAsked, tellsDuty } from './cues.ts'
import {
  beginsWithDoing,
  describesEmployer,
  isEmptyTelling,
  namesMeans,
  namesPaper,
  namesWork,
  ofEmployer,
  type Trade,
  tellsOfPost,
  tellsState,
  weightOf,
} from './duties.ts'
import { longest } from './reasons.ts'
import { tongueIn } from './spoken.ts'
import { hasName, hasSubject } from './subject.ts'
import type { Unit } from './units.ts'

/** A clause without a subject of its own: “… and you should feel at home there”, “… but would be handy”. */
const leansBack =
  /\b(?:there|them|it|one|ones|these|this|that)\b|^\s*(?:would|will|is|are|was|were|must|should|has to|have to|helps?|comes?)\b/iu
// What follows is asked beside what went before.
const beside = /(?:(?:along|together) with|plus|as well as)\s+$/iu

// “Nothing leaves the kitchen without a probe reading”: what is never left out is done.
const allowsNone =
  /^\W*(?:and |but |so )?(?:nobody|no one|nothing|none|no \p{L}+(?: \p{L}+)?|not an? \p{L}+|never)\b(?! (?:needed|required|experience))[^.;]{2,60}\bwithout\b/iu

/**
 * Whether the clause of a sentence tells of work to be done, which is asked as much as what a list asks. Where the
 * reader is spoken to, anything but empty words will do; elsewhere it has to name what only the trade has.
 */
function isDuty(slice: string, unit: Unit, follows: boolean, trade: Trade): boolean {
  if (unit.section === 'about') return false
  if (
    fallsToYou(slice) &&
    weightOf(slice) >= 2 &&
    !/\b(?:floor|job|post|role|choice|call|place|room|desk|chair) is yours\b/iu.test(slice)
  )
    return true
  if (!ofEmployer(slice) && allowsNone.test(slice) && hasSubject(slice)) return true
  const told = tellsOfPost(slice) || tellsDuty(slice) || (unit.section === 'duties' && beginsWithDoing(slice))
  if (told && (/\bresponsible for\b/iu.test(slice) || !isEmptyTelling(slice)))
    return hasSubject(slice) || weightOf(slice) >= 4
  if (follows && /^\p{Ll}/u.test(slice) && namesWork(slice, trade, true)) return true
  if (unit.section === 'duties' && !ofEmployer(slice) && namesMeans(slice)) return true
  return (
    (told || (unit.section === 'duties' && !ofEmployer(slice) && (!tellsState(slice) || /\byour\b/iu.test(slice)))) &&
    namesWork(slice, trade, false)
  )
}

/** “Dutch, some French.”: a language, and no word that asks. */
export const opensWithTongue = (text: string): boolean => !hasVerb.test(text) && tongueIn(text, false) === 'first'

/** “A year of commercial cleaning.” In a part for requirements what is named is asked, elsewhere a paper: “Valid CPC.” */
function namedAlone({ text }: Unit, inList: boolean, trade: Trade): boolean {
  if (inList) return (hasSubject(text) || opensAsked(text)) && !ofEmployer(text) && (asks(text) || !hasVerb.test(text))
  return (
    wordCount(text) <= 10 &&
    /\.$/u.test(text) &&
    !hasVerb.test(text) &&
    (namesPaper(text, trade) || degreeLevel(text) !== null || opensWithTongue(text))
  )
}

// “… and who answers the review”, “and that means ladders”: the subject stands in the clause before.
const leans =
  /^\W*(?:(?:and|but|so)\s+)?(?:who|whose|which|that|this|it|these|those)\s+(?!\p{L}+\s+(?:you|who)\b)|^\W*(?:at present|for now|currently|in practice|here|so)?,?\s*(?:that|this|which|it) (?:means|includes?|involves?)\b/iu
const verbFirst = /^\W*(?:have|has|be|are|is|were|was|can|will|would|know|hold|speak|own|run)\b/u

// “… and you should feel at home there”
const points = /\b(?:there|(?:in|with|of|to|on|about|for|at|by|from) (?:it|them|both|these|those|either))\b/iu

/** The end of a list of spans with those that lean on the clause before them put together with it. */
function whole(found: Span[], before: Span | null, clause: Span, text: string): void {
  const last = found.at(-1)
  if (last?.start !== clause.start || !before || clause.end - before.start > longest) return
  const slice = text.slice(clause.start, clause.end)
  const owner = found.at(-2)
  const own = owner !== undefined && owner.end === before.end
  if (own && leans.test(slice)) {
    owner.end = clause.end
    found.pop()
  } else if (!own && (leans.test(slice) || verbFirst.test(slice) || (points.test(slice) && !hasName(slice))))
    last.start = before.start
}

/** How much a clause that asks has to say to be taken without a name: little where the reader is told that they must. */
function leastWords(slice: string): number {
  if (/\byou (?:should|must|need to|have to)\b/iu.test(slice)) return 2
  return demands(slice) || asksNicely(slice) ? 3 : 4
}

/** The clauses of a prose sentence that ask for something. A clause that only asks takes its subject from the one before. */
export function asked(text: string, unit: Unit, trade: Trade): Span[] {
  const inList = unit.section === 'must' || unit.section === 'nice'
  const sentenceAsks = asks(unit.text)
  const found: Span[] = []
  let before: Span | null = null
  let telling = false
  for (const clause of clauses(unit.text, unit.start)) {
    const slice = text.slice(clause.start, clause.end)
    const subject = hasSubject(slice)
    if (asks(slice) && !subject && before && leansBack.test(slice)) {
      const last = found.at(-1)
      if (last && last.end >= before.end) last.end = clause.end
      else found.push({ start: before.start, end: clause.end })
    } else if (asks(slice) && !describesEmployer(slice) && (subject || inList || weightOf(slice) >= leastWords(slice)))
      found.push({ ...clause })
    // In a part for requirements “You …” is asked, whatever the verb.
    else if (unit.section === 'must' && /^you\s+(?!get\b|receive\b)/iu.test(slice)) found.push({ ...clause })
    else if (isDuty(slice, unit, telling, trade)) found.push({ ...clause })
    else if (
      subject &&
      sentenceAsks &&
      /^(?:have|has|be|can|hold|know|speak|own|an?|the)\b/u.test(slice) &&
      !ofEmployer(slice)
    )
      found.push({ ...clause })
    // “NVQ 3 in hairdressing; three years on the floor.”
    else if (subject && sentenceAsks && !hasVerb.test(unit.text)) found.push({ ...clause })
    else if (subject && sentenceAsks && beside.test(text.slice(unit.start, clause.start))) found.push({ ...clause })
    else if (subject && inList && sentenceAsks && found.length > 0 && !/\b(?:we|our|us)\b/iu.test(slice))
      (found.at(-1) as Span).end = clause.end
    whole(found, before, clause, text)
    before = clause
    telling ||= tellsOfPost(slice)
  }
  return found.length === 0 && namedAlone(unit, inList, trade) ? [{ start: unit.start, end: unit.end }] : found
}
