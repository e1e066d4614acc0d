import { gapIn } from '../resume/breaks.ts'
import type { Resume } from '../resume/read.ts'
import type { SectionKind } from '../resume/section-names.ts'
import { isPrivate } from '../resume/time-away.ts'
import { datePoints, type Month } from '../text/date-points.ts'
import { dateRanges } from '../text/dates.ts'
import { aloneSince } from './alone.ts'
import { heldOf } from './held.ts'
import { mistypedIn } from './mistyped.ts'
import { aroundAt } from './phrases.ts'
import sayings from './sayings.json' with { type: 'json' }
import { datedBy, unspoken } from './unspoken.ts'

const names = 'January February March April May June July August September October November December'.split(' ')

/** “March 2019”. */
export const monthName = (month: Month): string => `${names[month % 12]} ${Math.floor(month / 12)}`

/**
 * A time without a post, first and last month included; `to` is null where it has not ended. `after` and `before` name
 * its ends as far as the resume tells them: a month, or the year in which a post ended or began.
 */
export type Gap = { from: Month; to: Month | null; after: string; before: string | null }

type Stretch = { start: Month; end: Month }

// Shorter than a year between two posts, or half a year behind the last, nobody asks.
const between = 12
const since = 7

const breaks = new RegExp(String.raw`(?<![\p{L}])(?:${sayings.breaks.join('|')})(?![\p{L}])`, 'iu')

/** Whether a line says what a time without a post was: a leave, a journey, care for somebody. */
const saysBreak = (text: string) => gapIn(text) || breaks.test(text)

/** The times that a line gives, a date alone as the year up to its end: a study of which only the end is told took one. */
function stretches(text: string, now: Month, before: number): Stretch[] {
  const ranges = dateRanges(text).map(({ start, end }) => ({ start, end: end ?? now }))
  return ranges.length > 0 ? ranges : datePoints(text).map(({ first, last }) => ({ start: first - before, end: last }))
}

// Where a post may stand that was not read, and what goes on there and is none.
const ofWork = new Set<SectionKind>(['header', 'summary', 'experience', 'projects', 'volunteer', 'other'])
const standing = new RegExp(String.raw`(?<![\p{L}])(?:${sayings.standing.join('|')})(?![\p{L}])`, 'iu')

// What is dated there lasts beside whatever somebody does.
const lasting = new Set<SectionKind>(['papers', 'skills', 'languages'])

/** Studies, and whatever else is told with a beginning and an end: a course, a journey, a post that was not read. */
const spent = ({ statements, studies }: Resume, now: Month): Stretch[] => [
  ...statements
    .filter(({ section, text }) => !lasting.has(section) && !validity.test(text) && !standing.test(text))
    .flatMap(({ text }) => dateRanges(text).map(({ start, end }) => ({ start, end: end ?? now }))),
  ...statements
    .filter(({ section, post, text }) => section === 'education' && post === null && !validity.test(text))
    .flatMap(({ text }) => stretches(text, now, between)),
  ...studies.flatMap(({ row, open }) =>
    stretches(row, now, between).map(({ start, end }) => ({ start, end: open ? Math.max(end, now) : end })),
  ),
]

type Break = Stretch & { text: string; quotable: boolean }

/** The times that the resume itself says were breaks. */
function breaksTold(resume: Resume, now: Month): Break[] {
  const { statements, own } = resume
  return statements.flatMap(({ text, heading, post }, at) => {
    if ((heading && post !== null) || own[at]?.taint !== null || !(saysBreak(text) || isPrivate(text))) return []
    return stretches(datedBy(resume, at), now, 0).map(stretch => ({
      ...stretch,
      text,
      quotable: !unspoken(resume).has(at),
    }))
  })
}

/** Whether what a gap was is a private matter: it is nobody's to ask, however little of the gap is dated. */
const isNobodys = ({ from, to }: Gap, breaks: readonly Break[]) =>
  breaks.some(({ start, end, quotable }) => !quotable && end >= from && (to === null || start <= to))

/** A gap without the break that it begins with. */
function behindBreak(gap: Gap, breaks: readonly Break[]): Gap {
  const first = breaks.find(({ start, end }) => start <= gap.from + 1 && end > gap.from && (!gap.to || end < gap.to))
  return first ? { ...gap, from: first.end + 1, after: monthName(first.end + 1) } : gap
}

/** The longest part of a stretch, in months, that none of the others covers. */
function longestOpen({ start, end }: Stretch, filled: Stretch[]): number {
  let reached = start - 1
  let longest = 0
  for (const one of filled.toSorted((a, b) => a.start - b.start)) {
    if (one.end < start || one.start > end) continue
    longest = Math.max(longest, one.start - reached - 1)
    reached = Math.max(reached, one.end)
  }
  return Math.max(longest, end - reached)
}

/** Every time without a post that is long enough to be asked about, whatever fills it. */
function allGaps(resume: Resume, now: Month): Gap[] {
  const held = heldOf(resume, now)
  const list = resume.posts
    .map(({ start, end }, at) => ({ start, end, ...rough(held[at]) }))
    .toSorted((a, b) => a.start - b.start)
  const found: Gap[] = []
  let last = list[0]
  for (const post of list.slice(1)) {
    if (!last || last.end === null) return found
    if (post.start - last.end > between)
      found.push({
        from: last.end + 1,
        to: post.start - 1,
        after: endName(last.end, last.roughEnd),
        before: post.roughStart ? `${Math.floor(post.start / 12)}` : monthName(post.start - 1),
      })
    if (post.end === null || post.end > last.end) last = post
  }
  // What is dated up to now where posts may stand may be one that was not read.
  const goesOn = resume.statements.some(
    ({ section, post, text }) =>
      (post !== null || (ofWork.has(section) && !standing.test(text))) &&
      dateRanges(text).some(({ end }) => end === null),
  )
  if (last && last.end !== null && !goesOn && now - last.end >= since)
    found.push({ from: last.end + 1, to: null, after: endName(last.end, last.roughEnd), before: null })
  return found
}

