// Fits small models whose signs are there or not, words among them: what fit-odds.mjs and fit-types.mjs share.

/**
 * Logistic regression of rows of signs that are there or not, `is` being 0 or 1: one weight after another by Newton's
 * steps, time and again. The penalty holds near nothing what few rows bear. Gives the weights by sign.
 */
export function fitted(rows, penalty) {
  const sums = new Float64Array(rows.length)
  const bearing = new Map()
  for (const [at, { signs }] of rows.entries())
    for (const sign of signs) {
      const own = bearing.get(sign) ?? []
      own.push(at)
      bearing.set(sign, own)
    }
  const weights = Object.fromEntries([...bearing.keys()].map(sign => [sign, 0]))
  for (let round = 0; round < 60; round++)
    for (const [sign, own] of bearing) {
      let slope = penalty * weights[sign]
      let bend = penalty
      for (const at of own) {
        const chance = 1 / (1 + Math.exp(-sums[at]))
        slope += chance - rows[at].is
        bend += chance * (1 - chance)
      }
      const step = -slope / bend
      weights[sign] += step
      for (const at of own) sums[at] += step
    }
  return weights
}

/** How likely, 0 to 1, what bears the signs is of the class. */
export const odds = (weights, signs) => 1 / (1 + Math.exp(-signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0)))

const isWord = sign => /^(?:says|opens with) /.test(sign)

/** The rows without the words that fewer of them have: such a one says no more than which texts they are. */
export function withoutRareWords(rows, fewest) {
  const counts = new Map()
  for (const { signs } of rows) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return rows.map(row => ({ ...row, signs: row.signs.filter(sign => !isWord(sign) || counts.get(sign) >= fewest) }))
}

/** The weights as they are written down: words last, with two decimals. */
export const written = weights =>
  Object.fromEntries(
    Object.entries(weights)
      .map(([sign, weight]) => [sign, Math.round(weight * 100) / 100])
      .filter(([, weight]) => weight !== 0)
      .toSorted(([a], [b]) => Number(isWord(a)) - Number(isWord(b)) || (a < b ? -1 : 1)),
  )
