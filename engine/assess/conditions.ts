import { brief, inQuotes } from '../explain/phrases.ts'
import { withoutHarmless } from '../integrity/harmless.ts'
import type { Need } from '../job/need.ts'
import { isAnsweredNo } from '../resume/answered-no.ts'
import type { Resume } from '../resume/read.ts'
import { wordCount } from '../text/count.ts'
import { once } from '../text/once.ts'
import { cleanRecord } from './clean-record.ts'
import type { Condition } from './condition.ts'
import { type Context, statementQuote } from './context.ts'
import { asksForCar, carless, driving } from './driving.ts'
import { type Judgement, type Reason, unmet } from './judgement.ts'
import { lifting } from './lifting.ts'
import { onCall } from './on-call.ts'
import { ownCar } from './own-car.ts'
import { riding } from './riding.ts'
import { start } from './start.ts'
import { travel } from './travel.ts'
import { onlyPasted } from './words.ts'
import { workPermit } from './work-permit.ts'

// “…, because the recovery truck goes everywhere”: why it is asked is not what is asked.
const aside = /;|,\s(?:because|as|since|so|for)\b/iu
const inBrackets = /\([^)]*\)/gu

const conditions = [riding, driving, ownCar, cleanRecord, travel, onCall, workPermit, lifting, start]

/** The condition that a posting sets, if it is one of those above and nothing else. */
export function conditionOf({ requirement: { text, type } }: Need): Condition | null {
  if (type === 'years' || type === 'degree' || type === 'language') return null
  return (
    conditions.find(
      ({ asks, not }) => asks.test(text) && !not.test(text.replace(inBrackets, ' ').split(aside)[0] ?? ''),
    ) ?? null
  )
}

/** Rows above a line in which its heading may stand. */
const reach = 4

/** Whether a row above, before a blank one, is the heading: “LICENCE”, under it “Full, manual, no points”. */
function standsUnder(before: string, heading: RegExp): boolean {
  const rows = before.split('\n').slice(0, -1)
  for (const [up, row] of rows.slice(-reach).toReversed().entries()) {
    if (row.trim() === '') {
      // A blank row may stand between a heading and its first line.
      if (up === 0) continue
      return false
    }
    if (heading.test(row)) return true
  }
  return false
}

const headed = once((resume: Resume) => {
  const { text } = resume.document
  return new Map(
    conditions.flatMap(condition => {
      const { under } = condition
      if (!under) return []
      const lines = resume.statements.flatMap(({ start, post }, index) =>
        post === null && standsUnder(text.slice(Math.max(0, start - 300), start), under.heading) ? [index] : [],
      )
      return [[condition, new Set(lines)] as const]
    }),
  )
})

/** The lines in which the words at hand stand at all or that a heading is above, in their order: the patterns are for those only. */
const linesNear = (resume: Resume, condition: Condition) =>
  [
    ...new Set([
      ...[...condition.near].flatMap(stem => resume.evidence.byStem.get(stem) ?? []),
      ...(headed(resume).get(condition) ?? []),
    ]),
  ].toSorted((a, b) => a - b)

// A row of names as long as this was heaped up.
const heap = 20

/** `small` is a line in small letters. */
const isHint = ({ says, hints }: Condition, small: string) => hints?.test(small) === true && !says.test(small)

const clauses = /(?:[;|•\n]|[.,](?=\s)|\s[–—-](?=\s))\s*/u

/** The clause of the line that says so: a line may tell of other things before. */
const saidSo =
  (condition: Condition): Reason =>
  (_context, _need, [line]) => {
    const quote = line?.quote ?? ''
    const says = (part: string) => condition.says.test(part.toLowerCase())
    const whole = brief(quote, 60)
    const shown = says(whole) ? null : quote.split(clauses).find(says)
    return `The resume says so: ${inQuotes(shown ? brief(shown, 60) : whole)}.`
  }

/** What a line says of a condition, whatever the posting: that it is not so, in part, or so; `hint` where it only suggests it. */
type Told = { at: number; how: 'refused' | 'less' | 'so'; text: string; hint: boolean }

/** What one line says of the condition, null where it says nothing. */
function toldIn(resume: Resume, condition: Condition, at: number): Told | null {
  const whole = resume.statements[at]?.text ?? ''
  const { under, others, less, says, refuses } = condition
  const own = others ? whole.replace(others, ' ') : whole
  const text = under && headed(resume).get(condition)?.has(at) ? under.as + own : own
  const small = text.toLowerCase()
  // “no points on my licence” refuses nothing.
  if (refuses.test(withoutHarmless(small))) return { at, how: 'refused', text, hint: false }
  if (less.test(small)) return { at, how: 'less', text, hint: false }
  if (!says.test(small) && !isHint(condition, small)) return null
  if (isAnsweredNo(resume.statements, at)) return { at, how: 'refused', text, hint: false }
  return { at, how: 'so', text, hint: isHint(condition, whole.toLowerCase()) }
}

/** What the lines of a resume say of a condition, found once a resume, as its patterns are long. */
const toldOf = once((condition: Condition) =>
  once((resume: Resume) =>
    linesNear(resume, condition)
      .filter(at => resume.statements[at]?.section !== 'wish')
      .flatMap(at => toldIn(resume, condition, at) ?? []),
  ),
)

function judged({ resume }: Context, asked: string, condition: Condition, { at, how, text }: Told): Judgement {
  const { lacks, suffices } = condition
  const evidence = [statementQuote(resume, at)]
  if (how === 'refused') return { ...unmet('The resume says that it is not so.'), evidence }
  if (how === 'less' && !suffices?.(asked, text))
    return { status: 'partial', credit: 0.4, evidence, reason: 'The resume says so in part.' }
  const lacking = lacks?.(asked, text)
  if (lacking) return { status: 'partial', credit: 0.5, evidence, reason: lacking }
  if (resume.statements[at]?.listed && wordCount(text) > heap)
    return { status: 'partial', credit: 0.15, evidence, reason: 'It is only listed.' }
  return { status: 'met', credit: 1, evidence, reason: saidSo(condition) }
}

/** What the resume says of the condition. To say so is enough: nobody can show it by work described. */
export function assessCondition(context: Context, need: Need, condition: Condition): Judgement {
  const { resume, taint } = context
  const asked = need.requirement.text
  let best: Judgement | null = null
  let worst: Judgement | null = null
  let hint: Judgement | null = null
  for (const told of toldOf(condition)(resume)) {
    if (taint.has(told.at)) continue
    const one = judged(context, asked, condition, told)
    if (one.status === 'met' && told.hint) hint ??= one
    else if (one.status === 'unmet') worst ??= one
    else if (!best || (one.status === 'met' && best.status !== 'met')) best = one
  }
  best ??= worst ? null : hint
  if (best?.status === 'met' && condition === driving && asksForCar(asked)) {
    const without = carless(resume).find(at => !taint.has(at))
    if (without !== undefined)
      return {
        status: 'partial',
        credit: 0.5,
        evidence: [statementQuote(resume, without)],
        reason: 'There is a licence but no car.',
      }
  }
  return best ?? worst ?? onlyPasted(context, need) ?? unmet(condition.lacking)
}
