import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { exampleMatch } from '../web/app/pages/example-match.ts'

type Assessment = { requirement: string; status: string; reason: string; evidence: { quote: string }[] }
type Answer = {
  engine: { version: string }
  job: { requirements: { id: string; text: string; kind: string; type: string }[] }
  results: { match_score: number; assessments: Assessment[]; gains: Record<string, number> }[]
}

it('the front page shows what the engine of today answers for that sample', () => {
  const resume = `examples/files/data-analyst/${exampleMatch.file}`
  const asked = ['--job', 'examples/jobs/data-analyst.md', '--as-of', '2026-11-01', '--format', 'json', resume]
  const root = fileURLToPath(new URL('../', import.meta.url))
  const answer: Answer = JSON.parse(
    execFileSync(process.execPath, ['scripts/screen.mjs', ...asked], { cwd: root, encoding: 'utf8' }),
  )
  const [result] = answer.results
  const { engine, score, asked: count, requirements } = exampleMatch
  expect({ engine, score, count }).toEqual({
    engine: answer.engine.version,
    score: result?.match_score,
    count: answer.job.requirements.length,
  })
  for (const { text, kind, type, status, reason, evidence, gain } of requirements) {
    const same = answer.job.requirements.find(one => one.text === text)
    const found = result?.assessments.find(({ requirement }) => requirement === same?.id)
    expect({ kind, type, status, reason, gain, quotes: evidence.map(({ quote }) => quote) }).toEqual({
      kind: same?.kind,
      type: same?.type,
      status: found?.status,
      reason: found?.reason,
      gain: result?.gains[same?.id ?? ''] ?? 0,
      quotes: found?.evidence.map(({ quote }) => quote),
    })
  }
})
