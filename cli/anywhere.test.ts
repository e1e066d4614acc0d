import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine } from '../engine/index.ts'
import { readJobFile } from './files.ts'

const program = fileURLToPath(new URL('../dist/server/screen.js', import.meta.url))
const sample = fileURLToPath(new URL('../examples/files/data-analyst/tobias-achterberg.pdf', import.meta.url))
let folder: string
const place = (name: string) => join(folder, name)

// Words that other places write, sort or lower in another way: the Turkish i, the German ß, months, a quarter to midnight.
const resume = `İLKER ISIK, SQL
ilker@example.com

EXPERIENCE

DATA ANALYST, Istanbul Kapı AŞ, Ocak 2019 - 31.12.2021
• BUILT TABLEAU DASHBOARDS WITH SQL FOR 1.250 SHOPS

Analyst, Straße GmbH, 01/2022 – present
• Wrote window functions in PostgreSQL and tuned the nightly queries`
const posting =
  'DATA ANALYST\n\nRequirements\n- 3+ years as a data analyst\n- Advanced SQL: window functions\n- TABLEAU'

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'candid-anywhere-'))
  writeFileSync(place('job.md'), posting)
  writeFileSync(place('a.txt'), resume)
  writeFileSync(place('b.txt'), resume.replace('TABLEAU', 'Excel'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const screened = (files: string[], env: Record<string, string> = {}, job = 'job.md') => {
  const args = ['--job', place(job), '--as-of', '2026-11-01', '--format', 'json', ...files]
  const run = spawnSync(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(run.stderr)
  return run.stdout
}

describe('npm run screen', () => {
  it('answers the same bytes in any time zone and locale, in any order of its arguments', () => {
    const files = [place('a.txt'), place('b.txt'), sample]
    const answer = screened(files, { TZ: 'UTC', LANG: 'C' })
    expect(JSON.parse(answer).results[0].match_score).toBeGreaterThan(50)
    for (const [zone, locale, order] of [
      ['Asia/Kolkata', 'tr_TR.UTF-8', files.toReversed()],
      ['America/St_Johns', 'de_DE.UTF-8', [place('b.txt'), sample, place('a.txt')]],
    ] as const)
      expect(screened([...order], { TZ: zone, LANG: locale, LC_ALL: locale })).toBe(answer)
  })

  it('takes corrections of what is read with the job, and refuses those that make no sense', async () => {
    const job = { title: 'Data analyst', description: posting }
    const kinds = async (criteria: unknown) => {
      writeFileSync(place('job.json'), JSON.stringify({ ...job, criteria }))
      const { requirements } = engine.readJob(await readJobFile(place('job.json')))
      return requirements.map(({ text, kind }) => `${kind}: ${text}`)
    }
    const [years = '', sql = '', tableau] = await kinds(undefined)
    expect(tableau).toBe('must: TABLEAU')
    const corrected = [
      { text: 'TABLEAU', kind: 'nice' },
      { text: sql.replace('must: ', ''), kind: 'none' },
    ]
    expect(await kinds(corrected)).toEqual([years, 'nice: TABLEAU'])
    const answer = JSON.parse(screened([place('a.txt')], {}, 'job.json'))
    expect(answer.job.requirements).toHaveLength(2)
    for (const wrong of ['TABLEAU', [{ text: 'TABLEAU' }], [{ text: 1, kind: 'must' }], [null]])
      await expect(kinds(wrong)).rejects.toThrow('must be a list of { "text", "kind" }')
    expect(() => screened([place('a.txt')], {}, 'job.json')).toThrow('must be a list of { "text", "kind" }')
  })

  it('scores nothing that holds no words', () => {
    const bare = {
      'empty.txt': '',
      'blank.txt': ' \n\t\n ',
      'lines.txt': '---\n* * *\n____\n',
      'broken.pdf': '%PDF-1.7\nnothing',
    }
    for (const [name, text] of Object.entries(bare)) writeFileSync(place(name), text)
    const { results } = JSON.parse(screened([...Object.keys(bare).map(place), place('missing.txt')]))
    expect(results).toHaveLength(5)
    for (const result of results) {
      expect(result).toMatchObject({ status: 'unreadable', error: expect.stringMatching(/\w/) })
      expect(result).not.toHaveProperty('match_score')
    }
  })
})
