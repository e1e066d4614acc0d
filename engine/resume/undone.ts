import { onceOf } from '../text/once.ts'
import { unasked, type Word } from '../text/words.ts'
import { isWorker } from './manner.ts'
import fitted from './undone.json' with { type: 'json' }
import { eachSign, endsBy, none, numbered, numbering, pieceOf, piecesOf, zones } from './undone-signs.ts'

const numberOf = numbering(fitted.names)
const numberOfMark = onceOf((raw: string) => numberOf(pieceOf(raw)))
function numberOfWord({ spelling }: Word): number {
  if (spelling.piece === unasked) spelling.piece = numberOf(pieceOf(spelling.raw))
  return spelling.piece
}
const width = numbered(fitted.names).length + 1
const ends = endsBy(numberOf, width)
/** A number for two pieces side by side. */
const rowOf = (a: number, b: number) => (a + 1) * width + b + 1
const strong = new Set(fitted.strong)

type Weights = { bias: number; tables: Float64Array[] }

const weightsOf = (of: typeof fitted.undone | typeof fitted.part): Weights => ({
  bias: of.bias,
  tables: zones.map(zone => {
    const table = new Float64Array(width)
    for (const [name, weight] of Object.entries<number>(of[zone])) table[numberOf(name)] = weight
    return table
  }),
})
const weights = { undone: weightsOf(fitted.undone), part: weightsOf(fitted.part) }

/** What two pieces side by side say, of the one and of the other: most say nothing, which is looked up once for both. */
const rows = new Map<number, { undone: number; part: number }>()
for (const which of ['undone', 'part'] as const)
  for (const [row, weight] of Object.entries<number>(fitted[which].rows)) {
    const [a = none, b = none] = row.split(' ').map(name => numberOf(name))
    const both = rows.get(rowOf(a, b)) ?? { undone: 0, part: 0 }
    both[which] = weight
    rows.set(rowOf(a, b), both)
  }

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
      const both = rows.get(rowOf(a, b))
      if (!both) return
      undone += both.undone
      part += both.part
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
  const { pieces, at } = piecesOf(text, list, offset, numberOfWord, numberOfMark)
  const asked = new Map<number, Share>()
  return from => {
    const first = list.findIndex(({ end: to }) => to - offset > from)
    // “Got 8% off the price”: of a figure nothing is said, but of what it counts.
    const place = at[/^\d/u.test(list[first]?.raw ?? '') ? first + 1 : first]
    if (place === undefined) return 'all'
    let answer = asked.get(place)
    if (answer === undefined) {
      answer = shareOf(pieces, place)
      asked.set(place, answer)
    }
    return answer
  }
}
