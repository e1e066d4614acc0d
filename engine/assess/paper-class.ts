import { matchesOf } from '../text/matches.ts'
import { onceOf } from '../text/once.ts'

// “Class B” where “Class A” is asked: the same paper of another kind.
const kindOf = /\b(class|category|cat|series|grade)\.?\s+([A-Z]\d?(?:\s?\+\s?[A-Z]|E)?|\d)\b/giu
// “A gold card”, “CSCS card (green)”: cards that go by their colours.
const colourOf = /\b(gold|blue|black|green|red|white|yellow|silver|bronze|grey)\b/giu
const cards = /\b(?:cards?|CSCS|CPCS|ECS|JIB)\b/u
const kinds = (text: string) => [
  ...matchesOf(kindOf, text).map(([, of = '', kind = '']) => ({
    of: of.toLowerCase().replace(/^cat$/u, 'category'),
    kind: kind.toUpperCase().replace(/[\s+]/gu, ''),
  })),
  ...(cards.test(text) ? matchesOf(colourOf, text) : []).map(([, kind = '']) => ({
    of: 'card',
    kind: kind.toUpperCase(),
  })),
]
const kindsAsked = onceOf(kinds)

/** Whether the line names another class than the posting. */
export function otherKind(asked: string, line: string): boolean {
  const wanted = kindsAsked(asked)
  if (wanted.length === 0) return false
  const same = kinds(line).filter(({ of }) => wanted.some(one => one.of === of))
  return same.length > 0 && !same.some(({ of, kind }) => wanted.some(one => one.of === of && one.kind === kind))
}

/** Whether the line names the class that the posting names. */
export function sameKind(asked: string, line: string): boolean {
  const wanted = kindsAsked(asked)
  return kinds(line).some(({ of, kind }) => wanted.some(one => one.of === of && one.kind === kind))
}
