import { onceOf } from '../text/once.ts'

// “Code EC”, “C1 and trailer”, “category C”: classes above everyone's. “Class C” is a car's in Australia and America.
const named =
  /(?<![\p{L}\d+])(EC1?|EB|C1E|C ?\+ ?E|CE|C1|B ?\+ ?E|BE)(?![\p{L}\d])|\b(?:[Cc]odes?|[Cc]at(?:egor(?:y|ies)|s)?\.?)\s+(C|B|14|10|0?8)(?![\p{L}\d])/gu

// The same class in other letters: South Africa turns them round and once had numbers.
const same: Record<string, string> = { EC: 'CE', EC1: 'C1E', EB: 'BE', '14': 'CE', '10': 'C1', '08': 'B', '8': 'B' }

/** What each class allows as well. */
const allows: Record<string, readonly string[]> = {
  CE: ['C', 'C1E', 'C1', 'BE', 'B'],
  C: ['C1', 'B'],
  C1E: ['C1', 'BE', 'B'],
  C1: ['B'],
  BE: ['B'],
  B: [],
}

const classesOf = (text: string): string[] =>
  [...text.matchAll(named)].flatMap(found => {
    const letters = (found.slice(1).find(one => one !== undefined) ?? '').toUpperCase().replace(/[\s+]/gu, '')
    const known = same[letters] ?? letters
    return known in allows ? [known] : []
  })

const classesAsked = onceOf(classesOf)

// Jamaica has words for its classes: the general licence drives lorries and for hire, the private one a car of one's own.
const asksGeneral = /\bgeneral (?:driv\p{L}+['’]?s? )?(?:licen[cs]e|permit)/iu
const onlyPrivate =
  /\bprivate (?:driv\p{L}+['’]?s? )?(?:licen[cs]e|permit)\b|\b(?:licen[cs]e|permit)\b[^.;]{0,12}\bprivate\b/iu

/** Whether a posting asks for a class above everyone's that the line does not name, nor one that allows it. */
export function lowerClass(asked: string, line: string): boolean {
  if (asksGeneral.test(asked) && onlyPrivate.test(line)) return true
  const wanted = classesAsked(asked).filter(one => one !== 'B')
  if (wanted.length === 0) return false
  const held = new Set(classesOf(line).flatMap(one => [one, ...(allows[one] ?? [])]))
  return !wanted.every(one => held.has(one))
}
