import { forSmall } from '../text/small.ts'
import { stems } from '../text/words.ts'
import type { Condition } from './condition.ts'

const weight = String.raw`\d+ ?(?:\+ ?)?(?:lbs?|pounds?|kgs?|kilos?|kilograms?)\b`
const lifts = String.raw`\b(?:lift(?:s|ing|ed)?|carry(?:ing)?|carries|handl(?:es?|ing))`

const inPounds = (text: string): number => {
  const [, figure = '0', unit = ''] = /(\d+) ?(?:\+ ?)?(lb|pound|k)/iu.exec(text) ?? []
  return Number(figure) * (unit.toLowerCase() === 'k' ? 2.2 : 1)
}
// 25 kg and 50 lbs are the same rule of two countries.
const isShort = (asked: string, told: string) => inPounds(told) > 0 && inPounds(told) < 0.9 * inPounds(asked)

/** The strength for a weight, which is said and which no work shows. */
export const lifting: Condition = {
  asks: new RegExp(String.raw`\b(?:lift|carry|push|pull|move)(?:ing)?\b[^.;]{0,50}\b${weight}`, 'iu'),
  not: /\b(?:fork-?lifts?|cranes?|hoists?|slings?|trucks?|reach|loads? of|experience|licen[cs]e|certif\p{L}*)\b/iu,
  near: new Set(stems('lift lifting carry carrying handle handling')),
  says: forSmall(new RegExp(`${lifts}\\b[^.;]{0,40}?\\b${weight}`, 'u')),
  less: /(?!)/u,
  hints: forSmall(/\b(?:heavy lifting|physically fit|can (?:lift|carry))\b/u),
  refuses: forSmall(/\b(?:no|not|cannot|can['’]t|unable)\b[^.;]{0,15}\b(?:lift|carry)/u),
  lacking: 'The resume says nothing of lifting.',
  lacks: (asked, told) => (isShort(asked, told) ? 'The weight told of is less than the one asked for.' : null),
}
