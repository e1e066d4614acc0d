import { withoutClosing } from '../text/closing.ts'
import { matchesOf } from '../text/matches.ts'
import type { Word } from '../text/words.ts'
import { isWorker } from './manner.ts'

const verbs = new Set(
  'ran wrote made kept did built led drew taught cut held took gave set put brought bought sold sent found got went came had knew saw spoke read dug wound laid hung fed bred rode drove flew won met paid dealt swept sewed shot grew chose'.split(
    ' ',
  ),
)

/** What stands for words that have no weights of their own. */
const shapes = ['ED', 'ING', 'S', 'LY', 'w', 'WHO', '#'] as const

function shapeOf(word: string): string {
  if (verbs.has(word) || /..ed$/.test(word)) return 'ED'
  if (/..ing$/.test(word)) return 'ING'
  if (/[^s]s$/.test(word)) return 'S'
  return word.endsWith('ly') ? 'LY' : 'w'
}

const marks = [...'.,;:()?!–']
const mark = /[.,;:()?!–—]|(?<=\s)-(?=\s)/gu
const breaks = [';', '.', '–', 'but', '?', '!', ':']
const parts = [...breaks, ',', '(', ')']

/** The piece that a word, or a mark, makes: `WHO` for whoever works, `#` for figures, else itself in small letters. */
export function pieceOf(raw: string): string {
  if (raw === '—' || raw === '-') return '–'
  const word = raw.toLowerCase().replace('’', "'")
  return /^\d/.test(word) ? '#' : isWorker(word) ? 'WHO' : word
}

/**
 * The words and marks of a statement but for the one it ends with, each as `ofWord` or `ofMark` makes it; `at` has for each
 * word its place among them.
 */
export function piecesOf<Piece>(
  text: string,
  list: readonly Word[],
  offset: number,
  ofWord: (word: Word) => Piece,
  ofMark: (raw: string) => Piece,
): { pieces: Piece[]; at: number[] } {
  const pieces: Piece[] = []
  const at: number[] = []
  let reached = 0
  const marksTo = (to: number) => {
    if (to - reached === 1 && text[reached] === ' ') return
    for (const [found] of matchesOf(mark, text.slice(reached, to))) pieces.push(ofMark(found))
  }
  for (const word of list) {
    marksTo(word.start - offset)
    at.push(pieces.length)
    pieces.push(ofWord(word))
    reached = word.end - offset
  }
  marksTo(withoutClosing(text).length)
  return { pieces, at }
}

/**
 * Where a piece stands: in an earlier or a later clause than the thing; before or behind it in its part of the clause, near
 * to it; what that part begins with, what stands before and behind the part; in the parts next to it, and how the second begins.
 */
export const zones = [
  'earlier',
  'later',
  'before',
  'behind',
  'nearBefore',
  'nearBehind',
  'first',
  'open',
  'end',
  'previous',
  'next',
  'start',
] as const
const [earlier, later, before, behind, nearBefore, nearBehind, first, open, end, previous, next, start] = [
  ...zones.keys(),
] as [number, number, number, number, number, number, number, number, number, number, number, number]

/** The number of the thing asked for, and of no piece. */
const thing = 0
export const none = -1

// How many pieces away from the thing are near to it.
const near = 4

/** The first and the last place but one of what stands around a place between two ends. */
function around(pieces: readonly number[], place: number, isEnd: (piece: number) => boolean) {
  let from = place
  let to = place
  while (from > 0 && !isEnd(pieces[from - 1] as number)) from--
  while (to < pieces.length && !isEnd(pieces[to] as number)) to++
  return { from, to }
}

type Ends = { clause: (piece: number) => boolean; part: (piece: number) => boolean }

/**
 * The signs of what is said of the piece at `place`: `one` is called with each zone and the piece in it, `row` with every two
 * pieces of its clause that stand side by side.
 */
export function eachSign(
  pieces: readonly number[],
  place: number,
  { clause: isBreak, part: isEnd }: Ends,
  one: (zone: number, piece: number) => void,
  row: (a: number, b: number) => void,
): void {
  const clause = around(pieces, place, isBreak)
  const part = around(pieces, place, isEnd)
  const piece = (i: number) => (i === place ? thing : (pieces[i] as number))
  one(first, piece(part.from))
  if (part.from > 0) one(open, piece(part.from - 1))
  if (part.to < pieces.length) one(end, piece(part.to))
  for (let i = part.from - 2; i >= 0 && !isEnd(piece(i)); i--) one(previous, piece(i))
  if (part.to + 1 < pieces.length) one(start, piece(part.to + 1))
  for (let i = part.to + 1; i < pieces.length && !isEnd(piece(i)); i++) one(next, piece(i))
  for (let i = 0; i < pieces.length; i++) {
    if (i < clause.from) one(earlier, piece(i))
    else if (i >= clause.to) one(later, piece(i))
    else if (i + 1 < clause.to) row(piece(i), piece(i + 1))
    if (i === place) continue
    if (i >= part.from && i < part.to) one(i < place ? before : behind, piece(i))
    if (Math.abs(i - place) <= near) one(i < place ? nearBefore : nearBehind, piece(i))
  }
}

/** Every piece that has a number by its name: `names`, the shapes of others and the marks, the thing asked for first. */
export const numbered = (names: readonly string[]): string[] => ['X', ...new Set([...names, ...shapes, ...marks])]

/** Numbers for pieces, by their name or else their shape. */
export function numbering(names: readonly string[]): (piece: string) => number {
  const numbers = new Map(numbered(names).map((name, i) => [name, i]))
  return piece => numbers.get(piece) ?? numbers.get(shapeOf(piece)) ?? none
}

/** Which pieces, of which there are `count`, end a clause, and which end a part of one. */
export function endsBy(number: (piece: string) => number, count: number): Ends {
  const marked = (ends: string[]) => {
    const row = new Uint8Array(count)
    for (const end of ends) row[number(end)] = 1
    return (piece: number) => row[piece] === 1
  }
  return { clause: marked(breaks), part: marked(parts) }
}
