import { readsAsked } from './cues.ts'
import { listItems } from './lists.ts'
import { asideOf, type JobSection, sectionOf } from './sections.ts'

/** A sentence of a posting, or an item of a list (`bullet`), with its place and the section it stands in. */
export type Unit = { start: number; end: number; text: string; section: JobSection; bullet: boolean }

const bulletMark = /^\s*(?:[•●▪▫◦○‣⁃∙·►▶➤➢»›>*✓✔+–—-]|o(?=\s)|\d{1,2}[.)]|\(?[a-z]\))\s+(?=\S)/u
const sentenceEnd = /(?<=[\p{L}\d)”"’%\]]{2}[.!?]|[.!?]["”)])\s+(?=[\p{Lu}\d“"(])/gu
const abbreviation = /\b(?:e\.g|i\.e|approx|incl|etc|vs|no|st|dr|mr|mrs|ms|inc|ltd|co|min|max|p\.m|a\.m|u\.s|b\.s)\.$/iu

/** What a list without a telling heading holds, by what most of its items read as. `items` without their marks. */
function listSection(items: string[]): JobSection {
  const half = items.length / 2
  if (items.filter(item => asideOf(item) === 'benefits').length > half) return 'benefits'
  return items.filter(readsAsked).length >= half ? 'must' : 'duties'
}

/** The items of the list that begins at line `at`; an empty line ends it. */
function listAt(lines: Line[], at: number): string[] {
  const items: string[] = []
  for (const { text } of lines.slice(at)) {
    const mark = bulletMark.exec(text)
    if (mark) items.push(text.slice(mark[0].length))
    else if (items.length > 0 && text.trim() === '') break
  }
  return items
}

const longestLeadIn = 25

/** “You might be right for this if you have:” before a list. */
function leadIn(text: string, items: string[]): JobSection | null {
  const count = text.split(/\s+/).length
  return count > longestLeadIn || items.length === 0 ? null : (sectionOf(text) ?? listSection(items))
}

/** Whether a line is a heading: short, no full stop, and either marked, in capitals, named or followed by a list. */
function headingSection(
  line: string,
  before: string | undefined,
  next: string | undefined,
  inside: JobSection,
  items: string[],
): JobSection | null {
  const marked = /^\s*(?:#{1,5}\s|\*\*)/.test(line) || /:\s*\**\s*$/.test(line)
  const text = line.replace(/^[\s#*_]+|[\s:*_]+$/gu, '')
  const count = text.split(/\s+/).length
  const leads = next !== undefined && bulletMark.test(next)
  if (/:\s*$/.test(line) && leads && (count > 9 || !sectionOf(text))) return leadIn(text, items)
  if (text === '' || count > 9 || /[.;]$|[|$€£]/u.test(text) || (/,/.test(text) && !marked)) return null
  const capitals = !/\p{Ll}/u.test(text)
  const alone = before === undefined || before.trim() === ''
  const known = sectionOf(text)
  if (known) return marked || capitals || alone || (leads && count <= 4) ? known : null
  // “SQL” between other lines of a list is an item, not a heading.
  if (!marked && !alone && inside !== 'intro') return null
  if ((marked || capitals) && next !== undefined) {
    if (leads) return listSection(items)
    return inside === 'intro' && !marked ? 'intro' : 'about'
  }
  return alone && leads ? listSection(items) : null
}

function sentences(text: string, start: number): [number, number][] {
  const found: [number, number][] = []
  let at = 0
  for (const match of [...text.matchAll(sentenceEnd)]) {
    if (abbreviation.test(text.slice(Math.max(0, match.index - 8), match.index))) continue
    found.push([start + at, start + match.index])
    at = match.index + match[0].length
  }
  found.push([start + at, start + text.trimEnd().length])
  return found.filter(([from, to]) => to > from)
}

type Line = { start: number; text: string }

function linesOf(description: string): Line[] {
  const lines: Line[] = []
  let at = 0
  for (const text of description.split('\n')) {
    lines.push({ start: at, text: text.replace(/\r$/, '') })
    at += text.length + 1
  }
  return lines
}

const labelPattern = /^(?<label>\p{L}[\p{L} ’'/&-]{2,32}):\s+(?=\S)/u

/** “Requirements: A, B. Nice to have: C.”: the section that a label inside the line opens, and where its words begin. */
function labelled(text: string): { section: JobSection; length: number } | null {
  const found = labelPattern.exec(text)
  const label = found?.groups?.label
  if (!found || label === undefined || label.split(/\s+/).length > 4) return null
  const section = sectionOf(label)
  return section && { section, length: found[0].length }
}

/** The units of one line or bullet at `from`–`end`. */
function unitsOf(description: string, from: number, end: number, bullet: boolean, section: JobSection): Unit[] {
  const found: Unit[] = []
  const list = sentences(description.slice(from, end), from)
  const listPart = (part: JobSection) => part === 'must' || part === 'nice'
  let opened: JobSection | null = null
  for (const [start, to] of list) {
    const text = description.slice(start, to)
    const label = bullet ? null : labelled(text)
    opened = label?.section ?? opened
    const inside = opened ?? section
    const at = start + (label?.length ?? 0)
    const words = description.slice(at, to)
    const items = opened && listPart(opened) ? listItems(words, at) : null
    // In a part for requirements a short line of its own is an item, marked or not.
    const line = list.length === 1 && !/[.!?]$/u.test(words) && words.split(/\s+/).length <= 10
    const item = bullet || (listPart(inside) && (line || label !== null))
    const aside = item ? null : asideOf(words)
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

/** Items and sentences of the posting in order. Headings are left out, wrapped bullets are put together. */
export function units(description: string): Unit[] {
  const lines = linesOf(description)
  const found: Unit[] = []
  let section: JobSection = 'intro'
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line
    if (line.text.trim() === '') continue
    const mark = bulletMark.exec(line.text)
    let ahead = i + 1
    while (lines[ahead]?.text.trim() === '') ahead++
    const next = lines[ahead]?.text
    const opened: JobSection | null = mark
      ? null
      : headingSection(line.text, lines[i - 1]?.text, next, section, listAt(lines, ahead))
    if (opened) {
      section = opened
      continue
    }
    const from = line.start + (mark ? mark[0].length : (/^\s*/.exec(line.text)?.[0].length ?? 0))
    let last = i
    while (
      lines[last + 1] &&
      /^\s*[\p{Ll}(]/u.test((lines[last + 1] as Line).text) &&
      !bulletMark.test((lines[last + 1] as Line).text)
    )
      last++
    const end = (lines[last] as Line).start + (lines[last] as Line).text.trimEnd().length
    i = last
    found.push(...unitsOf(description, from, end, mark !== null, section))
  }
  return found
}
