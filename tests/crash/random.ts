/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32), so that a failed run can be repeated. */
export function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from `least` to `most`. */
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    pick: <T>(list: readonly T[]): T => list[between(0, list.length - 1)]!,
    word: () => between(0, 2 ** 52).toString(36),
  }
}

export type Random = ReturnType<typeof seeded>
