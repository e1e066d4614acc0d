/**
 * Lists by a number, laid one behind the other: those of `number` are `all[from[number]]` up to `all[from[number + 1]]`.
 * What a resume asks of them is spread over megabytes, so that what they hold has to lie close.
 */
export type Lists<Item> = { from: Int32Array; all: Item[] }

/** Lists of numbers, laid out alike. */
export type Numbers = { from: Int32Array; all: Int32Array }

/** Lists of numbers as they grow: `from` has the end of the last one too. */
export type Growing = { from: number[]; all: number[] }
export const growing = (): Growing => ({ from: [0], all: [] })

/** Ends a list: what is put next is of the next one. */
export function endList({ from, all }: Growing): void {
  from.push(all.length)
}

export const grown = ({ from, all }: Growing): Numbers => ({ from: Int32Array.from(from), all: Int32Array.from(all) })

/** Puts items in the order of their keys, which are below `count`, by the key of each. Those of one key keep their order. */
export function byKey(items: Int32Array, keys: ArrayLike<number>, count: number): Numbers {
  const from = new Int32Array(count + 1)
  for (const item of items) bump(from, (keys[item] as number) + 1)
  for (let key = 0; key < count; key++) from[key + 1] = (from[key + 1] as number) + (from[key] as number)
  const next = from.slice()
  const all = new Int32Array(items.length)
  for (const item of items) all[bump(next, keys[item] as number)] = item
  return { from, all }
}

/** Counts one more at a place; what stood there before. */
function bump(counts: Int32Array, place: number): number {
  const before = counts[place] as number
  counts[place] = before + 1
  return before
}

/** Fills a row with what `of` says of each place: many times as quick as `from` with a function. */
export function filled<Of extends Int32Array | Uint8Array | Uint16Array | Float64Array>(
  row: Of,
  of: (place: number) => number,
): Of {
  for (let place = 0; place < row.length; place++) row[place] = of(place)
  return row
}

/** The places of a list, from 0. */
export const placesOf = ({ length }: ArrayLike<unknown>): Int32Array => filled(new Int32Array(length), place => place)
