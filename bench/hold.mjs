// What a fit to statuses is held to: true work that is added must not lower what is made of any need.
import { fitted } from './logistic.mjs'

// More of these never speaks against a person: true work that is added must not lower what is made of any need.
export const rising = new Set(
  'odds,logarithm of odds,doing,used,years,papers,titled,namesake,papers × odds,titled × odds,rest,odds × rest,used × rest,their met,their partial,their met × odds,their partial × odds,counted met,counted partial,same,wide,all enough,wide enough,same half,wide half,line,their met × line'.split(
    ',',
  ),
)
const lesser = ['weak', 'near', 'listed', 'implied', 'denied', 'missing']

/**
 * Brings weights back to where more of a rising sign raises what is shown: met at least as much as partly, and neither
 * below none; and what is named as done says no less than what is named otherwise.
 */
function holdStatuses([met, partial], names, scales) {
  const used = names.indexOf('used')
  for (const own of used < 0 ? [] : [met, partial]) {
    const plain = name => (own[names.indexOf(name)] / scales[names.indexOf(name)]) * scales[used]
    own[used] = Math.max(own[used], ...lesser.map(plain))
  }
  for (const [at, name] of names.entries()) {
    // A claim more never weighs against a person, and is easily made: it says no more for partly than for met.
    if (name === 'claimed') {
      met[at] = Math.max(0, met[at])
      partial[at] = Math.max(0, Math.min(met[at], partial[at]))
    }
    if (!rising.has(name)) continue
    partial[at] = Math.max(0, partial[at])
    met[at] = Math.max(met[at], partial[at])
  }
}

const part = (of, its) =>
  Object.fromEntries(
    Object.entries(of)
      .filter(([name]) => name.startsWith('its ') === its)
      .map(([name, weight]) => [its ? name.slice(4) : name, weight]),
  )

/** Weights of met and partly beside not shown, by all signs and those of the best line (`its …`). */
export function fittedStatuses(signs) {
  const [met, partial] = fitted(signs, 10, holdStatuses)
  return {
    met: part(met, false),
    partial: part(partial, false),
    its: { met: part(met, true), partial: part(partial, true) },
  }
}
