import type { Need } from '../job/need.ts'
import { type Context, statementQuote } from './context.ts'
import { type Judgement, unmet } from './judgement.ts'

const asksRecord =
  /\b(?:points|endorsements?)\b.*\b(?:licen[cs]e|endorsements?|penalty|drink|speeding)\b|\b(?:no more than|fewer than|maximum(?: of)?|up to|under|at most)\s+(?:\d{1,2}|\p{L}+) (?:(?:penalty|licen[cs]e|demerit) )?points\b|\b(?:clean|clear|acceptable|good|satisfactory) (?:driving (?:record|history|abstract)|driver['’]?s? (?:record|abstract)|MVR|motor vehicle record)\b/iu

/** Whether a posting asks how someone has driven: points, endorsements, a clean record. */
export const asksForDrivingRecord = ({ requirement: { text, type } }: Need): boolean =>
  type !== 'years' && asksRecord.test(text)

const clean =
  /\b(?:clean|clear|spotless|unblemished)\b[^.;,]{0,25}\b(?:licen[cs]e|record|abstract|MVR|driving)\b|\b(?:licen[cs]e|driving record|abstract|MVR)\b(?: is| was|:)?\s*(?:clean|clear|spotless)\b|\blicen[cs]e\b[^.;]{0,40}[,;] ?(?:clean|no penalt\p{L}*)\b|\b(?:no|zero|nil|without|never (?:had )?(?:an?|any|one)|not (?:one|an?|a single))\s+(?:(?:penalty|licen[cs]e|demerit|driving|moving) )?(?:points?|endorsements?|convictions?|violations?)\b|(?<!\d)0 (?:penalty |demerit )?points\b|\bpoints?(?: on (?:my )?licen[cs]e)?\s*[:=]\s*(?:0|none|nil|zero)\b|\bviolation[- ]free\b/iu
const counted =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(?:(?:penalty|licen[cs]e|demerit) )?points?\b/iu
const ofLicence = /\b(?:licen[cs]e|driving|penalty|demerit|speeding|endorse\p{L}*|[A-Z]{2}\d{2})\b/u
const banned =
  /\b(?:disqualified|driving ban|banned from driving|DR\d0|DG\d0|IN10|CU80|DUI|DWI|drink[- ]driv\p{L}*)\b/iu
const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const numberIn = (text: string): number | null => {
  const word = counted.exec(text)?.[1]?.toLowerCase()
  if (word === undefined) return null
  return numbers.includes(word) ? numbers.indexOf(word) : Number(word)
}

/** Points and endorsements: a clean licence, or no more points than are allowed. */
export function assessDrivingRecord(context: Context, need: Need): Judgement {
  const { resume, taint } = context
  const allowed = numberIn(need.requirement.text) ?? 0
  let listed: Judgement | null = null
  for (const [index, statement] of resume.statements.entries()) {
    if (taint.has(index)) continue
    const { text } = statement
    const points = ofLicence.test(text) ? numberIn(text) : null
    const isClean = clean.test(text)
    if (points === null && !isClean) continue
    const evidence = [statementQuote(resume, index)]
    if (!isClean && banned.test(text)) return { ...unmet('The line tells of a ban.'), evidence }
    if (statement.listed && statement.section === 'skills')
      listed ??= { status: 'partial', credit: 0.15, evidence, reason: 'It is only listed.' }
    else if (isClean || (points ?? 0) <= allowed)
      return { status: 'met', credit: 1, evidence, reason: 'The resume says so of the licence.' }
    else return { ...unmet(`${points} points against ${allowed} allowed.`), evidence }
  }
  return listed ?? unmet('The resume says nothing of points or endorsements.')
}
