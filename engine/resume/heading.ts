import { wordCount } from '../text/count.ts'
import type { Anchor } from './anchor.ts'
import { type Heading, inBrackets, joinedText, names, plain, read, tellsWork, untitled } from './heading-parts.ts'
import { neighbours, tenureOf } from './neighbours.ts'
import { isPlain } from './plain-words.ts'
import type { Row } from './sections.ts'
import type { Segment } from './segment-kinds.ts'
import { promote, promoteRow, settle, surelyFirm } from './segment-settle.ts'
import { segments } from './segments.ts'

/** “Intern, Supply Chain” over “Live Oak Toys, Hinesville”: what could be a firm is a department of the one below. */
function overEmployer(anchor: Anchor, after: Row | undefined): (Heading & { used: Row[] }) | null {
  const [own, ...more] = segments(anchor.rest)
  if (!own || !after || more.length > 0 || own[0]?.kind !== 'title' || own.length !== 2) return null
  const below = segments(after.text)[0] ?? []
  const beside = own[1]
  const single = beside?.kind === 'unknown' && !/\s/u.test(beside.text) && below.length > 1
  // “Registered Nurse, Pediatric Clinic” over “Straight River Health, Owatonna”
  const part =
    beside && below.length > 1 && isPlain(beside.text) && !surelyFirm(beside.text) && !isPlain(below[0]?.text ?? '')
  if (!beside?.department && !single && !part) return null
  const [firm] = below
  const named = below.length > 1 || firm?.kind === 'organisation'
  if (!firm || !named || firm.kind === 'place' || firm.kind === 'title' || firm.kind === 'unit') return null
  return { title: joinedText(own), employer: firm.text, used: [anchor.row, after] }
}

/** A row with its pieces. */
type Read = { row: Row; pieces: Segment[][] }

const holds = (pieces: Segment[][], kind: Segment['kind']) => pieces.flat().some(segment => segment.kind === kind)

/** A firm alone in the line above: what stands behind the title in the line of the dates is then a unit of it. */
function firmAbove(own: Segment[][], up: Read | undefined, { row }: Anchor): boolean {
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
    (firm[0]?.kind === 'organisation' || (ofTrade && deeper && names(firm[0]) && !isPlain(firm[0]?.text ?? ''))) &&
    firm.filter(({ kind }) => kind !== 'place').length <= 2 &&
    !firm.some(({ kind }) => kind === 'title')
  )
}

/** Title and employer of an anchor, out of its row and those beside it, with the rows they stand in. */
export function headingOf(rows: Row[], anchor: Anchor, taken: Set<number>): Heading & { used: Row[] } {
  const tenure = tenureOf(rows, anchor)
  if (tenure) {
    const { titled, firm } = tenure
    return {
      title: titled.text,
      employer: firm.text,
      used: [anchor.row, titled, ...(taken.has(firm.index) ? [] : [firm])],
    }
  }
  const { before, after } = neighbours(rows, anchor, taken)
  const own = segments(anchor.rest)
  const over = overEmployer(anchor, after[0])
  if (over) return over
  const piecesOf = (row: Row): Read => ({ row, pieces: segments(row.text) })
  const up = before.map(piecesOf)
  // Dates below a line that names title and firm belong to that line: the next one is of the next post.
  const whole = own.length === 0 && up[0] && holds(up[0].pieces, 'title') ? read(up[0].pieces) : null
  const down = whole?.title && whole.employer ? [] : after.map(piecesOf)
  if (!holds(own, 'organisation') || !holds(own, 'title'))
    settle([own, ...up.map(({ pieces }) => pieces), ...down.map(({ pieces }) => pieces)].flat())
  if (![...up, ...down].some(({ pieces }) => holds(pieces, 'title'))) {
    promote(own)
    if (own.length === 0 && up.length > 1) promoteRow(up.map(({ pieces }) => pieces))
  }
  const heading = choose(anchor, own, up, down)
  return heading.title && !heading.employer ? { ...heading, employer: inBrackets(anchor.rest) } : heading
}

const oneself = /\((?<inside>self[- ]employed|freelance|own \p{L}+)\)|^(?<before>self[- ]employed|freelance)\b/iu

/** Who works for nobody else says so in the title: “Freelance illustrator”, “Childminder (self-employed)”. */
function ownAccount(own: Segment[][], { title }: Heading): string {
  const { inside, before } = oneself.exec(title)?.groups ?? {}
  const named = own.flat().some(segment => names(segment) && !title.includes(segment.text))
  // “Interpreter (freelance) for Lingua North”: a firm that is named goes before.
  if (holds(own, 'organisation')) return ''
  return inside ?? (before && !named ? before : '')
}

/** “Ashgrove Soap, Neenah” over “Senior Analyst, Laundry”, over dates alone: beside the title stands where in the firm. */
function unitAbove(own: Segment[][], [titled, firm]: Read[]): Heading | null {
  const [piece, ...more] = titled?.pieces ?? []
  if (own.length > 0 || !firm?.row.blankBefore || titled?.row.blankBefore || more.length > 0) return null
  const [title, unit] = piece ?? []
  const [name, town, ...others] = firm.pieces[0] ?? []
  if (title?.kind !== 'title' || piece?.length !== 2 || (unit?.kind !== 'unknown' && unit?.kind !== 'unit')) return null
  const named = firm.pieces.length === 1 && town !== undefined && others.length < 2
  if (!named || !name || name.kind === 'title' || name.kind === 'place' || holds(firm.pieces, 'title')) return null
  return { title: `${title.text}, ${unit.text}`, employer: name.text }
}

