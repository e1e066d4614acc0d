import { stem } from '../text/stem.ts'
import { type Word, words } from '../text/words.ts'
import type { Concept } from './index.ts'

// What is another thing with -ing: who manages an account keeps no books, and a train manager trains nobody.
const apart = new Set('account fund house market park plan program train'.split(' ').map(stem))

/** Whether a word stands without an ending: who plans, as who does the planning, is a planner. */
const isPlain = ({ raw }: Word) => !/(?:ing|er|s)$/iu.test(raw)

// “Accounts” are kept by accountants and account managers alike.
const isMany = ({ raw }: Word) => /s$/iu.test(raw)

/** The stems of a title, those of a word in -ing that means something else than the word without it told from it. */
export const formsOf = (title: string): string[] =>
  words(title).map(word => (apart.has(word.stem) && !isPlain(word) ? `${word.stem}ing` : word.stem))

const differ = (a: Word, b: Word) => apart.has(a.stem) && isPlain(a) !== isPlain(b) && !isMany(a) && !isMany(b)

/** Whether words name a title in the form of one of its names: “Account Manager” is no accounting manager. */
export function isInForm({ names }: Concept, list: readonly Word[]): boolean {
  if (!list.some(word => apart.has(word.stem))) return true
  return names.some(name => {
    const own = words(name)
    return (
      own.length === list.length && own.every((word, at) => word.stem === list[at]?.stem && !differ(word, list[at]))
    )
  })
}