const rough = (held?: { roughStart: boolean; roughEnd: boolean }) => ({
  roughStart: held?.roughStart ?? false,
  roughEnd: held?.roughEnd ?? false,
})
const endName = (end: Month, byYear: boolean) => (byYear ? `${Math.floor(end / 12)}` : monthName(end + 1))

const whole = ({ from, to }: Gap, now: Month): Stretch => ({ start: from, end: to ?? now })

/** A date that cannot be (“06/2020 - 02/2020”) says of the time around it only that something is mistyped. */
const isMistyped = (resume: Resume, { start, end }: Stretch) =>
  mistypedIn(resume).some(({ points }) =>
    points.some(({ first, last }) => last >= start - between && first <= end + between),
  )

/** The longest time between two posts, and the time since the last, of which neither studies nor a leave tell what they were. */
export function gapsOf(resume: Resume, now: Month): Gap[] {
  const breaks = breaksTold(resume, now)
  const alone = aloneSince(resume)
  const clients = alone ? [{ start: alone.since, end: now }] : []
  const filled = [...spent(resume, now), ...breaks, ...clients]
  const open = allGaps(resume, now)
    .map(gap => behindBreak(gap, breaks))
    .filter(gap => !isNobodys(gap, breaks))
    .map(gap => ({ gap, months: longestOpen(whole(gap, now), filled) }))
    .filter(({ gap, months }) => months >= (gap.to === null ? since : between) && !isMistyped(resume, whole(gap, now)))
  const longest = open.filter(({ gap }) => gap.to !== null).toSorted((a, b) => b.months - a.months)[0]
  return [longest, open.find(({ gap }) => gap.to === null)].flatMap(one => (one ? [one.gap] : []))
}

/** How the resume itself says what a time without a post was: the line quoted, but for what is private. */
export function toldBreak(resume: Resume, now: Month): string | null {
  const told = breaksTold(resume, now)
  for (const gap of allGaps(resume, now)) {
    const { start, end } = whole(gap, now)
    const fits = told.find(one => one.start <= end && one.end >= start)
    if (!fits || longestOpen({ start, end }, told) >= between) continue
    if (fits.quotable) return `Says itself what the time without a post was: ${aroundAt(fits.text, 0, 80)}.`
    return `Says itself what the time ${inWords(gap)} was.`
  }
  return null
}

/** “Between March 2019 and June 2021”, “since May 2025”, “between 2012 and 2014”. */
export const inWords = ({ after, before }: Gap): string =>
  before === null ? `since ${after}` : `between ${after} and ${before}`

// Until when a paper is good tells of no time that somebody spent.
export const validity = new RegExp(String.raw`(?<![\p{L}])(?:${sayings.validity.join('|')})(?![\p{L}])`, 'iu')

/** What the resume dates within a gap though no post was read there, quoted: a course, a journey, a post read wrongly. */
export function datedWithin(resume: Resume, { from, to }: Gap, now: Month): string | null {
  const { statements, own } = resume
  const inside = ({ first, last }: { first: Month; last: Month }) => first >= from && last <= Math.min(to ?? now, now)
  for (const [at, { text, section }] of statements.entries()) {
    if (
      own[at]?.taint !== null ||
      unspoken(resume).has(at) ||
      section === 'papers' ||
      validity.test(text) ||
      !/\p{L}{3}/u.test(text)
    )
      continue
    const dot = datePoints(text).find(inside)
    if (dot) return aroundAt(text, dot.from, 80)
  }
  return null
}

// What somebody has done by the job is told there by those who work for themselves.
const mayTellWork = new Set<SectionKind>(['header', 'summary', 'experience', 'projects', 'other'])
const muchLater = 12

/** What is dated a year and more after the last post, where work may be told though no post was read there, quoted. */
export function datedAfter(resume: Resume, end: Month, now: Month): string | null {
  for (const [at, { text, section, post }] of resume.statements.entries()) {
    if (post !== null || !mayTellWork.has(section) || resume.own[at]?.taint !== null) continue
    if (unspoken(resume).has(at) || validity.test(text) || standing.test(text) || saysBreak(text)) continue
    // A year within a sentence is of anything: “the changes of 2023”. A stretch of time, or a year at the head, is of what was done.
    const dot = datePoints(text).find(({ first, last }) => last > end + muchLater && first <= now)
    const heads = dot !== undefined && (/^\P{L}*$/u.test(text.slice(0, dot.from)) || dateRanges(text).length > 0)
    if (heads && /\p{L}{3}/u.test(text.slice(dot.to))) return aroundAt(text, dot.from, 70)
  }
  return null
}

/** Whether anything at all is dated within a gap, the validity of papers too. */
export const isDated = ({ statements }: Resume, { from, to }: Gap): boolean =>
  statements.some(({ text }) => datePoints(text).some(({ first, last }) => first >= from && (!to || last <= to)))
