import { instructs, mayInstruct, ordersOn } from '../instructions.ts'
import { disownedIn, isCrossed, mayDisown } from '../resume/disowned.ts'
import type { EvidenceIndex } from '../resume/evidence.ts'
import type { Statement } from '../resume/statements.ts'
import { undisguised } from '../text/disguise.ts'
import { lettersOf, shortOf } from '../text/letters.ts'
import { signsIn } from '../text/signs.ts'
import { type Word, words } from '../text/words.ts'
import { deniesIn, hedges } from './denying.ts'
import { runsOf } from './runs.ts'

/** Why a statement earns nothing: its words are the posting's, it speaks to a machine, or it is one word over and over. */
export type Taint = 'copied' | 'instruction' | 'stuffed'

/** What a statement is by itself, whatever the posting: found once a resume. */
export type Own = {
  taint: Taint | null
  repeated: boolean
  /** Whether it stands behind the one before it in the same row. */
  goesOn: boolean
  /** Says what is not, or not yet. */
  denies: boolean
  /** May say of something that it is not done by the person. */
  hedged: boolean
  /** Its words as eyes read them, whatever letters they are written with, and how many. */
  words: readonly Word[]
  count: number
  /** By what its names may be shortened, and what stands there in short (text/letters.ts); nothing within posts. */
  letters: string
  shorts: string[]
  line: string
  runs: Int32Array
  paper: boolean
  /** Names in a row: “micrometers, bore gauges, height gauge”. */
  names: boolean
}

// No word of any trade is this long: what is left when the spaces of a hidden text are taken away.
const glued = /(?:^|\s)(?!\S*(?:https?:|www\.))\S{60,}/u

function stuffed(list: readonly Word[]): boolean {
  if (list.length < 12) return false
  const counts = new Map<string, number>()
  for (const { stem } of list) if (stem.length > 2) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  let repeated = 0
  for (const count of counts.values()) if (count >= 5) repeated += count
  return repeated / list.length > 0.4
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

const namesInRow = { least: 3, words: 3 }

/** Whether a line is a row of names, parted by commas. */
function inRow(text: string): boolean {
  const pieces = text.split(/[,;]/u)
  return (
    pieces.length >= namesInRow.least && pieces.every(piece => piece.trim().split(/\s+/u).length <= namesInRow.words)
  )
}

/** The words of each statement as eyes read them. */
const seenWords = (statements: Statement[], { words: lists }: EvidenceIndex): (readonly Word[])[] =>
  statements.map(({ text }, index) => {
    const plain = undisguised(text)
    return plain === text ? (lists[index] ?? []) : words(plain)
  })

/** What each statement of a resume is by itself. `text` is that of the whole resume. */
export function ownOf(text: string, statements: Statement[], evidence: EvidenceIndex): Own[] {
  const seen = new Map<string, number>()
  const read = seenWords(statements, evidence)
  const lines = read.map(list => list.map(({ stem }) => stem).join(' '))
  // Who did the same work for three employers says so three times: to repeat oneself within a post is stuffing.
  const places = lines.map((line, index) => `${statements[index]?.post} ${line}`)
  const often = new Map<string, number>()
  for (const place of places) often.set(place, (often.get(place) ?? 0) + 1)
  let orderedTo = 0
  return statements.map((statement, index): Own => {
    const list = evidence.words[index] ?? []
    const plain = read[index] ?? []
    const line = lines[index] ?? ''
    const place = places[index] ?? ''
    const signs = signsIn(list)
    const disowned = signs & mayDisown || isCrossed(statement.text) ? disownedIn(statement.text) : []
    // Stuffed by repetition over several lines: the same line for the third time.
    const times = statement.heading ? 0 : (seen.get(place) ?? 0) + 1
    if (!statement.heading) seen.set(place, times)
    const ordered = statement.start < orderedTo || ((signs & mayInstruct) !== 0 && instructs(statement.text))
    if (ordered && ordersOn(statement.text)) orderedTo = Math.max(orderedTo, lineEnd(text, statement.end))
    return {
      taint: ordered
        ? 'instruction'
        : stuffed(plain) || (statement.text.length >= 60 && glued.test(statement.text))
          ? 'stuffed'
          : null,
      // A bare word is stuffing from its first time on, a whole line once it comes for the third time.
      repeated: plain.length > 2 ? times > 2 : plain.length > 0 && !statement.heading && (often.get(place) ?? 0) > 4,
      goesOn: index > 0 && !text.slice((statements[index - 1] as Statement).end, statement.start).includes('\n'),
      denies: disowned.some(({ from }) => from === 0) || deniesIn(statement.text, list),
      hedged: disowned.length > 0 || hedges(list),
      words: plain,
      count: plain.length,
      letters: statement.post === null ? lettersOf(text, list) : '',
      shorts: statement.post === null ? list.flatMap(({ raw }) => shortOf(raw) ?? []) : [],
      line,
      runs: runsOf(plain),
      paper: statement.section === 'papers' || statement.section === 'education',
      names: inRow(statement.text),
    }
  })
}
