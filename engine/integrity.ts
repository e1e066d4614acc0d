import { instructs, mayInstruct, ordersOn } from './instructions.ts'
import { disownedIn, isCrossed, mayDisown } from './resume/disowned.ts'
import type { EvidenceIndex } from './resume/evidence.ts'
import type { Statement } from './resume/statements.ts'
import { mayLeave } from './resume/undone.ts'
import { undisguised } from './text/disguise.ts'
import { lettersOf, shortOf } from './text/letters.ts'
import { once } from './text/once.ts'
import { signFor, signsIn } from './text/signs.ts'
import { type Word, words } from './text/words.ts'

/** Why a statement earns nothing: its words are the posting's, it speaks to a machine, or it is one word over and over. */
export type Taint = 'copied' | 'instruction' | 'stuffed'

const runLength = 5

/**
 * Runs of words that the posting holds, by their hashes, and its lines as wholes, by their stems and as they are `said`. `sieve` has a mark at the low bits of
 * each hash: nearly every run of a resume falls through it, so that few are looked up.
 */
export type PostingText = {
  runs: ReadonlySet<number>
  sieve: Uint8Array
  lines: ReadonlySet<string>
  said: ReadonlySet<string>
  stems: ReadonlySet<string>
}

/** A line in its very words, whatever stands between them. */
export const saidIn = (list: readonly Word[]): string => list.map(({ raw }) => raw.toLowerCase()).join(' ')

const sieveSize = 1 << 14

/** Hashes of all runs of words (FNV-1a over each word, the words' hashes chained). */
function runsOf(list: readonly Word[]): Int32Array {
  const each = list.map(({ stem }) => {
    let hash = 0x811c9dc5
    for (let i = 0; i < stem.length; i++) hash = Math.imul(hash ^ stem.charCodeAt(i), 0x01000193)
    return hash
  })
  const runs = new Int32Array(Math.max(0, each.length - runLength + 1))
  for (let at = 0; at < runs.length; at++)
    for (let k = 0; k < runLength; k++) runs[at] = Math.imul((runs[at] ?? 0) ^ (each[at + k] ?? 0), 0x01000193)
  return runs
}

export function postingText(given: string): PostingText {
  const description = undisguised(given)
  const lines = description
    .split(/\n|(?<=[.!?])\s/)
    .map(line => words(line))
    .filter(list => list.length > 0)
  const runs = new Set(runsOf(words(description)))
  const sieve = new Uint8Array(sieveSize)
  for (const run of runs) sieve[run & (sieveSize - 1)] = 1
  return {
    runs,
    sieve,
    lines: new Set(lines.map(list => list.map(({ stem }) => stem).join(' '))),
    said: new Set(lines.map(saidIn)),
    stems: new Set(words(description).map(({ stem }) => stem)),
  }
}

// A statement is copied where so much of it stands in runs of the posting.
const copiedFrom = 0.6

/** The runs of all statements, one behind the other: found once a resume. */
const runsIn = once((list: Own[]): Int32Array => {
  const all = new Int32Array(list.reduce((sum, { runs }) => sum + runs.length, 0))
  let at = 0
  for (const { runs } of list) {
    all.set(runs, at)
    at += runs.length
  }
  return all
})

/** Whether any run of a resume stands in the posting: in next to none does one, and its lines need not be asked. */
function sharesRun(all: Int32Array, { runs, sieve }: PostingText): boolean {
  for (let at = 0; at < all.length; at++) {
    const run = all[at] as number
    if (sieve[run & (sieveSize - 1)] !== 0 && runs.has(run)) return true
  }
  return false
}

/** How many of the words stand in runs of the posting, 0 for too few to be copied. It stops where what is left is too little. */
function copiedOf(count: number, list: Int32Array, { runs, sieve }: PostingText): number {
  let covered = 0
  let reached = 0
  for (let at = 0; at < list.length; at++) {
    const run = list[at] as number
    if (sieve[run & (sieveSize - 1)] === 0 || !runs.has(run)) {
      if ((covered + count - Math.max(reached, at)) / count < copiedFrom) return 0
      continue
    }
    covered += at + runLength - Math.max(reached, at)
    reached = at + runLength
  }
  return count > 0 && covered / count >= copiedFrom ? covered : 0
}

// “No. on request”, “registered, no conditions”: what is missing is what nobody wants, or a number.
const harmless =
  /\bn[o°]\.?:? ?(?:\d|on request)|\bno\. |\b(?:no|without|never an?y?|not an?y?) (?:conditions?|restrictions?|limitations?|points|sanctions?|endorsements?|convictions?|cautions?|accidents?|incidents?|claims|lapses?|gaps?|notes|breaks?|interruptions?|complaints?|suspensions?|disciplin\p{L}*)\b|\bnever (?:been )?(?:suspended|lapsed|sanctioned|disciplined)\b|\bnothing (?:is |was |ever )?held against me\b/giu
