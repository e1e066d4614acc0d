import { wordCount } from '../text/count.ts'
import { datePoints } from '../text/date-points.ts'
import { allRanges, type DateRange, dateRanges } from '../text/dates.ts'
import { matchesOf } from '../text/matches.ts'
import { doerIn } from './by-verb.ts'
import type { Row } from './sections.ts'
import { isOrganisation } from './segment-kinds.ts'
import { doer } from './segment-settle.ts'
import { segments } from './segments.ts'
import { hasTitle } from './titles.ts'

/** A post told in a sentence. `from` and `to` are the part of the text that tells it. */
export type Told = { range: DateRange; title: string; employer: string; from: number; to: number }

const sentences = /[^.!?]+(?:(?:(?<=\b(?:St|Dr|Mr|Mrs|Ms|Prof|Mt))\.|[.!?](?!\s+\p{Lu}|\s*$))[^.!?]*)*[.!?]?/gu
// Who speaks of the own work: “I was …”, “my first job”, “From 2012 to 2014, …”.
const own = /\b(?:I|my|me|we)\b|^(?:from|between|since|before|until|after|then|in|my|prior|earlier|later|there)\b/iu
const stop =
  /\s+(?:at|with|for|of|in|on|to|and|where|which|who|from|since|until|under|by|between|before|after|while|when|there|but|via|,)\s|[,.;:(]|\s[–—-]\s|$/iu
const opener =
  /\b(?:as|was|am|been|became|being|made up to|promoted to|position of|role of|post of|job of|job was)\s+(?:an?\s+|the\s+|their\s+|its\s+|our\s+)?/giu
const article = /(?:^|[\s,])(?:an?|the|their|its)\s+/giu
const employer =
  /\b(?:[Aa]t|[Ff]or|[Ww]ith|by|from|[Jj]oined|of|(?:moved|went|came|changed|switched|returned) to)\s+(?:the\s+|an?\s+)?(?:(?:\p{Lu}\p{L}+\s)?\p{Ll}+\s+of\s+(?:the\s+)?|(?:\p{Ll}+\s+){0,3}(?:firm|company|chain|agency|shop|practice|charity|bank|start-?up|hospital|school)\s+)?(?<name>\p{Lu}[\p{L}\d&.'’-]*(?:\s+(?:&|of|and|the|de|du|la|le|van|der|und|yr?|\p{Lu}[\p{L}\d&'’-]*))*)/gu
// “a nurse in St. Brigid's Hospital”: a town unless it has the word of a firm.
const inside = /\bin\s+(?:the\s+)?(?<name>\p{Lu}[\p{L}\d&.'’-]*(?:\s+(?:&|of|\p{Lu}[\p{L}\d&'’-]*))*)/gu
// “Powys Council has paid me to …”
const pays =
  /(?<name>\p{Lu}[\p{L}&'’-]+(?:\s(?:&|of|\p{Lu}[\p{L}&'’-]+))*)\s(?:has |have |had )?(?:pays?|paid|employs|employed|hired) me\b/u
const month =
  /^(?:I|Jan(?:uary)?|Feb(?:ruary)?|March|April?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Spring|Summer|Autumn|Fall|Winter|Christmas|Easter)\b/u

// “Head of Fundraising”: what the post is of belongs to it.
const ofField = /\b(?:head|director|president|manager|chief|dean|teacher|professor|lecturer)$/iu
// … a name, or before the firm a word or two in small letters: “head of maths at Hill School”.
const field =
  /^\s+of\s+(?:\p{Lu}[\p{L}&]*(?:\s(?:and\s|&\s)?\p{Lu}\p{L}*)*|(?!an?\s|the\s|my\s|our\s|its\s)\p{Ll}+(?:\s(?:and\s)?\p{Ll}+)?(?=\s(?:at|with|for|in)\s(?:the\s)?\p{Lu}))/u

// “a Certified Operator card”
const isPaper = /\s(?:card|licen[cs]e|certificate|ticket|diploma|permit)$/iu

