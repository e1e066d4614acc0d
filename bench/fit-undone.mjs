// The weights of engine/resume/undone.ts: node bench/fit-undone.mjs [--write] LINES… CASES…, of which LINES tell what is not done
// (bench/own-cases/denials) and CASES are labelled jobs, whose quotes of what is met tell what is.
import { readFileSync, writeFileSync } from 'node:fs'
import { close, load } from './load.mjs'

const { breaksIn, eachSign, numbered, numbering, pieceOf, piecesOf, zones } = await load(
  '/engine/resume/undone-signs.ts',
)
const { words } = await load('/engine/text/words.ts')

/** The line's pieces, and the places of up to three words of the thing. */
function rowsOf(thing, line, undone, weight) {
  const list = words(line)
  const asked = new Set(
    words(thing)
      .filter(({ raw }) => raw.length > 3)
      .map(({ stem }) => stem),
  )
  const { pieces, at } = piecesOf(line, list, 0, pieceOf)
  const places = list.flatMap(({ stem }, i) => (asked.has(stem) ? [at[i]] : [])).slice(0, 3)
  return places.map(place => ({ pieces, place, undone, weight: weight / places.length }))
}

const rows = process.argv
  .slice(2)
  .filter(name => !name.startsWith('--'))
  .flatMap(file => {
    const cases = JSON.parse(readFileSync(file, 'utf8'))
    if (cases.rows) return cases.rows.flatMap(([thing, wanted, line]) => rowsOf(thing, line, wanted === 'u', 1))
    if (Array.isArray(cases))
      return cases.flatMap(one =>
        one.rows.flatMap(([index, wanted, line]) => rowsOf(one.requirements[index], line, wanted === 'u', 1)),
      )
    const needs = new Map(cases.requirements.map(({ id, text, type }) => [id, { text, type }]))
    return cases.resumes.flatMap(({ labels, trap }) =>
      Object.entries(labels).flatMap(([id, { status, evidence }]) => {
        const need = needs.get(id)
        const told =
          status === 'met' && evidence && trap !== 'keyword-list-only' && /^(?:skill|other)$/.test(need?.type)
        return told ? rowsOf(need.text, evidence, false, 0.5) : []
      }),
    )
  })

const often = (lists, least) => {
  const counts = new Map()
  for (const { found, weight } of lists)
    for (const one of new Set(found)) counts.set(one, (counts.get(one) ?? 0) + weight)
  return [...counts].filter(([, count]) => count >= least).map(([one]) => one)
}
const names = often(
  rows.map(({ pieces, weight }) => ({ found: pieces, weight: weight >= 0.33 ? weight : 0.05 })),
  5,
)
const numberOf = numbering(names)
const isBreak = breaksIn(numberOf)
const all = numbered(names)
const nameOf = piece => all[piece]
for (const row of rows) {
  row.signs = []
  eachSign(
    row.pieces.map(numberOf),
    row.place,
    piece => isBreak.has(piece),
    (zone, piece) => row.signs.push(`${zones[zone]}:${nameOf(piece)}`),
    (...pieces) =>
      row.signs.push(
        `rows:${pieces
          .filter(piece => piece >= 0)
          .map(nameOf)
          .join(' ')}`,
      ),
  )
}
const signs = often(
  rows.map(({ signs: found, weight, undone }) => ({ found, weight: undone || weight >= 0.33 ? 0.5 : 0.1 })),
  1.5,
)
const number = new Map(signs.map((sign, i) => [sign, i]))
for (const row of rows) row.at = row.signs.flatMap(sign => number.get(sign) ?? [])

// Logistic regression by stochastic gradients, each weight's step by the slopes it has seen (J. Duchi and others, Adaptive
// Subgradient Methods, 2011); in an order that is the same each time.
const bias = signs.length
const weights = new Float64Array(bias + 1)
const seen = new Float64Array(bias + 1).fill(1e-8)
let seed = 7
const order = rows.map((_, i) => i)
for (let round = 0; round < 30; round++) {
  for (let i = order.length - 1; i > 0; i--) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    const j = seed % (i + 1)
    const held = order[i]
    order[i] = order[j]
    order[j] = held
  }
  for (const place of order) {
    const { at, undone, weight } = rows[place]
    const sum = at.reduce((all, sign) => all + weights[sign], weights[bias])
    const error = (1 / (1 + Math.exp(-sum)) - (undone ? 1 : 0)) * weight
    for (const sign of [...at, bias]) {
      const slope = error + (sign === bias ? 0 : 0.0025 * weights[sign])
      seen[sign] += slope * slope
      weights[sign] -= (0.1 * slope) / Math.sqrt(seen[sign])
    }
  }
}
const round = value => Math.round(value * 100) / 100
const fitted = {
  bias: round(weights[bias]),
  names,
  strong: [],
  ...Object.fromEntries([...zones, 'rows'].map(one => [one, {}])),
}
signs.forEach((sign, i) => {
  if (Math.abs(weights[i]) < 0.05) return
  const [kind, name] = [sign.slice(0, sign.indexOf(':')), sign.slice(sign.indexOf(':') + 1)]
  fitted[kind][name] = round(weights[i])
})
fitted.strong = names.filter(name => zones.some(zone => fitted[zone][name] >= 0.6) && /^[a-z']{2,}$/.test(name))
console.log(`${rows.length} rows, ${names.length} names, ${signs.length} signs, ${fitted.strong.length} strong`)
if (process.argv.includes('--write')) writeFileSync('engine/resume/undone.json', `${JSON.stringify(fitted, null, 1)}\n`)
await close()
