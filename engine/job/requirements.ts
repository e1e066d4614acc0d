import { namedIn, toldIn } from '../knowledge/find.ts'
import { degreeLevel } from '../resume/degree-level.ts'
import { hasTitle } from '../resume/titles.ts'
import { words } from '../text/words.ts'
import type { Requirement } from '../types.ts'
import { asks, asksNicely, demands, isQuestion, tellsDuty, waived } from './cues.ts'
import {
  beginsWithDoing,
  describesEmployer,
  isEmptyTelling,
  namesPaper,
  namesWork,
  ofEmployer,
  type Trade,
  tellsOfPost,
  tradeOf,
  weightOf,
} from './duties.ts'
import { askedItems, semicolonItems } from './lists.ts'
import { statedPlainly } from './plain.ts'
import { typeOf } from './type.ts'
import type { Unit } from './units.ts'
import { asksForYears } from './years.ts'

type Span = { start: number; end: number }
type Stated = { unit: Unit; span: Span }

// A clause of its own begins behind one of these.
const clauseEnd =
  /;\s+|,?\s+(?:and|but|so)\s+(?=(?:you|we|have|be|run|are|hold|it|a|an|the|will|must|should|can|would|ideally|preferably|able|confident|comfortable|familiar|experienced|fluent|proficient)\b)|,\s+(?=(?:so|but|and)\s)|,\s+(?:or\s+)?(?=(?:hold|know|speak|have|own|can)\s)|,?\s+(?:along|together) with\s+|,\s+(?:plus|as well as)\s+|\.\s+|\s[–—]\s/gu

function clauses(text: string, offset: number): Span[] {
  const found: Span[] = []
  let at = 0
  for (const match of text.matchAll(clauseEnd)) {
    if (match.index > at) found.push({ start: offset + at, end: offset + match.index })
    at = match.index + match[0].length
  }
  if (text.length > at) found.push({ start: offset + at, end: offset + text.length })
  return found
}

// A name that the knowledge base does not have, such as that of a register or a product.
const unknownName = /(?<=[\p{Ll},] )(?!(?:UK|US|USA|EU|CEO|CV|OK)\b)\p{Lu}{3,}\b/u

/** Whether a clause names anything that a resume could show. */
function hasSubject(text: string): boolean {
  const list = words(text)
  return (
    asksForYears(text) ||
    unknownName.test(text) ||
    namedIn(list).some(({ concept }) => concept.kind !== 'title' && concept.kind !== 'setting') ||
    toldIn(list).length > 0 ||
    degreeLevel(text) !== null
  )
}

const trimmed = (text: string, { start, end }: Span): Span => {
  const slice = text.slice(start, end)
  const lead = /^[\s,;:–—-]*(?:(?:and|but|so|or)\s+)?/iu.exec(slice)?.[0].length ?? 0
  const trail = /[\s,;:.–—-]*$/u.exec(slice)?.[0].length ?? 0
  return { start: start + lead, end: end - trail }
}

/** A clause without a subject of its own: “… and you should feel at home there”, “… but would be handy”. */
const leansBack = /\b(?:there|them|it|one|ones|these|this|that)\b|^\s*(?:would|will|is|are|was|were|helps?|comes?)\b/iu
// What follows is asked beside what went before.
const beside = /(?:(?:along|together) with|plus|as well as)\s+$/iu

const hasVerb = /\b(?:is|are|was|were|will|has|have|had|can|we|our|us|you|your)\b/iu

/**
 * Whether the clause of a sentence tells of work to be done, which is asked as much as what a list asks. Where the
 * reader is spoken to, anything but empty words will do; elsewhere it has to name what only the trade has.
 */
function isDuty(slice: string, unit: Unit, follows: boolean, trade: Trade): boolean {
  if (unit.section === 'about') return false
  const told = tellsOfPost(slice) || tellsDuty(slice) || (unit.section === 'duties' && beginsWithDoing(slice))
  if (told && (/\bresponsible for\b/iu.test(slice) || !isEmptyTelling(slice)))
    return hasSubject(slice) || weightOf(slice) >= 4
  if (follows && /^\p{Ll}/u.test(slice) && namesWork(slice, trade, true)) return true
  return (told || (unit.section === 'duties' && !ofEmployer(slice))) && namesWork(slice, trade, false)
}

/** “A year of commercial cleaning.” In a part for requirements what is named is asked, elsewhere a paper: “Valid CPC.” */
function namedAlone({ text }: Unit, inList: boolean, trade: Trade): boolean {
  if (inList) return hasSubject(text) && !ofEmployer(text)
  return (
    text.split(/\s+/).length <= 10 &&
    /\.$/u.test(text) &&
    !hasVerb.test(text) &&
    (namesPaper(text, trade) || degreeLevel(text) !== null)
  )
}

/** “Concrete is poured most weeks, so you should know how to plan a pour”: the first only says why the second is asked. */
function isReason(text: string, reason: Span, demand: Span): boolean {
  const before = text.slice(reason.start, reason.end)
  if (!/^\W*so\s/iu.test(text.slice(reason.end, demand.start + 3)) || asks(before)) return false
  const bare = /^you\b/iu.test(before) ? isEmptyTelling(before) : !tellsDuty(before)
  return bare && asks(text.slice(demand.start, demand.end))
}

