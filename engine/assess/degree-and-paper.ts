import { brief, inQuotes } from '../explain/phrases.ts'
import { type Need, needOf } from '../job/need.ts'
import { once } from '../text/once.ts'
import type { Context } from './context.ts'
import { assessDegree } from './degree.ts'
import type { JobReading } from './job-reading.ts'
import { type Judgement, stronger, unmet } from './judgement.ts'
import { askedPapers } from './paper-line.ts'
import { assessPaper } from './papers.ts'

const degree = '\\b(?:degree|bachelor\\p{L}*|master\\p{L}*|[BM]\\.?(?:Sc|A|Eng|Ed))\\b'
const diploma = 2
const paper = '(?:qualification|certificate|certification|licen[cs]e|registration|credential)s?'
const both = new RegExp(
  `^(.*?${degree}.*?),? (?:and|plus|together with|along with) (an? (?:[\\p{L}-]+ ){0,4}${paper}\\b[^,;]*)$`,
  'iu',
)

/** The degree and the paper beside it that a posting asks for, “a degree in chemistry and a teaching qualification”, each as a need; null where it asks for one. */
const partsOf = once(({ needs, families }: JobReading) => {
  const known = new Map<Need, [Need, Need] | null>()
  const part = (need: Need, text: string) => needOf({ ...need.requirement, text }, new Set(families))
  for (const need of needs) {
    const { text } = need.requirement
    const [, first, second] = /\bor\b|\//iu.test(text) ? [] : (both.exec(text) ?? [])
    known.set(need, first && second ? [part(need, first), part(need, second)] : null)
  }
  return known
})

/** Judges a degree that is asked, and the paper that is asked beside it: to have the one is half of it. */
export function assessDegreeAndPaper(context: Context, need: Need): Judgement {
  const parts = partsOf(context.job).get(need)
  if (!parts) {
    const judged = assessDegree(context, need)
    // A diploma that is known by its name, such as a register's, may be told among the papers, or as under way.
    const low = need.degree !== null && need.degree <= diploma
    return low && judged.status === 'unmet' && askedPapers(need).length > 0 ? assessPaper(context, need) : judged
  }
  const [first, second] = parts
  const halves = [
    { half: first, judgement: assessDegree(context, first) },
    { half: second, judgement: stronger(assessDegree(context, second), assessPaper(context, second)) },
  ]
  const lacking = halves.find(({ judgement }) => judgement.status === 'unmet') ?? halves.find(isLess)
  const shown = halves.filter(({ judgement }) => judgement.status !== 'unmet')
  const evidence = shown.flatMap(({ judgement }) => judgement.evidence)
  const quotes = evidence.filter(({ start }, at) => evidence.findIndex(other => other.start === start) === at)
  if (shown.length === 0) return unmet(halves[0]?.judgement.reason ?? '')
  if (!lacking) return { ...(halves[0]?.judgement as Judgement), evidence: quotes }
  const name = inQuotes(brief(lacking.half.requirement.text, 60))
  return {
    status: 'partial',
    credit: Math.min(0.55, halves.reduce((sum, { judgement }) => sum + judgement.credit, 0) / 2),
    evidence: quotes,
    reason: `Two things are asked here: ${name} is ${lacking.judgement.status === 'unmet' ? 'not shown' : 'shown in part'}.`,
  }
}

const isLess = ({ judgement }: { judgement: Judgement }) => judgement.status !== 'met'
