import type { Need } from '../job/need.ts'
import type { Resume } from '../resume/read.ts'
import { weightOf } from '../score.ts'
import { once } from '../text/once.ts'
import type { Assessment } from '../types.ts'
import { withAmount } from './amount.ts'
import { withBoth } from './both.ts'
import { assessCondition, conditionOf } from './conditions.ts'
import { type Context, contextOf } from './context.ts'
import { assessDegree, orByDoing } from './degree.ts'
import { assessDegreeAndPaper } from './degree-and-paper.ts'
import { borneDegree } from './degree-borne.ts'
import { asksForDrivingRecord, assessDrivingRecord } from './driving-record.ts'
import { asksForHours, assessHours } from './hours.ts'
import type { JobReading } from './job-reading.ts'
import { type Judgement, stronger, unmet } from './judgement.ts'
import { assessLanguage } from './language.ts'
import { asksForAnyTongue } from './language-asked.ts'
import { withLeading } from './led.ts'
import { asksForOwnThings, assessOwnThings } from './own-things.ts'
import { heldOverTime } from './paper-line.ts'
import { assessPaper } from './papers.ts'
import { bornePaper, isUnsaid } from './papers-borne.ts'
import { asksForPortfolio, assessPortfolio } from './portfolio.ts'
import { withProducts } from './products.ts'
import { otherReadings } from './readings.ts'
import { settle } from './settle.ts'
import type { Judged } from './settled-signs.ts'
import { assessSkill } from './skill.ts'
import { onlyPasted } from './words.ts'
import { asksForPlace, assessPlace } from './worked-in.ts'
import { assessYears } from './years.ts'
import { borneYears } from './years-borne.ts'

const papers = new Set(['certificate', 'licence', 'field'])

const paperWords =
  /\b(?:certif\p{L}*|licen[cs]\p{L}*|award|diploma|level \d|qualif\p{L}*|card|accredit\p{L}*|credential|designation|regist\p{L}*|member(?:ship)?|chartered|ticket|training|course|pass(?:ed)?)\b/iu

/** Papers that come at the end of a course of study: people name them among their studies. */
const learnt =
  /\b(?:diploma|apprenticeship|nvq|trade certificate|vocational qualification|level \d[^.;]*\bqualification|degree)\b/iu

/** “Heat pump installs” beside a list of papers: where no paper is named and all of it is done, doing shows it. */
const asksForPaper = ({ requirement, groups, titles }: Need) =>
  groups.length === 0 ||
  titles.length > 0 ||
  paperWords.test(requirement.text) ||
  groups.some(({ any }) => any.some(({ kind }) => papers.has(kind)))

type Assessor = (context: Context, need: Need) => Judgement

export function assessorOf(need: Need): Assessor {
  const { type, text } = need.requirement
  if (asksForDrivingRecord(need)) return assessDrivingRecord
  if (asksForHours(need)) return assessHours
  if (asksForPortfolio(need)) return assessPortfolio
  if (asksForPlace(need)) return assessPlace
  if (type !== 'years' && asksForAnyTongue(need)) return assessLanguage
  if (asksForOwnThings(need)) return assessOwnThings
  const condition = conditionOf(need)
  if (condition) return (context, need) => assessCondition(context, need, condition)
  switch (type) {
    case 'years':
      return need.degree === null
        ? assessYears
        : // “A bachelor's degree, or five years of claims work in place of one.”
          context => stronger(assessYears(context, need), assessDegree(context, need))
    case 'degree':
      return assessDegreeAndPaper
    case 'certification':
    case 'licence':
      if (learnt.test(text))
        return heldOverTime(need)
          ? context => stronger(assessDegree(context, need), assessPaper(context, need))
          : assessDegree
      return asksForPaper(need) ? assessPaper : assessSkill
    case 'language':
      return assessLanguage
    default:
      return assessSkill
  }
}

