import { dateRanges } from '../text/dates.ts'
import { type Anchor, sentence } from './anchors.ts'
import type { Row } from './sections.ts'
import { promote, promoteRow, type Segment, segments, settle } from './segments.ts'
import { hasTitle } from './titles.ts'

/** What the lines around a stretch of time name. Either may be empty. */
export type Heading = { title: string; employer: string }

const steps = /^(?:then|and|later|now|promoted)\b/u
const plain = (list: Segment[]) => list.filter(({ kind }) => kind !== 'remark')
const joinedText = (list: Segment[]) => list.map(({ text }) => text).join(', ')

/** Whether a segment may be the name of an employer. */
const names = (segment: Segment | undefined) => segment?.kind === 'organisation' || segment?.kind === 'unknown'

/** A department by one word, or by the name of a subject: “Brookhollow Logistics” is none. */
const unitLike = (segment: Segment | undefined) =>
  segment?.department === true && (segment.kind === 'unit' || !/\s/u.test(segment.text))

/**
 * Whether another piece than the title's is the employer: one of a firm's words, or, where nothing behind the title
 * sounds like a firm, a name with its town or of more than one word.
 */
function ownPiece(titled: Segment[], list: Segment[][]): boolean {
  const others = list.filter(piece => piece !== titled && !piece.some(({ kind }) => kind === 'title'))
  if (others.some(piece => piece.some(({ kind }) => kind === 'organisation'))) return true
  if (titled.some(segment => segment.kind === 'organisation' && !unitLike(segment))) return false
  return others.some(piece => names(piece[0]) && (piece.length > 1 || /\s/u.test(piece[0]?.text ?? '')))
}

/** Title and employer out of the strong pieces of a heading; either may stay empty. */
function read(pieces: Segment[][], known: Heading = { title: '', employer: '' }): Heading {
  let { title, employer } = known
  const rest: Segment[][] = []
  const list = pieces.map(plain)
  // A piece that begins with a title is one before a piece that holds one: “Doe Ltd, printers, Leeds. Clerk.”
  const begins = list.some(piece => piece[0]?.kind === 'title')
  for (const piece of list) {
    const named = begins && piece[0]?.kind !== 'title' ? -1 : piece.findIndex(({ kind }) => kind === 'title')
    // “Crew Member, later Crew Trainer” is one title in two steps.
    const at = named > 0 && steps.test(piece[named]?.text ?? '') ? named - 1 : named
    if (!title && at === 0 && !employer && ownPiece(piece, list)) {
      // The employer has a piece of its own, so all of this one is the title.
      title = joinedText(piece.filter(({ kind }) => kind !== 'place'))
    } else if (!title && at >= 0) {
      // “Staff Nurse, SICU” stays whole; “Clerk, Acme Ltd, Leeds” parts behind the title.
      let end = at + 1
      while (
        piece[end]?.kind === 'unit' ||
        piece[end]?.kind === 'title' ||
        (unitLike(piece[end]) && (employer !== '' || names(piece[end + 1]))) ||
        steps.test(piece[end]?.text ?? '')
      )
        end++
      const before = piece.slice(0, at).filter(({ kind }) => kind !== 'place')
      title = joinedText(piece.slice(at, end))
      rest.push(before, piece.slice(end))
    } else rest.push(piece)
  }
  if (!employer) {
    const left = rest.filter(piece => piece.length > 0 && (known.title !== '' || piece[0]?.kind !== 'title'))
    const company = left.find(piece => piece.some(({ kind }) => kind === 'organisation'))
    // “three days a week: Hill & Daughters, Leeds”: what begins small says how, not where.
    const other = left.find(([first, ...more]) =>
      first?.kind === 'unit' ? /^\p{Ll}/u.test(first.text) && more.some(names) : first && first.kind !== 'place',
    )
    const chosen = company ?? other
    if (chosen) {
      const best =
        chosen.find(({ kind }) => kind === 'organisation') ??
        (chosen[0]?.kind === 'unit' ? chosen.find(names) : undefined) ??
        chosen.find(({ kind }) => kind !== 'place')
      const next = best && chosen[chosen.indexOf(best) + 1]
      // “Self-employed, "Briggs Fixtures"”: one's own firm may have a name.
      if (best) employer = next && /^["“«]/u.test(next.text) ? `${best.text}, ${next.text}` : best.text
    }
  }
  return { title, employer }
}

/** Whether the line ends as a sentence does, not as a firm may: “Acme Inc.”, “Nuvola S.r.l.”. */
const endsSentence = (text: string) =>
  /[.;]$/u.test(text) && !/(?:\b(?:inc|ltd|co|corp|bros|plc|llc|jr|dept)|(?:^|[\s.])\p{L})\.$/iu.test(text)

const wordCount = (text: string) => text.split(/\s+/).length

/** “Elko, Nevada”, “Location: Annecy”: a line of its own that names a town. */
function isPlace(text: string): boolean {
  if (/^(?:location|place|town|city|ort|lieu|lugar|industry|sector)\s*:/iu.test(text)) return true
  const [piece, ...more] = segments(text)
  if (!piece || more.length > 0 || piece.length > 3 || wordCount(text) > 6) return false
  return piece.at(-1)?.kind === 'place' && piece.every(({ kind }) => kind === 'place' || kind === 'unknown')
}

/** “Owner. Yarn, buttons, Saturday classes.”: a title that opens the line on what was done. */
function opening(row: Row): Row | null {
  const first = /^[^.]{3,60}(?=\.\s+\p{Lu})/u.exec(row.text)?.[0]
  return first && hasTitle(first) && /^\p{Lu}/u.test(first) && wordCount(first) <= 6 ? { ...row, text: first } : null
}

const headingLike = (row: Row | undefined, anchor: Anchor, taken: Set<number>): row is Row =>
  row !== undefined &&
  !row.heading &&
  !row.bullet &&
  !taken.has(row.index) &&
  row.section === anchor.row.section &&
  row.text.length <= 110 &&
  !sentence(row.text.replace(/\s*\([^)]*\)/gu, '')) &&
  dateRanges(row.text).length === 0 &&
  !/[@]|https?:/.test(row.text)

