import type { Anchor } from './anchor.ts'
import { breakAt } from './breaks.ts'
import { firmAndWork, withoutTown } from './dated-firms.ts'
import { firmOver, isFirm, loneFirm, withinYears } from './firm-over.ts'
import { firmsAlone } from './firms-alone.ts'
import type { Heading } from './heading-parts.ts'
import { titleLeadIn } from './heading-parts.ts'
import { type House, houseOf, underHouse } from './house.ts'
import { isBeside, isOfFirmAbove } from './inherited.ts'
import { formsOf } from './labelled.ts'
import { firstOf, inOpen, isCourse, isNoPost, ofOwnFirm } from './no-post.ts'
import { detail, mentioned, under } from './of-post-above.ts'
import { bounded, inOneOrder, type Post, sameFirm, untold } from './posts.ts'
import type { Row } from './sections.ts'
import { sameAgain } from './segment-kinds.ts'
import { segments } from './segments.ts'
import { titlesOf } from './titles.ts'

/** The words of a heading: those beside the dates, and the lines above or below that belong to them. */
const headingTexts = (anchor: Anchor, used: Row[]) => [
  anchor.rest,
  ...used.filter(row => row !== anchor.row).map(row => row.text),
]

/** Where a line names both: whether the title comes first. Null where they stand in lines of their own. */
function titleFirst(texts: string[], { title, employer }: { title: string; employer: string }): boolean | null {
  // “Self employed painter”: both are of the same words.
  if (title === '' || employer === '' || title.includes(employer) || employer.includes(title)) return null
  const whole = texts.find(text => text.includes(title) && text.includes(employer))
  return whole === undefined ? null : whole.indexOf(title) < whole.indexOf(employer)
}

/** Title and employer of a post, with the rows that they were read from. */
export type Found = Heading & { used: Row[] }

/** The title with the unit that stands behind it in its own line. */
export const titleWith = ({ title, employer, used }: Found) =>
  used.some(({ text }) => text.includes(title) && text.includes(employer)) ? `${title}, ${employer}` : title

/** How a heading was found: by labels of a form, as a firm in a list with its work, or as a title under the firm of all. */
type Read = { heading: Found; form: boolean; listed: boolean; housed: boolean }

/** What the posts read so far leave to the next. `beside`: the last firm stood in its title's line. */
type Above = {
  firm: { name: string; anchor: Anchor } | null
  house: House | null
  employer: string
  beside: boolean
  title: string
}

/** Reads the heading of a stretch of time by its words. `taken` are the rows that head no other. */
export type Headed = (anchor: Anchor, taken: Set<number>) => Found

function readAt(rows: Row[], anchor: Anchor, above: Above, form: Found | null, byWords: () => Found): Read {
  const { row, told } = anchor
  const read = { form: form !== null, listed: false, housed: false }
  const again = anchor.inline && anchor.rest === ''
  const listed = form ? null : firmAndWork(rows, anchor)
  if (again) return { ...read, listed: listed !== null, heading: { title: above.title, employer: '', used: [] } }
  if (told)
    return { ...read, listed: listed !== null, heading: { title: told.title, employer: told.employer, used: [] } }
  if (form ?? listed) return { ...read, listed: listed !== null, heading: (form ?? listed) as Found }
  const housed = underHouse(rows, anchor, above.house)
  return housed ? { ...read, housed: true, heading: { ...housed, used: [row] } } : { ...read, heading: byWords() }
}

// “Porter at the same hospital”: the firm is the one of the post above.
const atTheSame = /\s(?:at|with|for|in|of) (?:the |this )?same \p{L}+(?: \p{L}+)?$/iu

