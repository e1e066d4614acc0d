// Plain postings and resumes as people write them every day, three to a posting: a strong fit, a middling and a weak one: node bench/everyday.mjs [--verbose] FILE…
import { readFileSync } from 'node:fs'
import { close, load } from './load.mjs'

const { engine } = await load('/engine/index.ts')
const { textDocument } = await load('/documents/index.ts')
const verbose = process.argv.includes('--verbose')
const files = process.argv.slice(2).filter(name => !name.startsWith('--'))
let right = 0
for (const file of files) {
  const { job, as_of, resumes } = JSON.parse(readFileSync(file, 'utf8'))
  const { requirements } = engine.readJob(job)
  const matches = resumes.map(({ text }) => engine.match(job, engine.readResume(textDocument(text), as_of)))
  const scores = matches.map(({ match_score }) => match_score)
  const inOrder = scores.every((score, at) => at === 0 || score < scores[at - 1])
  right += inOrder ? 1 : 0
  console.log(`${file}: ${scores.join(' > ')}${inOrder ? '' : '  NOT IN ORDER'}`)
  if (!verbose) continue
  for (const [at, { text, kind, type }] of requirements.entries()) {
    console.log(`  ${kind} ${type}: ${text}`)
    for (const [who, { assessments }] of matches.entries())
      console.log(`    ${resumes[who].fit}: ${assessments[at].status}. ${assessments[at].reason}`)
  }
}
console.log(`${right} of ${files.length} in order`)
await close()
