import type { Need } from '../job/need.ts'
import type { Statement } from '../resume/statements.ts'
import { once, onceOf } from '../text/once.ts'
import type { Context } from './context.ts'
import { hasLapsed } from './validity.ts'

const joins = /^(?:of|and|for|the|in|to|de|du|des|der|für|und|et|y|&)$/iu

/** The letters by which runs of three to six words may be shortened: “General Pharmaceutical Council” gives GPC. */
function initialsIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const run of text.split(/[^\p{L}\s&'’-]+/u)) {
    const words = run.split(/[\s-]+/u).filter(word => word !== '' && !joins.test(word))
    for (let at = 0; at < words.length; at++)
      for (let count = 3; count <= 6 && at + count <= words.length; count++) {
        const own = words.slice(at, at + count)
        // Names begin with capitals; “a few good people” is none.
        if (own.every(word => /^\p{Lu}/u.test(word))) found.add(own.map(word => word[0]).join(''))
      }
  }
  return found
}

const initialsOf = onceOf(initialsIn)

/** “GPhC” by its capitals; what is all small but its first letter is a word. */
const shortsIn = onceOf((text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}]{1,6}(?![\p{L}\d])/gu)]
    .map(([short]) => short.replace(/\P{Lu}/gu, ''))
    .filter(capitals => capitals.length > 2),
)

const asked = once(({ requirement: { text } }: Need) => ({
  initials: initialsIn(text),
  shorts: shortsIn(text),
}))

// A degree in medical laboratory science is no MLS.
const ofBody = /\b(?:member|fellow|regist\p{L}*|certif\p{L}*|licen[cs]\p{L}*|chartered|admitted)\b/iu

/** The line that gives in short what the posting spells out, or the other way round. */
export function acronymLine(context: Context, need: Need): number | null {
  const { resume, taint } = context
  const { initials, shorts } = asked(need)
  if (initials.size === 0 && shorts.length === 0) return null
  const says = ({ text, post, section, listed }: Statement, index: number) =>
    post === null &&
    !listed &&
    !taint.has(index) &&
    section !== 'wish' &&
    (shortsIn(text).some(short => initials.has(short)) ||
      ((section !== 'education' || ofBody.test(text)) && shorts.some(short => initialsOf(text).has(short)))) &&
    (!/\b(?:no|not|never|without)\b/iu.test(text) || hasLapsed(text))
  const among = resume.statements.findIndex((statement, at) => statement.section === 'papers' && says(statement, at))
  const at = among < 0 ? resume.statements.findIndex(says) : among
  return at < 0 ? null : at
}
