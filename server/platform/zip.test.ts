import { randomBytes } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { unzip } from '../../tests/zip.ts'
import { type ZipEntry, zipStream } from './zip.ts'

const bytes = randomBytes(64 * 1024)
const day = new Date('2026-11-01T00:00:00Z')

/** So many entries of 64 KB, and how many were asked for. */
function many(count: number) {
  const asked = { entries: 0 }
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let number = 0; number < count; number++) {
      asked.entries = number + 1
      yield { name: `candidates/${number} Zoë/original.pdf`, content: bytes, packed: false }
    }
  }
  return { asked, entries: entries() }
}

const turns = async (count: number) => {
  for (let turned = 0; turned < count; turned++) await turn()
}

describe('a zip that is streamed', () => {
  it('holds a few entries at a time, however many there are and however slow the reader is', async () => {
    const { asked, entries } = many(1000)
    let read = 0
    let ahead = 0
    for await (const chunk of zipStream(entries, day)) {
      read += (chunk as Buffer).length
      if (read % 7 === 0) await turns(3)
      ahead = Math.max(ahead, asked.entries - Math.floor(read / bytes.length))
    }
    expect(asked.entries).toBe(1000)
    expect(ahead).toBeLessThanOrEqual(6)
  })

  it('waits for its reader: nobody reads, and next to nothing is asked for', async () => {
    const { asked, entries } = many(1000)
    const zip = zipStream(entries, day)
    await turns(2000)
    expect(asked.entries).toBeLessThanOrEqual(4)
    zip.destroy()
    await turns(200)
    expect(asked.entries).toBeLessThanOrEqual(5)
  })

  it('gives back what was put in, texts deflated and names in every script', async () => {
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: '履歴書/Łucja.txt', content: ['one ', 'two'] }
      yield { name: 'bytes', content: bytes, packed: false }
      yield { name: 'empty', content: [] }
    }
    const chunks: Buffer[] = []
    for await (const chunk of zipStream(entries(), day)) chunks.push(chunk as Buffer)
    const zip = unzip(Buffer.concat(chunks))
    expect([...zip.keys()]).toEqual(['履歴書/Łucja.txt', 'bytes', 'empty'])
    expect(String(zip.get('履歴書/Łucja.txt'))).toBe('one two')
    expect(zip.get('bytes')?.equals(bytes)).toBe(true)
  })

  it('breaks off with the error where an entry cannot be made, and never looks whole', async () => {
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'first', content: bytes }
      throw new Error('the disk is gone')
    }
    const read = async () => {
      for await (const _ of zipStream(entries(), day));
    }
    await expect(read()).rejects.toThrow('the disk is gone')
  })
})
