/**
 * Lists by the number of a stem, laid one behind the other: those of `number` are `all[from[number]]` up to
 * `all[from[number + 1]]`. What a resume asks of them is spread over megabytes, so that what they hold has to lie close.
 */
export type Lists<Item> = { from: Int32Array; all: Item[] }

/** Lists of numbers, laid out alike. */
export type Numbers = { from: Int32Array; all: Int32Array }

/** Lays the lists of the numbers below `count` one behind the other. */
export function laidOut<Item>(lists: (Item[] | undefined)[], count: number): Lists<Item> {
  const from = new Int32Array(count + 1)
  const all: Item[] = []
  for (let number = 0; number < count; number++) {
    from[number] = all.length
    for (const item of lists[number] ?? []) all.push(item)
  }
  from[count] = all.length
  return { from, all }
}

export function numbersLaidOut(lists: number[][]): Numbers {
  const { from, all } = laidOut(lists, lists.length)
  return { from, all: Int32Array.from(all) }
}

/** Puts an item into the list of a number. */
export function put<Item>(lists: Item[][], number: number, item: Item): void {
  const list = lists[number]
  if (list) list.push(item)
  else lists[number] = [item]
}
