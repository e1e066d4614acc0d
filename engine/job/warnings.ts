import { words } from '../text/words.ts'
import type { JobWarning } from '../types.ts'
import type { Unit } from './units.ts'

const criteria: [RegExp, string][] = [
  [
    /\b(?:young(?! (?:people|persons?|children|adults?|offenders?|learners?|carers?|drivers?|patients?|women|men|families)\b)|youthful|recent (?:graduate|school leaver)s? only|digital native|under \d{2}(?! (?:residents|patients|people|children|staff|\p{L}+s)\b)|over \d{2} years old|aged?\b(?: (?:limit|group|range|bracket))?[ :]*(?:between |under |below |up ?to |above |over |less than |not (?:more|older) than |max(?:imum|\.)? )?\d{2}(?: ?(?:-|–|to|and|till) ?\d{2})?(?: years?)?(?: old)?|maximum age|max\.? age|\d{2}\s?[-–]\s?\d{2} years old|not older than|energetic young)\b/iu,
    'Asks for an age. Nothing in the ranking rests on it; say what the work needs instead.',
  ],
  [
    /\b(?:male|female|salesman|saleswoman|waitress|gentlem[ae]n|lad(?:y|ies)|handyman|girl|boys?)\b(?! (?:patients?|clients?|residents?|wards?|teams?|customers?|school))/iu,
    'Reads as if it asked for a sex. Nothing in the ranking rests on it; a neutral title reaches more people.',
  ],
  [
    /\b(?:native (?:english |german |french |spanish |\p{L}+ )?speakers?|mother tongue|muttersprachler\p{L}*)\b/iu,
    '“Native speaker” stands for origin. Name the level that the work needs; a level is what is compared.',
  ],
  [
    /\b(?:citizens? only|national(?:ity|s) (?:only|required)|of \p{L}+ origin|\p{L}+ nationals only|local candidates only)\b/iu,
    'Asks for an origin. Nothing in the ranking rests on it; the right to work is checked after the choice.',
  ],
  [
    /\b(?:single|unmarried|married|no children|without children|family status|marital status|no family commitments)\b/iu,
    'Asks about the family. Nothing in the ranking rests on it.',
  ],
  [
    /\b(?:photo(?:graph)?|headshot|picture of yourself|good[- ]looking|well[- ]groomed|attractive|presentable|slim)\b/iu,
    'Asks for looks or a photo. Nothing in the ranking rests on it.',
  ],
  [
    /\b(?:graduated? (?:in|after|since) (?:19|20)\d{2}|graduation year|class of (?:19|20)\d{2})\b/iu,
    'A year of graduation stands for age. Nothing in the ranking rests on it; ask for years of experience.',
  ],
  [
    /\b(?:post ?codes?|zip codes?)\b/iu,
    'A postcode stands for origin and income. Nothing in the ranking rests on it; ask whether the way to work is possible.',
  ],
  [
    /\b(?:christian|catholic|muslim|jewish|church member|practising)\b/iu,
    'Asks for a faith. Nothing in the ranking rests on it.',
  ],
  [
    /\b(?:able-bodied|physically fit and healthy|no disabilit\w+|perfect health)\b/iu,
    'Asks for health. Name the task instead; nothing in the ranking rests on health.',
  ],
]

// What such a criterion is asked with, and asks for nothing itself.
const frame = new Set(
  words(
    'candidate candidates applicant applicants person people only preferred preferably required need needed want wanted must should can may be is are apply applying both either any ' +
      'and or for of with the a an we you no not please years year old age below above under over max maximum min minimum up to between upto male female boy girl',
  ).map(({ stem }) => stem),
)
// These name a post, too: a waitress may well be asked for her work.
const isPost = /^(?:salesman|saleswoman|waitress|handyman)$/iu

/** Whether a text asks for nothing but what no score may rest on: “Male candidates only”, “Age 25–35 years”. */
export function isBarred(text: string): boolean {
  let rest = text
  for (const [pattern] of criteria)
    for (let match = pattern.exec(rest); match && !isPost.test(match[0]); match = pattern.exec(rest))
      rest = rest.slice(0, match.index) + rest.slice(match.index + match[0].length)
  return rest !== text && words(rest).every(({ stem }) => frame.has(stem))
}

/** Criteria that no score should rest on. Sentences that promise equal treatment name them too and are left out. */
export function warningsOf(list: Unit[]): JobWarning[] {
  const found: JobWarning[] = []
  for (const unit of list) {
    if (unit.section === 'legal') continue
    for (const [pattern, text] of criteria) {
      const match = pattern.exec(unit.text)
      if (match) found.push({ text, start: unit.start + match.index, end: unit.start + match.index + match[0].length })
    }
  }
  return found
}
