// Resumes of many trades in an adviser's order, from the best written to the poorest: node bench/analysis.mjs [--verbose] FILE…
import { readFileSync } from 'node:fs'
import { close, load } from './load.mjs'

const { engine } = await load('/engine/index.ts')
const { textDocument } = await load('/documents/index.ts')
const verbose = process.argv.includes('--verbose')
const files = process.argv.slice(2).filter(name => !name.startsWith('--'))

/** The share of pairs of different grades that a ranker puts in order; a tie counts half. */
function inOrder(list, rank) {
  let [right, all] = [0, 0]
  for (const better of list)
    for (const worse of list) {
      if (better.grade <= worse.grade) continue
      all++
      right += rank(better) > rank(worse) ? 1 : rank(better) === rank(worse) ? 0.5 : 0
    }
  return `${(right / all).toFixed(3)} of ${all}`
}

const scores = ['score_overall', 'score_format', 'score_skills', 'score_experience']
for (const file of files) {
  const { as_of, resumes } = JSON.parse(readFileSync(file, 'utf8'))
  const list = resumes.map(({ id, grade, text }) => {
    const read = engine.readResume(textDocument(text), as_of)
    const listed = new Set(
      read.evidence.all.filter(({ statement }) => read.statements[statement].listed).map(({ concept }) => concept.id),
    ).size
    return { id, grade, words: read.tally.words, listed, analysis: engine.analyze(read) }
  })
  console.log(`${file}: ${list.length} resumes, share of pairs of different grades in order`)
  for (const score of scores) console.log(`  ${score.padEnd(18)} ${inOrder(list, ({ analysis }) => analysis[score])}`)
  console.log(`  ${'length in words'.padEnd(18)} ${inOrder(list, ({ words }) => words)}`)
  console.log(`  ${'things in lists'.padEnd(18)} ${inOrder(list, ({ listed }) => listed)}`)
  if (!verbose) continue
  for (const { id, grade, analysis } of list.toSorted((a, b) => b.analysis.score_overall - a.analysis.score_overall))
    console.log(`  ${grade} ${scores.map(score => analysis[score].toFixed(1).padStart(6)).join(' ')}  ${id}`)
}
await close()
