import { namedIn, toldIn } from '../knowledge/find.ts'
import { degreeLevel } from '../resume/education.ts'
import { isSmall, words } from '../text/words.ts'
import type { Requirement } from '../types.ts'
import { asks, asksNicely, tellsDuty } from './cues.ts'
import { askedItems } from './lists.ts'
import { statedPlainly } from './plain.ts'
import type { Unit } from './units.ts'

type Span = { start: number; end: number }

// A clause of its own begins behind one of these.
const clauseEnd =
  /;\s+|,?\s+(?:and|but|so)\s+(?=(?:you|we|have|be|run|are|hold|it|a|an|the)\b)|,\s+(?=(?:so|but|and)\s)|\.\s+|\s[–—]\s/gu

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

/** Whether a clause names anything that a resume could show. */
function hasSubject(text: string): boolean {
  const list = words(text)
  return (
    namedIn(list).some(({ concept }) => concept.kind !== 'title' && concept.kind !== 'setting') ||
    toldIn(list).length > 0 ||
    degreeLevel(text) !== null
  )
}

const trimmed = (text: string, { start, end }: Span): Span => {
  const slice = text.slice(start, end)
  const lead = /^[\s,;:–—-]*/u.exec(slice)?.[0].length ?? 0
  const trail = /[\s,;:.–—-]*$/u.exec(slice)?.[0].length ?? 0
  return { start: start + lead, end: end - trail }
}

/** The clauses of a prose sentence that ask for something. A clause that only asks takes its subject from the one before. */
function asked(text: string, unit: Unit): Span[] {
  const inList = unit.section === 'must' || unit.section === 'nice'
  const sentenceAsks = asks(unit.text)
  const found: Span[] = []
  let before: Span | null = null
  for (const clause of clauses(unit.text, unit.start)) {
    const slice = text.slice(clause.start, clause.end)
    const subject = hasSubject(slice)
    if (asks(slice) && !subject && /\b(?:there|them|it|one|ones|these|this|that)\b/iu.test(slice) && before) {
      const last = found.at(-1)
      if (last && last.end >= before.end) last.end = clause.end
      else found.push({ start: before.start, end: clause.end })
    } else if (asks(slice) && (subject || inList || words(slice).filter(word => !isSmall(word.stem)).length >= 4))
      found.push({ ...clause })
    else if (subject && tellsDuty(slice) && (sentenceAsks || unit.section !== 'about')) found.push({ ...clause })
    else if (subject && sentenceAsks && /^(?:have|has|be|can|hold|know)\b/iu.test(slice)) found.push({ ...clause })
    else if (subject && inList && sentenceAsks && found.length > 0 && !/\b(?:we|our|us)\b/iu.test(slice))
      (found.at(-1) as Span).end = clause.end
    before = clause
  }
  return found
}

const chatter = /\s+[–—-]\s+(?=(?:we|our|about|it|the|this|you|as|because|most|all|there|don)\b)/iu

function spansOf(text: string, unit: Unit): Span[] {
  if (unit.section === 'about' || unit.section === 'benefits' || unit.section === 'legal') return []
  if (unit.section === 'intro' && (!/\s(?:you|we|must|need|require)/iu.test(unit.text) || unit.text.length < 40))
    return []
  if (unit.bullet && (unit.section === 'must' || unit.section === 'nice')) {
    const cut = chatter.exec(unit.text)
    return [{ start: unit.start, end: cut ? unit.start + cut.index : unit.end }]
  }
  if (unit.bullet) return asks(unit.text) && hasSubject(unit.text) ? [{ start: unit.start, end: unit.end }] : []
  return askedItems(unit.text, unit.start) ?? asked(text, unit)
}

const yearsPattern =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|several|a few)\s*\+?\s*(?:[-–to ]+\d{1,2}\s*)?(?:or more |plus )?(?:full )?years?\b/iu

/** The kind of thing that is asked. */
function typeOf(text: string): Requirement['type'] {
  const kinds = new Set(namedIn(words(text)).map(({ concept }) => concept.kind))
  const ids = new Set(namedIn(words(text)).map(({ concept }) => concept.id))
  if (yearsPattern.test(text) && !/\b(?:passed|within|last|past|valid|issued|old)\b[^,]*\byears?\b/iu.test(text))
    return 'years'
  if (ids.has('driving-licence')) return 'licence'
  if (degreeLevel(text) !== null && (degreeLevel(text) ?? 0) >= 3 && !kinds.has('licence')) return 'degree'
  if (kinds.has('certificate') || /\b(?:level \d award|award in)\b/iu.test(text)) return 'certification'
  if (degreeLevel(text) !== null && !kinds.has('licence')) return 'degree'
  if (kinds.has('licence')) return 'licence'
  if (/\b(?:degree|diploma|nvq|apprenticeship|qualification)\b/iu.test(text)) return 'degree'
  if (kinds.has('language')) return 'language'
  if (
    /\b(?:certificat\w+|certified|licen[cs]ed?|registration|registered with|award in|ticket|passed within|accredited|accreditation|clearance|card holder)\b/iu.test(
      text,
    )
  )
    return 'certification'
  if (
    /\b(?:on-?site|relocat\w+|commut\w+|based in|live (?:in|within)|shifts?|weekends?|travel|overnight)\b/iu.test(
      text,
    ) &&
    !kinds.has('tool')
  )
    return 'place'
  return kinds.size > 0 ? 'skill' : 'other'
}

/** The spans that state a requirement, each with the unit it stands in. */
function stated(text: string, list: Unit[]): { unit: Unit; span: Span }[] {
  const found = list.flatMap(unit => spansOf(text, unit).map(span => ({ unit, span })))
  const parted = list.some(({ section }) => section === 'must' || section === 'nice')
  if (parted || found.some(({ unit }) => !unit.bullet)) return found
  return statedPlainly(list, slice => hasSubject(slice) || yearsPattern.test(slice))
}

/** The requirements stated in the units of a posting, each with its exact place, in the order of the text. */
export function requirementsOf(text: string, list: Unit[]): Requirement[] {
  const found: Requirement[] = []
  for (const { unit, span } of stated(text, list)) {
    // A sentence says once that it only wishes: “It would be great if you also know A and have come across B.”
    const nicely = unit.section === 'nice' || (!unit.bullet && asksNicely(unit.text))
    const { start, end } = trimmed(text, span)
    const slice = text.slice(start, end)
    if (!/[\p{L}\d]/u.test(slice) || (!unit.bullet && slice.length < 4)) continue
    const kind = nicely || asksNicely(slice) ? 'nice' : 'must'
    found.push({ id: `r${found.length + 1}`, text: slice, kind, type: typeOf(slice), start, end })
  }
  return found
}
