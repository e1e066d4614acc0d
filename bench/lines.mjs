// How single requirements are judged against small resumes: node bench/lines.mjs [--verbose] FILE…
import { readFileSync } from 'node:fs'
import { close, load } from './load.mjs'

const { engine } = await load('/engine/index.ts')
const { textDocument } = await load('/documents/index.ts')

const statuses = ['met', 'partial', 'unmet']
/** The labels know fewer kinds than the engine. */
const kindOf = type => ({ licence: 'certification', place: 'other', schedule: 'other' })[type] ?? type
const verbose = process.argv.includes('--verbose')

/** Mean of the F1 of the three statuses; rows of the table are labels, columns answers. */
function macroF1(table) {
  const parts = statuses.map((_, at) => {
    const missed = table[at].reduce((sum, count, to) => sum + (to === at ? 0 : count), 0)
    const wrong = table.reduce((sum, row, from) => sum + (from === at ? 0 : row[at]), 0)
    return (2 * table[at][at]) / (2 * table[at][at] + missed + wrong)
  })
  return parts.reduce((sum, part) => sum + part) / parts.length
}

for (const file of process.argv.slice(2).filter(name => !name.startsWith('--'))) {
  const table = statuses.map(() => [0, 0, 0])
  for (const { job_title, line, must, type, resumes } of JSON.parse(readFileSync(file, 'utf8')).lines) {
    const description = `${job_title}\n\nWe are looking for a colleague for our team.\n\n${must ? 'Requirements' : 'Nice to have'}\n- ${line}\n`
    const job = { title: job_title, description }
    const { requirements } = engine.readJob(job)
    const asked = requirements.find(one => kindOf(one.type) === type) ?? requirements[0]
    for (const { text, status, evidence } of resumes) {
      const { assessments } = engine.match(job, engine.readResume(textDocument(text), '2026-11-01'))
      const answer = assessments.find(({ requirement }) => requirement === asked?.id)?.status ?? 'unmet'
      table[statuses.indexOf(status)][statuses.indexOf(answer)]++
      if (verbose && answer !== status) console.log(`${line}\n  ${answer} for ${status}: ${evidence ?? 'nothing'}`)
    }
  }
  const right = table.reduce((sum, row, at) => sum + row[at], 0)
  const all = table.flat().reduce((sum, count) => sum + count)
  console.log(`${file}: macro F1 ${macroF1(table).toFixed(3)}  right ${(right / all).toFixed(3)} of ${all}`)
}
await close()
