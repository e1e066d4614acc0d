import { wordCount } from '../text/count.ts'
import { allRanges, type DateRange } from '../text/dates.ts'
import type { Anchor } from './anchor.ts'
import { employerIn } from './prose.ts'
import type { SectionKind } from './section-names.ts'
import type { Row } from './sections.ts'
import { hasTitle } from './titles.ts'

/*
 * What somebody does now, said in passing: “Freelance since January 2017. Twelve clients.”, “What I do now (since 2018)”
 * over a paragraph. It counts only where nothing else that was read goes on from then, as such words often head the posts.
 */

const parts = new Set<SectionKind>(['header', 'experience', 'summary', 'other'])
const ownBoss =
  /^(?:(?:now|currently|today)[,:]?\s)?(?<account>freelance(?:\s(?!since)[\p{L}-]+){0,3}|self[- ]employed(?:\s(?!since)[\p{L}-]+){0,3}|independent|sole trader|on my own account)[,:]?\s*\(?$/iu
// “Saturday job at Hill Bakery, since September 2025 - tills, opening up at 5.30”
const jobAt =
  /^(?<job>(?!(?:I|We|My)\s)\p{Lu}[^,.;:\d]{2,40}?)\s(?:at|with)\s(?:the\s)?(?<firm>\p{Lu}[^,.;:\d]{2,50}),\s\(?$/u
const nowHeading =
  /^(?:what i(?:['’]m| am)? (?:do|doing)(?: now| today| these days| at present)?|now|at present|currently|today|these days)\W*$/iu

/** What one calls oneself below the name: a short line that is a title. */
const headline = (rows: Row[]): string =>
  rows
    .slice(1, 4)
    .find(
      ({ text, section }) => section === 'header' && hasTitle(text) && wordCount(text) <= 6 && !/[\d@|,]/u.test(text),
    )?.text ?? ''

/** Title and firm that the row, with the one below it, stands for. */
function namedBy(rows: Row[], row: Row, range: DateRange): { title: string; employer: string } | null {
  const lead = row.text.slice(0, range.from - row.body)
  const behind = row.text.slice(range.to - row.body)
  const account = ownBoss.exec(lead)?.groups?.account
  if (account) return /^\s*(?:$|[.,;:)])/u.test(behind) ? { title: account, employer: account } : null
  const { job, firm: at } = jobAt.exec(lead)?.groups ?? {}
  if (job && at)
    return (hasTitle(job) || /\b(?:job|work)$/iu.test(job)) && /^\)?\s*(?:$|[.;:]|[–—-]\s)/u.test(behind)
      ? { title: job, employer: at }
      : null
  const next = rows[row.index + 1]
  if (!nowHeading.test(lead) || /\p{L}/u.test(behind) || !next || next.blankBefore) return null
  const [first = ''] = next.text.split(/(?<=\p{L}{3})[.!?]\s/u)
  const [title, employer] = [headline(rows), employerIn(first)]
  return title && employer && /\b(?:I|we|my)\b/iu.test(first) ? { title, employer } : null
}

/** Whether what was read goes on and began by then, or is one's own account, too. */
const isSame = ({ range, rest, row }: Anchor, since: DateRange, at: Row) =>
  row !== at &&
  ((range.end === null && range.start < since.start + 12) || /\b(?:freelance|self[- ]employed)\b/iu.test(rest))

/** The posts so far with the one that goes on and was said in passing. */
export function withNow(rows: Row[], found: Anchor[]): Anchor[] {
  for (const row of rows) {
    if (row.index === 0 || row.heading || row.bullet || !parts.has(row.section) || !/since/iu.test(row.text)) continue
    const [range] = allRanges(row.text, row.body)
    if (!range?.since || found.some(anchor => isSame(anchor, range, row))) continue
    const named = namedBy(rows, row, range)
    if (!named) continue
    const told = { ...named, range, from: row.body, to: row.end }
    const now: Anchor = { row, range, rest: '', inline: false, told }
    return [...found.filter(anchor => anchor.row !== row), now].toSorted((a, b) => a.row.index - b.row.index)
  }
  return found
}
