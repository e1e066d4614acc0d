import { wordCount } from '../text/count.ts'
import { dateRanges } from '../text/dates.ts'
import type { Anchor } from './anchor.ts'
import { datesOnly, speaks } from './entries.ts'
import { namedFirst } from './named-first.ts'
import { isGapAlone } from './no-post.ts'
import { rangesOf, sentence } from './row-ranges.ts'
import type { Row } from './sections.ts'
import { segments } from './segments.ts'
import { hasTitle } from './titles.ts'
import { isTown } from './towns.ts'

/** Whether the line ends as a sentence does, not as a firm may: “Acme Inc.”, “Nuvola S.r.l.”. */
const endsSentence = (text: string) =>
  /[.;]$/u.test(text) &&
  // “Cudahy, Wis.”
  !/,\s\p{Lu}\p{Ll}{1,4}\.$/u.test(text) &&
  !/(?:\b(?:inc|ltd|co|corp|bros|plc|llc|jr|dept)|(?:^|[\s.])\p{L})\.$/iu.test(text)

/** “Owner. Yarn, buttons, Saturday classes.”: a title that opens the line on what was done. */
function opening(whole: Row, alone: boolean): Row | null {
  // “Üvegkéz Kft., Szeged: Sales Representative. Universities …”
  const row = { ...whole, text: whole.text.replace(/(?<=\p{L})\.(?=,)/u, '') }
  const first = /^[^.]{3,60}(?=\.\s+[\p{Lu}\d£$€])/u.exec(row.text)?.[0]
  const titled = first && hasTitle(first) && (/^\p{Lu}/u.test(first) || wordCount(first) <= 5) && wordCount(first) <= 6
  if (titled) return { ...row, text: first }
  const named = alone ? namedFirst(row.text) : ''
  if (named) return { ...row, text: named }
  // “HILL & CO, Leeds. Clerk, later cashier. Ledgers and post.” below dates alone: firm, title, and then the work.
  const pair = alone
    ? /^(?<firm>\p{Lu}[^.]{2,60})\.\s+(?<title>\p{Lu}[^.]{2,60})(?:\.(?=\s|$)|$)/u.exec(row.text)?.groups
    : undefined
  if (!pair?.firm || !pair.title || speaks(pair.firm + pair.title)) return null
  const [title = ''] = pair.title.split(/,\s/u)
  const both = hasTitle(title) || /,/u.test(pair.firm)
  return both && wordCount(title) <= 6 && wordCount(pair.firm) <= 8
    ? { ...row, text: `${pair.firm} | ${pair.title}` }
    : null
}

// The head of a table of posts.
const column =
  /^(?:from|to|dates?|years?|period|position|post|title|role|job|employer|company|agency|organi[sz]ation|firm|place|location|town)$/iu
const isTableHead = (text: string) => {
  const cells = text.split(/\s{2,}|\t|\s*\|\s*/u).filter(cell => cell !== '')
  return cells.length > 2 && cells.every(cell => column.test(cell))
}

/** “Before the shop”, “My shop”, “From security to tulips, and back?”: what a part is called, with no name in it. */
const callsPart = (text: string) =>
  /^(?:(?:my|our|before|after|since|what|where|how|why|until|then|from|the years|the job)\s.*|[^.]*\?)$/iu.test(text) &&
  !/\s\p{Lu}\p{L}/u.test(text)