/** The text without what nobody minds lacking: “no points”, “no conditions”. */
export const withoutHarmless = (text: string) => text.replace(harmless, ' ')

const denies = /(?:\b(?:no|not|never|without|lack|plan to|learning|booked)|n['’]t)\b/iu
// Without one of these nothing is denied.
const mayDeny = signFor(raw => /\b(?:no|not|never|without|lack|plan|learning|booked)\b|n['’]t\b/i.test(raw))

// A statement without any of these words says of nothing that it is missing, planned or done by others (resume/polarity.ts).
const hedges = new Set(
  'no not never without lack lacks lacking none neither nor cannot unable nothing missing outside short zero plan plans planned planning would want hope hoping wish aim aiming looking interested keen eager learning studying taking booked signed enrolled enroled enrolling enroling will preparation aspire aspires aspiring seeking goal dream upcoming next before toward towards preparing by else does handles handle prices takes outsourced referred transferred flown sent'.split(
    ' ',
  ),
)
const isApostrophe = (sign: string | undefined) => sign === "'" || sign === '’'
const isHedge = (raw: string) =>
  hedges.has(raw.toLowerCase()) || mayLeave(raw) || (isApostrophe(raw.at(-2)) && /n['’]t$|['’]s$/iu.test(raw))
const mayHedge = signFor(isHedge)

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
      denies:
        disowned.some(({ from }) => from === 0) ||
        ((signs & mayDeny) !== 0 && denies.test(statement.text) && denies.test(withoutHarmless(statement.text))),
      hedged: disowned.length > 0 || ((signs & mayHedge) !== 0 && list.some(({ raw }) => isHedge(raw))),
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

// A line as long as this of which so much stands in the posting is made of it, in whatever order.
const soup = { words: 20, share: 0.85 }

/** Asked of every long line of a resume beside every posting, so it stops at the word that is one too many. */
function isSoup(line: readonly Word[], { stems }: PostingText): boolean {
  let strange = Math.floor(line.length * (1 - soup.share))
  for (const { stem } of line) {
    if (!stems.has(stem)) strange--
    if (strange < 0) return false
  }
  return true
}

// “… using Postman and REST Assured”: names and set phrases of the trade run through any honest line. So many words in one
// line, or so many lines with fewer, are no chance.
// Of names in a row, which every one of the trade writes, it takes more.
const beyondChance = { words: 6, names: 12, lines: 3 }

// So many lines between two copied ones are of the same paste: its headings and short lines.
const gap = 4

function taintBetween(found: Map<number, Taint>): void {
  const copied = [...found].filter(([, why]) => why === 'copied').map(([index]) => index)
  copied.sort((a, b) => a - b)
  for (const [place, index] of copied.entries()) {
    const next = copied[place + 1] ?? index
    if (next - index > gap + 1) continue
    for (let between = index + 1; between < next; between++) if (!found.has(between)) found.set(between, 'copied')
  }
}

/**
 * Statements that earn nothing, by index. A paper's official name may be the posting's words too,
 * so in papers and education only a statement that gives a whole line of the posting counts as copied.
 */
export function taints(list: Own[], posting: PostingText): Map<number, Taint> {
  const { lines: whole } = posting
  const found = new Map<number, Taint>()
  const pasted = sharesRun(runsIn(list), posting)
  const short: number[] = []
  let copies = 0
  list.forEach(({ taint, count, words: said, line, runs, paper, names }, index) => {
    if (taint) found.set(index, taint)
    else if (count >= soup.words && isSoup(said, posting)) found.set(index, 'copied')
    else if (pasted && count >= runLength && (!paper || whole.has(line) || count > 14)) {
      const copied = copiedOf(count, runs, posting)
      if (copied >= (names && !whole.has(line) ? beyondChance.names : beyondChance.words)) {
        found.set(index, 'copied')
        copies += 1
      } else if (copied > 0) short.push(index)
    }
  })
  if (copies > 0 || short.length >= beyondChance.lines) {
    for (const index of short) found.set(index, 'copied')
    copies += short.length
  }
  if (copies >= 2) {
    list.forEach(({ line }, index) => {
      if (!found.has(index) && whole.has(line)) found.set(index, 'copied')
    })
    taintBetween(found)
  }
  list.forEach(({ repeated, goesOn }, index) => {
    const before = found.get(index - 1)
    if (repeated) found.set(index, 'stuffed')
    // What is left of a paste at the end of its row is of the paste.
    else if (goesOn && before && !found.has(index)) found.set(index, before)
  })
  return found
}
