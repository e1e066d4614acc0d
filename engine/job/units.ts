import { wordCount } from '../text/count.ts'
import { longest } from '../text/long-lines.ts'
import { tellsWhomToCall } from './applying.ts'
import { clauses, insideBrackets } from './clauses.ts'
import { asks } from './cues.ts'
import { isEmptyTelling, ofEmployer } from './duties.ts'
import { type HeadingState, headingSection, linesOf } from './headings.ts'
import { listItems } from './lists.ts'
import type { Line } from './marks.ts'
import { asideOf, type JobSection, sectionOf } from './sections.ts'

/** A sentence of a posting, or an item of a list (`bullet`), with its place and the section it stands in. */
export type Unit = { start: number; end: number; text: string; section: JobSection; bullet: boolean }

const sentenceEnd = /(?<=[\p{L}\d)”"’'%\]]{2}[.!?]|\/\p{L}[.!?]|[.!?]["”)])\s+(?=[\p{Lu}\d“"(])/gu
const answer =
  /^\s*(?:even better|all the better|so much the better|great|perfect|lovely|brilliant|fantastic|wonderful|then (?:we|our|you|your|the)|(?:a )?(?:big |real )?(?:plus|bonus)|tell us)\b/iu
const abbreviation = /\b(?:e\.g|i\.e|approx|incl|etc|vs|no|st|dr|mr|mrs|ms|inc|ltd|co|p\.m|a\.m|u\.s|b\.s)\.$/iu
// “Min. 10 yrs experience”
const beforeNumber = /\b(?:min|max|ca|abt)\.\s+\d$/iu

function sentences(text: string, start: number): [number, number][] {
  const found: [number, number][] = []
  let at = 0
  for (const match of [...text.matchAll(sentenceEnd)]) {
    if (abbreviation.test(text.slice(Math.max(0, match.index - 8), match.index))) continue
    if (beforeNumber.test(text.slice(Math.max(0, match.index - 8), match.index + match[0].length + 1))) continue
    // “(B.E., B.Sc. IT)” and “(Forty of us. All busy.)” end with their brackets.
    if (insideBrackets(text, match.index)) continue
    // “A forklift licence? Even better.” is one sentence in two.
    if (text[match.index - 1] === '?' && answer.test(text.slice(match.index))) continue
    found.push([start + at, start + match.index])
    at = match.index + match[0].length
  }
  found.push([start + at, start + text.trimEnd().length])
  return found.filter(([from, to]) => to > from)
}

const labelPattern = /^(?<label>\p{L}[\p{L}, ’'/&-]{2,32}):\s+(?=\S)/u

/** “Requirements: A, B. Nice to have: C.”: the section that a label inside the line opens, and where its words begin. */
function labelled(text: string): { section: JobSection; length: number } | null {
  const found = labelPattern.exec(text)
  const label = found?.groups?.label
  if (!found || label === undefined || wordCount(label) > 5) return null
  // “You will lead five testers: …” is told, and leads nothing in.
  if (/^you(?:['’]ll| will| would)? (?:own|run|lead|tackle|solve|build|work|manage|plan|keep)\b/iu.test(label))
    return null
  const section = sectionOf(label)
  return section && { section, length: found[0].length }
}

const wish =
  /^(?:nice|(?:a )?(?:bonus|plus)|desirable|desired|preferred|optional|ideally|welcome|wish|extra|advantage|handy|lovely|even better)(?: to have)?:/iu

// “ADR. If you haven't got one, we will put you through it”: what follows an item speaks about it.
const afterthought =
  /^(?:if (?!you)|if you (?:have|do)(?:n['’]t| not)|we\b|ours?\b|(?:it|this|that)\b(?! (?:means|includes|involves)\b)|these\b|those\b|they\b|most\b|nobody\b|no\b|not\b|don['’]t\b|others?\b|all of\b|none\b|you(?:['’]ll| will)\b)/iu
/** Whether a sentence behind the first of an item only remarks on it. */
function comments(words: string): boolean {
  if (afterthought.test(words)) return !asks(words) || /^(?:if|ours?)\b/iu.test(words)
  if (asks(words) || /^\W*your?\b/iu.test(words)) return false
  return ofEmployer(words)
}

const listPart = (part: JobSection) => part === 'must' || part === 'nice'

/** “Standard costing. You roll it once a year”: what is done stands behind its name, which is none by itself. */
function named([first, second, ...others]: [number, number][], text: string): [number, number][] {
  if (!first || !second) return first ? [first] : []
  const [start, end] = first
  const isName = wordCount(text.slice(start, end)) <= 3 && /\.$/u.test(text.slice(start, end))
  return isName ? [[start, second[1]], ...others] : [first, second, ...others]
}

/** The units of one line or bullet at `from`–`end`. */
function unitsOf(description: string, from: number, end: number, bullet: boolean, section: JobSection): Unit[] {
  const found: Unit[] = []
  const all = sentences(description.slice(from, end), from)
  const list = bullet && section === 'duties' ? named(all, description) : all
  let opened: JobSection | null = null
  for (const [index, [start, to]] of list.entries()) {
    const text = description.slice(start, to)
    if ((bullet && index > 0 && comments(text)) || tellsWhomToCall(text)) continue
    // “Nice: Dutch at B1” among what is asked is a wish by itself.
    const labels = labelled(text)
    const label = bullet && (index > 0 || !wish.test(text)) ? null : labels
    opened = label?.section ?? opened
    const inside = opened ?? section
    const at = start + (label?.length ?? 0)
    const words = description.slice(at, to)
    const items = opened && !bullet && listPart(opened) ? listItems(words, at) : null
    // In a part for requirements a short line of its own is an item, marked or not.
    const line = list.length === 1 && !/[.!?]$/u.test(words) && wordCount(words) <= 10
    // What a label leads in is an item too, unless it is a sentence of several: “Essential: five years, and a degree”.
    const item = bullet || (listPart(inside) && (line || (label !== null && clauses(words, at).length < 2)))
    // “Must pass drug screen and have a TWIC card” in a part for requirements asks for what procedure it may.
    const demanded = listPart(inside) && /^\W*must\b/iu.test(words)
    const aside = item || demanded ? null : asideOf(words)
    for (const span of items ?? [{ start: at, end: to }])
      found.push({
        ...span,
        text: description.slice(span.start, span.end),
        section: aside ?? inside,
        bullet: item || items !== null,
      })
  }
  return found
}

/** “Kind regards,” near the end: what follows is who wrote it. `left` are the lines from here on. */
const isGreeting = (text: string, left: number) => left <= 6 && /^\s*\p{Lu}[\p{L} ]{3,30},\s*$/u.test(text)

// Nobody wraps a text at fewer columns.
const narrowest = 40

/** Whether each of some lines ends where the first word of the next would not have fitted. */
function wrapped(list: string[]): boolean {
  const width = Math.max(...list.map(text => text.trim().length))
  const fits = (text: string, next: string) => text.trim().length + 1 + (/\S+/u.exec(next)?.[0].length ?? 0) <= width
  return width >= narrowest && list.every((text, at) => at + 1 === list.length || !fits(text, list[at + 1] as string))
}

/** The last of the lines that go on from line `at`: they begin in the middle of a sentence. In a part for requirements they may be items without marks. */
function lastOf(lines: Line[], at: number, from: number, inside: JobSection): number {
  const first = lines[at] as Line
  let last = at
  for (let next = lines[at + 1]; next && next.start - from < longest; next = lines[last + 1]) {
    if (!/^\s*[\p{Ll}(]/u.test(next.text) || next.mark > 0) break
    last++
  }
  const items = listPart(inside) && first.mark === 0
  return items && !wrapped(lines.slice(at, last + 1).map(({ text }) => text)) ? at : last
}

/** Whether the paragraph at line `at` leaves what was told of the firm: “You will fit boilers, and …”. */
function turnsToReader(lines: Line[], at: number, before: Unit | undefined): boolean {
  const { text, mark } = lines[at] as Line
  if (mark > 0 || before?.section !== 'about' || lines[at - 1]?.text.trim() !== '') return false
  return /^\W*(?:as [^.,;]{3,60}, )?you(?:['’]ll| will)\b/iu.test(text) && !isEmptyTelling(text)
}

// A list without marks: so many lines in a row that are no sentences, each of so few words.
const [fewest, longestItem] = [3, 16]
const isItemLike = ({ text, mark }: Line) =>
  mark === 0 &&
  /^\s*\p{Lu}/u.test(text) &&
  !/[.!?;:,]\s*$/u.test(text) &&
  wordCount(text) >= 3 &&
  wordCount(text) <= longestItem

/** Whether a line of a part for duties is an item of a list that has no marks. */
function isUnmarkedItem(lines: Line[], at: number, inside: JobSection): boolean {
  if (inside !== 'duties' || !isItemLike(lines[at] as Line)) return false
  const first = lines.findLastIndex((line, index) => index < at && !isItemLike(line)) + 1
  const last = lines.findIndex((line, index) => index > at && !isItemLike(line))
  return (last < 0 ? lines.length : last) - first >= fewest
}

// What a job board prints under a posting, each over its answer.
const boardLabel = /^\s*(?:seniority level|employment type|job function|industries)\s*$/iu

/** Items and sentences of the posting in order. Headings are left out, wrapped bullets are put together. */
export function units(description: string): Unit[] {
  const lines = linesOf(description)
  const found: Unit[] = []
  const state: HeadingState = { inside: 'intro', opened: false, asked: false }
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line
    if (line.text.trim() === '') continue
    if (boardLabel.test(line.text)) {
      if ((lines[i + 1]?.text.length ?? 0) < narrowest) i++
      continue
    }
    if (found.length > 0 && isGreeting(line.text, lines.length - i)) break
    const opened = line.mark > 0 || line.column ? null : headingSection(lines, i, state)
    if (opened) {
      state.inside = opened
      state.opened = true
      state.asked ||= opened === 'must'
      continue
    }
    if (state.inside === 'about' && turnsToReader(lines, i, found.at(-1))) state.inside = 'intro'
    const from = line.start + (line.mark > 0 ? line.mark : (/^\s*/.exec(line.text)?.[0].length ?? 0))
    const inside = line.column ?? state.inside
    const last = line.column ? i : lastOf(lines, i, from, inside)
    const end = (lines[last] as Line).start + (lines[last] as Line).text.trimEnd().length
    const item = line.mark > 0 || line.column !== undefined || isUnmarkedItem(lines, i, inside)
    i = last
    found.push(...unitsOf(description, from, end, item, inside))
  }
  return found
}
