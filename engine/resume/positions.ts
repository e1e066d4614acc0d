import type { Concept } from '../knowledge/index.ts'
import { dateRanges, type Month } from '../text/dates.ts'
import { type Anchor, anchors, sentence } from './anchors.ts'
import type { Row, SectionKind } from './sections.ts'
import { type Segment, segments } from './segments.ts'
import { hasTitle, titlesIn } from './titles.ts'

/** A post held: `rowIndexes` are the rows of its heading, `until` the row behind its last line. */
export type Post = {
  title: string
  /** The titles of the knowledge base that its own names. */
  titles: Concept[]
  employer: string
  start: Month
  end: Month | null
  section: SectionKind
  rowIndexes: number[]
  first: number
  until: number
}

type Heading = { title: string; employer: string }

const steps = /^(?:then|and|later|now|promoted)\b/u
const plain = (list: Segment[]) => list.filter(({ kind }) => kind !== 'remark')
const joinedText = (list: Segment[]) => list.map(({ text }) => text).join(', ')

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
    const elsewhere = list.some(
      other =>
        other !== piece &&
        other.some(({ kind }) => kind === 'organisation') &&
        !other.some(({ kind }) => kind === 'title'),
    )
    if (!title && at === 0 && elsewhere && !employer) {
      // The employer has a piece of its own, so all of this one is the title.
      title = joinedText(piece.filter(({ kind }) => kind !== 'place'))
    } else if (!title && at >= 0) {
      // “Staff Nurse, SICU” stays whole; “Clerk, Acme Ltd, Leeds” parts behind the title.
      let end = at + 1
      while (
        piece[end]?.kind === 'unit' ||
        piece[end]?.kind === 'title' ||
        (employer !== '' && piece[end]?.department) ||
        steps.test(piece[end]?.text ?? '')
      )
        end++
      const before = piece.slice(0, at).filter(({ kind }) => kind !== 'place')
      title = joinedText(piece.slice(at, end))
      rest.push(before, piece.slice(end))
    } else rest.push(piece)
  }
  if (!employer) {
    const left = rest.filter(piece => piece.length > 0)
    const company = left.find(piece => piece.some(({ kind }) => kind === 'organisation'))
    const other = left.find(piece => piece[0] && piece[0].kind !== 'place' && piece[0].kind !== 'unit')
    const chosen = company ?? other
    if (chosen) {
      const best = chosen.find(({ kind }) => kind === 'organisation') ?? chosen.find(({ kind }) => kind !== 'place')
      if (best) employer = best.text
    }
  }
  return { title, employer }
}

/** Whether the line ends as a sentence does, not as a firm may: “Acme Inc.”, “Nuvola S.r.l.”. */
const endsSentence = (text: string) =>
  /[.;]$/u.test(text) && !/(?:\b(?:inc|ltd|co|corp|bros|plc|llc|jr|dept)|(?:^|[\s.])\p{L})\.$/iu.test(text)

/** Rows beside the anchor that may belong to its heading. */
function neighbours(rows: Row[], anchor: Anchor, taken: Set<number>): { before: Row[]; after: Row[] } {
  const headingLike = (row: Row | undefined): row is Row =>
    row !== undefined &&
    !row.heading &&
    !row.bullet &&
    !taken.has(row.index) &&
    row.section === anchor.row.section &&
    row.text.length <= 110 &&
    !sentence(row.text) &&
    dateRanges(row.text).length === 0 &&
    !/[@]|https?:/.test(row.text)
  const before: Row[] = []
  let blank = anchor.row.blankBefore
  for (let i = anchor.row.index - 1; i >= 0 && before.length < 2; i--) {
    const row = rows[i]
    if (!headingLike(row) || (blank && before.length > 0) || /,$/u.test(row.text) || endsSentence(row.text)) break
    if (blank && row.text.split(/\s+/).length > 9) break
    before.push(row)
    if (row.blankBefore) blank = true
    if (blank) break
  }
  const after: Row[] = []
  const next = rows[anchor.row.index + 1]
  if (headingLike(next) && !next.blankBefore && !endsSentence(next.text)) {
    after.push(next)
    // Dates alone in a line: title and employer may have a line each below.
    const third = rows[next.index + 1]
    if (!/\p{L}{2}/u.test(anchor.rest) && headingLike(third) && !third.blankBefore && !endsSentence(third.text))
      after.push(third)
  }
  // Dates alone that open a part belong to the title below them, not to what stood above.
  const opens = anchor.row.blankBefore && !/\p{L}{2}/u.test(anchor.rest) && hasTitle(after[0]?.text ?? '')
  return { before: opens ? [] : before, after }
}

/** “Intern, Supply Chain” over “Live Oak Toys, Hinesville”: what could be a firm is a department of the one below. */
function overEmployer(anchor: Anchor, after: Row | undefined): (Heading & { used: Row[] }) | null {
  const [own, ...more] = segments(anchor.rest)
  if (!own || !after || more.length > 0 || own[0]?.kind !== 'title' || own.length !== 2 || !own[1]?.department)
    return null
  const below = segments(after.text)[0] ?? []
  const [firm] = below
  const named = below.length > 1 || firm?.kind === 'organisation'
  if (!firm || !named || firm.kind === 'place' || firm.kind === 'title' || firm.kind === 'unit') return null
  return { title: joinedText(own), employer: firm.text, used: [anchor.row, after] }
}

