import type { Need } from '../job/need.ts'
import type { Statement } from '../resume/statements.ts'
import type { Context } from './context.ts'

/** “CPA, 2010. License lapsed in 2018.”: the next sentence of the line, where it speaks of the same paper. */
export function sequelOf({ resume }: Context, index: number): string {
  const statement = resume.statements[index]
  const next = resume.statements[index + 1]
  if (!statement || next?.section !== statement.section) return ''
  if (resume.evidence.all.some(item => item.statement === index + 1 && item.concept.kind === 'certificate')) return ''
  return resume.document.text.slice(statement.end, next.end).split('\n')[0] ?? ''
}

/** Whether the posting is content with a paper that is still to come. */
export const soon = ({ requirement: { text } }: Need) =>
  /\b(?:work(?:ing)? towards?|willing(?:ness)? to (?:sit|obtain|get|take|gain|train|work)|or (?:be )?studying for|able to (?:obtain|get)|or (?:currently |already |now )?(?:in|at) (?:the|your|a) (?:final|last) (?:stage|year|level|part)|with a date for|part[- ]qualified)\b/iu.test(
    text,
  )

/** Whether what is asked is had over a time, as a registration or membership is, and not got once for all. */
export const heldOverTime = ({ requirement: { type, text } }: Need) =>
  type === 'licence' ||
  /\b(?:regist\p{L}*|member(?:ship)?|chartered|licen[cs]\p{L}*|good standing|practi[sc]ing certificate|fellow(?:ship)?)\b/iu.test(
    text,
  )

/** What is asked of how long a paper is good, where nothing is known of it but its words. */
export const termsOf = (need: Need) => ({ lasts: need.within, asked: need.within !== null, held: heldOverTime(need) })

// “You ask for a safety-critical medical.”: spoken of the posting.
const ofPosting =
  /^\W*(?:you|your (?:advert\p{L}*|ad|posting|notice)|the (?:advert\p{L}*|ad|posting|job|notice)) (?:also )?(?:asks?|wants?|needs?|requires?|lists?|mentions?|names?)\b/iu
const ofMine = /\b(?:I|mine|my|me|held|done|passed|here)\b/u

/** Whether the line speaks of what the posting asks, and of nothing of one's own. */
export const speaksOfPosting = (text: string): boolean => ofPosting.test(text) && !ofMine.test(text)

// “CPA: no”, “NEBOSH: not held”, “Certifications: none”, “of the diplomas I have none”
const refused =
  /^[^:–—]{2,60}(?::|\s[–—-])\s*(?:(?:I (?:have|hold) )?(?:no|none|nothing|not held|not yet|not any|missing)(?: (?:certificates?|licen[cs]es?|papers?|yet|so far|held|one|of (?:these|them)))?)\W*$|\b(?:have|hold|got) none\b/iu

/** Whether the line says that its paper is not there. */
export const refusesPaper = (text: string): boolean => refused.test(text)

const accredited =
  /\b(?:(?:accredited|recogni[sz]ed|approved|validated|endorsed) by|[-\s](?:accredited|recogni[sz]ed|approved|validated|aligned|endorsed))\b/iu
const belongs =
  /\b(?:member|fellow|associate|licentiate|graduate member|regist\p{L}*|charter\p{L}*|licen[cs]\p{L}*|admitted)\b/iu

/** “MSc Planning, RTPI accredited”: the course's standing with the body is nobody's membership of it. */
export const isAccreditation = (need: Need, { text, section }: Statement) =>
  section === 'education' && heldOverTime(need) && accredited.test(text) && !belongs.test(text)
