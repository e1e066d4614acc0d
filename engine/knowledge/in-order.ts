import type { Word } from '../text/words.ts'
import type { Concept } from './index.ts'
import { byKey, endList, growing, grown, type Lists, type Numbers, placesOf } from './lists.ts'
import { type Numbering, numberOf, type Stems } from './numbers.ts'
import { type Row, rowAt } from './tells.ts'
import { isFound, type Mention } from './told.ts'

export type Ordered = { concept: Concept; row: Row }

/** Tellings in order by the numbers of the stems they are looked up by. `partners` are laid out like them. */
export type Rows = Lists<Ordered> & { partners: Numbers }

// More words than these are hardly ever all missing.
const telltale = 40

/** The numbers of the stems one of which has to stand beside its key. */
const partnersOf = (numbering: Numbering, { row: { partners } }: Ordered) =>
  partners.length > telltale ? [] : partners.map(stem => numberOf(numbering, stem))

/** Tellings in order by each stem that they are looked up by, numbered with all others. */
export function rowsByStem(tellings: Ordered[], numbering: Numbering): Rows {
  const rows: Ordered[] = []
  const keys: number[] = []
  const partners: number[][] = []
  for (const telling of tellings) {
    const own = partnersOf(numbering, telling)
    for (const key of telling.row.keys) {
      rows.push(telling)
      keys.push(numberOf(numbering, key))
      partners.push(own)
    }
  }
  const { from, all } = byKey(placesOf(keys), keys, numbering.stems.length)
  const laid = growing()
  for (const place of all) {
    laid.all.push(...(partners[place] as number[]))
    endList(laid)
  }
  return { from, all: Array.from(all, place => rows[place] as Ordered), partners: grown(laid) }
}

/** Concepts told in words whose order counts. `text` is what the words were read from; their `numbers` are marked. */
export function toldInRows(
  { from, all, partners }: Rows,
  { here }: Stems,
  text: string,
  list: Word[],
  numbers: number[],
): Mention[] {
  const mayTell = (at: number) => {
    const first = partners.from[at] as number
    const end = partners.from[at + 1] as number
    for (let i = first; i < end; i++) if (here[partners.all[i] as number] === 1) return true
    return first === end
  }
  const found: Mention[] = []
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    if (number < 0) continue
    for (let i = from[number] ?? 0; i < (from[number + 1] ?? 0); i++) {
      if (!mayTell(i)) continue
      const { concept, row } = all[i] as Ordered
      if (isFound(found, concept)) continue
      const span = rowAt(row, list, text, at)
      if (span) found.push({ concept, first: span.first, last: span.last, told: true, from: span.first })
    }
  }
  return found
}
