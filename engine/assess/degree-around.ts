import { namedIn } from '../knowledge/find.ts'
import type { Concept } from '../knowledge/index.ts'
import { stems, words } from '../text/words.ts'

/** The trades of the longer names that the one subject stands in without being named by itself, “Veterinary Nursing” for “Nursing”. */
export function tradesAround(text: string, [subject, another]: readonly Concept[]): ReadonlySet<string> {
  const list = words(text)
  const named = namedIn(list)
  if (!subject || another || named.some(({ concept }) => concept.id === subject.id)) return new Set()
  const own = subject.names.map(stems)
  const holds = ({ first, last }: { first: number; last: number }) => {
    const around = new Set(list.slice(first, last + 1).map(({ stem }) => stem))
    return own.some(name => name.length < around.size && name.every(stem => around.has(stem)))
  }
  return new Set(named.filter(holds).map(({ concept: { family } }) => family))
}

/** Whether what a study is of is of none of the trades around its subject: nursing of people is none of animals. */
export function isOfOtherTrade(subjects: readonly Concept[], around: ReadonlySet<string>): boolean {
  const own = subjects.filter(({ family }) => family !== 'general')
  return around.size > 0 && own.length > 0 && !own.some(({ family }) => around.has('general') || around.has(family))
}
