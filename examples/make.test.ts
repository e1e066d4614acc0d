import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { makeFiles } from './make.ts'
import sample from './sample.json' with { type: 'json' }

const here = new URL('./', import.meta.url)
const jobs = readdirSync(new URL('jobs/', here)).map(name => name.replace('.md', ''))
let made: Map<string, Uint8Array>

beforeAll(async () => {
  made = await makeFiles()
})

test('the committed files are what the script makes', () => {
  const committed = jobs.flatMap(job => readdirSync(new URL(`files/${job}/`, here)).map(name => `files/${job}/${name}`))
  expect([...made.keys()].sort()).toEqual(committed.sort())
  const changed = committed.filter(
    path => !readFileSync(new URL(path, here)).equals(made.get(path) ?? new Uint8Array()),
  )
  expect(changed, 'run `node examples/make.mjs` and commit').toEqual([])
})

test('there are four jobs with six resumes each, in all three types', () => {
  expect(jobs).toHaveLength(4)
  for (const job of jobs) {
    const types = [...made.keys()].filter(path => path.startsWith(`files/${job}/`)).map(path => extname(path))
    expect(types.sort(), job).toEqual(['.doc', '.docx', '.docx', '.pdf', '.pdf', '.pdf'])
  }
})

test('a file stays under 60 kB', () => {
  for (const [path, bytes] of made) expect(bytes.length, path).toBeLessThan(60_000)
})

test('a posting starts with its title', () => {
  for (const job of jobs) expect(readFileSync(new URL(`jobs/${job}.md`, here), 'utf8')).toMatch(/^# \S.*\n\n/)
})

test('the sample is one job and all of its resumes', () => {
  const slug = sample.job.replace(/^jobs\/|\.md$/g, '')
  expect(jobs).toContain(slug)
  expect(sample.resumes).toEqual([...made.keys()].filter(path => path.startsWith(`files/${slug}/`)).sort())
})

test('the clock does not change a byte', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-06T07:08:09Z') })
  try {
    for (const [path, bytes] of await makeFiles()) expect(Buffer.compare(bytes, made.get(path) ?? bytes), path).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
