// What a line says that the person has not done, or only in part: node bench/denials.mjs [--verbose] FILE…
import { readFileSync } from 'node:fs'
import { close, load } from './load.mjs'

const { engine } = await load('/engine/index.ts')
const { textDocument } = await load('/documents/index.ts')

const short = { met: 'm', partial: 'p', unmet: 'u' }
const verbose = process.argv.includes('--verbose')

// Where only lines are given, each with the thing that it names, the rest of the resume tells of nothing.
const plain = 'Jo Marlow\njo@example.org\n\nEXPERIENCE\n\nTeam member, Northgate, January 2019 to present\n@@\n'
const trades = cases =>
  Array.isArray(cases)
    ? cases
    : cases.rows.map(([thing, wanted, line]) => ({
        title: 'Team member',
        requirements: [thing],
        resume: plain,
        rows: [[0, wanted, line]],
      }))

for (const file of process.argv.slice(2).filter(name => !name.startsWith('--'))) {
  const count = {}
  let all = 0
  for (const { title, requirements, resume, rows } of trades(JSON.parse(readFileSync(file, 'utf8')))) {
    const job = { title, description: `Requirements\n${requirements.map(one => `- ${one}\n`).join('')}` }
    for (const [index, wanted, line] of rows) {
      const text = resume.replace(/^.*@@.*$/mu, () => `- ${line}`)
      const judged = engine.match(job, engine.readResume(textDocument(text), '2026-11-01')).assessments[index]
      // What the engine takes for no requirement is not judged.
      if (!judged) {
        if (verbose) console.log(`not asked: ${requirements[index]}`)
        continue
      }
      const found = short[judged.status]
      count[`${wanted}${found}`] = (count[`${wanted}${found}`] ?? 0) + 1
      all++
      if (verbose && found !== wanted) console.log(`${wanted} judged ${found}: ${line} | ${judged.reason}`)
    }
  }
  const of = kind => ['u', 'p', 'm'].map(found => `${found} ${count[kind + found] ?? 0}`).join(', ')
  const right = ['uu', 'pp', 'mm'].reduce((sum, both) => sum + (count[both] ?? 0), 0)
  console.log(`${file}: ${(right / all).toFixed(3)} right of ${all}`)
  console.log(`  not done, judged ${of('u')}; in part, judged ${of('p')}; done, judged ${of('m')}`)
}
await close()