/** The first phrase behind one of `openers` that names a post, up to the word that ends it. */
function titleBehind(clause: string, openers: RegExp): string {
  for (const match of matchesOf(openers, clause)) {
    const rest = clause.slice(match.index + match[0].length)
    const plain = rest.slice(0, rest.search(stop)).trim()
    const of = ofField.test(plain) ? field.exec(rest.slice(plain.length)) : null
    // “I have been stalker and ghillie at Hill Estate”: two words for one post.
    const other = /^\s+and\s+(?:an?\s+)?\p{L}+(?=\s+(?:at|with|for)\s+(?:the\s+)?\p{Lu})/u.exec(
      rest.slice(plain.length),
    )
    const phrase = `${plain}${of?.[0] ?? (plain === '' ? '' : (other?.[0] ?? ''))}`
    // “…, where I am also the fire warden”: what comes on top.
    if (
      phrase === '' ||
      /^(?:also|at|with|for|in|on|by|from)\s/iu.test(phrase) ||
      wordCount(phrase) > 6 ||
      isPaper.test(phrase)
    )
      continue
    // “I was a tuner with Hartley Music”: the grammar says it of a word that no list has.
    const at = /^\s+(?:at|with|for)\s+(?:the\s+)?\p{Lu}/u.test(rest.slice(phrase.length))
    const said =
      (/\san?\s+$/iu.test(match[0]) && at) ||
      // “I have been Disponentin at Hill & Co”: so is a name without an article that only a post has.
      (/\b(?:am|was|been|as)\s+$/iu.test(match[0]) && at && /^\p{Lu}\p{L}+(?:\s\p{L}+)*$/u.test(phrase)) ||
      // “I have done so as senior at Hill & Co”, “I have been stalker at Hill Estate”
      (/\b(?:was|been)\s+$/iu.test(match[0]) && at && doer.test(` ${plain}`)) ||
      (/\bas\s+$/iu.test(match[0]) && at && /^\p{Ll}+(?:\s\p{Ll}+)?$/u.test(phrase))
    if (said || hasTitle(phrase)) return phrase
  }
  return ''
}

export function employerIn(clause: string): string {
  // “Head of Fundraising at the Lakeside Trust”: what stands behind “of” is the firm only where nothing else is.
  const all = matchesOf(employer, clause)
  // … and “from” only where neither is: “I'm Ann from Leeds and sit at the desk of Hill & Co”.
  const rank = (match: RegExpMatchArray) => (/^of\b/iu.test(match[0]) ? 1 : /^from\b/iu.test(match[0]) ? 2 : 0)
  for (const match of all.toSorted((a, b) => rank(a) - rank(b))) {
    const name = (match.groups?.name ?? '').replace(/(?:\s+(?:of|and|the|&|I))+$/u, '').replace(/[.,]+$/u, '')
    if (name.length > 1 && !month.test(name)) return name
  }
  return (
    matchesOf(inside, clause)
      .map(({ groups }) => groups?.name ?? '')
      .find(name => isOrganisation(name)) ??
    pays.exec(clause)?.groups?.name ??
    ''
  )
}