/** The needs with who judges each, found once a job. */
const judgedBy = once((needs: Need[]) => needs.map(need => ({ need, assessor: assessorOf(need) })))

/** Credits with three decimals, so that no sum depends on the order it was made in. */
const rounded = (credit: number) => Math.round(credit * 1000) / 1000

/** The mean credit; half where nothing is asked. */
const meanCredit = (list: Judgement[]) =>
  list.length === 0 ? 0.5 : list.reduce((sum, { credit }) => sum + credit, 0) / list.length

/** The mean credits of what is not shown by doing: of years, of papers and the like, of all. */
function creditsOf(needs: Need[], judged: (Judgement | null)[]): Context['papers'] {
  const all: Judgement[] = []
  const [years, papers]: [Judgement[], Judgement[]] = [[], []]
  for (const [at, { requirement, signs }] of needs.entries()) {
    const judgement = judged[at]
    if (!judgement || signs.size > 0) continue
    all.push(judgement)
    if (requirement.type === 'years') years.push(judgement)
    else papers.push(judgement)
  }
  return { years: meanCredit(years), papers: meanCredit(papers), all: meanCredit(all) }
}

/** What is known of years and degrees once all else is: the work that is told may say more than titles and papers. */
function afterAll(context: Context, need: Need, before: Judgement, ofYears: boolean): Judgement {
  const found = ofYears
    ? borneYears(context, need, before)
    : bornePaper(context, need, borneDegree(context, need, orByDoing(context, need, before)))
  const unsaid = ofYears ? found.status === 'unmet' : isUnsaid(found)
  const pasted = unsaid ? onlyPasted(context, need) : null
  // Years are counted and papers held: to paste the sentence is no part of either.
  return pasted ? unmet(pasted.reason) : found
}

/** What is made of each need by itself, in the order of the requirements. */
function judgedIn(context: Context): Judged[] {
  const needs = judgedBy(context.job.needs)
  // What is shown by doing comes last: papers and years say something of it.
  const judged = needs.map(({ need, assessor }) => (assessor === assessSkill ? null : assessor(context, need)))
  context.papers = creditsOf(context.job.needs, judged)
  return needs.map(({ need, assessor }, at) => {
    const before = judged[at]
    return {
      need,
      judgement: before ? afterAll(context, need, before, assessor === assessYears) : assessSkill(context, need),
    }
  })
}

const earned = (judged: Judged[]) =>
  judged.reduce((sum, { need, judgement }) => sum + weightOf(need.requirement) * judgement.credit, 0)

/**
 * What the resume shows of each need by itself, in their order. Where a line that surely shows one alone makes a post of
 * another trade, the resume is read without its say on that, too, and the reading in which it shows more holds.
 */
export function judge(job: JobReading, resume: Resume): { context: Context; judged: Judged[] } {
  const context = contextOf(job, resume)
  let best = { context, judged: judgedIn(context) }
  for (const other of otherReadings(context)) {
    const judged = judgedIn(other)
    if (earned(judged) > earned(best.judged)) best = { context: other, judged }
  }
  return best
}

/** What is met holds where it is as much as is asked, all of it, and of the very products. */
const capped = (context: Context, need: Need, judgement: Judgement) =>
  withLeading(context, need, withBoth(context, need, withProducts(context, need, withAmount(context, need, judgement))))

/** What the resume shows of each requirement, in their order, one beside the others. */
export function assess(job: JobReading, resume: Resume): { context: Context; assessments: Assessment[] } {
  const { context, judged } = judge(job, resume)
  const assessments = settle(context, judged).map((settled, at): Assessment => {
    const { need } = judged[at] as Judged
    const { status, credit, evidence, reason } = need.signs.size > 0 ? capped(context, need, settled) : settled
    const why = typeof reason === 'string' ? reason : reason(context, need, evidence)
    return { requirement: need.requirement.id, status, credit: rounded(credit), evidence, reason: why }
  })
  return { context, assessments }
}