/** “Bar work, The Moat House, Leeds” and “Hill School, Leeds. Maths.”: what is neither firm nor place stands for a title. */
function untitled(pieces: Segment[][], { title, employer }: Heading): Heading {
  const [first = [], ...more] = pieces.map(piece => piece.filter(({ kind }) => kind !== 'place'))
  const [one, two] = first
  if (pieces.flat().some(({ text }) => /^\p{Ll}/u.test(text))) return { title, employer }
  const below = more[0]?.[0]
  if (one && below && (one.kind === 'organisation' || employer === one.text))
    return { title: below.text, employer: one.text }
  if (one && below && employer === below.text) return { title: one.text, employer }
  if (one && two && one.kind !== 'organisation') return { title: one.text, employer: two.text }
  return { title, employer }
}

function headingOf(rows: Row[], anchor: Anchor, taken: Set<number>): Heading & { used: Row[] } {
  const used: Row[] = [anchor.row]
  const over = overEmployer(anchor, neighbours(rows, anchor, taken).after[0])
  if (over) return over
  let heading = read(segments(anchor.rest))
  if (
    heading.title &&
    heading.employer &&
    segments(anchor.rest)
      .flat()
      .some(({ kind }) => kind === 'organisation')
  )
    return { ...heading, used }
  const { before, after } = neighbours(rows, anchor, taken)
  const missing = () => !heading.title || !heading.employer
  const strongBefore =
    before[0] &&
    segments(before[0].text)
      .flat()
      .some(({ kind }) => kind === 'organisation' || kind === 'title')
  if (heading.title && heading.employer && strongBefore && before[0]) {
    // What looked like an employer in the line of the dates may be a unit: a line of its own above is the better one.
    const above = read(segments(before[0].text))
    if (above.employer && !above.title)
      return { title: heading.title, employer: above.employer, used: [...used, before[0]] }
    return { ...heading, used }
  }
  const [below, last] = after
  if (below && last && before.length === 0)
    return { ...read([...segments(below.text), ...segments(last.text)]), used: [...used, below, last] }
  const near = before.length > 0 ? [...before, ...after] : after
  for (const row of near) {
    if (!missing()) break
    const next = read(segments(row.text), heading)
    if (next.title !== heading.title || next.employer !== heading.employer) used.push(row)
    heading = next
  }
  if (!heading.title && before.length === 0) heading = untitled(segments(anchor.rest).map(plain), heading)
  if (!heading.title && before[0]) {
    const [first, second] = before
    const name = segments(first.text)[0]?.[0]?.text ?? ''
    if (name !== heading.employer) heading = { ...heading, title: name }
    else if (second) heading = { ...heading, title: segments(second.text)[0]?.[0]?.text ?? '' }
  }
  return { ...heading, used }
}

/** Whether the row stands in the part that the post before stands in, a short line of its own. */
const follows = (before: Post | undefined, row: Row) =>
  before?.section === row.section && row.section !== 'other' && !row.bullet && row.text.split(/\s+/).length <= 14

/** All posts in the order of the text. Anchored at stretches of time, whatever stands around them in whatever order. */
export function posts(rows: Row[]): Post[] {
  const found: Post[] = []
  const taken = new Set<number>()
  let employer = ''
  let lastTitle = ''
  for (const anchor of anchors(rows)) {
    const heading = headingOf(rows, anchor, taken)
    const inherits = heading.title !== '' && heading.employer === '' && found.length > 0
    if (anchor.inline && !heading.title) heading.title = lastTitle
    const company =
      anchor.inline && found.length > 0 && !heading.employer ? employer : inherits ? employer : heading.employer
    const titled = hasTitle(heading.title)
    if (!heading.title || (!titled && !company)) continue
    if (!titled && anchor.row.section !== 'experience' && !follows(found.at(-1), anchor.row)) continue
    if (anchor.row.section === 'other' && !titled) continue
    for (const row of heading.used) taken.add(row.index)
    employer = company || employer
    lastTitle = heading.title
    const indexes = heading.used.map(({ index }) => index)
    found.push({
      title: heading.title,
      titles: titlesIn(heading.title),
      employer: company,
      start: anchor.range.start,
      end: anchor.range.end,
      section: anchor.row.section,
      rowIndexes: indexes,
      first: Math.min(...indexes),
      until: 0,
    })
  }
  found.forEach((post, i) => {
    const next = found.slice(i + 1).find(other => other.first > post.first)?.first ?? rows.length
    const last = Math.max(...post.rowIndexes)
    const section = rows.findIndex(row => row.index > last && (row.heading || row.section === 'education'))
    post.until = Math.min(next, section < 0 ? rows.length : section)
  })
  return found
}
