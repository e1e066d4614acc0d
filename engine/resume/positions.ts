import { within } from '../text/dates.ts'
import { commonLayouts, laidOutAlike, layoutOf } from './alike.ts'
import type { Anchor } from './anchor.ts'
import { anchors } from './anchors.ts'
import { firmAndWork, withoutTown } from './dated-firms.ts'
import { speaks } from './entries.ts'
import { firmOver, isFirm, loneFirm } from './firm-over.ts'
import { headingOf } from './heading.ts'
import { type Heading, titleLeadIn } from './heading-parts.ts'
import { type House, houseOf, underHouse } from './house.ts'
import { isBeside, isOfFirmAbove } from './inherited.ts'
import { formsOf } from './labelled.ts'
import { firstOf, inOpen, isNoPost } from './no-post.ts'
import { isPlain } from './plain-words.ts'
import { bounded, inOneOrder, type Post, sameFirm, untold } from './posts.ts'
import type { Row } from './sections.ts'
import { sameAgain } from './segment-kinds.ts'
import { segments } from './segments.ts'
import { hasTitle, namesPost, titlesOf } from './titles.ts'

const indent = ({ body, start }: Row) => body - start

/** “Secondment: Hill & Co, Clerk”: title and firm of its own. */
function namesBoth(rest: string): boolean {
  const all = segments(rest).flat()
  const title = all.find(({ text, kind }) => kind === 'title' && /^\p{Lu}/u.test(text))
  const firm = (text: string) => /^\p{Lu}\S*(?:\s(?:\p{Lu}|&|of\s|the\s|and\s)|$)/u.test(text)
  return (
    title !== undefined &&
    all.some(({ text, kind }) => (kind === 'organisation' || (kind === 'unknown' && /\s/u.test(text))) && firm(text))
  )
}

/** A dated line that stands deeper under a post and within its years tells of a piece of its work. */
const detail = (anchor: Anchor, post: Post | undefined, head: Row | undefined) =>
  post !== undefined &&
  head !== undefined &&
  !post.span &&
  anchor.row.field === undefined &&
  hasTitle(post.title) &&
  !namesBoth(anchor.rest) &&
  post.section === anchor.row.section &&
  !anchor.row.blankBefore &&
  indent(anchor.row) > indent(head) &&
  within(anchor.range, { start: post.start, end: post.end })

/** Whether a bullet stands under a post that is no bullet itself. */
const under = (rows: Row[], post: Post | undefined) => post !== undefined && !post.span && !rows[post.first]?.bullet

/** “Since 2022 also cell leader.”, “Chair from 2020.”: a line of the post above says since when a part of it has been so. */
function mentioned({ row, range, rest, told, item }: Anchor, post: Post | undefined, employer: string): boolean {
  if (told || item || !post || post.span || row.blankBefore || row.section !== post.section) return false
  if (!range.since) return within(range, { ...range, start: post.start, end: post.end }) && speaks(row.text)
  if (range.start < post.start || (post.end !== null && range.start > post.end)) return false
  const firm = segments(rest)
    .flat()
    .some(({ kind }) => kind === 'organisation')
  return !firm && (employer === '' || /[.!?]\s+\p{Lu}/u.test(row.text))
}

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

type Found = Heading & { used: Row[] }

/** Whether the words of a heading leave open which of them is the title. */
const doubtful = ({ title, employer }: Heading) =>
  !namesPost(title) || hasTitle(/[^s]+$/u.exec(employer.split(' ').at(-1) ?? '')?.[0] ?? '')

/** All posts in the order of the text. Anchored at stretches of time, whatever stands around them in whatever order. */
export function posts(rows: Row[]): Post[] {
  const dated = anchors(rows)
  const read: { anchor: Anchor; heading: Found }[] = []
  const held = postsAt(rows, dated, (anchor, taken) => {
    const heading = headingOf(rows, anchor, taken)
    read.push({ anchor, heading: { ...heading } })
    return heading
  })
  const sure = read.filter(({ heading }) => !doubtful(heading) && !sameAgain.test(heading.employer))
  if (sure.length === 0 || sure.length === read.length) return held
  const layouts = commonLayouts(sure.flatMap(({ anchor, heading }) => layoutOf(rows, anchor, heading) ?? []))
  const settled = (anchor: Anchor, heading: Found, taken: Set<number>): Found => {
    const astray =
      (!isFirm(heading.employer) || isPlain(heading.employer)) &&
      !heading.title.includes(heading.employer) &&
      sure.length > 1
    const alike = doubtful(heading) || astray ? laidOutAlike(rows, anchor, layouts, taken) : null
    // “Producer, Morning Programme” under “Radio Harmattan”, where all others have their firm in a line above.
    if (alike && !doubtful(heading))
      return alike.title === heading.title && heading.employer !== '' && alike.employer !== heading.employer
        ? { ...alike, title: titleWith(heading) }
        : heading
    if (!alike || (heading.title !== '' && (alike.employer === heading.employer || isFirm(heading.employer))))
      return heading
    return heading.title.startsWith(alike.title) ? { ...alike, title: heading.title } : alike
  }
  // Up to the first heading that the layouts read otherwise, each is found as it was.
  let same = 0
  return postsAt(rows, dated, (anchor, taken) => {
    const before = read[same++]
    const heading = before ? { ...before.heading } : headingOf(rows, anchor, taken)
    const found = settled(anchor, heading, taken)
    if (found !== heading) same = read.length
    return found
  })
}

