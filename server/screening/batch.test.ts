import { expect, it } from 'vitest'
import type { Job, Match } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import { type BatchOptions, type BatchWish, createBatch } from './batch.ts'

const owner = 1 as unknown as OwnerId
const ids = Array.from({ length: 20 }, (_, index) => index + 1)
const wish: BatchWish = { refresh: false, reader: 'offline', top: 0, signal: new AbortController().signal }

/** Matches that end when they are told to, in the order in which they were begun. */
function held() {
  const begun: { id: number; end: () => void }[] = []
  const matchOne = (_owner: OwnerId, _job: Job, id: number) =>
    new Promise<Match>(resolve => begun.push({ id, end: () => resolve({ resume_id: id, match_score: id } as Match) }))
  const options = { jobs: { get: async () => ({ id: 1 }) }, entitlements: { atOnce: async () => {} } }
  return { begun, batch: createBatch(options as unknown as BatchOptions, matchOne) }
}

it('has eight under way at once and answers in the order that was asked for', async () => {
  const { begun, batch } = held()
  const items = await batch(owner, 1, { resume_ids: ids, beside: [] }, wish)
  const first = items.next()
  await expect.poll(() => begun.length).toBe(8)
  for (const { end } of begun.toReversed()) end()
  expect((await first).value).toMatchObject({ resume_id: 1 })
  const rest: number[] = []
  const finishing = setInterval(() => {
    for (const { end } of begun) end()
  })
  for await (const { resume_id } of items) rest.push(resume_id)
  clearInterval(finishing)
  expect(rest).toEqual(ids.slice(1))
})

it('begins no other where nobody asks for the next one', async () => {
  const { begun, batch } = held()
  const items = await batch(owner, 1, { resume_ids: ids, beside: [] }, wish)
  const first = items.next()
  await expect.poll(() => begun.length).toBe(8)
  begun[0]?.end()
  await first
  await items.return(undefined)
  expect(begun).toHaveLength(8)
})
