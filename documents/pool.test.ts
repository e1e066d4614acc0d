import { afterEach, describe, expect, it } from 'vitest'
import { bombs } from '../tests/fixtures/bombs.ts'
import { p, writeDocx } from '../tests/fixtures/write-docx.ts'
import { show, writePdf } from '../tests/fixtures/write-pdf.ts'
import { createReadingPool, type PoolOptions, type ReadingPool } from './pool.ts'

const built = new URL('../dist/server/reading-worker.js', import.meta.url)
const pdf = writePdf([{ content: show(50, 700, 'Text of a pdf') }])
const docx = writeDocx(p('Text of a docx'))

const pools: ReadingPool[] = []
afterEach(() => Promise.all(pools.splice(0).map(pool => pool.close())))

function open(options: Partial<PoolOptions> = {}): ReadingPool {
  const pool = createReadingPool({ workerFile: built, ...options })
  pools.push(pool)
  return pool
}

/** A worker that does what the first byte of the file says: 1 answers, 2 never does, 3 throws, 4 exits, 5 fills its heap, 6 sleeps. */
const trouble = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    let count = 0
    parentPort.on('message', ({ file: bytes }) => {
      count += 1
      if (bytes[0] === 1) parentPort.postMessage({ status: 'unreadable', reason: 'empty', message: 'answer ' + count })
      if (bytes[0] === 2) for (;;);
      if (bytes[0] === 3) throw new Error('crash')
      if (bytes[0] === 4) process.exit(1)
      if (bytes[0] === 5) for (const all = []; ; ) all.push(new Array(1000).fill({}))
      if (bytes[0] === 6) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    })`)}`,
)
// To start a thread may take a busy machine a second or two, which the file's clock counts.
const timeLimitMs = 3_000

const answer = (count: number) => ({ status: 'unreadable', reason: 'empty', message: `answer ${count}` })

describe('the pool', () => {
  it('reads files of all kinds at once and leaves their bytes alone', async () => {
    const pool = open()
    const readings = await Promise.all([pdf, docx, pdf, docx].map(bytes => pool.read(bytes)))
    const texts = readings.map(reading => (reading.status === 'ok' ? reading.document.text : reading.message))
    expect(texts).toEqual(['Text of a pdf', 'Text of a docx', 'Text of a pdf', 'Text of a docx'])
    expect(pdf.length).toBeGreaterThan(0)
  })

  it('ends what never ends and goes on with a fresh worker', async () => {
    const pool = open({ workerFile: trouble, size: 1, timeLimitMs })
    const readings = await Promise.all([1, 2, 1, 1].map(byte => pool.read(new Uint8Array([byte]))))
    expect(readings).toEqual([
      answer(1),
      { status: 'unreadable', reason: 'timed_out', message: expect.stringContaining('3 s') },
      answer(1),
      answer(2),
    ])
  })

  it.each([
    [3, 'corrupt'],
    [4, 'corrupt'],
    [5, 'too_large'],
  ])('takes a crash (%i) for a verdict on that file alone', async (byte, reason) => {
    const pool = open({ workerFile: trouble, size: 1, memoryLimitMb: 64 })
    const readings = await Promise.all([byte, 1].map(one => pool.read(new Uint8Array([one]))))
    expect(readings).toEqual([expect.objectContaining({ status: 'unreadable', reason }), answer(1)])
  })

  it('does not start the clock of a file that waits', async () => {
    const pool = open({ workerFile: trouble, size: 1, timeLimitMs })
    const readings = await Promise.all([6, 6, 1].map(byte => pool.read(new Uint8Array([byte]))))
    expect(readings.at(-1)).toEqual(answer(1))
  })

  it('survives every bomb, one after the other', async () => {
    const pool = open({ size: 1 })
    const all = bombs()
    await pool.read(pdf)
    const before = process.memoryUsage.rss()
    let peak = before
    const sampling = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss())
    }, 2)
    for (const { name, bytes, reasons } of all) {
      const reading = await pool.read(bytes)
      expect([name, reasons]).toEqual([name, expect.arrayContaining([reading.status === 'ok' ? 'ok' : reading.reason])])
    }
    clearInterval(sampling)
    // bench/reading/bombs.mjs measures each in a process of its own; here what one leaves is there for the next.
    expect((peak - before) / 1024 / 1024).toBeLessThan(512)
    expect(await pool.read(pdf)).toMatchObject({ status: 'ok' })
  })

  it('says nothing of files that it was closed on', async () => {
    const pool = open({ workerFile: trouble, size: 1 })
    const reading = [2, 1].map(byte => pool.read(new Uint8Array([byte])))
    const settled = Promise.allSettled(reading)
    await pool.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.read(pdf)).rejects.toThrow('closed')
  })
})
