import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { requirementsOf } from '../job/requirements.ts'
import { units } from '../job/units.ts'
import { readResume } from '../resume/read.ts'
import type { JobText } from '../types.ts'
import { judge } from './assess.ts'
import { readJobFor } from './job-reading.ts'
import { settle } from './settle.ts'
import { isPartAtMost } from './skill.ts'
import { spokenOf } from './spoken.ts'

type Labelled = { job: JobText; as_of: string; resumes: { id: string; text: string }[] }

const own = new URL('../../bench/own-cases/', import.meta.url)
const setOf = (file: string): Labelled => JSON.parse(readFileSync(new URL(file, own), 'utf8'))

const pastedBelow = [
  ['round-29/quality-manager-automotive', 'quality-manager-automotive-03'],
  ['round-29/veterinary-nurse', 'veterinary-nurse-07'],
  ['round-27/brewery-production-lead', 'brewery-production-lead-08'],
] as const

/** Each need of twelve labelled jobs with each resume, as it was judged by itself and beside the others. */
const changes = [
  ...readdirSync(own).filter(file => file.endsWith('.json')),
  ...pastedBelow.map(([file]) => `${file}.json`),
].flatMap(file => {
  const { job, as_of, resumes } = setOf(file)
  const reading = readJobFor(job, requirementsOf(job.description, units(job.description), job.title))
  return resumes.flatMap(({ text }) => {
    const { context, judged } = judge(reading, readResume(documentOf(text), as_of))
    const settled = settle(context, judged)
    return judged.flatMap(({ need, judgement }, at) => {
      const after = settled[at]
      return after && after !== judgement ? [{ context, need, before: judgement, after }] : []
    })
  })
})

describe('what is made of a need once all are judged', () => {
  it('is more for some and less for others, and of what is shown by doing alone', () => {
    expect(changes.filter(({ before, after }) => after.credit > before.credit).length).toBeGreaterThan(3)
    expect(changes.filter(({ before, after }) => after.credit < before.credit).length).toBeGreaterThan(5)
    expect(changes.filter(({ need }) => need.signs.size === 0)).toEqual([])
  })
  it('rests on a line that speaks of it, and is met by none that is listed, of a neighbour or touched only', () => {
    for (const { context, need, after } of changes) {
      expect(after.evidence.length > 0).toBe(after.status !== 'unmet')
      const [best] = spokenOf(context, need).lines
      if (after.status === 'met') expect(best && isPartAtMost(context, need, best)).toBe(false)
    }
  })
  it('leaves alone what only the posting’s own words show', () => {
    expect(changes.filter(({ before }) => before.status === 'partial' && before.credit === 0)).toEqual([])
  })
  it.each(pastedBelow)('is no more for the posting pasted below: %s', (file, id) => {
    const { job, as_of, resumes } = setOf(`${file}.json`)
    const text = resumes.find(one => one.id === id)?.text ?? ''
    const score = (of: string) => engine.match(job, engine.readResume(documentOf(of), as_of)).match_score
    expect(text).not.toBe('')
    expect(score(`${text}\n\n${job.description}`)).toBeLessThanOrEqual(score(text))
  })
})
