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

/** The piece that a word, or a mark, makes: `WHO` for whoever works, `#` for figures, else itself in small letters. */
export function pieceOf(raw: string): string {
  if (raw === '—' || raw === '-') return '–'
  const word = raw.toLowerCase().replace('’', "'")
  return /^\d/.test(word) ? '#' : isWorker(word) ? 'WHO' : word
}

/** The words and marks of a statement, each as `make` makes it; `at` has for each word its place among them. */
export function piecesOf<Piece>(
  text: string,
  list: readonly Word[],
  offset: number,
  make: (raw: string) => Piece,
): { pieces: Piece[]; at: number[] } {
  const pieces: Piece[] = []
  const at: number[] = []
  let reached = 0
  const marksTo = (to: number) => {
    if (to - reached === 1 && text[reached] === ' ') return
    for (const [found] of text.slice(reached, to).matchAll(mark)) pieces.push(make(found))
  }
  for (const { raw, start, end } of list) {
    marksTo(start - offset)
    at.push(pieces.length)
    pieces.push(make(raw))
    reached = end - offset
  }
  marksTo(text.length)
  return { pieces, at }
}

/** Where a piece stands: before or behind the thing in its clause, in an earlier or a later one, anywhere; what the statement begins with, and what stands before and behind the clause. */
export const zones = ['before', 'behind', 'earlier', 'later', 'anywhere', 'first', 'open', 'end'] as const
const [before, behind, earlier, later, anywhere, first, open, end] = zones.keys()

/** The number of the thing asked for, and of no piece. */
const thing = 0
export const none = -1

/**
 * The signs of what is said of the piece at `place`: `one` is called with each zone and the piece in it, `row` with two and
 * three pieces of its clause that stand side by side, `none` for no third.
 */
export function eachSign(
  pieces: readonly number[],
  place: number,
  isBreak: (piece: number) => boolean,
  one: (zone: number, piece: number) => void,
  row: (a: number, b: number, c: number) => void,
): void {
  let from = place
  let to = place
  while (from > 0 && !isBreak(pieces[from - 1] as number)) from--
  while (to < pieces.length && !isBreak(pieces[to] as number)) to++
  const piece = (i: number) => (i === place ? thing : (pieces[i] as number))
  one(first as number, piece(0))
  if (from > 0) one(open as number, piece(from - 1))
  if (to < pieces.length) one(end as number, piece(to))
  for (let i = 0; i < pieces.length; i++) {
    if (i !== place) {
      one((i < from ? earlier : i >= to ? later : i < place ? before : behind) as number, piece(i))
      one(anywhere as number, piece(i))
    }
    if (i < from || i + 1 >= to) continue
    row(piece(i), piece(i + 1), none)
    if (i + 2 < to) row(piece(i), piece(i + 1), piece(i + 2))
  }
}

/** Every piece that has a number by its name: `names`, the shapes of others and the marks, the thing asked for first. */
export const numbered = (names: readonly string[]): string[] => ['X', ...new Set([...names, ...shapes, ...marks])]

/** Numbers for pieces, by their name or else their shape. */
export function numbering(names: readonly string[]): (piece: string) => number {
  const numbers = new Map(numbered(names).map((name, i) => [name, i]))
  return piece => numbers.get(piece) ?? numbers.get(shapeOf(piece)) ?? none
}

/** The numbers of the pieces that end a clause. */
export const breaksIn = (number: (piece: string) => number): ReadonlySet<number> => new Set(breaks.map(number))