/** The clauses of a prose sentence that ask for something. A clause that only asks takes its subject from the one before. */
function asked(text: string, unit: Unit, trade: Trade): Span[] {
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
    } else if (
      asks(slice) &&
      !describesEmployer(slice) &&
      (subject || inList || weightOf(slice) >= (demands(slice) ? 3 : 4))
    )
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
    else if (subject && sentenceAsks && beside.test(text.slice(unit.start, clause.start))) found.push({ ...clause })
    else if (subject && inList && sentenceAsks && found.length > 0 && !/\b(?:we|our|us)\b/iu.test(slice))
      (found.at(-1) as Span).end = clause.end
    const [reason, demand] = found.slice(-2)
    if (
      demand &&
      reason?.end === before?.end &&
      demand.start === clause.start &&
      isReason(text, reason as Span, demand)
    )
      found.splice(-2, 1)
    before = clause
    telling ||= tellsOfPost(slice)
  }
  return found.length === 0 && namedAlone(unit, inList, trade) ? [{ start: unit.start, end: unit.end }] : found
}

const chatter = /\s+[–—-]\s+(?=(?:we|our|about|it|the|this|you|as|because|most|all|there|don)\b)/iu

const ofPerson =
  /\b(?:you|your|we|us|must|needs?|needed|requir\w+|essential|mandatory|candidates?|applicants?|person|some(?:one|body)|who|advantage|desirable|expected|preferred|welcome|plus|wanted)\b/iu

/** Whether a sentence outside of all parts speaks to the reader or says that it asks. */
const addressed = (text: string, trade: Trade) =>
  (text.length >= 24 && ofPerson.test(text)) ||
  tellsDuty(text) ||
  tellsOfPost(text) ||
  (asksNicely(text) && hasSubject(text)) ||
  (asks(text) && !ofEmployer(text) && namesWork(text, trade, true)) ||
  (!hasVerb.test(text) && degreeLevel(text) !== null) ||
  namesPaper(text, trade)

/** The name of the post at the head: “Registered Nurse (RN), nights”. */
const isName = ({ start, text }: Unit) =>
  start < 40 && text.split(/\s+/).length <= 12 && !/[.!?]$/u.test(text) && hasTitle(text)

function spansOf(text: string, unit: Unit, trade: Trade): Span[] {
  if (unit.section === 'about' || unit.section === 'benefits' || unit.section === 'legal') return []
  if (waived(unit.text) || (!unit.bullet && isQuestion(unit.text))) return []
  if (unit.section === 'intro' && !unit.bullet && (isName(unit) || !addressed(unit.text, trade))) return []
  if (unit.bullet && (unit.section === 'must' || unit.section === 'nice')) {
    const items = semicolonItems(unit.text, unit.start)
    if (items) return items
    const cut = chatter.exec(unit.text)
    return [{ start: unit.start, end: cut ? unit.start + cut.index : unit.end }]
  }
  if (unit.bullet) return asks(unit.text) && hasSubject(unit.text) ? [{ start: unit.start, end: unit.end }] : []
  return askedItems(unit.text, unit.start) ?? asked(text, unit, trade)
}

const shortList = 4

/** What was found, and the items of lists of duties that name work of the trade, in the order of the text. */
function withDuties(found: Stated[], list: Unit[], trade: Trade): Stated[] {
  const duties = list
    .filter(({ section, bullet, text }) => section === 'duties' && bullet && namesWork(text, trade, true))
    .filter(unit => !found.some(other => other.unit === unit))
  return [...found, ...duties.map(unit => ({ unit, span: { start: unit.start, end: unit.end } }))].toSorted(
    (a, b) => a.span.start - b.span.start,
  )
}

/** The spans that state a requirement, each with the unit it stands in. */
function stated(text: string, list: Unit[], trade: Trade): Stated[] {
  const found = list.flatMap(unit => spansOf(text, unit, trade).map(span => ({ unit, span })))
  const listed = found.filter(({ unit }) => unit.section === 'must')
  // Where the list of what is asked is short, the list of duties says the rest.
  if (listed.length > 0 && listed.length < shortList) return withDuties(found, list, trade)
  const parted = list.some(({ section }) => section === 'must' || section === 'nice')
  if (parted || found.some(({ unit }) => !unit.bullet)) return found
  return statedPlainly(list, slice => hasSubject(slice) || asksForYears(slice))
}

/** The requirements stated in the units of a posting, each with its exact place, in the order of the text. */
export function requirementsOf(text: string, list: Unit[], title = ''): Requirement[] {
  const found: Requirement[] = []
  const trade = tradeOf(title, text)
  for (const { unit, span } of stated(text, list, trade)) {
    // A sentence says once that it only wishes: “It would be great if you also know A and have come across B.”
    const nicely =
      (unit.section === 'nice' && (unit.bullet || !demands(unit.text))) || (!unit.bullet && asksNicely(unit.text))
    const { start, end } = trimmed(text, span)
    const slice = text.slice(start, end)
    if (!/[\p{L}\d]/u.test(slice) || (!unit.bullet && slice.length < 4)) continue
    const kind = nicely || asksNicely(slice) ? 'nice' : 'must'
    found.push({ id: `r${found.length + 1}`, text: slice, kind, type: typeOf(slice, trade.around), start, end })
  }
  return found
}
