import type { Need } from '../job/need.ts'
import type { SectionKind } from '../resume/section-names.ts'
import { matchesOf } from '../text/matches.ts'
import { onceOf } from '../text/once.ts'
import { type Context, statementQuote } from './context.ts'
import type { Judgement } from './judgement.ts'
import { linesApart, refusesPaper, sequelOf, termsOf } from './paper-line.ts'
import { isLess, shortCredit } from './paper-short.ts'
import { inForce } from './reasons-papers.ts'
import { clauseAt, standingOf } from './validity.ts'

const asksMember = /\b(?:member\p{L}*|fellow\p{L}*)\b/iu
const letters = /(?<![\p{L}\d])\p{Lu}{3,7}(?![\p{L}\d])/gu

/** What members of the bodies that the posting names write behind their names, “MRTPI” and “FRTPI” of the RTPI; null where it asks for none. */
const memberLetters = onceOf((text: string): RegExp | null => {
  const named = matchesOf(letters, text).map(([body]) => body)
  // “MRIAI or eligible for registration with the RIAI”
  const spelt = named.filter(one => named.includes(`M${one}`) || named.includes(`F${one}`))
  const bodies = asksMember.test(text) ? named : spelt
  return bodies.length > 0 ? new RegExp(`(?<![\\p{L}\\d])[MF](?:${bodies.join('|')})(?![\\p{L}\\d])`, 'u') : null
})

const never = new Set<SectionKind>(['wish', 'lacks', 'interests', 'languages'])

/** A membership told by its letters alone, behind the name or among the papers: “Helen Birtwhistle MRTPI”. */
export function byMemberLetters(context: Context, need: Need): Judgement | null {
  const pattern = memberLetters(need.requirement.text)
  if (!pattern) return null
  const { resume, taint, now } = context
  for (const index of linesApart(resume)) {
    const { text = '', section = 'other' } = resume.statements[index] ?? {}
    const found = pattern.exec(text)
    if (!found || never.has(section) || taint.has(index) || refusesPaper(text)) continue
    const clause = clauseAt(text, found.index)
    if (/\b(?:no|not|never|without)\b/iu.test(clause)) continue
    const standing = standingOf(`${clause} ${sequelOf(context, index)}`, now, termsOf(need))
    if (standing.state === 'ahead') continue
    const evidence = [statementQuote(resume, index)]
    return isLess(standing)
      ? { status: 'partial', credit: shortCredit, evidence, reason: standing.why }
      : { status: 'met', credit: 1, evidence, reason: inForce(found[0]) }
  }
  return null
}
