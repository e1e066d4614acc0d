import { onceOf, vocabulary } from '../text/once.ts'
import type { Word } from '../text/words.ts'
import { isWorker } from './manner.ts'
import fitted from './undone.json' with { type: 'json' }
import { breaksIn, eachSign, none, numbered, numbering, pieceOf, piecesOf, zones } from './undone-signs.ts'

const numberOf = numbering(fitted.names)
const numberOfWord = onceOf((raw: string) => numberOf(pieceOf(raw)), vocabulary)
const isBreak = breaksIn(numberOf)
const width = numbered(fitted.names).length + 1
/** A number for pieces side by side. */
const rowOf = (a: number, b: number, c: number) => (a * width + b) * width + c + 1
const strong = new Set(fitted.strong)

const tables = zones.map(zone => {
  const table = new Float64Array(width)
  for (const [name, weight] of Object.entries<number>(fitted[zone])) table[numberOf(name)] = weight
  return table
})
const rows = new Map(
  Object.entries<number>(fitted.rows).map(([row, weight]) => {
    const [a = none, b = none, c = none] = row.split(' ').map(name => numberOf(name))
    return [rowOf(a, b, c), weight]
  }),
)

/** Whether a word often stands where a thing is not done by the person: without one nothing is asked. */
export function mayLeave(raw: string): boolean {
  const word = raw.toLowerCase()
  return strong.has(word) || isWorker(word)
}

function isUndone(pieces: readonly number[], place: number): boolean {
  let sum = fitted.bias
  eachSign(
    pieces,
    place,
    piece => isBreak.has(piece),
    (zone, piece) => {
      sum += tables[zone]?.[piece] ?? 0
    },
    (a, b, c) => {
      sum += rows.get(rowOf(a, b, c)) ?? 0
    },
  )
  return sum > 0
}

/**
 * Whether a statement says of the word at an offset in it that it is not done by the person: left to others, missing, planned
 * or declined. Fitted by logistic regression to invented lines and to lines that readers quoted, by `bench/fit-undone.mjs`.
 */
export function undoneIn(text: string, list: readonly Word[], offset: number): (from: number) => boolean {
  const { pieces: numbers, at } = piecesOf(text, list, offset, numberOfWord)
  const asked = new Map<number, boolean>()
  return from => {
    const place = at[list.findIndex(({ end: to }) => to - offset > from)]
    if (place === undefined) return false
    let answer = asked.get(place)
    if (answer === undefined) {
      answer = isUndone(numbers, place)
      asked.set(place, answer)
    }
    return answer
  }
}
