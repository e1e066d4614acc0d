// Plain postings and resumes as people write them every day, three to a posting: a strong fit, a middling and a weak one: node bench/everyday.mjs [--verbose: labels answered otherwise] [--all: every reason] FILE…
// Some have labels of what a recruiter ticks, `{ requirement, strong, middling, weak }`: how many of those are answered alike, too high and too low.
import { readFileSync } from 'node:fs'
import { close, load } from './load.mjs'

const { engine } = await load('/engine/index.ts')
const { textDocument } = await load('/documents/index.ts')
const verbose = process.argv.includes('--verbose')
const files = process.argv.slice(2).filter(name => !name.startsWith('--'))
const statuses = ['unmet', 'partial', 'met']
const tally = { alike: 0, high: 0, low: 0 }
let right = 0

/** Counts the labels of a file; a requirement is answered by the best of those read in half of the shorter of both spans. */
function count({ job, resumes, labels = [] }, requirements, matches) {
  for (const label of labels) {
    const start = job.description.indexOf(label.requirement)
    const end = start + label.requirement.length
    const own = requirements.filter(one => {
      const shared = Math.min(end, one.end) - Math.max(start, one.start)
      return shared >= 0.5 * Math.min(end - start, one.end - one.start)
    })
    if (own.length === 0) console.log(`  not read: ${label.requirement}`)
    for (const [who, { fit }] of resumes.entries()) {
      const answers = matches[who].assessments.filter(({ requirement }) => own.some(({ id }) => id === requirement))
      const best = Math.max(...answers.map(({ status }) => statuses.indexOf(status)), 0)
      const off = best - statuses.indexOf(label[fit])
      tally[off === 0 ? 'alike' : off > 0 ? 'high' : 'low']++
      if (verbose && off !== 0) {
        const [one] = answers
        console.log(
          `  ${fit} ${label[fit]} > ${statuses[best]}: ${label.requirement} | ${one?.evidence[0]?.quote ?? ''} | ${one?.reason ?? ''}`,
        )
      }
    }
  }
}

for (const file of files) {
  const set = JSON.parse(readFileSync(file, 'utf8'))
  const { job, as_of, resumes } = set
  const { requirements } = engine.readJob(job)
  const matches = resumes.map(({ text }) => engine.match(job, engine.readResume(textDocument(text), as_of)))
  const scores = matches.map(({ match_score }) => match_score)
  const inOrder = scores.every((score, at) => at === 0 || score < scores[at - 1])
  right += inOrder ? 1 : 0
  console.log(`${file}: ${scores.join(' > ')}${inOrder ? '' : '  NOT IN ORDER'}`)
  count(set, requirements, matches)
  if (!process.argv.includes('--all')) continue
  for (const [at, { text, kind, type }] of requirements.entries()) {
    console.log(`  ${kind} ${type}: ${text}`)
    for (const [who, { assessments }] of matches.entries())
      console.log(`    ${resumes[who].fit}: ${assessments[at].status}. ${assessments[at].reason}`)
  }
}
console.log(
  `${right} of ${files.length} in order; labels answered alike ${tally.alike}, too high ${tally.high}, too low ${tally.low}`,
)
await close()