/** The title with the unit that stands behind it in its own line. */
const titleWith = ({ title, employer, used }: Found) =>
  used.some(({ text }) => text.includes(title) && text.includes(employer)) ? `${title}, ${employer}` : title

/** The posts at the stretches of time, each headed as `headed` reads it by its words. */
function postsAt(rows: Row[], dated: Anchor[], headed: (anchor: Anchor, taken: Set<number>) => Found): Post[] {
  const found: Post[] = []
  const first: (boolean | null)[] = []
  const texts: string[] = []
  // A row with dates of its own is no heading of another's.
  const taken = new Set(dated.filter(({ told, range }) => !told && !range.since).map(({ row }) => row.index))
  const formOf = formsOf(rows)
  let employer = ''
  let beside = false
  let lastTitle = ''
  let firm: { name: string; anchor: Anchor } | null = null
  let house: House | null = null
  for (const [at, anchor] of dated.entries()) {
    const { row, range, told } = anchor
    const over = firmOver(dated, at)
    if (over) {
      firm = { name: over, anchor }
      taken.add(row.index)
      continue
    }
    const before = found.at(-1)
    if (detail(anchor, before, rows[before?.first ?? -1])) continue
    const form = told ? null : formOf(anchor)
    const again = anchor.inline && anchor.rest === ''
    const listed = form ? null : firmAndWork(rows, anchor)
    const housed = again || form || listed ? null : underHouse(rows, anchor, house)
    const heading = again
      ? { title: lastTitle, employer, used: [] }
      : told
        ? { title: told.title, employer: told.employer, used: [] }
        : (form ?? listed ?? (housed ? { ...housed, used: [row] } : headed(anchor, taken)))
    heading.title = withoutTown(heading.title.replace(titleLeadIn, ''), rows, row)
    // “I have been the payroll department of Shibden Carpets”
    heading.employer = heading.employer.replace(/^(?:I|My|We)\s.*\s(?:of|at|for|with)\s(?:the\s)?(?=\p{Lu})/u, '')
    const same = sameAgain.test(heading.employer)
    if (same) heading.employer = ''
    const lone = isFirm(heading.employer) ? '' : loneFirm(rows, firstOf(heading.used, row))
    if (lone && heading.title) {
      if (heading.employer) heading.title = titleWith(heading)
      heading.employer = lone
    }
    if (firm && heading.title && within(range, firm.anchor.range) && row.section === firm.anchor.row.section) {
      heading.title = [heading.title, heading.employer].filter(text => text !== '').join(', ')
      heading.employer = firm.name
    } else firm = null
    const inherits =
      heading.title !== '' && heading.employer === '' && (same || isOfFirmAbove(anchor, heading, before, beside))
    if (anchor.inline && !heading.title) heading.title = lastTitle
    const company =
      anchor.inline && found.length > 0 && !heading.employer ? employer : inherits ? employer : heading.employer
    if (mentioned(anchor, before, heading.employer) || (row.bullet && range.since && under(rows, before))) continue
    if (!listed && isNoPost(anchor, heading, company, form !== null || inOpen(anchor, heading), before)) continue
    for (const { index } of heading.used) taken.add(index)
    if (!housed) house = houseOf(anchor, heading)
    // What stands under a post without a firm is of none above it.
    employer = company || (heading.title !== '' && beside ? '' : employer)
    if (heading.employer !== '') beside = isBeside(heading)
    lastTitle = heading.title
    first.push(
      told ? null : titleFirst(headingTexts(anchor, heading.used), { title: heading.title, employer: company }),
    )
    texts.push(told ? '' : headingTexts(anchor, heading.used).join(' | '))
    const indexes = heading.used.map(({ index }) => index)
    found.push({
      title: heading.title,
      titles: titlesOf(heading.title),
      employer: company,
      start: range.start,
      end: range.end,
      section: row.section,
      rowIndexes: indexes,
      first: Math.min(row.index, ...indexes),
      until: 0,
      ...(told ? { span: { from: told.from, to: told.to } } : {}),
    })
  }
  inOneOrder(found, first)
  sameFirm(found, texts)
  return bounded(untold(found), rows)
}
