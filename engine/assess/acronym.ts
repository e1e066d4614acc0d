import { withoutHarmless } from '../integrity/harmless.ts'
import type { Own } from '../integrity/own.ts'
import type { Need } from '../job/need.ts'
import type { Resume } from '../resume/read.ts'
import type { Statement } from '../resume/statements.ts'
import { initialsIn, shortOf } from '../text/letters.ts'
import { once } from '../text/once.ts'
import { words } from '../text/words.ts'
import type { Context } from './context.ts'
import { linesApart } from './paper-line.ts'
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

/** A line that has something in short, `pointed` what it has with points. */
type Short = { at: number; statement: Statement; own: Own; pointed: string[] }

const isPapers = ({ statement: { section } }: Short) => section === 'papers'

/** The lines that may name a paper in short, those among the papers first, found once a resume. */
const shortLines = once((resume: Resume): Short[] => {
  const all = linesApart(resume).flatMap(at => {
    const statement = resume.statements[at] as Statement
    const own = resume.own[at] as Own
    const pointed = withoutPoints(statement.text)
    if (statement.listed || statement.section === 'wish') return []
    return pointed.length + own.shorts.length + own.letters.length > 0 ? [{ at, statement, own, pointed }] : []
  })
  return [...all.filter(isPapers), ...all.filter(line => !isPapers(line))]
})

// A degree in medical laboratory science is no MLS.
const ofBody = /\b(?:member|fellow|regist\p{L}*|certif\p{L}*|licen[cs]\p{L}*|chartered|admitted)\b/iu

/** The line that gives in short what the posting spells out, or the other way round. */
export function acronymLine(context: Context, need: Need): number | null {
  const { resume, taint } = context
  const { initials, shorts, letters } = asked(need)
  if (initials.size === 0 && shorts.length === 0 && letters.size === 0) return null
  const says = ({ at, statement: { text, section }, own, pointed }: Short) => {
    if (taint.has(at)) return false
    const named =
      pointed.some(short => letters.has(short) || initials.has(short)) ||
      own.shorts.some(short => initials.has(short)) ||
      (shorts.some(short => own.letters.includes(short)) && (section !== 'education' || ofBody.test(text)))
    return named && (!/\b(?:no|not|never|without)\b/iu.test(withoutHarmless(text)) || hasLapsed(text))
  }
  return shortLines(resume).find(says)?.at ?? null
}
