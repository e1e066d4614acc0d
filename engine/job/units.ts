import { asideOf, type JobSection, sectionOf } from './sections.ts'

/** A bullet or a sentence of a posting with its place and the section it stands in. */
export type Unit = { start: number; end: number; text: string; section: JobSection; bullet: boolean }

const bulletMark = /^\s*(?:[•●▪▫◦○‣⁃∙·►▶➤➢»›>*✓✔+–—-]|o(?=\s)|\d{1,2}[.)]|\(?[a-z]\))\s+(?=\S)/u
const sentenceEnd = /(?<=[\p{L}\d)”"’%\]]{2}[.!?]|[.!?]["”)])\s+(?=[\p{Lu}\d“"(])/gu
const abbreviation = /\b(?:e\.g|i\.e|approx|incl|etc|vs|no|st|dr|mr|mrs|ms|inc|ltd|co|min|max|p\.m|a\.m|u\.s|b\.s)\.$/iu

/** Whether a line is a heading: short, no full stop, and either marked, in capitals, named or followed by a list. */
function headingSection(line: string, before: string | undefined, next: string | undefined): JobSection | null {
  const marked = /^\s*(?:#{1,5}\s|\*\*)/.test(line) || /:\s*\**\s*$/.test(line)
  const text = line.replace(/^[\s#*_]+|[\s:*_]+$/gu, '')
  const count = text.split(/\s+/).length
  if (text === '' || count > 9 || /[.;]$|[|$€£]/u.test(text) || (/,/.test(text) && !marked)) return null
  const capitals = !/\p{Ll}/u.test(text)
  const alone = before === undefined || before.trim() === ''
  const known = sectionOf(text)
  if (known) return marked || capitals || alone ? known : null
  if ((marked || capitals) && next !== undefined) return bulletMark.test(next) ? 'duties' : 'about'
  return alone && next !== undefined && bulletMark.test(next) ? 'duties' : null
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

/** Bullets and sentences of the posting in order. Headings are left out, wrapped bullets are put together. */
export function units(description: string): Unit[] {
  const lines = linesOf(description)
  const found: Unit[] = []
  let section: JobSection = 'intro'
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line
    if (line.text.trim() === '') continue
    const mark = bulletMark.exec(line.text)
    const opened = mark
      ? null
      : headingSection(line.text, lines[i - 1]?.text, lines.slice(i + 1).find(({ text }) => text.trim() !== '')?.text)
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
    for (const [start, to] of sentences(description.slice(from, end), from)) {
      const text = description.slice(start, to)
      found.push({ start, end: to, text, section: mark ? section : (asideOf(text) ?? section), bullet: mark !== null })
    }
  }
  return found
}
