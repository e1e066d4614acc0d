// Fits small models whose signs are there or not, words among them: what fit-odds.mjs and fit-types.mjs share.

/**
 * Logistic regression of rows of signs, each by its name alone or with a value, `is` being 0 or 1: one weight after another by Newton's
 * steps, time and again. The penalty holds near nothing what few rows bear. Gives the weights by sign.
 */
export function fitted(rows, penalty) {
  const sums = new Float64Array(rows.length)
  const bearing = new Map()
  for (const [at, { signs }] of rows.entries())
    for (const one of signs) {
      const [sign, value] = typeof one === 'string' ? [one, 1] : one
      const own = bearing.get(sign) ?? { rows: [], values: [], weight: 0 }
      bearing.set(sign, own)
      own.rows.push(at)
      own.values.push(value)
    }
  for (let round = 0; round < 60; round++)
    for (const own of bearing.values()) {
      let slope = penalty * own.weight
      let bend = penalty
      for (let i = 0; i < own.rows.length; i++) {
        const chance = 1 / (1 + Math.exp(-sums[own.rows[i]]))
        slope += own.values[i] * (chance - rows[own.rows[i]].is)
        bend += own.values[i] ** 2 * chance * (1 - chance)
      }
      const step = -slope / bend
      own.weight += step
      for (let i = 0; i < own.rows.length; i++) sums[own.rows[i]] += own.values[i] * step
    }
  return Object.fromEntries([...bearing].map(([sign, { weight }]) => [sign, weight]))
}

/** How likely, 0 to 1, what bears the signs is of the class. */
export function odds(weights, signs) {
  const add = (sum, sign) => sum + (typeof sign === 'string' ? (weights[sign] ?? 0) : (weights[sign[0]] ?? 0) * sign[1])
  return 1 / (1 + Math.exp(-signs.reduce(add, 0)))
}

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
