import { wordCount } from '../text/count.ts'
import type { Anchor } from './anchor.ts'
import { firmInTitle } from './firm-in-title.ts'
import { isFirm } from './firm-over.ts'
import { type Heading, inBrackets, joinedText, names, plain, read, tellsWork, untitled } from './heading-parts.ts'
import { callsPart, firmAbove, holds, overEmployer, type Read, unitAbove } from './heading-units.ts'
import { neighbours, tenureOf } from './neighbours.ts'
import { isPlain } from './plain-words.ts'
import type { Row } from './sections.ts'
import type { Segment } from './segment-kinds.ts'
import { promote, promoteRow, settle } from './segment-settle.ts'
import { segments } from './segments.ts'

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
  const heading = firmInTitle(choose(anchor, own, up, down), anchor.row)
  // “Translator (Hill Translations), Leeds”: what stands behind a firm in brackets is its town. Behind the firm
  // itself they only say what it is: “Hill & Lake (Legal Practitioners), clerk”.
  const { employer } = heading
  const explained = employer.includes('(') || (employer !== '' && anchor.rest.includes(`${employer} (`))
  const inside = heading.title && !explained && !isFirm(employer) ? inBrackets(anchor.rest) : ''
  return inside && (employer === '' || segments(inside)[0]?.[0]?.kind === 'organisation')
    ? { ...heading, employer: inside }
    : heading
}

const oneself = /\((?<inside>self[- ]employed|freelance|own \p{L}+)\)|^(?<before>self[- ]employed|freelance)\b/iu

/** Who works for nobody else says so in the title: “Freelance illustrator”, “Childminder (self-employed)”. */
function ownAccount(own: Segment[][], { title }: Heading): string {
  const { inside, before } = oneself.exec(title)?.groups ?? {}
  const beside = own.flat().filter(segment => names(segment) && !title.includes(segment.text))
  const named = beside.length > 0
  // “Interpreter (freelance) for Lingua North”, “Tuner (freelance), Hill Pianos, Leeds”: a firm that is named goes before.
  // “Freelance translator (Hill Translations), Leeds”
  if (/\(\p{Lu}[^()]*\p{Ll}[^()]*\)/u.test(title)) return ''
  if (holds(own, 'organisation') || beside.some(({ text }) => /^\p{Lu}\S*\s(?:&\s)?\p{Lu}/u.test(text))) return ''
  return inside ?? (before && !named ? before : '')
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

/**
 * “2019 – 2021  Hill Stores, Naas” over “Customer Desk / Cash Office”: a firm and its town say no title, which is then in
 * the short line below, whatever it sounds like.
 */
function titleBelow([own, ...more]: Segment[][], below: Read | undefined): string {
  const [firm, town, ...others] = own ?? []
  if (more.length > 0 || others.length > 0 || firm?.kind !== 'organisation' || !town || !below) return ''
  const { text, bullet } = below.row
  const named =
    town.kind === 'place' ||
    (town.kind === 'unknown' &&
      /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?$/u.test(town.text) &&
      !(/\s/u.test(town.text) && isPlain(town.text)))
  const capitals = text.split(/[\s/&,]+/u).every(word => !/^\p{Ll}/u.test(word) || /^(?:and|of|the|to|in)$/u.test(word))
  return named && !bullet && capitals && wordCount(text) <= 6 && !/[.:;]/u.test(text) ? text : ''
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
    (holds(above.pieces, 'organisation') || holds(above.pieces, 'title')) &&
    // “Hill & Co, Leeds | Clerk”: a firm in a piece of its own is no unit.
    own.some(piece => holds([piece], 'title') && piece.some(({ text }) => text === heading.employer))
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
  const told = heading.title || above ? '' : titleBelow(own, first)
  if (told && first) return { ...heading, title: told, used: [...used, first.row] }
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