/** The rows above, nearest first; a line that only names a town hides none of those above it. */
function above(rows: Row[], anchor: Anchor, taken: Set<number>): Row[] {
  const found: Row[] = []
  let blank = anchor.row.blankBefore
  let places = 0
  for (let i = anchor.row.index - 1; i >= 0 && found.length < 2 + places; i--) {
    const row = rows[i]
    if (!headingLike(row, anchor, taken) || /,$/u.test(row.text) || endsSentence(row.text)) break
    if (blank && (found.length > places || wordCount(row.text.replace(/\([^)]*\)/gu, '')) > 9)) break
    if (isPlace(row.text)) places++
    found.push(row)
    if (row.blankBefore) blank = true
    if (blank && found.length > places) break
  }
  return [...found.filter(row => !isPlace(row.text)), ...found.filter(row => isPlace(row.text))]
}

/** The rows below. Dates alone in a line: title and employer may have a line each. */
function below(rows: Row[], anchor: Anchor, taken: Set<number>): Row[] {
  const alone = !/\p{L}{2}/u.test(anchor.rest)
  const read = (row: Row | undefined): Row | null => {
    if (!row || row.blankBefore) return null
    // Under dates alone a full stop may close the heading: “Keeper, Bear Trail. Humber Zoo, Toronto.”
    const whole = !endsSentence(row.text) || (alone && hasTitle(row.text) && wordCount(row.text) <= 9)
    if (whole && headingLike(row, anchor, taken)) return row
    const short = dateRanges(row.text).length > 0 ? null : opening(row)
    return short && headingLike(short, anchor, taken) ? short : null
  }
  const next = read(rows[anchor.row.index + 1])
  if (!next) return []
  const third = alone ? read(rows[next.index + 1]) : null
  return third ? [next, third] : [next]
}

/** Rows beside the anchor that may belong to its heading. */
function neighbours(rows: Row[], anchor: Anchor, taken: Set<number>): { before: Row[]; after: Row[] } {
  const after = below(rows, anchor, taken)
  // Dates alone that open a part belong to the title below them, not to what stood above.
  const alone = anchor.row.blankBefore && !/\p{L}{2}/u.test(anchor.rest)
  const opens = alone && after.some(row => hasTitle(row.text))
  return { before: opens ? [] : above(rows, anchor, taken), after }
}

/** “Intern, Supply Chain” over “Live Oak Toys, Hinesville”: what could be a firm is a department of the one below. */
function overEmployer(anchor: Anchor, after: Row | undefined): (Heading & { used: Row[] }) | null {
  const [own, ...more] = segments(anchor.rest)
  if (!own || !after || more.length > 0 || own[0]?.kind !== 'title' || own.length !== 2) return null
  const below = segments(after.text)[0] ?? []
  const single = own[1]?.kind === 'unknown' && !/\s/u.test(own[1].text) && below.length > 1
  if (!own[1]?.department && !single) return null
  const [firm] = below
  const named = below.length > 1 || firm?.kind === 'organisation'
  if (!firm || !named || firm.kind === 'place' || firm.kind === 'title' || firm.kind === 'unit') return null
  return { title: joinedText(own), employer: firm.text, used: [anchor.row, after] }
}

