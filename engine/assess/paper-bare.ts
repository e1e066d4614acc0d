import type { Group } from '../job/groups.ts'
import type { Need } from '../job/need.ts'
import { type Concept, isPaper } from '../knowledge/index.ts'
import type { Statement } from '../resume/statements.ts'
import { once } from '../text/once.ts'
import { isSmall, type Word, words } from '../text/words.ts'
import type { Context } from './context.ts'
import type { Held } from './hold.ts'
import { heldOverTime, isRefused, sequelOf } from './paper-line.ts'
import { isHeap } from './paper-listed.ts'
import { isLess } from './paper-short.ts'
import { clauseAt, standingOf } from './validity.ts'

// What kind of thing a paper is: under a heading for papers nobody needs to say so.
const kind = /\s+(?:certificates?|certification|tickets?|cards?|training|course)$/iu

/** The names of a paper without the word for what it is, each by its stems; those of one word mean too much. */
const bareNames = once(({ names }: Concept): string[][] =>
  names
    .filter(name => kind.test(name))
    .map(name => words(name.replace(kind, '')).map(({ stem }) => stem))
    .filter(name => name.filter(stem => !isSmall(stem)).length > 1),
)

/** Where a name stands in a line, word behind word; -1 where it does not. */
const standsAt = (list: readonly Word[], name: string[]): number =>
  list.findIndex((_, at) => name.every((stem, ahead) => list[at + ahead]?.stem === stem))

/** A paper that stands among the papers by its subject alone, “White card, working at heights”; null where none does. */
export function barelyHeld(context: Context, need: Need, group: Group): Held | null {
  const { resume, taint, now } = context
  for (const concept of group.any.filter(isPaper))
    for (const [at, { section, post, heading, text, start }] of resume.statements.entries()) {
      if (section !== 'papers' || post !== null || heading || taint.has(at) || isRefused(resume, at)) continue
      const list = resume.evidence.words[at] ?? []
      const first = bareNames(concept)
        .map(name => standsAt(list, name))
        .find(found => found >= 0)
      const word = first === undefined ? undefined : list[first]
      if (!word || isHeap(resume.statements[at] as Statement)) continue
      const clause = clauseAt(text, word.start - start)
      if (/\b(?:no|not|never|without)\b/iu.test(clause)) continue
      const standing = standingOf(`${clause} ${sequelOf(context, at)}`, now, {
        lasts: need.within ?? concept.lasts,
        asked: need.within !== null,
        held: heldOverTime(need),
      })
      if (standing.state === 'ahead') continue
      const shown = { how: 'used', value: 1, statement: at, via: concept, old: false } as const
      return { concept, shown, status: isLess(standing) ? 'less' : 'held', why: standing.why }
    }
  return null
}

// “BE(Hons), CMEngNZ, CPEng”: what stands behind or under a name in nothing but letters is held.
const letters = /^(?:\p{Lu}[\p{L}]{1,8}(?:\s?\(\p{L}{3,8}\))?(?:[,;·|]?\s+|\s*[,;·|]\s*|$)){1,6}$/u
const isShort = /\p{Lu}[\p{Ll}]*\p{Lu}/u

/** A paper by its letters in a row of such letters at the head; null where none stands there. */
export function lettersHeld({ resume, taint }: Context, group: Group): Held | null {
  for (const concept of group.any.filter(isPaper))
    for (const { statement, polarity, told } of resume.evidence.byConcept.get(concept.id) ?? []) {
      const { section, post, text } = resume.statements[statement] as Statement
      if (section !== 'header' || post !== null || told || polarity !== 'done' || taint.has(statement)) continue
      if (!letters.test(text.trim()) || !text.split(/[,;·|\s]+/u).every(part => part === '' || isShort.test(part)))
        continue
      const shown = { how: 'used', value: 1, statement, via: concept, old: false } as const
      return { concept, shown, status: 'held', why: '' }
    }
  return null
}
