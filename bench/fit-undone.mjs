// The weights of engine/resume/undone.ts: node bench/fit-undone.mjs [--write] LINES… CASES…, of which LINES tell what is not done,
// what is done in part and what is done (bench/own-cases/denials) and CASES are labelled jobs, whose quotes of what is met tell what
// is done, and whose other lines of people without a trap mostly do. Without `--write` each file of LINES is left out in turn, and
// what the others make of it is told.
import { readFileSync, writeFileSync } from 'node:fs'
import { close, load } from './load.mjs'

const { eachSign, endsBy, numbered, numbering, pieceOf, piecesOf, zones } = await load('/engine/resume/undone-signs.ts')
const { words } = await load('/engine/text/words.ts')

/** The line's pieces, and the places of up to three words of the thing. */
function rowsOf(file, thing, line, label, weight) {
  const list = words(line)
  const asked = new Set(
    words(thing)
      .filter(({ raw }) => raw.length > 3)
      .map(({ stem }) => stem),
  )
  const { pieces, at } = piecesOf(line, list, 0, ({ raw }) => pieceOf(raw), pieceOf)
  const places = list.flatMap(({ stem }, i) => (asked.has(stem) ? [at[i]] : [])).slice(0, 3)
  return places.map(place => ({ file, pieces, place, label, weight: weight / places.length }))
}

const metBy = (requirements, labels, types = /^(?:skill|other)$/) =>
  requirements.filter(({ id, type }) => labels[id]?.status === 'met' && types.test(type))

/** What readers quoted as done. */
const quoted = (file, { requirements, resumes }) =>
  resumes
    .filter(({ trap }) => trap !== 'keyword-list-only')
    .flatMap(({ labels }) =>
      // Papers that are held, too: “Lean Six Sigma Green Belt, 2014” leaves nothing to anybody.
      metBy(requirements, labels, /./).flatMap(({ id, text }) =>
        rowsOf(file, text, labels[id].evidence ?? '', 'm', 0.5),
      ),
    )

const bullet = /^\s*[-•*–»▪]\s+/

/** Lines of the first people of a job who are there without a trap that denies: what they say of what they meet is mostly done. */
const plain = (file, { requirements, resumes }) =>
  resumes
    .filter(({ trap }) => ['none', 'date-maze', 'stale'].includes(trap))
    .slice(0, 5)
    .flatMap(({ labels, text }) => {
      const met = metBy(requirements, labels)
        .map(({ text }) => text)
        .join(' ')
      const told = text.split('\n').filter(({ length }) => length > 25 && length < 250)
      return told.flatMap(line => rowsOf(file, met, line.replace(bullet, ''), 'm', 0.3))
    })

const lines = new Set()
const rows = process.argv
  .slice(2)
  .filter(name => !name.startsWith('--'))
  .flatMap(file => {
    const cases = JSON.parse(readFileSync(file, 'utf8'))
    if (cases.rows || Array.isArray(cases)) lines.add(file)
    if (cases.rows)
      return cases.rows.flatMap(([thing, label, line]) => rowsOf(file, thing, line, label, cases.weight ?? 1))
    if (Array.isArray(cases))
      return cases.flatMap(one =>
        one.rows.flatMap(([index, label, line]) => rowsOf(file, one.requirements[index], line, label, 1)),
      )
    return [...quoted(file, cases), ...plain(file, cases)]
  })

const often = (lists, least) => {
  const counts = new Map()
  for (const { found, weight } of lists)
    for (const one of new Set(found)) counts.set(one, (counts.get(one) ?? 0) + weight)
  return [...counts].filter(([, count]) => count >= least).map(([one]) => one)
}
const isTold = ({ label, weight }) => label !== 'm' || weight >= 0.33

/** How the signs of a row are found, given the names that have weights of their own. */
function signsBy(names) {
  const numberOf = numbering(names)
  const ends = endsBy(numberOf, numbered(names).length)
  const all = numbered(names)
  return ({ pieces, place }) => {
    const signs = []
    eachSign(
      pieces.map(numberOf),
      place,
      ends,
      (zone, piece) => signs.push(`${zones[zone]}:${all[piece]}`),
      (a, b) => signs.push(`rows:${all[a]} ${all[b]}`),
    )
    return signs
  }
}

const kinds = ['undone', 'part']
const is = { u: [1, 0], p: [0, 1], m: [0, 0] }

