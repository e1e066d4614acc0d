import type { Concept } from '../knowledge/index.ts'
import type { Month } from '../text/date-points.ts'
import { within } from '../text/dates.ts'
import { breaksIn } from './breaks.ts'
import { isFirm } from './firm-over.ts'
import type { SectionKind } from './section-names.ts'
import type { Row } from './sections.ts'
import { hasTitle, titlesOf } from './titles.ts'

/** A post held: `rowIndexes` are the rows of its heading, `until` the row behind its last line. */
export type Post = {
  title: string
  /** The titles of the knowledge base that its own names. */
  titles: Concept[]
  employer: string
  start: Month
  end: Month | null
  /** The end as it is written, where the year of it is another post's from its beginning. */
  stated?: Month
  section: SectionKind
  rowIndexes: number[]
  first: number
  until: number
  /** The rows, the last left out, behind a list of posts that tells nothing of any: read as of the latest of them. */
  behindList?: { from: number; to: number }
  /** The part of the row that tells it, where a row of prose tells several. */
  span?: { from: number; to: number }
}

/** The posts that sentences tell, without those that only say when a post read from its heading was held. */
export const untold = (held: Post[]) => {
  const headed = held.filter(({ span }) => !span)
  const inside = ({ start, end }: Post) =>
    headed.some(other => start >= other.start && (end ?? 1e6) <= (other.end ?? 1e6))
  return held.filter(post => !post.span || (!inside(post) && (post.section !== 'summary' || headed.length === 0)))
}

/** “Clerk, Town and Country, Hill & Co” beside “Trainee, Hill & Co”: a firm named in another post is the firm here too. */
export function sameFirm(found: Post[], texts: string[]): void {
  found.forEach((post, at) => {
    const sure = found.some(other => other !== post && other.employer === post.employer)
    const parts = (texts[at] ?? '').split(/\s*[,|]\s+/u)
    const firm = found.find(other => other !== post && other.employer.length > 4 && parts.includes(other.employer))
    // One word behind the last comma is the town of both.
    const single = firm !== undefined && !/\s/u.test(firm.employer) && !isFirm(firm.employer)
    const town = single && parts.filter(part => /\p{L}/u.test(part)).at(-1) === firm.employer
    if (sure || !firm || town || firm.employer === post.title || !parts.includes(post.employer)) return
    post.title = `${post.title}, ${post.employer}`
    post.employer = firm.employer
  })
}

const ofSame =
  /[,;]?\s*\(?\b(?:(?:at )?the )?same (?:paper|newspaper|firm|company|employer|school|hospital|hotel|office|group|organi[sz]ation|place|shop|practice)\b\)?$/iu

/** “Reporter, same paper”: its employer is that of the post above, where its own row names no other. */
export function sameAsAbove(held: Post[], lines: readonly { text: string }[]): void {
  for (const post of held) {
    const above = held.filter(({ first }) => first < post.first).toSorted((a, b) => b.first - a.first)[0]
    const title = post.title.replace(ofSame, '').trim()
    const named = post.employer !== '' && lines[post.first]?.text.includes(post.employer)
    if (above && !named && above.employer !== '' && title !== '' && title !== post.title)
      Object.assign(post, { title, employer: above.employer })
  }
}

/** Where every post of which there is no doubt is written in one order, so is the odd one. */
export function inOneOrder(found: Post[], first: (boolean | null)[]): void {
  const sure = (post: Post) => post.titles.length > 0 && !hasTitle(post.employer)
  const order = first.filter((it, at): it is boolean => it !== null && sure(found[at] as Post))
  if (order.length < 2 || new Set(order).size > 1) return
  found.forEach((post, at) => {
    if (first[at] === null || first[at] === order[0] || sure(post)) return
    Object.assign(post, { title: post.employer, employer: post.title, titles: titlesOf(post.employer) })
  })
}

/** “2014 – 2018” before “2018 – 2022”: of posts told in years, one ends where the next begins, and no year counts twice. */
export function endsWithYears(held: readonly Post[]): void {
  const years = ({ start, end }: Post) => start % 12 === 0 && end !== null && end % 12 === 11
  const told = held.filter(years).map(post => ({ post, end: post.end as Month }))
  for (const { post, end } of told) {
    const next = held
      .filter(other => other.start > post.start && other.start > end - 12 && other.start <= end)
      .filter(other => (other.stated ?? other.end ?? 1e6) > end)
    if (next.length === 0) continue
    post.stated = end
    post.end = Math.min(...next.map(({ start }) => start)) - 1
  }
}

const lastOf = ({ first, rowIndexes }: Post) => Math.max(first, ...rowIndexes)

/** The posts of a list with nothing told between them, from the one that ends it upwards; it alone where it ends none. */
function listed(post: Post, byLast: ReadonlyMap<number, Post>, rows: Row[]): Post[] {
  const found = [post]
  let above: Post | undefined = post
  while (above && !above.span && !rows[above.first]?.blankBefore) {
    above = byLast.get(above.first - 1)
    if (above) found.push(above)
  }
  return found
}

/**
 * What stands behind a blank line below a list of posts tells of all of them, and of the latest rather than of the last. So
 * do bullets right below titles that stand under the name of one firm: a promotion is told once.
 */
function handOver(post: Post, byLast: ReadonlyMap<number, Post>, rows: Row[]): void {
  // A post inside a list has nothing behind it, so a long list is walked once.
  let behind = lastOf(post) + 1
  const stack = listed(post, byLast, rows)
  const named = post.rowIndexes.some(index => rows[index]?.text.includes(post.employer))
  const ofOneFirm = !named && stack.every(({ employer }) => employer === post.employer)
  while (behind < post.until && !rows[behind]?.blankBefore && !(ofOneFirm && rows[behind]?.bullet)) behind++
  if (behind >= post.until) return
  const [latest] = stack.toSorted((a, b) => (b.end ?? 1e6) - (a.end ?? 1e6) || b.start - a.start)
  if (!latest || latest === post) return
  latest.behindList = { from: behind, to: post.until }
  post.until = behind
}

// “What I did”, “My duties”, “Daily tasks”: a heading below posts, and what stands under it is still told of them.
const ofPosts =
  /^\W*(?:what i (?:did|do)|(?:my|the|daily|day[- ]to[- ]day) (?:work|jobs?|tasks|duties|responsibilities)|tasks|duties|responsibilities)(?: there| at work)?\W*$/iu
const ends = (row: Row) =>
  row.section === 'education' || (row.heading && !(row.section === 'experience' && ofPosts.test(row.text)))

/** The posts with the rows that each of them ends before: the next post, the next heading, a time without one, or a degree. */
export function bounded(held: Post[], rows: Row[]): Post[] {
  const breaks = breaksIn(rows)
  held.forEach((post, i) => {
    const next = held.slice(i + 1).find(other => other.first > post.first)?.first ?? rows.length
    const last = lastOf(post)
    const section = rows.findIndex(row => row.index > last && ends(row))
    // A leave within the time of a post is told among its lines, one behind it ends them.
    const away = breaks.find(({ first, range }) => first > last && !within(range, post))?.first ?? rows.length
    post.until = Math.min(next, away, section < 0 ? rows.length : section)
    delete post.behindList
  })
  // Of two that end in one row the first counts.
  const byLast = new Map(held.toReversed().map(post => [lastOf(post), post]))
  for (const post of held) handOver(post, byLast, rows)
  return held
}
