/**
 * Lists by the number of a stem, laid one behind the other: those of `number` are `all[from[number]]` up to
 * `all[from[number + 1]]`. What a resume asks of them is spread over megabytes, so that what they hold has to lie close.
 */
export type Lists<Item> = { from: Int32Array; all: Item[] }

/** Lists of numbers, laid out alike. */
export type Numbers = { from: Int32Array; all: Int32Array }

/** Lays items one behind the other by their numbers, which are below `count`. Those of one number keep their order. */
export function laidOut<Item>(items: Item[], numbers: ArrayLike<number>, count: number): Lists<Item> {
  const from = new Int32Array(count + 1)
  for (let i = 0; i < items.length; i++) bump(from, (numbers[i] as number) + 1)
  for (let number = 0; number < count; number++)
    from[number + 1] = (from[number + 1] as number) + (from[number] as number)
  const next = from.slice()
  const all = items.slice()
  for (let i = 0; i < items.length; i++) all[bump(next, numbers[i] as number)] = items[i] as Item
  return { from, all }
}

/** Counts one more at a place; what stood there before. */
function bump(counts: Int32Array, place: number): number {
  const before = counts[place] as number
  counts[place] = before + 1
  return before
}

export function numbersLaidOut(lists: number[][]): Numbers {
  const from = new Int32Array(lists.length + 1)
  const all: number[] = []
  for (let number = 0; number < lists.length; number++) {
    for (const item of lists[number] as number[]) all.push(item)
    from[number + 1] = all.length
  }
  return { from, all: Int32Array.from(all) }
}
