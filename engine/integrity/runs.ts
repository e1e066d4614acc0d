import type { Word } from '../text/words.ts'

/** So many words one after the other, which by chance are the same in next to no two texts. */
export const runLength = 5

/** Hashes of all runs of words (FNV-1a over each word, the words' hashes chained). */
export function runsOf(list: readonly Word[]): Int32Array {
  const each = list.map(({ stem }) => {
    let hash = 0x811c9dc5
    for (let i = 0; i < stem.length; i++) hash = Math.imul(hash ^ stem.charCodeAt(i), 0x01000193)
    return hash
  })
  const runs = new Int32Array(Math.max(0, each.length - runLength + 1))
  for (let at = 0; at < runs.length; at++)
    for (let k = 0; k < runLength; k++) runs[at] = Math.imul((runs[at] ?? 0) ^ (each[at + k] ?? 0), 0x01000193)
  return runs
}
