import type { Anchor } from './anchor.ts'
import { type Heading, joinedText, names, read } from './heading-parts.ts'
import { isPlain } from './plain-words.ts'
import type { Row } from './sections.ts'
import type { Segment } from './segment-kinds.ts'
import { surelyFirm } from './segment-settle.ts'
import { segments } from './segments.ts'

/** A row with its pieces. */
export type Read = { row: Row; pieces: Segment[][] }

export const holds = (pieces: Segment[][], kind: Segment['kind']) =>
  pieces.flat().some(segment => segment.kind === kind)

/** “Intern, Supply Chain” over “Live Oak Toys, Hinesville”: what could be a firm is a department of the one below. */
export function overEmployer(anchor: Anchor, after: Row | undefined): (Heading & { used: Row[] }) | null {
  const [own, ...more] = segments(anchor.rest)
  if (!own || !after || more.length > 0 || own[0]?.kind !== 'title' || own.length !== 2) return null
  const below = segments(after.text)[0] ?? []
  const beside = own[1]
  const single = beside?.kind === 'unknown' && !/\s/u.test(beside.text) && below.length > 1
  // “Registered Nurse, Pediatric Clinic” over “Straight River Health, Owatonna”
  const capitals = below.length > 1 && below.every(({ text }) => /^\p{Lu}/u.test(text))
  const part =
    beside &&
    capitals &&
    isPlain(beside.text) &&
    !surelyFirm(beside.text) &&
    (below[0]?.kind === 'organisation' || !isPlain(below[0]?.text ?? ''))
  if (!beside?.department && !single && !part) return null
  const [firm] = below
  const named = below.length > 1 || firm?.kind === 'organisation'
  if (!firm || !named || firm.kind === 'place' || firm.kind === 'title' || firm.kind === 'unit') return null
  return { title: joinedText(own), employer: firm.text, used: [anchor.row, after] }
}

/** A firm alone in the line above: what stands behind the title in the line of the dates is then a unit of it. */
export function firmAbove(own: Segment[][], up: Read | undefined, { row }: Anchor): boolean {
  const [piece, ...more] = own
  const [firm, ...others] = up?.pieces ?? []
  const units = piece?.slice(1) ?? []
  const ofTrade =
    units.length > 0 && units.every(({ text, kind }) => kind !== 'place' && !surelyFirm(text) && isPlain(text))
  const deeper = up !== undefined && row.indent > up.row.indent
  return (
    (piece?.length === 2 || ofTrade) &&
    more.length === 0 &&
    piece?.[0]?.kind === 'title' &&
    others.length === 0 &&
    firm !== undefined &&
    (firm[0]?.kind === 'organisation' ||
      (ofTrade && deeper && names(firm[0]) && (firm.length > 1 || !isPlain(firm[0]?.text ?? '')))) &&
    firm.filter(({ kind }) => kind !== 'place').length <= 2 &&
    !firm.some(({ kind }) => kind === 'title')
  )
}

/** “Ashgrove Soap, Neenah” over “Senior Analyst, Laundry”, over dates alone: beside the title stands where in the firm. */
export function unitAbove(own: Segment[][], [titled, firm]: Read[]): Heading | null {
  const [piece, ...more] = titled?.pieces ?? []
  if (own.length > 0 || !firm?.row.blankBefore || titled?.row.blankBefore || more.length > 0) return null
  const [title, unit] = piece ?? []
  const [name, town, ...others] = firm.pieces[0] ?? []
  if (title?.kind !== 'title' || piece?.length !== 2 || (unit?.kind !== 'unknown' && unit?.kind !== 'unit')) return null
  const named = firm.pieces.length === 1 && town !== undefined && others.length < 2
  if (!named || !name || name.kind === 'title' || name.kind === 'place' || holds(firm.pieces, 'title')) return null
  return { title: `${title.text}, ${unit.text}`, employer: name.text }
}

/**
 * “TEACHING” over dates alone over “Piano Teacher, Musikhaus Orgel”, “STAGE WORK” over “Rigger, Hill Playhouse, 2019 –”:
 * words that any resume may have head a part of it.
 */
export function callsPart(own: Segment[][], up: Read | undefined, down: Read | undefined): boolean {
  if (!up?.row.blankBefore || /\p{Ll}|,/u.test(up.row.text) || !isPlain(up.row.text)) return false
  if (surelyFirm(up.row.text) || holds(up.pieces, 'title')) return false
  const named = own.length > 0 ? own : (down?.pieces ?? [])
  const whole = read(named)
  const mixed = own.length === 0 || /\p{Ll}/u.test(whole.employer)
  return mixed && holds(named, 'title') && whole.title !== '' && whole.employer !== ''
}
