import type { Need } from '../job/need.ts'
import { numberOf, numberPattern } from '../text/numbers.ts'
import { onceOf } from '../text/once.ts'
import type { Context } from './context.ts'
import type { Judgement } from './judgement.ts'

/** A sum of money, in whatever currency, or a number of people; `told` is how the text says it, `from` where. */
type Amount = { of: 'money' | 'people'; size: number; told: string; from: number }

const number = `(?:${numberPattern})`
const some = `(?<size>${number})(?:\\s?[-–]\\s?${number})?`
const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  crore: 1e7,
  bn: 1e9,
  billion: 1e9,
}
const scale = `(?<scale>${Object.keys(scales).join('|')})?(?![\\p{L}\\d])`
const money = [
  String.raw`(?:[$€£₹]|\b(?:USD|EUR|GBP|CHF|AUD|CAD|NZD|SGD|AED|ZAR|INR|Rs\.?|R)(?=\s?\d))\s?${some}\s?${scale}`,
  String.raw`\b${some}\s?${scale}\s?(?:euros?|dollars|pounds|francs|rand|rupees|dirhams?)\b`,
]
const people = [
  String.raw`\b(?:teams?|crews?|groups?|staff|workforce|departments?) of (?:about |around |up to |over |some |at least )?(?<![\d.,])${some}(?! (?:years?|months?)\b)`,
  String.raw`\b${some}\s?\+? (?:or more )?(?:people|persons|staff|employees|direct reports|reports|colleagues|team members|members of staff)\b`,
]
const patterns = [
  ...money.map(pattern => ['money', new RegExp(pattern, 'giu')] as const),
  ...people.map(pattern => ['people', new RegExp(pattern, 'giu')] as const),
]

const amountsIn = (text: string): Amount[] =>
  patterns.flatMap(([of, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: told, index, groups }) => {
      const size = numberOf(groups?.size ?? '') * (scales[groups?.scale?.toLowerCase() ?? ''] ?? 1)
      return size > 0 ? [{ of, size, told: told.trim(), from: index }] : []
    }),
  )

const least =
  /\b(?:at least|minimum(?: of)?|min\.?|over|more than|exceeding|upwards of|in excess of|no(?:t)? less than)\s+(?:an? )?(?:team|crew|group|budget)?s?(?: of)?\s*$/iu
const orMore = /^\s*(?:\+|or (?:more|above|greater|larger)|plus\b|and (?:above|over|more))/iu
const entrusted =
  /\b(?:budgets?|portfolios?|turnover|revenue|p&l|funds?|contracts?|projects?|deals?|quotas?|spend|book of business|accounts?)\b/iu

/** Of what is asked as a least amount less than three quarters is a part of it, of what is told as about so much less than half. */
const enough = { least: 0.75, about: 0.5 }

/** How much a requirement asks, null where it asks for no amount; `share` of it will do. */
const askedIn = onceOf((text: string): (Amount & { share: number }) | null => {
  for (const amount of amountsIn(text)) {
    const after = text.slice(amount.from + amount.told.length)
    if (least.test(text.slice(0, amount.from)) || orMore.test(after) || /\+|or more|at least/iu.test(amount.told))
      return { ...amount, share: enough.least }
    if (amount.of === 'money' && entrusted.test(text)) return { ...amount, share: enough.about }
  }
  return null
})

/** The largest amount of the kind asked that the lines quoted, or others that say something of the need, tell of. */
function largest({ resume, heard, taint }: Context, need: Need, { of }: Amount, { evidence }: Judgement) {
  const quoted = resume.statements.flatMap(({ start, end }, at) =>
    evidence.some(quote => quote.start < end && start < quote.end) ? [at] : [],
  )
  return [...new Set([...quoted, ...(heard.get(need)?.lines ?? [])])]
    .filter(at => !taint.has(at))
    .flatMap(at => amountsIn(resume.statements[at]?.text ?? ''))
    .filter(amount => amount.of === of)
    .reduce<Amount | null>((most, one) => (most && most.size >= one.size ? most : one), null)
}

/** What is met by far less than the posting asks is met in part: a budget of $90,000 where one of €1 million is asked. */
export function withAmount(context: Context, need: Need, judgement: Judgement): Judgement {
  const asked = judgement.status === 'met' ? askedIn(need.requirement.text) : null
  const told = asked && largest(context, need, asked, judgement)
  if (!told || told.size >= asked.share * asked.size) return judgement
  const reason = `“${told.told}” is told, where “${asked.told}” is asked.`
  return { ...judgement, status: 'partial', credit: Math.min(judgement.credit, 0.5), reason }
}
