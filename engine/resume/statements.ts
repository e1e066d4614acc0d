import { wordCount } from '../text/count.ts'
import { mayDate } from '../text/date-points.ts'
import { dateRanges } from '../text/dates.ts'
import { matchesOf } from '../text/matches.ts'
import { narrow } from '../text/narrow.ts'
import { gapIn } from './breaks.ts'
import { oneALine } from './one-a-line.ts'
import type { Post } from './posts.ts'
import { isPrivateLabel } from './private-label.ts'
import type { SectionKind } from './section-names.ts'
import type { Row } from './sections.ts'

/**
 * A sentence or bullet of the resume with what is known about where it stands. `listed`: a bare list of names, such
 * as a skills section, that shows no use. `post` is an index into the posts, null outside of them.
 */
export type Statement = {
  start: number
  end: number
  /** Its words, with a blank for each line break: where a page is wide enough for a line is nobody's statement. */
  text: string
  section: SectionKind
  post: number | null
  heading: boolean
  listed: boolean
}

// A full stop ends a sentence unless it stands behind an abbreviation, an initial or a number.
const sentenceEnd = /(?<=[\p{Ll}\d)”"’%\]]{2}[.!?]|[.!?]["”)])\s+(?=[\p{Lu}\d“"(])/gu
const abbreviation =
  /(?:\b(?:e\.g|i\.e|approx|incl|etc|vs|no|dept|univ|st|dr|mr|mrs|ms|prof|inc|ltd|co|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|sr|jr|ph\.d|b\.s|m\.s|dipl|exp|min|max|reg|tel)\.)\s*$/iu

const doing = /^\p{Lu}\p{Ll}+(?:ing|ed)\s\p{L}/u
const unfinished =
  /(?:[,–&/-]|(?<![\p{L}])(?:an?|and|as|at|by|for|from|in|into|my|of|on|or|our|than|that|the|their|to|until|via|with|within))$/iu

/** Whether `row` carries on the sentence of `before`. */
function continues(before: Row, row: Row): boolean {
  if (row.bullet || row.heading || before.heading || row.section !== before.section || row.blankBefore) return false
  // “'09-'12 Booker, class 2”, “2018 – 2020 house help in Nairobi”: what begins with its years begins anew.
  if (mayDate(row.text.slice(0, 12)) && (dateRanges(row.text)[0]?.from ?? 9) <= 2) return false
  if (/^[\p{Ll}(&]/u.test(row.text)) return !/^\p{Ll}\.\s/u.test(row.text)
  // “… (it does not expire; I know)” is complete, as nothing is left open in it.
  if (/[.!?:)]$/u.test(before.text)) return false
  // “Languages: Polish”, a row with a name of its own.
  if (/^\p{Lu}[\p{L} &/]{1,28}:\s/u.test(row.text)) return false
  // “Chasing late rent by phone”: a row that begins with what was done goes on from no row that is left complete.
  if (doing.test(row.text) && !unfinished.test(before.text)) return false
  // Papers and studies stand one to a row, however long the rows are.
  if (row.section === 'papers' || row.section === 'education') return false
  // A wrapped line is about as long as the page is wide.
  return (
    before.text.length >= 60 &&
    !/[|·]/.test(row.text) &&
    (before.bullet || before.text.length >= 70) &&
    !/\d{4}\s*$/.test(before.text)
  )
}

function split(text: string, start: number, end: number): [number, number][] {
  const slice = text.slice(start, end)
  const cuts: number[] = []
  for (const match of matchesOf(sentenceEnd, slice)) {
    if (abbreviation.test(slice.slice(Math.max(0, match.index - 12), match.index))) continue
    cuts.push(match.index + match[0].length)
  }
  const found: [number, number][] = []
  let at = 0
  for (const cut of [...cuts, slice.length]) {
    const piece = slice.slice(at, cut)
    if (/[\p{L}\d]/u.test(piece)) found.push([start + at, start + at + piece.trimEnd().length])
    at = cut
  }
  return found
}

const verbs =
  /(?<![\p{L}])(?:I|we|my|was|were|am|is|are|have|has|had|\p{L}{3,}ed|\p{L}{3,}ing|made|built|ran|run|led|wrote|kept|held|grew|cut|sold|taught|brought|took|own|lead|manage|teach|write|handle|prepare|work|use|keep|make|build|since|daily|years?)(?![\p{L}])/u

// “Word | Excel”, “[Word] [Excel]”
const between = /\s*[|•·,;/▪◦‣✓✔✦★●■►\t]\s*|\s+(?:[*~¦›»+=]|::)\s+|\]\s*\[|\s{2,}/u

/** A run of names with separators and next to no words of telling between them. */
function isList(text: string, inPost = false): boolean {
  if (inPost && /\d/.test(text)) return false
  const pieces = text.split(between).filter(piece => piece !== '')
  if (pieces.length < 3) return false
  const average = wordCount(text) / pieces.length
  // In the story of a post short pieces with commas are still told; only a long run of bare names is a list.
  if (inPost && (pieces.length < 6 || average > 2.2)) return false
  return average <= 3.2 && !/[.!?]\s+\p{Lu}/u.test(text)
}

const signs = /\s*[|•·▪◦‣✓✔✦★●■►]\s*|\s+(?:[*~¦›»+=/]|::|\/\/)\s+/u
const standing =
  /\b(?:19|20)\d{2}\b|[’']\d{2}\b|\b(?:valid|current|since|active|good|until|expires?|held|passed|no\.?)\b/iu
// Of papers a name, who gave it and its number may stand in a row too.
const fewestNames = { papers: 4, education: 6 }

/** Papers in a row with nothing said of any: “ServSafe * ACF * CWPC * CPR”. */
function isRowOfNames(text: string, section: 'papers' | 'education'): boolean {
  const pieces = text.split(signs).filter(piece => piece !== '')
  if (standing.test(text)) return false
  if (text.split(/,\s/u).length >= 3 * fewestNames.papers && isList(text)) return true
  return pieces.length >= fewestNames[section] && wordCount(text) <= 4 * pieces.length
}

// What may stand behind each name of such a row, how many make one, and how long a name may be in characters.
const marked: readonly [RegExp, number, number][] = [
  [/\s[✓✔✦★●■►]\s?/u, 3, Number.POSITIVE_INFINITY],
  [/ \* /u, 4, 40],
  [/ \/\/ /u, 4, 40],
  [/ ~ /u, 4, 40],
  [/ : /u, 5, 40],
  [/ [–—] /u, 6, 40],
]
const fewestLetters = 2

/** Names with a tick or an asterisk behind each: claimed one and all, whatever part they stand in. */
const isTicked = (text: string): boolean =>
  marked.some(([sign, times, longest]) => {
    let run = 0
    // What stands behind the last mark has none behind itself.
    return text
      .split(sign)
      .slice(0, -1)
      .some(({ length }) => {
        // The end of a sentence may be the first name.
        run = length < fewestLetters ? 0 : length > longest ? 1 : run + 1
        return run >= times
      })
  })

/** The post a statement belongs to: of several told in one row, the one told where it stands. */
const postAt = (posts: Post[], last: number | undefined, place: number): number | null => {
  if (last === undefined) return null
  const { first, span } = posts[last] as Post
  if (!span || place >= span.from) return last
  const told = posts.findLastIndex(post => post.first === first && post.span && place >= post.span.from)
  return told < 0 ? last : told
}

// A town, or how much of the week: fewer words than this tell nothing.
const fewestTold = 3

/** Whether a sentence of a row that heads posts is of the heading: it names one or says when it was held. What is told behind it is not. */
const isOfHeading = (piece: string, headed: Post[]): boolean =>
  wordCount(piece) < fewestTold ||
  headed.some(({ title, employer }) => [title, employer].some(name => name !== '' && piece.includes(name))) ||
  (mayDate(piece) && dateRanges(piece).length > 0)

/** The statements of the resume in the order of the text. */
export function statements(text: string, rows: Row[], posts: Post[]): Statement[] {
  const postOf = new Map<number, number>()
  const headings = new Map<number, Post[]>()
  posts.forEach((post, index) => {
    for (let i = post.first; i < post.until; i++) postOf.set(i, index)
    for (let i = post.behindList?.from ?? 0; i < (post.behindList?.to ?? 0); i++) postOf.set(i, index)
    for (const i of post.rowIndexes) headings.set(i, [...(headings.get(i) ?? []), post])
  })
  const apiece = oneALine(rows, index => headings.has(index))
  const found: Statement[] = []
  for (let i = 0; i < rows.length; ) {
    const row = rows[i] as Row
    let last = i
    const headed = headings.get(i) ?? null
    const own = headed ? split(text, row.body, row.end) : []
    const isHeading = (from: number, to: number) =>
      headed !== null && (own.length === 1 || isOfHeading(text.slice(from, to), headed))
    const [from, to] = own.at(-1) ?? [row.body, row.body]
    while (
      !isHeading(from, to) &&
      rows[last + 1] &&
      !headings.has(last + 1) &&
      !apiece.has(last + 1) &&
      continues(rows[last] as Row, rows[last + 1] as Row)
    )
      last++
    const end = (rows[last] as Row).end
    // “Career break 2022 – 2024 (language course)” below a post is no work of it.
    const apart = headed === null && !row.bullet && gapIn(row.text) && dateRanges(row.text).length > 0
    if (!row.heading) {
      for (const [from, to] of split(text, row.body, end)) {
        const piece = text.slice(from, to)
        if (isPrivateLabel(piece)) continue
        const listed =
          isTicked(piece) ||
          (row.section === 'skills' && !verbs.test(piece)) ||
          ((row.section === 'papers' || row.section === 'education') && isRowOfNames(piece, row.section)) ||
          (isList(piece, postOf.get(i) !== undefined) &&
            (postOf.get(i) === undefined || !verbs.test(piece)) &&
            row.section !== 'papers' &&
            row.section !== 'languages' &&
            row.section !== 'education')
        found.push({
          start: from,
          end: to,
          text: narrow(piece.replace(/[\r\n]/g, ' ')),
          section: row.section,
          post: apart ? null : postAt(posts, postOf.get(i), from),
          heading: isHeading(from, to),
          listed,
        })
      }
    }
    i = last + 1
  }
  return found
}