/** “NZ Resident (2022)”, “Full clean licence”: what somebody may do, told beside the address. */
const tellsLeave = (text: string) =>
  /^\W*(?:(?:\p{L}+ ){0,2}(?:resident|citizen|national|passport)|(?:\p{L}+ ){0,3}(?:work (?:visa|permit)|driving licen[cs]e))(?:\s*[(:,–-].*)?$/iu.test(
    text,
  )

/** “Help my room leader with menus”: whose leader it is tells that somebody else was. */
const ofOthers = (text: string) =>
  /^\p{Lu}\p{Ll}+ (?:my|our|the) \p{Ll}[\p{Ll}\s]* (?:with|in|on|at|to|for) /u.test(text) &&
  !hasTitle(text.split(' ')[0] ?? '')

/** “Supervisor: Ann Lee (202-555-0100), may contact”, “Salary: 90,000”: what a form asks for beside the post. */
const ofForm = (text: string) =>
  /^(?:(?:immediate )?supervisor|reports? to|reporting to|salary|hours per week|reason for leaving)\b[^:]{0,24}:\s/iu.test(
    text,
  )

/** “Clients (a choice)”, “Selected projects”: what a list of them is called. */
const callsClients = (text: string) =>
  /^(?:(?:some|selected|recent|main|key|my|past|current|other) )*(?:clients?|customers|projects|assignments|commissions)(?: include)?\W*$/iu.test(
    text,
  )

const headingLike = (row: Row | undefined, anchor: Anchor, taken: Set<number>, next?: Row): row is Row =>
  row !== undefined &&
  !row.heading &&
  !row.bullet &&
  !taken.has(row.index) &&
  row.section === anchor.row.section &&
  !isTableHead(row.text) &&
  !isGapAlone(row.text) &&
  !tellsLeave(row.text) &&
  !ofForm(row.text) &&
  !ofOthers(row.text) &&
  !callsPart(row.text.replace(/\s*\([^)]*\)/gu, '')) &&
  !callsClients(row.text.replace(/\s*\([^)]*\)/gu, '')) &&
  row.text.replace(/\s*\([^)]*\)/gu, '').replace(/\s{2,}/gu, ' ').length <= 110 &&
  !sentence(row.text.replace(/\s*\([^)]*\)/gu, '')) &&
  rangesOf(row, next).length === 0 &&
  !/\S@\S|https?:/.test(row.text)

/** Dates alone that are the last line of a block of three or more. */
const closes = (rows: Row[], { row, rest }: Anchor) =>
  !/\p{L}{2}/u.test(rest) &&
  !row.blankBefore &&
  (rows[row.index + 1]?.blankBefore ?? true) &&
  [1, 2].every(up => rows[row.index - up]?.heading === false) &&
  (sentence(rows[row.index - 1]?.text ?? '') || endsSentence(rows[row.index - 1]?.text ?? ''))

/** The first two lines of the block that the dates close, nearest first. */
function headOf(rows: Row[], anchor: Anchor, taken: Set<number>): Row[] {
  const start = rows.findLastIndex(({ index, blankBefore }) => index < anchor.row.index && blankBefore)
  const head = rows.slice(start, Math.min(start + 2, anchor.row.index))
  return head.every((row, at) => headingLike(row, anchor, taken, rows[start + at + 1])) ? head.reverse() : []
}

/** “Clerk, Hill & Co, Leeds.” that opens a block: a full stop makes no sentence of a heading. */
function namesAll(row: Row): boolean {
  const [title, firm] = row.blankBefore && wordCount(row.text) <= 12 ? (segments(row.text)[0] ?? []) : []
  return title?.kind === 'title' && firm !== undefined && /^\p{Lu}/u.test(title.text) && /^["“]?\p{Lu}/u.test(firm.text)
}

/** The rows above, nearest first; a line that only names a town hides none of those above it. */
function above(rows: Row[], anchor: Anchor, taken: Set<number>): Row[] {
  const found: Row[] = []
  let blank = anchor.row.blankBefore
  let places = 0
  for (let i = anchor.row.index - 1; i >= 0 && found.length < 2 + places; i--) {
    const row = rows[i]
    // “Halden Rail” over “2012 – present” over the posts there: the years of the firm stand between.
    if (row && !blank && datesOnly(row.text) && row.section === anchor.row.section && !taken.has(i)) continue
    // What stands deeper than the dates tells of the post above.
    if (row && row.indent > anchor.row.indent + 1) break
    if (found.length === 0 && row && closes(rows, anchor)) {
      const head = headOf(rows, anchor, taken)
      if (head.length > 0) return head
    }
    if (
      !headingLike(row, anchor, taken, rows[i + 1]) ||
      /,$/u.test(row.text) ||
      (endsSentence(row.text) && !namesAll(row))
    )
      break
    if (blank && (found.length > places || wordCount(row.text.replace(/\([^)]*\)/gu, '')) > 9)) break
    if (isTown(rows, row)) places++
    found.push(row)
    if (row.blankBefore) blank = true
    if (blank && found.length > places) break
  }
  return [...found.filter(row => !isTown(rows, row)), ...found.filter(row => isTown(rows, row))]
}

