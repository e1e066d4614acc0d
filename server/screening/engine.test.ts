import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it, vi } from 'vitest'
import { textDocument } from '../../documents/plain.ts'
import { engine as direct } from '../../engine/index.ts'
import { temporaryFolder } from '../../tests/server.ts'
import { startEngine } from './engine.ts'
import { keepReadings } from './readings.ts'

const engine = startEngine(new URL('../../dist/server/engine-worker.js', import.meta.url))
afterAll(() => engine.close())

const job = {
  title: 'Pastry chef',
  description: '- 3 years as a pastry chef\n- Laminated doughs\n- Nice to have: French',
}
const document = textDocument(
  'Mara Quist\n\nPastry chef, Hotel Lind, 2019 to 2024\n- Laminated doughs for 200 covers a day',
)
const source = { job, document, asOf: '2026-11-01' }

it('answers what the engine answers', async () => {
  const resume = direct.readResume(document, source.asOf)
  const found = direct.match(job, resume)
  expect(await engine.match(source)).toEqual(found)
  expect(await engine.analyze(source)).toEqual(direct.analyze(resume))
  expect(await engine.readJob(job)).toEqual(direct.readJob(job))
  expect((await engine.readResume(source)).profile).toEqual(resume.profile)
  const none = found.assessments.map(one => ({ ...one, status: 'unmet' as const, credit: 0, evidence: [] }))
  expect((await engine.conclude({ ...source, assessments: none })).match_score).toBe(0)
  expect({ name: engine.name, version: engine.version }).toEqual({ name: direct.name, version: direct.version })
})

it('passes on what the engine throws, and goes on', async () => {
  const broken = { ...document, text: null as unknown as string }
  await expect(engine.analyze({ document: broken, asOf: source.asOf })).rejects.toThrow()
  expect(await engine.match(source)).toMatchObject({ match_score: expect.any(Number) })
})

it('stops what takes too long, and goes on with what waits behind it', async () => {
  const folder = await temporaryFolder()
  const workerFile = join(folder.path, 'worker.mjs')
  await writeFile(workerFile, 'export const match = () => { for (;;); }\nexport const readJob = job => job')
  const stuck = startEngine(pathToFileURL(workerFile), 3000)
  const [first, second] = await Promise.allSettled([stuck.match(source), stuck.readJob(job)])
  expect(first).toMatchObject({
    reason: { code: 'unreadable', message: expect.stringMatching(/took more than 3 sec/) },
  })
  expect(second).toMatchObject({ value: job })
  await stuck.close()
  await folder.remove()
})

it('reads a resume once, and again where anything in it is another or it was asked for too long ago', () => {
  const read = vi.spyOn(direct, 'readResume')
  const reading = keepReadings(2 * document.text.length)
  const first = reading(document, source.asOf)
  expect(reading(structuredClone(document), source.asOf)).toBe(first)
  expect(read).toHaveBeenCalledTimes(1)
  const pasted = { text: 'French', reason: 'colour' as const, page: 1, box: null, size: null }
  const hiding = reading({ ...document, hidden: [pasted] }, source.asOf)
  expect(hiding.document.hidden).toEqual([pasted])
  expect(reading(document, source.asOf)).toBe(first)
  reading(document, '2020-01-01')
  expect(read).toHaveBeenCalledTimes(3)
  expect(reading(document, source.asOf)).toBe(first)
  expect(reading({ ...document, hidden: [pasted] }, source.asOf)).not.toBe(hiding)
  expect(read).toHaveBeenCalledTimes(4)
  read.mockRestore()
})