/** “Clerk, Hill & Daughters” over “Tampa, FL, 2019 to date”: the name before a state is a town where a firm stands above. */
const namesTown = (own: Segment[], above: Segment[][]) =>
  own.length === 2 &&
  own[1]?.kind === 'place' &&
  above.some(
    piece => piece[0]?.kind === 'title' && piece.length > 1 && names(piece.at(-1)) && !piece.at(-1)?.department,
  )

/** “05/2022 – now · Leeds · remote” below “Engineer · Hill Pay”: beside the dates stands where, in short words. */
function onlyWhere(own: Segment[][], { pieces }: Read): boolean {
  const whole = pieces.length === 2 && pieces.some(([first]) => first?.kind === 'title')
  const short = ({ kind, text }: Segment) => kind !== 'title' && kind !== 'organisation' && wordCount(text) < 3
  return whole && pieces.some(([first]) => names(first)) && own.flat().every(short)
}

/** Whether the line above names title and firm in full, so that the one word beside the dates is a town. */
function inFull([own, ...more]: Segment[][], above: Read | undefined): boolean {
  if (more.length > 0 && above) return onlyWhere([own ?? [], ...more], above)
  if (more.length > 0 || own?.[0]?.kind !== 'unknown' || !above || !holds(above.pieces, 'title')) return false
  if (namesTown(own, above.pieces)) return true
  const single = !/\s/u.test(own[0].text)
  return own.length === 1 && (above.pieces.length > 1 || (single && holds(above.pieces, 'organisation')))
}

/** “TEACHING” over dates alone over “Piano Teacher, Musikhaus Orgel”: words that any resume may have head a part of it. */
function callsPart(own: Segment[][], up: Read | undefined, down: Read | undefined): boolean {
  if (own.length > 0 || !up?.row.blankBefore || !down || /\p{Ll}|,/u.test(up.row.text) || !isPlain(up.row.text))
    return false
  if (surelyFirm(up.row.text) || holds(up.pieces, 'title')) return false
  const whole = read(down.pieces)
  return holds(down.pieces, 'title') && whole.title !== '' && whole.employer !== ''
}

function choose(anchor: Anchor, own: Segment[][], up: Read[], down: Read[]): Heading & { used: Row[] } {
  const used: Row[] = [anchor.row]
  let heading = read(own)
  if (callsPart(own, up[0], down[0])) up = []
  const [above, second] = up
  const unit = unitAbove(own, up)
  if (unit) return { ...unit, used: [...used, ...up.slice(0, 2).map(({ row }) => row)] }
  const account = ownAccount(own, heading)
  if (account) return { title: heading.title, employer: account, used }
  if (inFull(own, above) && above) {
    const whole = read(above.pieces)
    if (whole.title && whole.employer) return { ...whole, used: [...used, above.row] }
  }
  if (heading.title && heading.employer && above && firmAbove(own, above, anchor))
    return {
      ...read(above.pieces, { title: joinedText(own[0] ?? []), employer: '' }),
      used: [...used, above.row],
    }
  if (heading.title && heading.employer && holds(own, 'organisation')) return { ...heading, used }
  if (
    heading.title &&
    heading.employer &&
    above &&
    (holds(above.pieces, 'organisation') || holds(above.pieces, 'title'))
  ) {
    // What looked like an employer in the line of the dates may be a unit: a line of its own above is the better one.
    const better = read(above.pieces)
    return better.employer && !better.title
      ? { title: `${heading.title}, ${heading.employer}`, employer: better.employer, used: [...used, above.row] }
      : { ...heading, used }
  }
  const [first, last] = down
  if (first && last && !above) {
    const whole = read(first.pieces)
    if (whole.title && whole.employer && (holds(first.pieces, 'organisation') || tellsWork(last.row.text)))
      return { ...whole, used: [...used, first.row] }
  }
  if (first && last && !above)
    return { ...read(down.flatMap(({ pieces }) => pieces)), used: [...used, ...down.map(({ row }) => row)] }
  for (const { row, pieces } of up.length > 0 ? [...up, ...down] : down) {
    if (heading.title && heading.employer) break
    const next = read(pieces, heading)
    if (next.title !== heading.title || next.employer !== heading.employer) used.push(row)
    heading = next
  }
  const complete = own.length > 1 && anchor.row.blankBefore
  if (!heading.title && (!above || complete)) heading = untitled(own.map(plain), heading)
  if (!heading.title && above) {
    const [first, next] = above.pieces[0] ?? []
    const name = first?.text ?? ''
    // “Burger Crew, Hill Diner, Leeds” over dates alone: of two names the first is the post, whatever it sounds like.
    const pair =
      own.length === 0 && next && next.kind !== 'place' && next.kind !== 'remark' && above.pieces.length === 1
    if (pair && (!second || above.row.blankBefore) && (name === heading.employer || heading.employer === ''))
      heading = { title: name, employer: next.text }
    else if (name !== heading.employer) heading = { ...heading, title: name }
    else if (second) heading = { ...heading, title: second.pieces[0]?.[0]?.text ?? '' }
  }
  return { ...heading, used }
}
