import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDocument } from '../documents/index.ts'
import { readResume } from '../engine/resume/read.ts'
import { coveredMonths, dateRanges, monthOf, monthText } from '../engine/text/dates.ts'

/** What the files of examples/files/ were made from. */
type Entry = { title: string; place?: string; dates?: string }
type Truth = { name: string; contact: string[]; sections: { title: string; entries?: Entry[] }[] }

const asOf = '2026-11-01'
const root = new URL('../examples/', import.meta.url)
const files = readdirSync(new URL('files/', root)).flatMap(trade =>
  readdirSync(new URL(`files/${trade}/`, root)).map(name => `${trade}/${name}`),
)

async function readSample(file: string) {
  const truth = JSON.parse(readFileSync(new URL(`resumes/${file.replace(/\.\w+$/, '.json')}`, root), 'utf8')) as Truth
  const reading = await readDocument(readFileSync(new URL(`files/${file}`, root)))
  if (reading.status !== 'ok') throw new Error(`${file}: ${reading.message}`)
  return { file, truth, resume: readResume(reading.document, asOf) }
}

const samples = await Promise.all(files.map(readSample))

/** Posts of the truth: entries with a stretch of time, in sections that are not of studies. A career break is none. */
function held({ sections }: Truth) {
  return sections
    .filter(({ title }) => !/educat|degree|training/i.test(title))
    .flatMap(({ entries = [] }) => entries)
    .flatMap(({ title, place = '', dates = '' }) => {
      const [swapped] = dateRanges(place)
      const range = dateRanges(dates)[0] ?? swapped
      return range && dates !== 'Career break' ? [{ title, place: swapped ? dates : place, range }] : []
    })
}

const bare = (text: string) =>
  text
    .replace(/\([^)]*\)/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()

describe('the 24 sample resumes as files', () => {
  it('are all there', () => {
    expect(samples).toHaveLength(24)
  })
  it.each(samples)('give name, email and telephone of $file', ({ truth, resume }) => {
    const { name, email, phone } = resume.profile
    expect(name).toBe(truth.name)
    expect(truth.contact).toContain(email)
    expect(truth.contact.some(line => phone !== null && line.includes(phone))).toBe(true)
  })
  it('give posts with title, employer, start and end: F1 of 0.95 or more', () => {
    let found = 0
    let wanted = 0
    let right = 0
    for (const { truth, resume } of samples) {
      const left = [...resume.profile.positions]
      found += left.length
      for (const { title, place, range } of held(truth)) {
        wanted += 1
        const at = left.findIndex(
          post =>
            bare(title).startsWith(bare(post.title)) &&
            (bare(post.title) === bare(title) || /\d/.test(title)) &&
            bare(post.employer) !== '' &&
            bare(place).startsWith(bare(post.employer)) &&
            post.start === monthText(range.start) &&
            post.end === (range.end === null ? 'present' : monthText(range.end)),
        )
        if (at >= 0) right += left.splice(at, 1).length
      }
    }
    expect(wanted).toBeGreaterThan(65)
    expect((2 * right) / (found + wanted)).toBeGreaterThanOrEqual(0.95)
  })
  it.each(samples)('give the total years of $file within half a year', ({ truth, resume }) => {
    const now = monthOf(asOf)
    const months = coveredMonths(
      held(truth).map(({ range }) => ({ start: range.start, end: Math.min(range.end ?? now, now) })),
    )
    expect(Math.abs(resume.profile.total_years - months / 12)).toBeLessThanOrEqual(0.5)
  })
  it.each(samples)('quote every statement of $file to the letter and whole items of lists', ({ resume }) => {
    const { document, statements } = resume
    expect(statements.length).toBeGreaterThan(10)
    for (const { start, end } of statements) {
      expect(document.text.slice(start, end).trim()).not.toBe('')
      const inside = document.lines.filter(line => line.kind === 'list' && line.start > start && line.end <= end)
      const first = document.lines.find(line => line.start <= start && start <= line.end)
      for (const line of inside) expect(line.block).toBe(first?.block)
    }
  })
})
