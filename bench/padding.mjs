// What lines more do to a score: five of everyday life, five of another trade, and one that is true and quoted of somebody
// else for what is asked: node bench/padding.mjs FILE…
import { readFileSync } from 'node:fs'
import { close, load } from './load.mjs'
import { short, withLines } from './more-lines.mjs'

const { engine } = await load('/engine/index.ts')
const { textDocument } = await load('/documents/index.ts')

// They say nothing of any work asked for: to put them in should change nothing.
const idle = {
  'five lines of everyday life': [
    'Was on time every day and kept the desk tidy',
    'Took the bus to the site each morning',
    'Had lunch with the others in the canteen',
    'Answered the phone when it rang',
    'Went to the yearly party of the firm',
  ],
  'five lines of another trade': [
    'Planted tulips and pruned the hedge of the back garden',
    'Watered the tomatoes each evening through the summer',
    'Painted the garden fence in a light green',
    'Swept leaves from the path and filled the compost',
    'Fed the goldfish and cleaned the small pond',
  ],
}
const bullet = /^\s*[-•*–»▪]\s+/

/** Lines by which others show what is asked, one a skill. */
const trueLines = ({ requirements, resumes }, own) =>
  requirements.flatMap(({ id, type }) => {
    const line = resumes
      .filter(one => one.id !== own.id && one.trap === 'none' && one.labels[id]?.status === 'met')
      .map(({ labels }) => labels[id].evidence ?? '')
      .find(short)
    return type === 'skill' && line !== undefined && !own.text.includes(line) ? [line] : []
  })

const changes = new Map([...Object.keys(idle), 'a true line'].map(name => [name, []]))
for (const file of process.argv.slice(2)) {
  const set = JSON.parse(readFileSync(file, 'utf8'))
  const score = text => engine.match(set.job, engine.readResume(textDocument(text), set.as_of)).match_score
  for (const resume of set.resumes) {
    if (resume.trap === 'jd-paste' || resume.trap === 'injection') continue
    const before = score(resume.text)
    const put = (name, more) => {
      const text = withLines(resume.text, more, bullet)
      if (text !== null) changes.get(name).push(score(text) - before)
    }
    for (const [name, lines] of Object.entries(idle)) put(name, lines)
    for (const line of trueLines(set, resume)) put('a true line', [line])
  }
}
for (const [name, list] of changes) {
  const share = test => `${((list.filter(test).length / list.length) * 100).toFixed(1)} %`
  console.log(
    `${name.padEnd(28)} ${String(list.length).padStart(5)} times: ${(list.reduce((sum, one) => sum + one, 0) / list.length).toFixed(2)} points in the mean; ` +
      `more than 1 up ${share(one => one > 1)}, more than 5 up ${share(one => one > 5)}, most ${Math.max(...list).toFixed(1)}; ` +
      `down ${share(one => one < 0)}, more than 1 down ${share(one => one < -1)}, most ${(-Math.min(...list)).toFixed(1)}`,
  )
}
await close()
