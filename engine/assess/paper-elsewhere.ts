import type { Need } from '../job/need.ts'
import { type Context, statementQuote } from './context.ts'
import type { Judgement } from './judgement.ts'
import { isApart } from './paper-line.ts'
import { toCome } from './validity.ts'

const saysPaper =
  /\b(?:regist\p{L}*|bar|licen[cs]\p{L}*|certif\p{L}*|permit|admitted|chartered|member|qualified|diploma|medical|check)\b/iu
export const inForce = /\b(?:active|since|valid|in force|current|paid|passed|held|to 20\d\d)\b|\b20\d\d\b/iu

/** “Connecticut bar, active since 2019; not admitted in New York”: what is held beside what is said to be missing. */
export function ofOtherBody({ resume, taint }: Context, { words }: Need): Judgement | null {
  const missing = /\b(?:no|not|nothing|never)\b/iu
  for (const [index, statement] of resume.statements.entries()) {
    const { text, section } = statement
    if (
      !isApart(statement) ||
      taint.has(index) ||
      (section !== 'papers' && section !== 'other' && section !== 'header')
    )
      continue
    const parts = text.split(/[;.]\s|\bbut\b|,\s(?=(?:no|not)\b)/iu)
    if (!parts.some(part => missing.test(part)) || !words.some(({ stem }) => resume.evidence.stems[index]?.has(stem)))
      continue
    if (!parts.some(part => !missing.test(part) && !toCome(part) && saysPaper.test(part) && inForce.test(part)))
      continue
    const evidence = [statementQuote(resume, index)]
    return { status: 'partial', credit: 0.4, evidence, reason: 'It is of another body or place.' }
  }
  return null
}
