import { expect, test } from 'vitest'
import { createMutex } from './mutex.ts'

test('lets one in at a time, in the order in which they came', async () => {
  const mutex = createMutex(10_000)
  const seen: string[] = []
  const visit = async (name: string) => {
    const release = await mutex.acquire()
    seen.push(`${name} in`)
    await new Promise(done => setImmediate(done))
    seen.push(`${name} out`)
    release()
  }
  await Promise.all(['a', 'b', 'c'].map(visit))
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
})

test('gives up on a holder that never lets go, and goes on when it does', async () => {
  const mutex = createMutex(20)
  const release = await mutex.acquire()
  await expect(mutex.acquire()).rejects.toThrow('sent past an open transaction')
  const next = mutex.acquire()
  release()
  release() // a second time changes nothing: the session belongs to the next
  await next
  await expect(mutex.acquire()).rejects.toThrow('busy')
})
