// Gradient boosting of two logarithms of odds, met and partly beside none, upon those that are there already.

/** Numbers from 0 to 1, the same each time (mulberry32). */
function numbers() {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const bins = 32
const four = value => Math.round(value * 1e4) / 1e4

/** Where a sign is cut: into parts of about as many rows each. */
function cutsOf(values) {
  const sorted = Float64Array.from(values).sort()
  const cuts = []
  for (let bin = 1; bin < bins; bin++) {
    const cut = four(sorted[Math.floor((sorted.length * bin) / bins)])
    if (cut > sorted[0] && cut !== cuts.at(-1)) cuts.push(cut)
  }
  return cuts
}

// A sum over rows: slopes and curvatures of met and of partly, and how many rows.
const width = 5
const clip = (value, [least, most]) => Math.max(least, Math.min(most, value))
const gainOf = (sum, penalty) => sum[0] ** 2 / (sum[1] + penalty) + sum[2] ** 2 / (sum[3] + penalty)

/** What a leaf adds to partly, and to met beyond that, within its bounds. */
function stepsOf(sum, { lower, upper }, penalty) {
  const partial = sum[2] / (sum[3] + penalty)
  const beyond = sum[0] / (sum[1] + penalty) - partial
  return [clip(partial, [lower[0], upper[0]]), clip(beyond, [lower[1], upper[1]])]
}

/** The best cut of a leaf. Of a rising sign more never takes anything away, nor from met beside partly. */
function bestCut(leaf, table, { penalty, least }) {
  let best = null
  for (const sign of table.asked) {
    const { bin, cuts } = table.columns[sign]
    const sums = new Float64Array((cuts.length + 1) * width)
    for (const row of leaf.rows) {
      const at = bin[row] * width
      for (let i = 0; i < width; i++) sums[at + i] += table.slopes[row * width + i]
    }
    const below = new Float64Array(width)
    for (let cut = 0; cut < cuts.length; cut++) {
      for (let i = 0; i < width; i++) below[i] += sums[cut * width + i]
      const above = leaf.sum.map((all, i) => all - below[i])
      if (below[4] < least) continue
      if (above[4] < least) break
      const gain = gainOf(below, penalty) + gainOf(above, penalty) - gainOf(leaf.sum, penalty)
      if (gain <= (best?.gain ?? 1e-6)) continue
      if (table.rising[sign]) {
        const [low, high] = [below, above].map(sum => stepsOf(sum, leaf, penalty))
        if (high[0] < low[0] || high[1] < low[1]) continue
      }
      best = { sign, cut, gain, sums: [Float64Array.from(below), above] }
    }
  }
  return best
}

/** Both sides of a leaf's best cut; between them, of a rising sign, stands what neither may pass. */
function divided(leaf, table, options) {
  const { sign, cut, sums } = leaf.best
  const { bin } = table.columns[sign]
  const sides = [leaf.rows.filter(row => bin[row] <= cut), leaf.rows.filter(row => bin[row] > cut)].map((rows, i) => ({
    rows,
    sum: sums[i],
    lower: leaf.lower,
    upper: leaf.upper,
  }))
  if (table.rising[sign]) {
    const [low, high] = sums.map(sum => stepsOf(sum, leaf, options.penalty))
    const middle = low.map((step, i) => (step + high[i]) / 2)
    sides[0].upper = middle
    sides[1].lower = middle
  }
  for (const side of sides) side.best = bestCut(side, table, options)
  return sides
}

/** The tree in one row of threes (engine/assess/trees.ts). */
function rowOf(node, columns, start = 0) {
  if (!node.sides) return [-1, ...node.value]
  const { sign, cut } = node.best
  const below = rowOf(node.sides[0], columns, start + 3)
  const next = start + 3 + below.length
  return [sign, columns[sign].cuts[cut], next, ...below, ...rowOf(node.sides[1], columns, next)]
}

function grow(table, options) {
  const rows = Array.from(table.odds, (_, row) => row)
  const sum = new Float64Array(width)
  for (const row of rows) for (let i = 0; i < width; i++) sum[i] += table.slopes[row * width + i]
  const root = { rows, sum, lower: [-Infinity, -Infinity], upper: [Infinity, Infinity] }
  root.best = bestCut(root, table, options)
  let leaves = [root]
  while (leaves.length < options.leaves) {
    const leaf = leaves.filter(({ best }) => best).toSorted((a, b) => b.best.gain - a.best.gain)[0]
    if (!leaf) break
    leaf.sides = divided(leaf, table, options)
    leaves = [...leaves.filter(one => one !== leaf), ...leaf.sides]
  }
  for (const leaf of leaves) {
    const [partial, beyond] = stepsOf(leaf.sum, leaf, options.penalty)
    // Each step by itself: rounded together, what lies beyond partly could fall where it must not.
    const [least, more] = [partial, beyond].map(step => four(step * options.rate))
    leaf.value = [four(least + more), least]
    for (const row of leaf.rows) for (const i of [0, 1]) table.odds[row][i] += leaf.value[i]
  }
  return rowOf(root, table.columns)
}

/**
 * Trees that bring odds nearer to the classes. `rows`: `signs` by name, `classes` (met, partly: 0 or 1) and `odds`, the
 * two logarithms that are there already. `isRising` says of which signs more never speaks against a person.
 */
export function boosted(rows, isRising, options) {
  const names = Object.keys(rows[0].signs)
  const random = numbers()
  const table = {
    columns: names.map(name => {
      const values = rows.map(({ signs }) => signs[name])
      const cuts = cutsOf(values)
      return { cuts, bin: Uint8Array.from(values, value => cuts.filter(cut => value >= cut).length) }
    }),
    rising: names.map(isRising),
    odds: rows.map(({ odds }) => [...odds]),
    slopes: new Float64Array(rows.length * width),
    asked: [],
  }
  const trees = []
  for (let round = 0; round < options.rounds; round++) {
    table.asked = names.flatMap((_, sign) =>
      random() < options.share && table.columns[sign].cuts.length > 0 ? [sign] : [],
    )
    for (const [row, { classes }] of rows.entries()) {
      const parts = table.odds[row].map(Math.exp)
      const all = 1 + parts[0] + parts[1]
      const chances = parts.map(part => part / all)
      const slopes = chances.flatMap((chance, i) => [classes[i] - chance, chance * (1 - chance)])
      table.slopes.set([...slopes, 1], row * width)
    }
    trees.push(grow(table, options))
  }
  return { signs: names, trees }
}
