import { countable } from './clauses.ts'
import { asks, asksNicely } from './cues.ts'

type Span = { start: number; end: number }

/** The text with what stands in brackets made one word of the same length: its commas part nothing. */
const unbracketed = (text: string) => text.replace(/\([^()]*\)/gu, inside => '_'.repeat(inside.length))

const count = (text: string) => text.split(/\s+/).filter(word => word !== '').length

/** The items of “French or Polish; ADR awareness; forklift licence”: three or more, parted by semicolons. */
export function semicolonItems(text: string, offset: number): Span[] | null {
  const ends = [...unbracketed(text).matchAll(/\s*;\s*(?:and\s+)?/giu)]
  if (ends.length < 2) return null
  const starts = [0, ...ends.map(end => end.index + end[0].length)]
  return starts
    .map((start, at) => ({ start: offset + start, end: offset + (ends[at]?.index ?? text.length) }))
    .filter(({ start, end }) => end > start)
}

/**
 * The items of a text that is a bare list, “SQL, Python and Tableau”, each with its place; null where it is told.
 * “A, B or C” is one choice, and a stretch longer than eight words is a sentence with commas in it.
 */
export function listItems(text: string, offset: number): Span[] | null {
  const parted = semicolonItems(text, offset)
  if (parted) return parted
  if (/\b(?:we|our|you|your)\b/iu.test(text)) return null
  if (/\bor\b/iu.test(text)) return choices(text, offset)
  const items: Span[] = []
  let at = 0
  const flat = unbracketed(text).replace(/[.\s]+$/u, '')
  for (const match of [...flat.matchAll(/\s*[,;•·|]\s+(?:and\s+)?|\s+and\s+(?=[^,;]*$)/giu)]) {
    items.push({ start: offset + at, end: offset + match.index })
    at = match.index + match[0].length
  }
  items.push({ start: offset + at, end: offset + flat.length })
  const pieces = items.map(({ start, end }) => text.slice(start - offset, end - offset))
  const listed = /[,;•·|]/u.test(flat) && pieces.every(piece => piece.trim() !== '' && count(piece) <= 8)
  return listed ? items : null
}

/** “A or B, and C”: the things beside one another where some of them are choices. */
function choices(text: string, offset: number): Span[] | null {
  const flat = unbracketed(text).replace(/[.\s]+$/u, '')
  const cuts = [...flat.matchAll(/;\s+(?:and\s+)?|,\s+and\s+/giu)]
  if (cuts.length === 0) return null
  const items = [...cuts, null].map((cut, at) => {
    const before = cuts[at - 1]
    return { start: offset + (before ? before.index + before[0].length : 0), end: offset + (cut?.index ?? flat.length) }
  })
  const short = items.flatMap(item => inCommas(flat, item, offset))
  return short.every(({ start, end }) => end > start && count(text.slice(start - offset, end - offset)) <= 10)
    ? short
    : null
}

/** “Lean methods, training as a safety officer or instructor” before “, and …”: too long for one, and parted by its commas. */
function inCommas(flat: string, { start, end }: Span, offset: number): Span[] {
  const own = flat.slice(start - offset, end - offset)
  const parts = own.split(/,\s+/u)
  if (count(own) <= 10 || parts.length < 2 || parts.some(part => count(part) < 3 || /^or\b/iu.test(part)))
    return [{ start, end }]
  let at = start
  return parts.map(part => {
    const from = flat.indexOf(part, at - offset) + offset
    at = from + part.length
    return { start: from, end: at }
  })
}

/** What a lead announces: “Three things would make us sit up: A; B; and C”. */
function ledItems(text: string, offset: number): Span[] | null {
  const lead = /^[^;:]*:\s+/u.exec(text)?.[0]
  return lead && asks(lead) ? semicolonItems(text.slice(lead.length), offset + lead.length) : null
}

// “You have to have …”, “You’ll need …”, “Applicants must hold …”
const holding =
  /^\W*(?:you|applicants|candidates)(?:['’]ll| will)? (?:(?:must|should|(?:have|need|ought) to) )?(?:have|hold|need|possess|bring)\s+(?=\p{L}|\d)/iu
// What opens a thing of its own in a row of them.
const opener =
  '(?:an?|your(?: own)?|at least|a minimum of|\\d+\\+?|one|two|three|four|five|six|seven|eight|nine|ten|previous|proven|own|valid|current|full|clean)\\b'
const beside = new RegExp(`,\\s+(?:and\\s+)?(?=${opener})|\\s+and\\s+(?=${opener}[^,;]*$)`, 'giu')

/** “You have to have a licence, four years in the trade, a clean record and your own tools”: three things or more, one of which can be held up. */
function heldItems(text: string, offset: number): Span[] | null {
  const lead = holding.exec(text)?.[0]
  if (lead === undefined) return null
  const flat = unbracketed(text).replace(/[.\s]+$/u, '')
  const cuts = [...flat.matchAll(beside)]
  const starts = [0, ...cuts.map(cut => cut.index + cut[0].length)]
  const items = starts.map((start, at) => ({ start: offset + start, end: offset + (cuts[at]?.index ?? flat.length) }))
  const pieces = starts.map((start, at) =>
    flat.slice(at === 0 ? lead.length : start, cuts[at]?.index ?? flat.length).replace(/ behind you\b/u, ''),
  )
  // A verb or a choice in one of them: a sentence of clauses, whose commas may part anything.
  const told = pieces.some(
    piece => /\b(?:or|you|we|is|are|which|who|that|will|can)\b/iu.test(piece) || count(piece) > 12,
  )
  return items.length >= 3 && !told && pieces.some(countable) ? items : null
}

/** “A is a plus, so is B, and so is C”, “A would be an advantage, as would B”: each is wished for by itself. */
function likewiseItems(text: string, offset: number): Span[] | null {
  const cuts = [
    ...unbracketed(text).matchAll(
      /,?\s+(?:and\s+)?(?:so|as) (?:is|are|would(?: be)?)\s+(?:having (?:used |worked with )?)?/giu,
    ),
  ]
  const [first] = cuts
  if (!first || !asksNicely(text.slice(0, first.index))) return null
  const ends = [...cuts.map(({ index }) => index), text.replace(/[.\s]+$/u, '').length]
  const items = [0, ...cuts.map(cut => cut.index + cut[0].length)].map((start, at) => ({
    start: offset + start,
    end: offset + (ends[at] as number),
  }))
  const short = items
    .slice(1)
    .every(({ start, end }) => end > start && count(text.slice(start - offset, end - offset)) <= 8)
  return short ? items : null
}

/** The items of a sentence that asks item by item: “two years on the grill, able to lift 20 kg, must work weekends”. */
function askedItems(text: string, offset: number): Span[] | null {
  const items = listItems(text, offset)
  if (!items || items.length < 3) return null
  const asking = items.filter(({ start, end }) => asks(text.slice(start - offset, end - offset)))
  // “You need four years in events; budgets of £250k; Cvent”: what the first is asked with holds for all.
  if (semicolonItems(text, offset) && items[0] === asking[0]) return items
  return asking.length * 2 >= items.length && asking.length >= 2 ? items : null
}

/** The things that a sentence asks or wishes for one by one; null where it is no row of them. */
export const namedItems = (text: string, offset: number): Span[] | null =>
  ledItems(text, offset) ?? askedItems(text, offset) ?? heldItems(text, offset) ?? likewiseItems(text, offset)
