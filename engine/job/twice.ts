import type { Requirement } from '../types.ts'
import { subjectStems } from './subject-words.ts'
import type { Unit } from './units.ts'

export type Read = { one: Requirement; section: Unit['section'] }

// How much of what two of them say, in words, has to be the same for the one to say the other, and in how many words.
const nearlyAll = 0.75
const fewest = 3

function saysTheSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let both = 0
  for (const stem of one) if (other.has(stem)) both++
  return both >= fewest && both >= nearlyAll * (one.size + other.size - both)
}

/** “Pick and pack orders using RF scanners” beside “Experience of picking and packing with RF scanners”: what is to be done and asked for as well counts once, as what is asked. */
export function withoutTwice(found: Read[]): Requirement[] {
  const asked = found.flatMap(({ one: { type, text }, section }) =>
    (section === 'must' || section === 'nice') && (type === 'skill' || type === 'other') ? [subjectStems(text)] : [],
  )
  return found.flatMap(({ one, section }) => {
    if (section !== 'duties' || asked.length === 0) return [one]
    const own = subjectStems(one.text)
    return asked.some(other => saysTheSame(own, other)) ? [] : [one]
  })
}