/** “Owner, Hill Maps, Leeds. Shop from June 2016; …”: the only dates are of what was done there. */
function tellsSince(text: string): boolean {
  const [first = ''] = text.split(/(?<=\p{L}{2}\)?)\.\s/u)
  const ranges = dateRanges(text)
  return /,\s/u.test(first) && ranges.every(({ since, from }) => since && from > first.length + 5)
}

/** “Mobile, AL      Hours per week: 40”, “Salary: $71,200”: what offices ask for beside firm and dates. */
const isOfPay = (row: Row | undefined) =>
  row !== undefined &&
  !row.blankBefore &&
  /^(?:.*\s{2,})?(?:(?:work )?hours(?: per week| a week)?|salary|pay(?: grade| plan)?|series)\b[^.]{0,20}\d[^.]*$/iu.test(
    row.text,
  )

/** The rows below. Dates alone in a line: title and employer may have a line each. */
function below(rows: Row[], anchor: Anchor, taken: Set<number>): Row[] {
  const alone = !/\p{L}{2}/u.test(anchor.rest)
  const read = (row: Row | undefined, second: boolean): Row | null => {
    if (!row || row.blankBefore) return null
    // Under dates alone a full stop may close the heading: “Keeper, Bear Trail. Humber Zoo, Toronto.”
    // … or under a firm with its dates: “Hill Hospital, Leeds (2009 – 2012)” over “  Staff Nurse, night ward.”
    const under = alone || (row.indent > anchor.row.indent && !hasTitle(anchor.rest))
    const whole =
      !endsSentence(row.text) || (under && hasTitle(row.text) && wordCount(row.text.replace(/\s*\([^)]*\)/gu, '')) <= 9)
    if (whole && headingLike(row, anchor, taken, rows[row.index + 1])) return row
    const short = opening(row, alone && !second)
    if (!short || (dateRanges(row.text).length > 0 && !(alone && tellsSince(row.text)))) return null
    return dateRanges(short.text).length === 0 && headingLike(short, anchor, taken) ? short : null
  }
  let at = anchor.row.index + 1
  while (!alone && at < anchor.row.index + 4 && isOfPay(rows[at])) at++
  const next = read(rows[at], false)
  if (!next) return []
  const third = alone ? read(rows[next.index + 1], true) : null
  // Dates, town, title and firm in a line each.
  const fourth = third && wordCount(next.text) < 3 && hasTitle(third.text) ? read(rows[third.index + 1], true) : null
  return [next, ...(third ? [third] : []), ...(fourth && wordCount(fourth.text) <= 8 ? [fourth] : [])]
}

const durationOnly = ({ text }: Row) =>
  /^(?:[\p{L}-]+ · )?\d+ ?(?:years?|yrs?|months?|mos?)\.?(?:,? \d+ ?(?:months?|mos?)\.?)?$/iu.test(text)

/**
 * The firm of a post as professional networks print it: its name over the length of all one's time there, then each
 * post with its dates alone. Null where the post names a firm of its own.
 */
export function tenureOf(rows: Row[], { row, rest }: Anchor): { titled: Row; firm: Row } | null {
  const titled = rows[row.index - 1]
  if (/\p{L}{2}/u.test(rest) || row.blankBefore || !titled || titled.heading || titled.bullet) return null
  for (let i = titled.index; i > 1; i--) {
    const [at, over] = [rows[i] as Row, rows[i - 1] as Row]
    if (at.heading) return null
    if (durationOnly(over)) return { titled, firm: rows[i - 2] as Row }
    // “Salem, Massachusetts, United States” under the dates of the post above, or under the length of all.
    const second = rows[i - 2] as Row
    if (i === titled.index && !over.blankBefore && isTown(rows, over)) continue
    // Dates with two lines over them: a firm that was one post long.
    if (
      datesOnly(at.text)
        ? !over.blankBefore && !durationOnly(second) && !isTown(rows, second)
        : i === titled.index && !at.blankBefore && !datesOnly(over.text)
    )
      return null
  }
  return null
}

/** Rows beside the anchor that may belong to its heading. */
export function neighbours(rows: Row[], anchor: Anchor, taken: Set<number>): { before: Row[]; after: Row[] } {
  const after = below(rows, anchor, taken)
  // Dates alone that open a part belong to the title below them, not to what stood above.
  const alone = anchor.row.blankBefore && !/\p{L}{2}/u.test(anchor.rest)
  const opens = alone && after.some(row => hasTitle(row.text))
  return { before: opens ? [] : above(rows, anchor, taken), after }
}
