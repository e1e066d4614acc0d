import pLimit from 'p-limit'
import type { BatchItem, Reader } from '../../contract/index.ts'
import type { Wish } from './second-reading.ts'

/** `top`: how many of the best a model reads as well, where one is asked for. */
export type BatchWish = Wish & { top: number }

/** Questions to models that are under way at once for one batch. */
const atOnce = 4

export async function* inOrder(
  ids: readonly number[],
  match: (id: number) => Promise<BatchItem>,
): AsyncGenerator<BatchItem> {
  for (const id of ids) yield await match(id)
}

const scoreOf = (item: BatchItem) => ('match_score' in item ? item.match_score : -1)

/** All by the offline engine first; then the best of them, and nobody else, by a model too. */
export async function* withSecondOpinions(
  ids: readonly number[],
  top: number,
  match: (id: number, reader: Reader) => Promise<BatchItem>,
): AsyncGenerator<BatchItem> {
  const offline = new Map<number, BatchItem>()
  for (const id of ids) offline.set(id, await match(id, 'offline'))
  const best = [...offline]
    .filter(([, item]) => 'match_score' in item)
    .toSorted(([a, one], [b, other]) => scoreOf(other) - scoreOf(one) || a - b)
    .slice(0, top)
  const limit = pLimit(atOnce)
  const read = new Map(best.map(([id]) => [id, limit(() => match(id, 'model'))]))
  // Awaited below, each in its turn; a failure must not count as unhandled until then.
  for (const promise of read.values()) promise.catch(() => {})
  for (const id of ids) {
    const item = (await read.get(id)) ?? offline.get(id)
    if (item) yield item
  }
}
