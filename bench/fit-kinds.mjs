// Fits what tells the kinds of people, in engine/assess/weights.json, and leaves all else: node bench/fit-kinds.mjs [--write] FILE…
import { writeFileSync } from 'node:fs'
import { odds, person, rowsOf } from './fit-signs.mjs'
import { personsOf } from './fit-weights.mjs'
import { close } from './load.mjs'

const [write, files] = process.argv[2] === '--write' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)]
const rows = files.flatMap(rowsOf)
const before = { ...odds.weights }

/** Mean log loss of the kinds of the resumes themselves, seen: without lines more. */
function loss() {
  const people = [...new Map(rows.map(row => [row.context, row.kind]))]
  const losses = people.map(([context, kind]) => {
    context.together.kinds = null
    const chances = person.kindsOf(context)
    const none = 1 - chances.reduce((sum, one) => sum + one, 0)
    return -Math.log(chances[person.kinds.indexOf(kind)] ?? none)
  })
  return (losses.reduce((sum, one) => sum + one, 0) / losses.length).toFixed(3)
}

const was = loss()
odds.weights.person = personsOf(rows)
console.log(`log loss ${loss()}, ${was} before`)
const all = { ...before, person: odds.weights.person }
if (write) writeFileSync(new URL('../engine/assess/weights.json', import.meta.url), `${JSON.stringify(all, null, 2)}\n`)
await close()