/** “Bar work, The Moat House, Leeds” and “Hill School, Leeds. Maths.”: what is neither firm nor place stands for a title. */
function untitled(pieces: Segment[][], { title, employer }: Heading): Heading {
  const [first = [], ...more] = pieces.map(piece => piece.filter(({ kind }) => kind !== 'place'))
  const [one, two] = first
  const said = pieces.length > 1 ? pieces.map(([head]) => head) : pieces.flat()
  if (said.some(segment => /^\p{Ll}/u.test(segment?.text ?? ''))) return { title, employer }
  const below = more[0]?.[0]
  if (one && below && (one.kind === 'organisation' || employer === one.text))
    return { title: below.text, employer: one.text }
  if (one && below && employer === below.text) return { title: one.text, employer }
  if (one && two && one.kind === 'organisation' && two.kind !== 'organisation')
    return { title: two.text, employer: one.text }
  if (one && two && one.kind !== 'organisation') return { title: one.text, employer: two.text }
  return { title, employer }
}

/** A row with its pieces. */
type Read = { row: Row; pieces: Segment[][] }

const holds = (pieces: Segment[][], kind: Segment['kind']) => pieces.flat().some(segment => segment.kind === kind)

/** A firm alone in the line above: what stands behind the title in the line of the dates is then a unit of it. */
function firmAbove(own: Segment[][], up: Read | undefined): boolean {
  const [piece, ...more] = own
  const [firm, ...others] = up?.pieces ?? []
  return (
    piece?.length === 2 &&
    more.length === 0 &&
    piece[0]?.kind === 'title' &&
    others.length === 0 &&
    firm?.[0]?.kind === 'organisation' &&
    firm.length <= 2 &&
    !firm.some(({ kind }) => kind === 'title')
  )
}

/** Title and employer of an anchor, out of its row and those beside it, with the rows they stand in. */
export function headingOf(rows: Row[], anchor: Anchor, taken: Set<number>): Heading & { used: Row[] } {
  const { before, after } = neighbours(rows, anchor, taken)
  const own = segments(anchor.rest)
  const over = overEmployer(anchor, after[0])
  if (over) return over
  const piecesOf = (row: Row): Read => ({ row, pieces: segments(row.text) })
  const [up, down] = [before.map(piecesOf), after.map(piecesOf)]
  if (!holds(own, 'organisation') || !holds(own, 'title'))
    settle([own, ...up.map(({ pieces }) => pieces), ...down.map(({ pieces }) => pieces)].flat())
  if (![...up, ...down].some(({ pieces }) => holds(pieces, 'title'))) {
    promote(own)
    if (own.length === 0 && up.length > 1) promoteRow(up.map(({ pieces }) => pieces))
  }
  return choose(anchor, own, up, down)
}

const oneself = /\((?<inside>self[- ]employed|freelance|own \p{L}+)\)|^(?<before>self[- ]employed|freelance)\b/iu

/** Who works for nobody else says so in the title: “Freelance illustrator”, “Childminder (self-employed)”. */
function ownAccount(own: Segment[][], { title }: Heading): string {
  const { inside, before } = oneself.exec(title)?.groups ?? {}
  const named = own.flat().some(segment => names(segment) && !title.includes(segment.text))
  return inside ?? (before && !named ? before : '')
}

/** Whether the line above names title and firm in full, so that the one word beside the dates is a town. */
const inFull = (own: Segment[][], above: Read | undefined) =>
  own.length === 1 &&
  own[0]?.length === 1 &&
  own[0][0]?.kind === 'unknown' &&
  above !== undefined &&
  holds(above.pieces, 'title') &&
  (holds(above.pieces, 'organisation') || above.pieces.length > 1)

function choose(anchor: Anchor, own: Segment[][], up: Read[], down: Read[]): Heading & { used: Row[] } {
  const used: Row[] = [anchor.row]
  let heading = read(own)
  const [above, second] = up
  const account = ownAccount(own, heading)
  if (account) return { title: heading.title, employer: account, used }
  if (inFull(own, above) && above) {
    const whole = read(above.pieces)
    if (whole.title && whole.employer) return { ...whole, used: [...used, above.row] }
  }
  if (heading.title && heading.employer && above && firmAbove(own, above))
    return {
      ...read(above.pieces, { title: `${heading.title}, ${heading.employer}`, employer: '' }),
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
  if (first && last && !above)
    return { ...read([...first.pieces, ...last.pieces]), used: [...used, first.row, last.row] }
  for (const { row, pieces } of up.length > 0 ? [...up, ...down] : down) {
    if (heading.title && heading.employer) break
    const next = read(pieces, heading)
    if (next.title !== heading.title || next.employer !== heading.employer) used.push(row)
    heading = next
  }
  const complete = own.length > 1 && anchor.row.blankBefore
  if (!heading.title && (!above || complete)) heading = untitled(own.map(plain), heading)
  if (!heading.title && above) {
    const name = above.pieces[0]?.[0]?.text ?? ''
    if (name !== heading.employer) heading = { ...heading, title: name }
    else if (second) heading = { ...heading, title: second.pieces[0]?.[0]?.text ?? '' }
  }
  return { ...heading, used }
}
