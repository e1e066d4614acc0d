import { matchesOf } from '../text/matches.ts'
import { words } from '../text/words.ts'
import type { JobWarning } from '../types.ts'
import { type Barred, barred } from './barred.ts'
import type { Unit } from './units.ts'

// What such a criterion is asked with, and asks for nothing itself.
const frame = new Set(
  words(
    'candidate candidates applicant applicants person people only preferred preferably required need needed want wanted must should can may be is are apply applying both either any ' +
      'and or for of with the a an we you no not please years year old age below above under over max maximum min minimum up to between upto male female boy girl',
  ).map(({ stem }) => stem),
)
// These name a post, too: a waitress may well be asked for her work.
const isPost = /^(?:salesman|saleswoman|waitress|handyman)$/iu

/** Whether a text asks for nothing but what no score may rest on: “Male candidates only”, “Age 25–35 years”. */
export function isBarred(text: string): boolean {
  let rest = text
  for (const { named } of barred)
    for (let match = named.exec(rest); match && !isPost.test(match[0]); match = named.exec(rest))
      rest = rest.slice(0, match.index) + rest.slice(match.index + match[0].length)
  return rest !== text && words(rest).every(({ stem }) => frame.has(stem))
}

const every = new Map(barred.map(one => [one, new RegExp(one.named, 'giu')]))

/** Whether the words at `from` ask for something, and are not said of the work, its people or what the posting does without. */
function isAsked({ asked, innocent }: Barred, text: string, from: number, to: number): boolean {
  const plain = text.replaceAll('§', ' ')
  const marked = `${plain.slice(0, from)}§${plain.slice(from, to)}§${plain.slice(to)}`
  return (asked?.test(marked) ?? true) && !innocent?.test(marked)
}

/**
 * Criteria that no score should rest on. Sentences that promise equal treatment name them too and are left out, and so is
 * what the employer offers.
 */
export function warningsOf(list: Unit[]): JobWarning[] {
  const found: JobWarning[] = []
  for (const { section, text, start } of list) {
    if (section === 'benefits') continue
    for (const [one, pattern] of every) {
      if (section === 'legal' && !one.inLaw) continue
      const match = matchesOf(pattern, text).find(({ index, 0: words }) =>
        isAsked(one, text, index, index + words.length),
      )
      if (match) found.push({ text: one.told, start: start + match.index, end: start + match.index + match[0].length })
    }
  }
  return found
}
