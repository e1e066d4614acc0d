import { wordCount } from '../text/count.ts'
import { sectionOf } from './sections.ts'

/**
 * A line with its place. `mark` is how many of its letters are the sign or number of an item of a list; `headed`: its
 * number is a heading's; `column`: what a column of a table behind it says it is.
 */
export type Line = { start: number; text: string; mark: number; headed: boolean; column?: 'must' | 'nice' }

// What opens an item wherever it stands.
const alone =
  /^\s*(?:[-–—=]{1,2}>|[→⇒➔➜✅☑✔★☆✦◆■□•●▪▫◦○‣⁃∙·►▶➤➢»›>*✓✔+–—-]|o(?=\s)|\p{Lu}{0,3}\d{1,2}[.)]|\(?[a-z]\))\s+(?=\S)/u

// What opens one where the line before or behind is opened by the like: any picture, signs that stick to the word, and
// other ways to count. By itself a picture adorns a heading, and “i.” or “1 –” may be anything.
const inCompany = [
  /^\s*(?<sign>[\p{So}\p{Co}∗⦁⋅▹▷※⁕])(?:\ufe0f)?\s*(?=\S)/u,
  /^\s*(?<sign>[•●▪◦○‣⁃∙·►▶➤➢✓✔–—-])(?=[\p{L}\d"“])(?!-)/u,
  /^\s*(?<sign>\*)(?=[^\s*][^*]*$)/u,
  /^\s*(?<sign>\\[-*•])\s+(?=\S)/u,
  /^\s*\(\d{1,2}\)\s*(?=\S)/u,
  /^\s*\(?[ivx]{1,4}[.)]\s+(?=\S)/u,
  /^\s*[a-z]\.\s+(?=\S)/u,
  /^\s*\d{1,2}\.\d{1,2}\.?\s+(?=\S)/u,
  /^\s*\d{1,2}(?:\s*[–—:-]\s+(?!\d)|\.(?=\p{Lu}))(?=\S)/u,
  /^\s*(?:#\d{1,2}|\d(?:\ufe0f)?\u20e3)\s+(?=\S)/u,
]

/** The lines around each that are not empty. */
function neighbours(lines: string[], at: number): [string, string] {
  let before = at - 1
  while (lines[before]?.trim() === '') before--
  let behind = at + 1
  while (lines[behind]?.trim() === '') behind++
  return [lines[before] ?? '', lines[behind] ?? '']
}

/** How many letters of line `at` are a mark that its neighbours bear too. */
function markInCompany(lines: string[], at: number): number {
  const text = lines[at] as string
  for (const form of inCompany) {
    const found = form.exec(text)
    if (!found) continue
    const alike = neighbours(lines, at).some(other => {
      const its = form.exec(other)
      return its !== null && its.groups?.sign === found.groups?.sign
    })
    if (alike) return found[0].length
  }
  return 0
}

const counted = [/^\s*\d{1,2}[.)]\s+(?=\p{L})/u, /^\s*[IVX]{1,4}[.)]\s+(?=\p{L})/u, /^\s*[A-H][.)]\s+(?=\p{L})/u]
const longestHeading = 6

const looksHeading = (text: string) =>
  /^\p{Lu}/u.test(text) && wordCount(text) <= longestHeading && !/(?<!\betc)[.;,!]$/u.test(text)

/**
 * The numbers of headings, “1. The role”, by line: none stands next to another, as those of a list do, and one at least
 * heads a part by its words.
 */
function headingNumbers(lines: string[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const form of counted) {
    const own = lines.flatMap((text, at) => {
      const length = form.exec(text)?.[0].length
      const single = length !== undefined && neighbours(lines, at).every(other => !form.test(other))
      return single && looksHeading(text.slice(length).trimEnd()) ? [{ at, length }] : []
    })
    if (own.some(({ at, length }) => sectionOf((lines[at] as string).slice(length).trim()) !== null))
      for (const { at, length } of own) found.set(at, length)
  }
  return found
}

/** Whether a marked line heads the items behind it, which bear the same mark or another: “• Essential:”, but not “• Experience in:”. */
function headsItems(lines: string[], at: number, mark: string): boolean {
  const text = (lines[at] as string).slice(mark.length).trim()
  if (/\p{N}/u.test(mark) || !/(?<!\b(?:in|with|of|for|to|on|as|at|or|and)\s*):$/iu.test(text)) return false
  const next = neighbours(lines, at)[1]
  return looksHeading(text.slice(0, -1)) && sectionOf(text) !== null && (next.startsWith(mark) || alone.test(next))
}

// “★ Essential ★”
const framed = /^\s*(?<frame>[^\p{L}\p{N}\s"“(*_]{1,3})\s*\p{L}.*\k<frame>\s*$/u
const rule = /^\s*[-=_*~–—]{3,}\s*$/u

/** The lines with the marks of their items told from the numbers of headings; a rule is an empty line, and underlines a heading. */
export function withMarks(lines: { start: number; text: string }[]): Line[] {
  const texts = lines.map(({ text }) => (rule.test(text) ? '' : text))
  const numbers = headingNumbers(texts)
  return lines.map(({ start }, at) => {
    const text = texts[at] as string
    const number = numbers.get(at)
    if (number !== undefined) return { start: start + number, text: text.slice(number), mark: 0, headed: true }
    if (framed.test(text)) return { start, text, mark: 0, headed: true }
    const mark = alone.exec(text)?.[0].length ?? markInCompany(texts, at)
    if (mark > 0 && headsItems(texts, at, text.slice(0, mark)))
      return { start: start + mark, text: text.slice(mark), mark: 0, headed: true }
    const underlined = mark === 0 && rule.test(lines[at + 1]?.text ?? '') && looksHeading(text.trim())
    return { start, text, mark, headed: underlined }
  })
}
