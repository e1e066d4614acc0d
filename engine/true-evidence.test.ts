import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentOf } from './document.test-help.ts'
import { engine } from './index.ts'
import type { Requirement } from './types.ts'

type Label = { status: string; evidence: string | null }
type Resume = { id: string; text: string; trap: string; labels: Record<string, Label> }
type Labelled = {
  as_of: string
  job: { title: string; description: string }
  requirements: { id: string; type: string }[]
  resumes: Resume[]
}

const setOf = (file: URL): Labelled => JSON.parse(readFileSync(file, 'utf8'))

const folders = ['../bench/requirement-match/', '../bench/own-cases/'].map(path => new URL(path, import.meta.url))
const labelled = folders.flatMap(folder =>
  readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => setOf(new URL(name, folder))),
)

const bullet = /^\s*[-•*–»▪]\s+/

/** The resume with lines more above its first bullet; null where it has no bullets. */
function withLines({ text }: Resume, more: string[]): string | null {
  const lines = text.split('\n')
  const at = lines.findIndex(one => bullet.test(one))
  const [sign = ''] = bullet.exec(lines[at] ?? '') ?? []
  return at < 0 ? null : [...lines.slice(0, at), ...more.map(line => sign + line), ...lines.slice(at)].join('\n')
}

/** The same with one line; null where the resume says it already, too. */
const withLine = (resume: Resume, line: string) => (resume.text.includes(line) ? null : withLines(resume, [line]))

/** A line by which another resume shows the requirement. */
const lineOf = ({ resumes }: Labelled, own: Resume, requirement: string) =>
  resumes
    .filter(({ id, trap, labels }) => id !== own.id && trap === 'none' && labels[requirement]?.status === 'met')
    .map(({ labels }) => labels[requirement]?.evidence ?? '')
    .find(line => line !== '' && line.length < 160 && !line.includes('\n'))

describe('a true line more, of all that another resume is quoted for', () => {
  // What kind of person tells all this is told by all words of the posts, so a line more may cost some tenths of a point (0039).
  it('takes nothing from nearly all, half a point from one in fifty and more than a point from one in two hundred', () => {
    let added = 0
    const lost: number[] = []
    for (const set of labelled) {
      const score = (text: string) => engine.match(set.job, engine.readResume(documentOf(text), set.as_of)).match_score
      for (const resume of set.resumes) {
        if (resume.trap === 'jd-paste' || resume.trap === 'injection') continue
        const before = score(resume.text)
        for (const { id, type } of set.requirements) {
          const text = type === 'skill' ? withLine(resume, lineOf(set, resume, id) ?? resume.text) : null
          if (text === null) continue
          added++
          lost.push(before - score(text))
        }
      }
    }
    expect(added).toBeGreaterThan(200)
    const over = (points: number) => lost.filter(one => one > points).length
    expect(over(0.5)).toBeLessThan(added / 50)
    expect(over(1)).toBeLessThanOrEqual(added / 200)
    expect(over(0)).toBeLessThan(added / 15)
    expect(Math.max(...lost)).toBeLessThan(5)
  })
  const statusIn = (set: Labelled, text: string, which: (requirement: Requirement) => boolean) => {
    const { requirements, assessments } = engine.match(set.job, engine.readResume(documentOf(text), set.as_of))
    const asked = requirements.find(which)?.id
    return assessments.find(({ requirement }) => requirement === asked)?.status
  }

  it.each([
    ['what a foreman of the trade shows', 'round-23/steel-erection-foreman', 'steel-erection-foreman-05', 'r2'],
    ['what an untitled post shows', 'round-25/clinical-data-manager', 'clinical-data-manager-11', 'r5'],
    ['what was done of late beside what is old', 'round-19/legal-secretary', 'legal-secretary-07', 'r2'],
  ])('takes nothing from %s', (_, file, id, requirement) => {
    const set = setOf(new URL(`${file}.json`, folders[1]))
    const resume = set.resumes.find(one => one.id === id)
    if (!resume) throw new Error('The set has no such resume.')
    const score = (text: string) => engine.match(set.job, engine.readResume(documentOf(text), set.as_of)).match_score
    const more = withLine(resume, lineOf(set, resume, requirement) ?? resume.text)
    if (more === null) throw new Error('The resume says the line already, or has no bullets.')
    expect(score(more)).toBeGreaterThanOrEqual(score(resume.text))
  })

  it('leaves the years of the work what they were', () => {
    const set = setOf(new URL('round-11/localisation-project-manager.json', folders[1]))
    const [resume] = set.resumes
    if (!resume) throw new Error('The set has no resume.')
    const years = (text: string) => statusIn(set, text, ({ type }) => type === 'years')
    const more = withLine(resume, lineOf(set, resume, 'r3') ?? resume.text)
    expect([years(resume.text), more && years(more)]).toEqual(['met', 'met'])
  })

  it('leaves what is claimed elsewhere partly shown, though the line itself shows less', () => {
    const set = setOf(new URL('round-6/data-engineer.json', folders[1]))
    const resume = set.resumes.find(({ id }) => id === 'data-engineer-08')
    if (!resume) throw new Error('The set has no such resume.')
    const orchestrator = (text: string) => statusIn(set, text, ({ text }) => text.includes('orchestrator'))
    const more = withLine(resume, lineOf(set, resume, 'r4') ?? resume.text)
    expect([orchestrator(resume.text), more && orchestrator(more)]).toEqual(['partial', 'partial'])
  })
})

const idle = [
  'Was on time every day and kept the desk tidy',
  'Took the bus to the site each morning',
  'Had lunch with the others in the canteen',
  'Answered the phone when it rang',
  'Went to the yearly party of the firm',
]

// 6.33 gave 1.4 points for them in the mean, to one in eight more than five, and 13 at most.
it('lines that say nothing of what is asked raise hardly any score', () => {
  const gains = labelled.flatMap(({ as_of, job, resumes }) => {
    const score = (text: string) => engine.match(job, engine.readResume(documentOf(text), as_of)).match_score
    return resumes.flatMap(resume => {
      const more = withLines(resume, idle)
      return more === null ? [] : [score(more) - score(resume.text)]
    })
  })
  expect(gains.length).toBeGreaterThan(60)
  expect(gains.filter(gain => gain > 5).length).toBeLessThan(gains.length / 20)
  expect(Math.max(...gains)).toBeLessThan(10)
  expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeLessThan(1)
})
