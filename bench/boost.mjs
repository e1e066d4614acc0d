// Gradient boosting of one logarithm of odds: trees that ask for signs, each correcting those before it.

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

const bins = 64
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

// A sum over rows: slopes, curvatures and how many rows.
const width = 3
const gainOf = (sum, penalty) => sum[0] ** 2 / (sum[1] + penalty)

/** What a leaf adds, within its bounds. */
const stepOf = (sum, { lower, upper }, penalty) => Math.max(lower, Math.min(upper, sum[0] / (sum[1] + penalty)))

/** The best cut of a leaf. Of a rising sign more never takes anything away, and of a falling one it never adds. */
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
      if (below[2] < least) continue
      if (above[2] < least) break
      const gain = gainOf(below, penalty) + gainOf(above, penalty) - gainOf(leaf.sum, penalty)
      if (gain <= (best?.gain ?? 1e-6)) continue
      if ((stepOf(above, leaf, penalty) - stepOf(below, leaf, penalty)) * table.way[sign] < 0) continue
      best = { sign, cut, gain, sums: [Float64Array.from(below), above] }
    }
  }
  return best
}

/** Both sides of a leaf's best cut; between them, of a rising or falling sign, stands what neither may pass. */
function divided(leaf, table, options) {
  const { sign, cut, sums } = leaf.best
  const { bin } = table.columns[sign]
  const sides = [leaf.rows.filter(row => bin[row] <= cut), leaf.rows.filter(row => bin[row] > cut)].map((rows, i) => ({
    rows,
    sum: sums[i],
    lower: leaf.lower,
    upper: leaf.upper,
  }))
  if (table.way[sign] !== 0) {
    const [below, above] = sums.map(sum => stepOf(sum, leaf, options.penalty))
    const [low, high] = table.way[sign] > 0 ? sides : sides.toReversed()
    low.upper = (below + above) / 2
    high.lower = (below + above) / 2
  }
  for (const side of sides) side.best = bestCut(side, table, options)
  return sides
}

/** The tree in one row of threes (engine/assess/trees.ts). */
function rowOf(node, columns, start = 0) {
  if (!node.sides) return [-1, node.value, 0]
  const { sign, cut } = node.best
  const below = rowOf(node.sides[0], columns, start + 3)
  const next = start + 3 + below.length
  return [sign, columns[sign].cuts[cut], next, ...below, ...rowOf(node.sides[1], columns, next)]
}

function grow(table, options) {
  const rows = Array.from(table.odds, (_, row) => row)
  const sum = new Float64Array(width)
  for (const row of rows) for (let i = 0; i < width; i++) sum[i] += table.slopes[row * width + i]
  const root = { rows, sum, lower: -Infinity, upper: Infinity }
  root.best = bestCut(root, table, options)
  let leaves = [root]
  while (leaves.length < options.leaves) {
    const leaf = leaves.filter(({ best }) => best).toSorted((a, b) => b.best.gain - a.best.gain)[0]
    if (!leaf) break
    leaf.sides = divided(leaf, table, options)
    leaves = [...leaves.filter(one => one !== leaf), ...leaf.sides]
  }
  for (const leaf of leaves) {
    leaf.value = four(stepOf(leaf.sum, leaf, options.penalty) * options.rate)
    for (const row of leaf.rows) table.odds[row] += leaf.value
  }
  return rowOf(root, table.columns)
}

/**
 * Trees whose sum is the logarithm of the odds that a row is of the class. `rows`: `signs` by name, `is` 0 or 1.
 * `wayOf` says of a sign whether more of it never takes anything away (1), never adds anything (-1), or may do both (0).
 */
export function boosted(rows, wayOf, options) {
  const names = Object.keys(rows[0].signs)
  const random = numbers()
  const table = {
    columns: names.map(name => {
      const values = rows.map(({ signs }) => signs[name])
      const cuts = cutsOf(values)
      return { cuts, bin: Uint8Array.from(values, value => cuts.filter(cut => value >= cut).length) }
    }),
    way: names.map(wayOf),
    odds: new Float64Array(rows.length),
    slopes: new Float64Array(rows.length * width),
    asked: [],
  }
  const trees = []
  for (let round = 0; round < options.rounds; round++) {
    table.asked = names.flatMap((_, sign) =>
      random() < options.share && table.columns[sign].cuts.length > 0 ? [sign] : [],
    )
    for (const [row, { is }] of rows.entries()) {
      const chance = 1 / (1 + Math.exp(-table.odds[row]))
      table.slopes.set([is - chance, chance * (1 - chance), 1], row * width)
    }
    trees.push(grow(table, options))
  }
  return { signs: names, trees }
}
