import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentOf } from './document.test-help.ts'
import { engine } from './index.ts'

type Labelled = {
  as_of: string
  job: { title: string; description: string }
  resumes: { text: string; trap: string }[]
}

const folders = ['../bench/requirement-match/', '../bench/own-cases/'].map(path => new URL(path, import.meta.url))
const labelled = folders.flatMap(folder =>
  readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map((name): Labelled => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
)

const idle = [
  'Was on time every day and kept the desk tidy',
  'Took the bus to the site each morning',
  'Had lunch with the others in the canteen',
  'Answered the phone when it rang',
  'Went to the yearly party of the firm',
]

const bullet = /^\s*[-•*–»▪]\s+/

/** The resume with these lines above its first bullet; null where it has no bullets. */
function withIdle(text: string): string | null {
  const lines = text.split('\n')
  const at = lines.findIndex(one => bullet.test(one))
  const [sign = ''] = bullet.exec(lines[at] ?? '') ?? []
  return at < 0 ? null : [...lines.slice(0, at), ...idle.map(line => sign + line), ...lines.slice(at)].join('\n')
}

// 6.33 gave 1.4 points for them in the mean, to one in eight more than five, and 13 at most.
it('lines that say nothing of what is asked raise hardly any score', () => {
  const gains = labelled.flatMap(({ as_of, job, resumes }) => {
    const score = (text: string) => engine.match(job, engine.readResume(documentOf(text), as_of)).match_score
    return resumes.flatMap(({ text }) => {
      const more = withIdle(text)
      return more === null ? [] : [score(more) - score(text)]
    })
  })
  expect(gains.length).toBeGreaterThan(60)
  expect(gains.filter(gain => gain > 5).length).toBeLessThan(gains.length / 20)
  expect(Math.max(...gains)).toBeLessThan(10)
  expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeLessThan(1)
})