// “Corporal / Section Commander, Leeds”
const twoPosts = /^(?<one>\p{Lu}[^/,|\d]{3,40}?) \/ (?<other>\p{L}[^/,|\d(]{2,40}?)(?=,|\s*\||\s*\(|\s{2}|\s*$)/u

/** The title with the other that a stroke joins to it at the head of the line, where neither is a firm. */
function withOther(title: string, line: string): string {
  const { one = '', other = '' } = twoPosts.exec(line)?.groups ?? {}
  if (one === '' || (title !== one && title !== other && !title.startsWith(`${one}, `))) return title
  const [beside] = segments(title === other ? one : other)[0] ?? []
  const isPost = beside?.kind === 'title' || (beside?.kind === 'unit' && !beside.department)
  return isPost ? title.replace(title === other ? other : one, `${one} / ${other}`) : title
}

const ownAccount = /^(?:freelance|self[- ]employed)$/iu

/** Puts right what the words alone leave wrong: towns in titles, a firm in a line by itself, the firm over all. */
function putRight(rows: Row[], { row, range }: Anchor, heading: Found, above: Above): { same: boolean } {
  heading.title = withoutTown(heading.title.replace(titleLeadIn, ''), rows, row)
  heading.title = withOther(heading.title, row.text)
  // “I have been the payroll department of Shibden Carpets”
  heading.employer = heading.employer.replace(/^(?:I|My|We)\s.*\s(?:of|at|for|with)\s(?:the\s)?(?=\p{Lu})/u, '')
  // Where the title stands by itself, what is left of such a firm is a part of it: “records office of the same council”.
  const again = heading.title === '' ? atTheSame.exec(heading.employer) : null
  if (again) heading.title = heading.employer.slice(0, again.index)
  if (heading.title === '' && heading.employer !== '') {
    heading.title = ofOwnFirm(row.text)
    if (heading.title !== '') heading.employer = heading.employer.replace(/\s*\(.*$/u, '')
    // “Freelance, websites for hotels”: the one word says both what one is and at whom.
    else if (ownAccount.test(heading.employer)) heading.title = heading.employer
  }
  const same = again !== null || sameAgain.test(heading.employer)
  if (same) heading.employer = ''
  const lone = isFirm(heading.employer) ? '' : loneFirm(rows, firstOf(heading.used, row))
  if (lone && heading.title) {
    if (heading.employer) heading.title = titleWith(heading)
    heading.employer = lone
  }
  const { firm } = above
  if (firm && heading.title && withinYears(range, firm.anchor.range) && row.section === firm.anchor.row.section) {
    heading.title = [heading.title, heading.employer].filter(text => text !== '').join(', ')
    heading.employer = firm.name
  } else above.firm = null
  return { same }
}

/** The employer of a post: its own, or that of the post above where the heading leaves it to that. */
function employerAt(anchor: Anchor, heading: Found, same: boolean, above: Above, before: Post | undefined): string {
  if (heading.employer !== '') return heading.employer
  if (anchor.inline && before) return above.employer
  const inherits = heading.title !== '' && (same || isOfFirmAbove(anchor, heading, before, above.beside))
  return inherits ? above.employer : ''
}

/** The posts at the stretches of time, each headed as `headed` reads it by its words. */
export function postsAt(rows: Row[], dated: Anchor[], headed: Headed): Post[] {
  const found: Post[] = []
  const orders: (boolean | null)[] = []
  const texts: string[] = []
  // A row with dates of its own is no heading of another's.
  const taken = new Set(dated.filter(({ told, range }) => !told && !range.since).map(({ row }) => row.index))
  const breaks = dated.map(anchor => (anchor.told || anchor.inline ? [] : breakAt(rows, anchor)))
  for (const { index } of breaks.flat()) taken.add(index)
  const formOf = formsOf(rows)
  const above: Above = { firm: null, house: null, employer: '', beside: false, title: '' }
  for (const [at, anchor] of dated.entries()) {
    const { row, range, told } = anchor
    if (breaks[at]?.length) continue
    const over = firmOver(rows, dated, at)
    if (over) {
      above.firm = { name: over, anchor }
      taken.add(row.index)
      continue
    }
    const before = found.at(-1)
    if (detail(anchor, before, rows[before?.first ?? -1])) continue
    const { heading, form, listed, housed } = readAt(rows, anchor, above, told ? null : formOf(anchor), () =>
      headed(anchor, taken),
    )
    const { same } = putRight(rows, anchor, heading, above)
    const employer = employerAt(anchor, heading, same, above, before)
    if (anchor.inline && !heading.title) heading.title = above.title
    if (mentioned(anchor, before, heading.employer) || (row.bullet && range.since && under(rows, before))) continue
    const named = form || inOpen(anchor, heading)
    if (isCourse(heading.title) || (!listed && isNoPost(anchor, heading, employer, named, before))) continue
    for (const { index } of heading.used) taken.add(index)
    if (!housed) above.house = houseOf(anchor, heading)
    // What stands under a post without a firm is of none above it.
    above.employer = employer || (heading.title !== '' && above.beside ? '' : above.employer)
    if (heading.employer !== '') above.beside = isBeside(heading)
    above.title = heading.title
    const own = headingTexts(anchor, heading.used)
    orders.push(told ? null : titleFirst(own, { title: heading.title, employer }))
    texts.push(told ? '' : own.join(' | '))
    found.push(postOf(anchor, heading, employer))
  }
  inOneOrder(found, orders)
  sameFirm(found, texts)
  firmsAlone(found, rows)
  return bounded(untold(found), rows)
}

function postOf({ row, range, told }: Anchor, { title, used }: Found, employer: string): Post {
  const rowIndexes = used.map(({ index }) => index)
  return {
    title,
    titles: titlesOf(title),
    employer,
    start: range.start,
    end: range.end,
    section: row.section,
    rowIndexes,
    first: Math.min(row.index, ...rowIndexes),
    until: 0,
    ...(told ? { span: { from: told.from, to: told.to } } : {}),
  }
}