/** “My card says "Desk Consultant"”, “my title is Field Partner”: what one is called, whatever the lists know. */
function calledIn(text: string): string {
  const said =
    /\b(?:card|badge|title|plate|contract|payslip|they|boss|office)\b[^.;"“]{0,24}\b(?:says?|reads?|is|calls?(?: me| it| this)?|named)\s*:?\s+["“](?<quoted>[^"”]{3,60})["”]|["“](?<first>[^"”]{3,60})["”],? (?:says|reads|is what)\b|\b(?:[Tt]itle|[Cc]all me):?\s+["“](?<named>[^"”]{3,60})["”]|\b[Mm]y (?:(?:job )?title (?:there )?is|(?:card|badge|contract|payslip) says) (?<plain>\p{Lu}[\p{L}&/-]+(?:\s(?:of|and|for|&|\p{Lu}[\p{L}&/-]+)){1,5})/u.exec(
      text,
    )?.groups ?? {}
  return (said.quoted ?? said.first ?? said.named ?? said.plain ?? '').replace(/[.,]$/u, '')
}

/** “At Hill & Co (Head Clerk, October 2019 to present) I …”: the title before the dates in the brackets. */
function titleInBrackets(clause: string): string {
  const [, held = ''] = /\((\p{Lu}[^(),;:]{2,50}),\s(?=[^()]*\d{4})/u.exec(clause) ?? []
  return hasTitle(held) ? held : ''
}

/** What each stretch of time of a sentence belongs to: what follows it where the sentence begins with one. */
function clauses(sentence: string, ranges: readonly DateRange[]): string[] {
  if (ranges.length === 1) return [sentence]
  const leads = (ranges[0]?.from ?? 0) < 25
  return ranges.map((range, at) =>
    leads
      ? sentence.slice(at === 0 ? 0 : range.from, ranges[at + 1]?.from ?? sentence.length)
      : sentence.slice(ranges[at - 1]?.to ?? 0, at === ranges.length - 1 ? sentence.length : range.to),
  )
}

const stepOpener = /\b(?:as|to|been|became|made|am)\s+(?:an?\s+|the\s+)?/giu

/** “I joined as Clerk in May 2017, was promoted to Buyer in March 2019 and have been Head since June 2021”: each ends the one before. */
function steps(row: Row, employer: string): Told[] {
  const dots = datePoints(row.text).filter(({ from, kind }) => {
    const lead = row.text.slice(Math.max(0, from - 14), from)
    return kind !== 'year' && /\b(?:in|on|since|from|of)\s+(?:the\s+)?$/iu.test(lead)
  })
  const found: Told[] = []
  dots.forEach((dot, at) => {
    const from = dots[at - 1]?.to ?? 0
    const title = titleBehind(row.text.slice(from, dot.from), stepOpener)
    if (!title) return
    const range = { start: dot.first, end: null, from: dot.from, to: dot.to }
    found.push({ range, title, employer, from: row.body + from, to: row.end })
  })
  found.forEach((step, at) => {
    const next = found[at + 1]
    if (next) step.range = { ...step.range, end: next.range.start - 1 }
    if (next) step.to = next.from
  })
  return found.length > 1 && found.every(({ range }) => (range.end ?? 1e6) >= range.start) ? found : []
}

const beforeThat = /^(?:before(?:\s\p{L}+){0,2}|earlier|previously|until then)\s*:\s*/iu

/** “Before that: clerk, Hill & Co, Leeds, May 2012 to June 2019.” among sentences: a heading, word for word. */
function listedIn(
  sentence: string,
  [range, ...more]: readonly DateRange[],
): { title: string; employer: string } | null {
  if (!range || more.length > 0) return null
  const pieces = segments(sentence.slice(0, range.from).replace(beforeThat, '')).flat()
  const [first, second] = pieces.filter(({ kind }) => kind !== 'place' && kind !== 'remark')
  const title = pieces.find(({ kind }) => kind === 'title')
  const firm = title === first ? second : first
  return title && firm && /^["“]?\p{Lu}/u.test(firm.text) ? { title: title.text, employer: firm.text } : null
}

/** A sentence's stretches of time: one that goes on counts beside others where it opens the sentence and they end before. */
function stretches(sentence: string): readonly DateRange[] {
  const [first, ...others] = allRanges(sentence)
  const opens =
    first?.since && first.from <= 12 && others.every(({ since, end }) => !since && (end ?? 1e6) <= first.start)
  return opens ? [first, ...others] : dateRanges(sentence)
}

/** The posts that a row of whole sentences tells: “From 2015 to 2019 I was a clerk at Hill & Sons.” `above` gives the firm named over it. */
export function toldIn(row: Row, above: () => string): Told[] {
  if (row.bullet || wordCount(row.text) < 9 || !/\d\d/.test(row.text)) return []
  if (!own.test(row.text) && !/^(?:joined|began|started)\b/iu.test(row.text)) return []
  const firm = above()
  const held = firm && dateRanges(row.text).every(({ since }) => since) ? steps(row, firm) : []
  if (held.length > 0) return held
  const found: Told[] = []
  let house = firm
  let inList = false
  for (const { 0: raw, index } of matchesOf(sentences, row.text)) {
    const lead = raw.length - raw.trimStart().length
    const sentence = raw.trim()
    const ranges = stretches(sentence)
    if (ranges.length === 0 && own.test(sentence)) house = employerIn(sentence) || house
    inList = (inList && ranges.length === 1) || beforeThat.test(sentence)
    const listed = inList ? listedIn(sentence, ranges) : null
    if (listed && ranges[0]) {
      found.push({ range: ranges[0], ...listed, from: row.body + index + lead, to: row.end })
      continue
    }
    if (ranges.length === 0 || !own.test(sentence)) continue
    clauses(sentence, ranges).forEach((clause, at) => {
      const called = ranges.length === 1 && ranges[0]?.end === null ? calledIn(row.text.slice(index)) : ''
      const title =
        called ||
        titleInBrackets(clause) ||
        titleBehind(clause, opener) ||
        titleBehind(clause, article) ||
        (employerIn(clause) && doerIn(clause))
      const named = employerIn(clause) || (found.at(-1)?.employer ?? house)
      const range = ranges[at]
      // “…; from 2006 on I was the senior of the floor”: within the years just told it is a step.
      const before = found.at(-1)
      const step = range?.since && before?.range.end && before.employer === named && range.start < before.range.end
      if (range && title && named && !step)
        found.push({ range, title, employer: named, from: row.body + index + lead, to: row.end })
    })
  }
  found.forEach((post, at) => {
    const next = found[at + 1]
    if (next && next.from > post.from) post.to = next.from
  })
  return found
}
