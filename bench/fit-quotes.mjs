// Fits which of a need's lines a reader quotes, in engine/assess/weights.json, each half of the files judged by the other: node bench/fit-quotes.mjs [--write] FILE…
import { readFileSync, writeFileSync } from 'node:fs'
import { meet, rowsOf, skill, spoken } from './fit-signs.mjs'
import { close, load } from './load.mjs'

const { quoteNames, quoteSigns, quoted } = await load('/engine/assess/quotes.ts')

// So much of the shorter of line and label is the line that a reader quoted.
const least = 0.3

/** The lines of each need that is shown, by the engine and by the reader, and which of them the reader quoted. */
function choicesOf(file, index) {
  return rowsOf(file).flatMap(({ ofDoing, context, need, quoted: label }) => {
    const status = ofDoing && label ? skill.assessSkill(context, need).status : 'unmet'
    if (status === 'unmet') return []
    const { lines } = spoken.spokenOf(context, need)
    const isRight = ({ at }) => {
      const { start, end } = context.resume.statements[at]
      return meet(label, { start, end }) >= least * Math.min(label.end - label.start, end - start)
    }
    const right = lines.map(isRight)
    if (!right.includes(true)) return []
    const before = isRight(quoted(lines, status)[0])
    return [{ half: index % 2, signs: lines.map(line => quoteSigns(line, status)), right, before }]
  })
}

const sum = (weights, signs) => weights.reduce((all, weight, at) => all + weight * signs[at], 0)

/** Conditional logistic regression (D. McFadden, 1974): one line of each need is the one quoted; gradients with momentum. */
function fitted(choices) {
  const all = choices.flatMap(({ signs }) => signs)
  const scales = quoteNames.map((_, at) => {
    const mean = all.reduce((total, signs) => total + signs[at], 0) / all.length
    return Math.sqrt(all.reduce((total, signs) => total + (signs[at] - mean) ** 2, 0) / all.length) || 1
  })
  const weights = quoteNames.map(() => 0)
  const speeds = quoteNames.map(() => 0)
  for (let round = 0; round < 400; round++) {
    const slopes = weights.map((weight, at) => (10 * weight * scales[at] ** 2) / choices.length)
    for (const { signs, right } of choices) {
      const parts = signs.map(one => Math.exp(sum(weights, one)))
      const total = parts.reduce((a, b) => a + b, 0)
      const share = 1 / right.filter(is => is).length
      for (const [line, one] of signs.entries()) {
        const error = (parts[line] / total - (right[line] ? share : 0)) / choices.length
        for (const at of one.keys()) slopes[at] += error * one[at]
      }
    }
    for (const at of weights.keys()) {
      speeds[at] = 0.9 * speeds[at] - (0.1 * slopes[at]) / scales[at] ** 2
      weights[at] += speeds[at]
    }
  }
  return weights.map(weight => Math.round(weight * 1000) / 1000)
}

const firstIsRight = (weights, { signs, right }) => {
  const likely = signs.map(one => sum(weights, one))
  return right[likely.indexOf(Math.max(...likely))]
}

const share = (list, is) => (list.filter(is).length / list.length).toFixed(4)

const [write, files] = process.argv[2] === '--write' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)]
const choices = files.flatMap(choicesOf)
for (const half of [0, 1]) {
  const [held, others] = [choices.filter(one => one.half === half), choices.filter(one => one.half !== half)]
  if (others.length === 0) continue
  const weights = fitted(others)
  const now = share(held, one => firstIsRight(weights, one))
  console.log(
    `${held.length} choices: first line right as it stands ${share(held, ({ before }) => before)}, fitted to the others ${now}`,
  )
}
const quote = Object.fromEntries(fitted(choices).map((weight, at) => [quoteNames[at], weight]))
console.log(quote)
const place = new URL('../engine/assess/weights.json', import.meta.url)
if (write) writeFileSync(place, `${JSON.stringify({ ...JSON.parse(readFileSync(place, 'utf8')), quote }, null, 2)}\n`)
await close()
