import { expect, it, vi } from 'vitest'
import { createUpkeep } from './upkeep.ts'

/** Work whose runs end when they are told to. */
function held() {
  const ends: ((error?: Error) => void)[] = []
  const work = vi.fn(
    () => new Promise<void>((resolve, reject) => ends.push(error => (error ? reject(error) : resolve()))),
  )
  return { work, end: (error?: Error) => ends.shift()?.(error) }
}

it('does once more what was asked for while it was under way, however often', async () => {
  const { work, end } = held()
  const ask = createUpkeep(expect.unreachable).afterwards('It failed', work)
  for (let i = 0; i < 5; i++) ask()
  expect(work).toHaveBeenCalledTimes(1)
  end()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  end()
  await new Promise(setImmediate)
  expect(work).toHaveBeenCalledTimes(2)
  ask()
  expect(work).toHaveBeenCalledTimes(3)
})

it('says what failed, and does it again when it is asked the next time', async () => {
  const { work, end } = held()
  const log = vi.fn()
  const ask = createUpkeep(log).afterwards('It failed', work)
  ask()
  end(new Error('no space'))
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('It failed: no space'))
  ask()
  expect(work).toHaveBeenCalledTimes(2)
})
