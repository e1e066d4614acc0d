import { namedIn } from '../knowledge/find.ts'
import { wordCount } from '../text/count.ts'
import { dateRanges } from '../text/dates.ts'
import { keptLines, onceOf } from '../text/once.ts'
import { words } from '../text/words.ts'
import { degreeLevel } from './degree-level.ts'
import { hasTitle } from './titles.ts'

/** Whether a text speaks in the first person: “I ran”, “my team”; the grade “Technician I” does not. */
export const speaks = (text: string) => /\b(?:I(?=['’]|\s\p{Ll})|my|we)\b/u.test(text)

/** Whether a line is the first of a post: its dates at an edge, alone or beside a title, with the title below at the latest. */
export function isEntry(line: string, next: string | undefined): boolean {
  const [range, ...more] = dateRanges(line)
  if (!range || more.length > 0 || wordCount(line) > 16 || speaks(line)) return false
  if (range.from > 3 && line.trimEnd().length - range.to > 3) return false
  const alone = !/\p{L}/u.test(line.slice(0, range.from) + line.slice(range.to))
  // “Since April 2022: CLERK, Hill & Co”, “Clerk, Hill & Co | since April 2022”
  const behind = line.trimEnd().length - range.to <= 1 && /(?:[,|·•–—(\t]|\s{2,})\s*$/u.test(line.slice(0, range.from))
  const opens = !range.since || /^since\s[^:]{4,20}:\s/iu.test(line) || (behind && namesAndDates(line))
  return alone || (opens && (hasTitle(line) || hasTitle((next ?? '').slice(0, 80))))
}

/** Whether a line is nothing but a stretch of time. */
export function datesOnly(whole: string | undefined): boolean {
  // “2015 – 2018 (3 years 2 months)”
  const line = whole?.replace(/\(\s*\d+\s[^()]*\)/gu, ' ')
  const [range, ...more] = dateRanges(line ?? '')
  if (!line || !range || more.length > 0) return false
  return !/\p{L}/u.test(line.slice(0, range.from) + line.slice(range.to))
}

/** “MBA | Operations Executive | Speaker”: letters before what somebody is called head a resume and tell of no subject. */
const isHeadline = (line: string): boolean =>
  line.includes('|') && !/\d/u.test(line) && line.split('|').slice(1).some(hasTitle)

/** Whether a line is a degree by itself: it begins with one that is named outright, and is no post and no sentence. */
export const isDegree = onceOf((line: string): boolean => {
  // “2014 – 2017: M.Sc. Physics”: the years may come first.
  const undated = /\d{2}[^\p{L}]*(?::|\s{2,}|\||\t)\s*(?=\p{Lu})/u.exec(line.slice(0, 50))
  const first = line.slice(undated ? undated.index + undated[0].length : 0).split(/,|\s[–—-]\s|\||:|\(/u)[0] ?? ''
  if (!/^\p{Lu}/u.test(first) || wordCount(first) > 8 || isHeadline(line)) return false
  // “Nordlys Cells AS, Oslo” is a company, “Biology AS” a degree: bare letters stand behind what can be studied.
  const [, before] = /^(.+?)\s(?:AS|MA|BA)$/u.exec(first.trim()) ?? []
  if (before && !namedIn(words(before)).some(({ concept }) => concept.kind === 'field' || concept.kind === 'skill'))
    return false
  const level = degreeLevel(first)
  return (
    level !== null &&
    level >= 3 &&
    (!hasTitle(first) ||
      /^diplom/iu.test(first) ||
      /^(?:[BM]\.?(?:Sc|A|Ed|Eng|Pharm|Com)|LL[BM]|Ph\.?D)\.?\s/u.test(first))
  )
}, keptLines)

/** Whether the lines under a heading of no known name begin a post: dates, and a title within the first three. */
export function postAhead(lines: string[]): boolean {
  const [first = '', ...more] = lines
  const at = lines.findIndex(line => dateRanges(line).length === 1)
  const dated = lines[at]
  if (dated === undefined || isDegree(first) || degreeLevel(dated) !== null) return false
  return isEntry(dated, lines[at + 1]) && [first, ...more].slice(0, at + 2).some(line => hasTitle(line.slice(0, 90)))
}

/** “Second job” over dates alone, “Contracts, not in order” over a post: a few words and no more. */
export const isHeadingLike = (line: string, next: string | undefined) =>
  /^[^\d.,;:|@•–—-]{3,60}(?:,\s\p{Ll}[^\d.;:|@•–—-]{3,40})?$/u.test(line.trim()) &&
  (datesOnly(next) || isEntry((next ?? '').trim(), undefined)) &&
  !hasTitle(line) &&
  degreeLevel(line) === null &&
  !/school|college|stud|educat|train|course|universit/iu.test(line)

/** “Teaching, backwards and sideways” over a list of posts: a few small words behind the first, and no name in them. */
export const callsList = (line: string, next: string | undefined) =>
  /^\p{Lu}\p{L}+,?(?:\s[\p{Ll}’'-]+,?){1,7}:?$/u.test(
    line
      .trim()
      .replace(/\([^)]*\)/gu, '')
      .trim(),
  ) &&
  !hasTitle(line) &&
  namesAndDates((next ?? '').replace(/^\W*(?:\(?\w\)\s)?/u, ''))

/** “Clerk, Hill & Co, Leeds, 2018–21. Post and ledgers”: a title and another name, and then a stretch of time. */
function namesAndDates(line: string): boolean {
  const [range] = dateRanges(line)
  const lead = line.slice(0, range?.from ?? 0)
  const names = lead.split(/,\s|\s[|–—-]\s|\s{3,}|\sat\s/u).filter(part => /^\W*\p{Lu}/u.test(part))
  return names.length > 1 && wordCount(lead) <= 14 && hasTitle(lead) && !speaks(lead)
}

/** “Clerk, Hill & Co, Leeds (2019 – 2021)”, or title and firm over “June 2016 to August 2018”: a block that is a post. */
export function postBlock(lines: string[]): boolean {
  const at = lines.findIndex(line => dateRanges(line).length > 0)
  // What was done may stand behind a full stop in the line of the dates.
  const dated = (lines[at] ?? '').replace(/(?<=\p{L}{3}[)]?)\.\s\p{Lu}.*$/u, '')
  const heading = [...lines.slice(0, Math.max(0, at)), dated].join(' | ')
  const [range, ...more] = dateRanges(dated)
  if (!range || more.length > 0 || range.since || wordCount(heading) > 20 || !hasTitle(heading)) return false
  if (
    speaks(heading) ||
    /\b(?:certif|licen|regist|valid|expir|renew|level|course|diploma|degree|member)/iu.test(heading)
  )
    return false
  const names = heading.split(/,\s|\s\|\s|\s{3,}|\s(?:at|of)\s(?=\p{Lu})|:\s/u).filter(part => /^\W*\p{Lu}/u.test(part))
  return names.length > 1 && (at > 0 ? datesOnly(lines[at]) : isEntry(dated, undefined))
}
