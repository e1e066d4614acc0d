/**
 * Logistic regression, of several classes beside none of them: gradients with momentum on signs brought to one scale; a
 * penalty keeps weights small. Gives for each class its weights by sign.
 */
export function fitted(rows, penalty, hold) {
  const names = Object.keys(rows[0].signs)
  const count = rows.length
  const means = names.map(name => rows.reduce((sum, { signs }) => sum + signs[name], 0) / count)
  const scales = names.map(
    (name, i) => Math.sqrt(rows.reduce((sum, { signs }) => sum + (signs[name] - means[i]) ** 2, 0) / count) || 1,
  )
  const table = rows.map(({ signs }) => Float64Array.from(names, (name, i) => (signs[name] - means[i]) / scales[i]))
  const kinds = rows[0].classes.length
  const width = names.length + 1
  const weights = Array.from({ length: kinds }, () => new Float64Array(width))
  const speeds = weights.map(() => new Float64Array(width))
  for (let round = 0; round < 400; round++) {
    const slopes = weights.map(own => Float64Array.from(own, (weight, i) => (i < names.length ? penalty * weight : 0)))
    for (let n = 0; n < count; n++) {
      const values = table[n]
      const parts = weights.map(own => {
        let sum = own[names.length]
        for (let i = 0; i < names.length; i++) sum += own[i] * values[i]
        return Math.exp(sum)
      })
      const all = 1 + parts.reduce((sum, part) => sum + part, 0)
      for (let kind = 0; kind < kinds; kind++) {
        const error = parts[kind] / all - rows[n].classes[kind]
        const slope = slopes[kind]
        for (let i = 0; i < names.length; i++) slope[i] += error * values[i]
        slope[names.length] += error
      }
    }
    for (let kind = 0; kind < kinds; kind++)
      for (let i = 0; i < width; i++) {
        speeds[kind][i] = 0.9 * speeds[kind][i] - (0.5 * slopes[kind][i]) / count
        weights[kind][i] += speeds[kind][i]
      }
    hold?.(weights, names, scales)
  }
  return weights.map(own => {
    const plain = Object.fromEntries(names.map((name, i) => [name, own[i] / scales[i]]))
    const bias = own[names.length] - names.reduce((sum, _, i) => sum + (own[i] * means[i]) / scales[i], 0)
    const all = { bias, ...plain }
    return Object.fromEntries(
      Object.entries(all)
        .map(([name, weight]) => [name, Math.round(weight * 1000) / 1000])
        .filter(([, weight]) => weight !== 0),
    )
  })
}