/** Chances of not done and of done in part, by weights of each sign (the last is the bias). */
function chances(weights, at) {
  const exps = weights.map(own => Math.exp(at.reduce((sum, sign) => sum + own[sign], own.at(-1))))
  return exps.map(one => one / (1 + exps[0] + exps[1]))
}

// How often all rows are gone through, and after how many of these the weights are near enough to be averaged.
const [rounds, settled] = [15, 5]
// How strongly each weight is held near nothing: by less of it the fit learns single lines, which says little of others.
const held = 0.01

/**
 * Multinomial logistic regression by stochastic gradients, each weight's step by the slopes it has seen (J. Duchi and others,
 * Adaptive Subgradient Methods, 2011); in an order that is the same each time. The mean of the last rounds' weights is taken.
 */
function fitTo(rows) {
  const names = often(
    rows.map(row => ({ found: row.pieces, weight: isTold(row) ? row.weight : 0.05 })),
    4,
  )
  const signsOf = signsBy(names)
  const found = rows.map(signsOf)
  const signs = often(
    found.map((list, i) => ({ found: list, weight: isTold(rows[i]) ? 0.5 : 0.1 })),
    1.5,
  )
  const number = new Map(signs.map((sign, i) => [sign, i]))
  const numbers = row => signsOf(row).flatMap(sign => number.get(sign) ?? [])
  const ats = rows.map(numbers)
  const weights = kinds.map(() => new Float64Array(signs.length + 1))
  const sums = kinds.map(() => new Float64Array(signs.length + 1))
  const seen = kinds.map(() => new Float64Array(signs.length + 1).fill(1e-8))
  let seed = 7
  const order = rows.map((_, i) => i)
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      const j = seed % (i + 1)
      const other = order[i]
      order[i] = order[j]
      order[j] = other
    }
    for (const place of order) {
      const found = chances(weights, ats[place])
      for (const [kind, own] of weights.entries()) {
        const error = (found[kind] - is[rows[place].label][kind]) * rows[place].weight
        for (const sign of [...ats[place], signs.length]) {
          const slope = error + (sign === signs.length ? 0 : held * own[sign])
          seen[kind][sign] += slope * slope
          own[sign] -= (0.1 * slope) / Math.sqrt(seen[kind][sign])
        }
      }
    }
    if (round >= settled)
      for (const [kind, own] of weights.entries()) for (const sign of own.keys()) sums[kind][sign] += own[sign]
  }
  const mean = sums.map(own => own.map(sum => sum / (rounds - settled)))
  return { names, signs, weights: mean, judge: row => chances(mean, numbers(row)) }
}

function write({ names, signs, weights }) {
  const round = value => Math.round(value * 100) / 100
  const made = own => {
    const fitted = { bias: round(own.at(-1)), ...Object.fromEntries([...zones, 'rows'].map(one => [one, {}])) }
    signs.forEach((sign, i) => {
      if (Math.abs(own[i]) < 0.08) return
      fitted[sign.slice(0, sign.indexOf(':'))][sign.slice(sign.indexOf(':') + 1)] = round(own[i])
    })
    return fitted
  }
  const [undone, part] = weights.map(made)
  const isStrong = name => zones.some(zone => undone[zone][name] >= 0.67) && /^[a-z']{2,}$/.test(name)
  const fitted = { names, strong: names.filter(isStrong), undone, part }
  console.log(`${rows.length} rows, ${names.length} names, ${signs.length} signs, ${fitted.strong.length} strong`)
  writeFileSync('engine/resume/undone.json', `${JSON.stringify(fitted)}\n`)
}

/** How many of each label of a file are called what, from what chances on, by what was fitted to the others. */
function leaveOut(file) {
  const { judge } = fitTo(rows.filter(row => row.file !== file))
  const judged = rows.filter(row => row.file === file).map(row => ({ label: row.label, found: judge(row) }))
  const share = (label, kind, least) => {
    const own = judged.filter(one => one.label === label)
    return (own.filter(({ found }) => found[kind] >= least).length / own.length).toFixed(2)
  }
  for (const [kind, own] of kinds.entries())
    for (const least of [0.2, 0.3, 0.4, 0.5])
      console.log(
        `${file} ${own} from ${least}: u ${share('u', kind, least)}, p ${share('p', kind, least)}, m ${share('m', kind, least)}`,
      )
}

if (process.argv.includes('--write')) write(fitTo(rows))
else for (const file of lines) leaveOut(file)
await close()
