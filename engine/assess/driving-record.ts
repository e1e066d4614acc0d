import type { Need } from '../job/need.ts'
import type { Resume } from '../resume/read.ts'
import { numberWords as numbers } from '../text/numbers.ts'
import { once } from '../text/once.ts'
import { assessCondition } from './conditions.ts'
import { type Context, statementQuote } from './context.ts'
import { driving } from './driving.ts'
import { type Judgement, unmet } from './judgement.ts'
import sayings from './sayings.json' with { type: 'json' }

const asksRecord =
  /\b(?:points|endorsements?)\b.*\b(?:licen[cs]e|endorsements?|penalty|drink|speeding)\b|\b(?:no more than|fewer than|maximum(?: of)?|up to|under|at most)\s+(?:\d{1,2}|\p{L}+) (?:(?:penalty|licen[cs]e|demerit) )?points\b|\b(?:clean|clear|acceptable|good|satisfactory) (?:driving (?:record|history|abstract)|driver['’]?s? (?:record|abstract)|MVR|motor vehicle record)\b/iu

/** Whether a posting asks how someone has driven: points, endorsements, a clean record. */
export const asksForDrivingRecord = ({ requirement: { text, type } }: Need): boolean =>
  type !== 'years' && asksRecord.test(text)

const clean = new RegExp(sayings.cleanRecord.join('|'), 'iu')
const counted =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(?:(?:penalty|licen[cs]e|demerit) )?points?\b/iu
const ofLicence = /\b(?:licen[cs]e|driving|penalty|demerit|speeding|endorse\p{L}*)\b/iu
// “SP30”: what the points are for, by its code.
const offence = /\b[A-Z]{2}\d{2}\b/u
const banned =
  /\b(?:disqualified|driving ban|banned from driving|DR\d0|DG\d0|IN10|CU80|DUI|DWI|drink[- ]driv\p{L}*)\b/iu

const silentOnRecord = 'There is a licence; of points or endorsements the resume says nothing.'

const numberIn = (text: string): number | null => {
  const word = counted.exec(text)?.[1]?.toLowerCase()
  if (word === undefined) return null
  return numbers.includes(word) ? numbers.indexOf(word) : Number(word)
}

/** What a line says of points, null where of none, and whether it calls the licence clean. */
type Told = { at: number; points: number | null; clean: boolean; banned: boolean }

/** The lines that tell of points or of none, found once a resume. */
const recordTold = once(({ statements }: Resume): Told[] =>
  statements.flatMap(({ text }, at) => {
    const points = ofLicence.test(text) || offence.test(text) ? numberIn(text) : null
    const isClean = clean.test(text)
    return points === null && !isClean ? [] : [{ at, points, clean: isClean, banned: banned.test(text) }]
  }),
)

/** Where a licence is asked with a clean record: who names the licence and is silent on the record shows one of the two. */
function licenceAlone(context: Context, need: Need): Judgement {
  const silent = unmet('The resume says nothing of points or endorsements.')
  if (!driving.asks.test(need.requirement.text)) return silent
  const held = assessCondition(context, need, driving)
  if (held.status === 'unmet') return silent
  return { ...held, status: 'partial', credit: Math.min(held.credit, 0.6), reason: silentOnRecord }
}

/** Points and endorsements: a clean licence, or no more points than are allowed. */
export function assessDrivingRecord(context: Context, need: Need): Judgement {
  const { resume, taint } = context
  const allowed = numberIn(need.requirement.text) ?? 0
  let listed: Judgement | null = null
  for (const { at, points, clean, banned } of recordTold(resume)) {
    if (taint.has(at)) continue
    const statement = resume.statements[at]
    const evidence = [statementQuote(resume, at)]
    if (!clean && banned) return { ...unmet('The line tells of a ban.'), evidence }
    if (statement?.listed && statement.section === 'skills')
      listed ??= { status: 'partial', credit: 0.15, evidence, reason: 'It is only listed.' }
    else if (clean || (points ?? 0) <= allowed)
      return { status: 'met', credit: 1, evidence, reason: 'The resume says so of the licence.' }
    else return { ...unmet(`${points} points against ${allowed} allowed.`), evidence }
  }
  return listed ?? licenceAlone(context, need)
}
