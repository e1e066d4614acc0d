import { hasTitle } from '../resume/titles.ts'
import { wordCount } from '../text/count.ts'
import { stretches } from '../text/long-lines.ts'
import { isSmall, words } from '../text/words.ts'
import { countable } from './clauses.ts'
import { withoutColumns } from './columns.ts'
import { readsAsked } from './cues.ts'
import { type Line, withMarks } from './marks.ts'
import { asideOf, type JobSection, sectionOf } from './sections.ts'

/** Where the reading of a posting stands: the section it is in, and which kinds of headings there were before. */
export type HeadingState = { inside: JobSection; opened: boolean; asked: boolean }

/** The lines of a posting with their places. */
export function linesOf(description: string): Line[] {
  const list: { start: number; text: string }[] = []
  let at = 0
  for (const text of description.split('\n')) {
    for (const { start, end } of stretches(text, 0, text.length))
      list.push({ start: at + start, text: text.slice(start, end).replace(/\r$/, '') })
    at += text.length + 1
  }
  const lines = withoutColumns(withMarks(list))
  return lines.flatMap((line, index) => ledIn(line, lines, index))
}

/** A paragraph that leads into a list, parted: its last sentence is the heading, what stands before it is prose. */
function ledIn(line: Line, lines: Line[], index: number): Line[] {
  if (!/:\s*$/u.test(line.text) || line.mark > 0) return [line]
  const next = lines.slice(index + 1, index + 4).find(({ text }) => text.trim() !== '')
  if (!next || next.mark === 0) return [line]
  const last = [...line.text.matchAll(/[\p{L}\d)”"]{2}[.!?]\s+(?=\p{Lu})/gu)].at(-1)
  if (!last) return [line]
  const at = last.index + last[0].length
  return [
    { ...line, text: line.text.slice(0, at).trimEnd() },
    { ...line, start: line.start + at, text: line.text.slice(at) },
  ]
}

/** What a list without a telling heading holds, by what most of its items read as. `items` without their marks. */
function listSection(items: string[]): JobSection {
  const half = items.length / 2
  if (items.filter(item => asideOf(item) === 'benefits').length > half) return 'benefits'
  return items.filter(readsAsked).length >= half ? 'must' : 'duties'
}

/** The items of the list that begins at line `at`; an empty line ends it. */
function listAt(lines: Line[], at: number): string[] {
  const items: string[] = []
  for (const { text, mark } of lines.slice(at)) {
    if (mark > 0) items.push(text.slice(mark))
    else if (items.length > 0 && text.trim() === '') break
  }
  return items
}

/** The lines from `at` to the next empty one. */
function blockAt(lines: Line[], at: number): string[] {
  const end = lines.findIndex(({ text }, index) => index >= at && text.trim() === '')
  return lines.slice(at, end < 0 ? lines.length : end).map(({ text }) => text)
}

const longestLeadIn = 25

/**
 * What a list under a heading of its own words holds. After the part that asks comes what is wished for, whatever it
 * is called: “The cherry on top”. A bare noun, “Technical”, parts the list of what is asked.
 */
function unnamedList(heading: string, items: string[], { asked }: HeadingState): JobSection {
  const section = listSection(items)
  const phrase = wordCount(heading) >= 3 && words(heading).some(({ stem }) => isSmall(stem))
  return asked && phrase && section !== 'benefits' ? 'nice' : section
}

/** “You might be right for this if you have:” before a list. */
const leadIn = (text: string, items: string[], state: HeadingState): JobSection | null =>
  wordCount(text) > longestLeadIn || items.length === 0 ? null : (sectionOf(text) ?? unnamedList(text, items, state))

/** What stands under a heading that names no part: by whom it speaks to, and by whether anything was asked before. */
function unnamed(heading: string, block: string[], state: HeadingState, plain: boolean): JobSection | null {
  const lines = block.length >= 2 && block.every(line => wordCount(line) <= 9 && !/[.!?:]$/u.test(line))
  if (lines && (state.opened || block.filter(countable).length * 2 >= block.length))
    return unnamedList(heading, block, state)
  const text = block.join(' ')
  // “For your trouble”: what stands under it says what it is.
  const aside = state.opened ? asideOf(text) : null
  if (aside) return aside
  if (/\byour?\b/iu.test(text) && !asideOf(text) && !state.asked && !lines) return 'duties'
  if (plain) return null
  return state.inside === 'intro' && !/[:*#]/u.test(heading) ? 'intro' : 'about'
}

// Between lines without marks nothing but the very words is a heading.
const bare =
  /^(?:essentials?|desirables?|required|preferred|optional|nice to haves?|must haves?)(?: (?:criteria|requirements?|skills|qualifications?|experience))?$/iu

/** “Ngā pūkenga | What you'll bring”: of a heading in two tongues the half that names a part. */
function halfOf(text: string): string {
  const halves = text.split(/\s+\|\s+/u)
  if (halves.length !== 2 || /[\d@]/u.test(text) || hasTitle(text)) return text
  return halves.toReversed().find(half => wordCount(half) <= 6 && sectionOf(half)) ?? text
}

// “## What you bring:”, “🚀 The role”, “--- Essential ---”, “What we offer…”
const adorned = /^(?:[\s#*_=\p{So}–—-]|\ufe0f)+|(?:[\s:*_=…\p{So}–—-]|\ufe0f|\.(?=\.)|(?<=\.)\.(?!\.))+$/gu

/** The section that line `at` opens, where it is a heading: short, no full stop, and marked, in capitals, named or before a list. */
export function headingSection(lines: Line[], at: number, state: HeadingState): JobSection | null {
  const { text: line, headed } = lines[at] as Line
  let ahead = at + 1
  while (lines[ahead]?.text.trim() === '') ahead++
  const next = lines[ahead]
  const items = listAt(lines, ahead)
  const marked =
    headed ||
    /^\s*(?:#{1,5}\s|\*\*|={2,}|[–—-]{2,}|\p{So})/u.test(line) ||
    /(?::[-–—]?\s*[*_]*|…|\.{3})\s*$/u.test(line)
  const text = halfOf(line.replace(adorned, ''))
  const count = wordCount(text)
  const leads = next !== undefined && next.mark > 0
  if (/:\s*$/.test(line) && leads && (count > 9 || !sectionOf(text))) return leadIn(text, items, state)
  if (text === '' || /(?<!\betc)\.$|[;!]$|[|$€£]/u.test(text)) return null
  // Words that run straight into a list lead it in, with a colon or without.
  if (count > 9) return leads && ahead === at + 1 && count <= 16 ? leadIn(text, items, state) : null
  const capitals = !/\p{Ll}/u.test(text)
  const alone = at === 0 || lines[at - 1]?.text.trim() === ''
  const known = state.inside === 'intro' && !marked && hasTitle(text) ? null : sectionOf(text)
  const adjacent = ahead === at + 1
  // “The round, season by season” over a paragraph is a heading, “Naas, Co. Kildare” under a name is none.
  const titled = alone && adjacent && state.opened && !/,$/u.test(text)
  if (/,/.test(text) && !marked && !(known && (capitals || (alone && (state.opened || leads)))) && !titled) return null
  if (bare.test(text)) return known
  // “What do you get?” heads a part; “Ready for a change?” calls.
  if (!known && /\?$/u.test(text)) return null
  if (known) return marked || capitals || alone || (leads && count <= 4) || breaksOff(lines, at, count) ? known : null
  return unknownHeading(text, lines, ahead, state, { marked, capitals, alone, leads, adjacent })
}

/** Whether a line that names a part stands out of what goes on around it, with no empty line to set it off. */
function breaksOff(lines: Line[], at: number, count: number): boolean {
  const [before, line, next] = [lines[at - 1], lines[at] as Line, lines[at + 1]]
  if (!before || !next || !/^\p{Lu}/u.test(line.text) || /[,:;–—-]\s*$/u.test(before.text)) return false
  if (next.mark > 0 && before.mark > 0) return true
  const prose = /[.!?][”")]?\s*$/u
  const told = prose.test(next.text) && wordCount(next.text) >= 8
  if (before.mark > 0 && count <= 4) return true
  return (
    count <= 6 &&
    ((next.mark > 0 && prose.test(before.text)) ||
      (told && (before.mark > 0 || (count <= 4 && prose.test(before.text)))))
  )
}

type Look = { marked: boolean; capitals: boolean; alone: boolean; leads: boolean; adjacent: boolean }

function unknownHeading(text: string, lines: Line[], ahead: number, state: HeadingState, look: Look) {
  // “SQL” between other lines of a list is an item, not a heading.
  if ((!look.marked && !look.alone && state.inside !== 'intro') || lines[ahead] === undefined) return null
  const strong = look.marked || look.capitals
  if (look.leads) return strong || look.alone ? unnamedList(text, listAt(lines, ahead), state) : null
  if (strong) return unnamed(look.marked ? `${text}:` : text, blockAt(lines, ahead), state, false)
  if (!look.alone || !look.adjacent || !state.opened || wordCount(text) > 7) return null
  const block = blockAt(lines, ahead)
  return unnamed(text, block, state, true) ?? (endsList(lines, ahead, block, state) ? 'intro' : null)
}

/** Whether a line of a few words over a paragraph ends the marked list before it: “The good stuff” is no wish. */
function endsList(lines: Line[], ahead: number, block: string[], { inside }: HeadingState): boolean {
  const before = lines.slice(0, ahead - 1).findLast(({ text }) => text.trim() !== '')
  const told = block.join(' ')
  return (
    (inside === 'must' || inside === 'nice') &&
    (before?.mark ?? 0) > 0 &&
    wordCount(told) >= 8 &&
    /[.!?][”")]?\s*$/u.test(told)
  )
}
