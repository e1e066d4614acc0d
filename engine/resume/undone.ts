import { onceOf, vocabulary } from '../text/once.ts'
import type { Word } from '../text/words.ts'
import { isWorker } from './manner.ts'
import fitted from './undone.json' with { type: 'json' }
import { eachSign, endsBy, none, numbered, numbering, pieceOf, piecesOf, zones } from './undone-signs.ts'

const numberOf = numbering(fitted.names)
const numberOfWord = onceOf((raw: string) => numberOf(pieceOf(raw)), vocabulary)
const ends = endsBy(numberOf)
const width = numbered(fitted.names).length + 1
/** A number for two pieces side by side. */
const rowOf = (a: number, b: number) => (a + 1) * width + b + 1
const strong = new Set(fitted.strong)

type Weights = { bias: number; tables: Float64Array[]; rows: ReadonlyMap<number, number> }

const weightsOf = (of: typeof fitted.undone | typeof fitted.part): Weights => ({
  bias: of.bias,
  tables: zones.map(zone => {
    const table = new Float64Array(width)
    for (const [name, weight] of Object.entries<number>(of[zone])) table[numberOf(name)] = weight
    return table
  }),
  rows: new Map(
    Object.entries<number>(of.rows).map(([row, weight]) => {
      const [a = none, b = none] = row.split(' ').map(name => numberOf(name))
      return [rowOf(a, b), weight]
    }),
  ),
})
const weights = { undone: weightsOf(fitted.undone), part: weightsOf(fitted.part) }

/** Whether a word often stands where a thing is not done by the person. */
export function mayLeave(raw: string): boolean {
  const word = raw.toLowerCase()
  return strong.has(word) || isWorker(word)
}

// How likely it has to be that a thing is not done, or in part, to be taken so: what is done is done in most lines, and these weigh more.
const sure = { none: 0.43, part: 0.41 }

/** How much of a thing the person does, as a statement tells it. */
export type Share = 'all' | 'part' | 'none'

function shareOf(pieces: readonly number[], place: number): Share {
  let undone = weights.undone.bias
  let part = weights.part.bias
  eachSign(
    pieces,
    place,
    ends,
    (zone, piece) => {
      undone += weights.undone.tables[zone]?.[piece] ?? 0
      part += weights.part.tables[zone]?.[piece] ?? 0
    },
    (a, b) => {
      const row = rowOf(a, b)
      undone += weights.undone.rows.get(row) ?? 0
      part += weights.part.rows.get(row) ?? 0
    },
  )
  const [no, some] = [Math.exp(undone), Math.exp(part)]
  const all = 1 + no + some
  if (no > sure.none * all) return 'none'
  return some > sure.part * all ? 'part' : 'all'
}

/**
 * What a statement says of the word at an offset in it: whether the person does it, in part, or not, as it is left to others,
 * missing, planned or declined. Fitted by logistic regression to invented lines and to lines that readers quoted, by
 * `bench/fit-undone.mjs`.
 */
export function sharesIn(text: string, list: readonly Word[], offset: number): (from: number) => Share {
  const { pieces, at } = piecesOf(text, list, offset, numberOfWord)
  const asked = new Map<number, Share>()
  return from => {
    const place = at[list.findIndex(({ end: to }) => to - offset > from)]
    if (place === undefined) return 'all'
    let answer = asked.get(place)
    if (answer === undefined) {
      answer = shareOf(pieces, place)
      asked.set(place, answer)
    }
    return answer
  }
}
