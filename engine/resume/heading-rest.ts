import { wordCount } from '../text/count.ts'
import type { DateRange } from '../text/dates.ts'
import { namedFirst } from './named-first.ts'
import type { Row } from './sections.ts'
import { segments } from './segments.ts'
import { hasTitle, namesPost } from './titles.ts'

export const remark =
  /\(\s*(?:[^()]*\b(?:years?|yrs?|months?|mos?|mths?)\b[^()]*)\)|(?<=[|·•,\s])\d+\s*(?:years?|yrs?|mos?|mths?|months?)\b\.?(?:[,\s]+\d+\s*(?:mos?|mths?|months?)\b\.?)?/giu
// “From June 2017 to …”, “about 2013 to …”: the word belongs to the dates.
const leadIn =
  /(?:^\s*(?:at present|now|currently|presently|today|before that|prior to that|previously|earlier|after that|then)[,:]?\s*\(?\s*)?(?:(?<![\p{L}])(?:from|since|between|about|around|approx\.?|circa|ca?\.|seit|von|de|depuis|desde|\p{Lu}\p{Ll}+ term)\s*:?\s*)?$/iu

/** Where the dates stand in a row, lead-in words before them left aside: “At present, since May 2022: …” is at its start. */
export const datesBegin = (row: Row, range: DateRange): number =>
  row.text.slice(0, range.from - row.body).replace(leadIn, '').length

/** “Dioramas of 1923 restored.” */
const tellsShort = (text: string) =>
  /^\p{Lu}\S*(?:[\s,;]+(?:\p{Ll}\S*|\d+))+\.?$/u.test(text) &&
  wordCount(text) > (text.endsWith('.') ? 2 : 5) &&
  !hasTitle(text)

/** “. Clerk at Hill & Co, Leeds. Ledgers and post, …” behind dates that lead: the heading, without what was done. */
function heading(rest: string): string {
  const parts = rest.split(
    /(?<=\p{Ll}{2}\)?|\p{Lu}{2}\)?|\d\))(?<!\b(?:Bros|Inc|Ltd|Corp|Dept|Pvt|Pty))\.\s+(?=[\p{Lu}\d£$€])/u,
  )
  const [first = '', second = ''] = parts.map(part => part.replace(/^[\s.,:)\]–—-]+/u, ''))
  const named = namesPost(first) && /,|\sat\s/u.test(first)
  // “Taxidermist. Dioramas of 1923 restored.”: a title by itself, and a sentence of small words.
  if (parts.length === 2 && namesPost(first) && wordCount(first) <= 4 && tellsShort(second)) return `| ${first}`
  if (parts.length < 2 || wordCount(first) > 14 || (!named && wordCount(rest) < 12)) return rest
  // “The Drowned Sailor, Plymouth. Barista.”
  const titled = wordCount(second) <= 4 && hasTitle(second.replace(/[.\s]+$/u, ''))
  // “LEGAL SECRETARY, LITIGATION. Morgan Kerr LLP, Cardiff”
  const firmBehind =
    wordCount(second) <= 8 &&
    segments(second)[0]?.[0]?.kind === 'organisation' &&
    !segments(first)
      .flat()
      .some(({ kind }) => kind === 'organisation')
  const whole =
    (!firmBehind && /\sat\s\p{Lu}/u.test(first)) ||
    (!titled && !firmBehind && (namesPost(first) || wordCount(second) > 8))
  return `| ${whole ? first : `${first} | ${second}`}`
}

/** “April 2015 to date. Bookings, deposits, keys.” under the heading: what was done, with next to no name in it. */
function work(rest: string): boolean {
  const list = rest.split(/\s+/).filter(word => /\p{L}{2}/u.test(word))
  const small = list.filter(word => /^\P{L}*\p{Ll}/u.test(word))
  return (
    /^\.\s+\p{Lu}/u.test(rest) &&
    list.length > 2 &&
    small.length * 2 > list.length &&
    !namesPost(rest.split(',')[0] ?? '')
  )
}

/** “(2015 – 2018): pleadings and judgments, contracts”: behind the colon stands what was done, most of it in small letters. */
function toldBehind(rest: string): boolean {
  const told = /^\)?\s*:\s+(?<told>.*)$/u.exec(rest)?.groups?.told ?? ''
  const list = told.split(/\s+/).filter(word => /[\p{L}\d]{2}/u.test(word))
  return list.length > 3 && list.filter(word => /^\P{L}*\p{Ll}|^\P{L}*\d/u.test(word)).length * 2 > list.length
}

/** The row's text with its stretches of time and remarks on their length taken out. */
export function without(row: Row, ranges: DateRange[]): string {
  let text = ''
  let at = row.body
  for (const range of ranges) {
    text += `${row.text.slice(at - row.body, range.from - row.body).replace(leadIn, '')} | `
    at = range.to
  }
  const rest = row.text.slice(at - row.body)
  // “Clerk, Hill & Co, Leeds. Post and ledgers. 2014 – 2017.”: title and firm before what was done, and the dates behind it.
  const first = ranges.length === 1 && /[.]\s+\p{Lu}/u.test(text) && !/\p{L}/u.test(rest) ? namedFirst(text) : ''
  if (
    first &&
    !segments(text.slice(first.length))
      .flat()
      .some(({ kind }) => kind === 'title' || kind === 'organisation')
  )
    return clean(first)
  if (!/\p{L}/u.test(text)) text = work(rest) ? '' : /\.\s/u.test(rest) ? heading(rest) : `${text}${rest}`
  else {
    // “Waiter, The Crown, 2019 to 2021. Breakfasts and weddings.”: what was done begins behind the dates.
    const [phrase = ''] = /^\.\s/u.test(rest) ? rest.replace(/^[\s.]+/u, '').split(/[:.;]\s/u) : [rest]
    if (hasTitle(text) && toldBehind(rest)) return clean(text)
    const titleBehind = !hasTitle(text) && wordCount(phrase) <= 8 && hasTitle(phrase)
    if (titleBehind && phrase !== rest) text += phrase
    else
      text += /\p{L}{3}/u.test(text) && /^(?:\)?\.\s+[\p{Lu}\d£$€]|;\s+\p{Ll})/u.test(rest) && !titleBehind ? '' : rest
  }
  return clean(text)
}

const clean = (text: string) => text.replace(remark, ' ').replace(/\(\s*\|?[\s.]*\)|\[\s*\|?\s*\]/g, ' ')
