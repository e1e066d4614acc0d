import { expect, it } from 'vitest'
import { sayDeletion, saySubscribers } from './subscribers.ts'

it('says how many hold a plan, and what becomes of them when it is deleted', () => {
  expect(saySubscribers(null)).toBeNull()
  expect([0, 1, 1200].map(saySubscribers)).toEqual([
    'Nobody is subscribed.',
    '1 person is subscribed.',
    '1,200 people are subscribed.',
  ])
  const said = (count: number | null) => sayDeletion('Pro', count, false).replace('“Pro” leaves the list. ', '')
  expect([null, 0, 1, 2].map(said)).toEqual([
    'Whoever is subscribed keeps it and pays as before.',
    'Nobody is subscribed to it.',
    '1 person is subscribed to it, keeps it and pays as before.',
    '2 people are subscribed to it, keep it and pay as before.',
  ])
  expect(sayDeletion('Free', 0, true)).toMatch(
    /Whoever has no subscription had it until now, and has other limits from then on\.$/,
  )
})
