import { afterAll, expect, it } from 'vitest'
import { textDocument } from '../../documents/plain.ts'
import { engine as direct } from '../../engine/index.ts'
import { startEngine } from './engine.ts'

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
