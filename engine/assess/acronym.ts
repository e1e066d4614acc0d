import { withoutHarmless } from '../integrity.ts'
import type { Need } from '../job/need.ts'
import type { Statement } from '../resume/statements.ts'
import { initialsIn, shortOf } from '../text/letters.ts'
import { once } from '../text/once.ts'
import { words } from '../text/words.ts'
import type { Context } from './context.ts'
import { isApart } from './paper-line.ts'
import { hasLapsed } from './validity.ts'

// “B.L.S.”: letters with points are the same letters.
const dotted = /(?<![\p{L}.])(?:\p{Lu}\.){3,6}/gu
const withoutPoints = (text: string): string[] =>
  text.includes('.') ? (text.match(dotted) ?? []).map(letters => letters.replaceAll('.', '')) : []

const asked = once(({ requirement: { text } }: Need) => ({
  initials: initialsIn(text),
  letters: new Set(text.match(/(?<![\p{L}])\p{Lu}{3,6}(?![\p{L}])/gu)),
  shorts: words(text).flatMap(({ raw }) => shortOf(raw) ?? []),
}))

// A degree in medical laboratory science is no MLS.
const ofBody = /\b(?:member|fellow|regist\p{L}*|certif\p{L}*|licen[cs]\p{L}*|chartered|admitted)\b/iu

/** The line that gives in short what the posting spells out, or the other way round. */
export function acronymLine(context: Context, need: Need): number | null {
  const { resume, taint } = context
  const { initials, shorts, letters } = asked(need)
  if (initials.size === 0 && shorts.length === 0 && letters.size === 0) return null
  const says = (statement: Statement, index: number) => {
    const { text, section, listed } = statement
    if (!isApart(statement) || listed || section === 'wish' || taint.has(index)) return false
    const own = resume.own[index]
    const named =
      withoutPoints(text).some(short => letters.has(short) || initials.has(short)) ||
      own?.shorts.some(short => initials.has(short)) ||
      (shorts.some(short => own?.letters.includes(short)) && (section !== 'education' || ofBody.test(text)))
    return named === true && (!/\b(?:no|not|never|without)\b/iu.test(withoutHarmless(text)) || hasLapsed(text))
  }
  const among = resume.statements.findIndex((statement, at) => statement.section === 'papers' && says(statement, at))
  const at = among < 0 ? resume.statements.findIndex(says) : among
  return at < 0 ? null : at
}
