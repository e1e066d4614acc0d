import type { Need } from '../job/need.ts'
import { type Concept, concepts } from '../knowledge/index.ts'
import { once } from '../text/once.ts'
import { fluent, good, type Level, lettersIn, levelIn, middling, native } from './language-level.ts'

/** A bit of it is asked for, no more: “some Dutch”; or what there is: “at whatever level”. */
const aBit =
  /\b(?:some|a little|a few words|a bit|basics?|of yours would)\b|\bat (?:least enough|least correct|any rate)\b/iu
// “Some Welsh”: whoever has begun to speak it has some.
const someOfIt = /^\W*(?:[Ss]ome|[Aa] (?:little|bit of|few words of)) \p{Lu}\p{L}+\W*$/u
const anyLevel = /\b(?:any|whatever) level\b/iu
const enough = /\b(?:good enough|enough \p{L}+ (?:to|for))\b/iu
const mostly = /\b(?:very good|excellent)\b/iu
const inWriting = /\b(?:spoken and written|written and spoken|speak and write|written or spoken)\b/iu
// “As a mother tongue”; “native level” and “native or fluent” take whoever is as good.
const mother = /\b(?:mother[- ]tongue|native speaker)\b(?! (?:level|standard|quality|or\b))/iu
const asGood = /\b(?:near|close to|fluent|equivalent)\b/iu

// “German good enough to answer a customer”, “quite a few of our callers”: what the work needs is a conversation.
function levelAsked(text: string): Level {
  if (enough.test(text)) return 2
  const letter = lettersIn(text)
  if (letter !== null) return letter
  if (anyLevel.test(text)) return 1
  if (aBit.test(text) && !/\b(?:fluent|native|advanced)\b/iu.test(text)) return someOfIt.test(text) ? 1 : 1.5
  if (mother.test(text) && !asGood.test(text)) return 5
  if ((good.test(text) || middling.test(text)) && !mostly.test(text)) return 2
  if (inWriting.test(text) && !fluent.test(text)) return 2.5
  const level = levelIn(text) ?? 2
  return level < 2 ? 2 : level > 3 ? 3 : level
}

const saysLevel = (text: string) =>
  lettersIn(text) !== null || [enough, anyLevel, aBit, good, middling, fluent, native].some(words => words.test(text))

/** The part of the text that speaks of one language alone, where it says a level of its own: “English as mother tongue, French at C2”. */
const ownPart = (text: string, { name }: Concept): string | undefined =>
  text.split(/[,;./&]|\b(?:and|or)\b/u).find(part => part.toLowerCase().includes(name.toLowerCase()) && saysLevel(part))

// “Dutch; French or English helps with suppliers”: what helps is not asked.
const helps = /\b(?:helps?|helpful|useful|welcome|a plus|bonus|advantage|asset|desirable|nice to have)\b/iu

/** The languages that are asked in earnest: without those of a clause that calls them a help, where others remain. */
function inEarnest(text: string, groups: Concept[][]): Concept[][] {
  const clauses = text.split(/[;.]\s/u)
  const without = clauses
    .filter(clause => !helps.test(clause))
    .join('; ')
    .toLowerCase()
  const rest = groups.filter(group => group.some(({ name }) => without.includes(name.toLowerCase())))
  return clauses.length > 1 && rest.length > 0 ? rest : groups
}

/** A language as it is asked for. */
export type Tongue = Concept & { level: Level }

/**
 * The languages asked for: of each row of `others` any one will do. `english` is the level of an English asked beside
 * them, of which the resume is its own proof unless it says otherwise; `both` where it is asked as much as they are.
 */
export type TonguesAsked = { others: Tongue[][]; english: Level | null; both: boolean }

// Where the posting leaves the choice between English and another one.
const orEnglish = /\benglish\W+or\b|\bor english\b/iu
// “A language that our learners speak: Dari, Arabic and Romanian head the list”
const anyOfThem =
  /\b(?:a|any|another|one|some|either)(?: (?:or more|other|second|further))?(?: of (?:the|these|our))?(?: \p{L}+)? languages?\b|\b(?:one|any|either|some) of\b/iu
const withEnglish = /\bEnglish\b[^.;]{0,20}(?:\band\b|[&+,/;])|(?:\band\b|[&+,/;])[^.;]{0,20}\bEnglish\b/u
const besides = /\b(?:besides?|as well as|in addition to|next to|on top of|apart from)\b/iu

/** “Very good German and English” says it of both, “English and fluent German” of the German alone. */
function englishAsked(text: string, english: Concept, foreign: Concept[]): Level {
  const own = ownPart(text, english)
  if (own !== undefined) return levelAsked(own)
  const at = text.indexOf(english.name)
  const later = foreign.some(tongue => text.indexOf(ownPart(text, tongue) ?? text) > at)
  return later ? 2 : levelAsked(text)
}

// “A second language”, “a language other than English”
const further =
  /\b(?:second|third|further|additional|other|foreign|another|community)(?: \p{L}+)? languages?\b|\blanguages? (?:other than|besides|beyond) English\b/iu
const noTongue =
  /\b(?:programming|scripting|query|markup|coding|body|sign|plain|figurative|computer|assembly|modelling)\b/iu

/** Whether any language but English will do, and none is named. */
export const asksForAnyTongue = ({ requirement: { text }, groups }: Need): boolean =>
  further.test(text) &&
  !noTongue.test(text) &&
  !groups.some(({ any }) => any.some(({ kind, id }) => kind === 'language' && id !== 'english'))

const anyTongue = [...concepts.values()].filter(({ kind, id }) => kind === 'language' && id !== 'english')

// “Irish or another language”: the one that is named is an example.
const orAnother =
  /\bor (?:any |an)?other(?: \p{L}+)? language\b|\bor (?:a|any) (?:second|further|foreign|additional) language\b/iu

export const tonguesAsked = once((need: Need): TonguesAsked => {
  const { text } = need.requirement
  if (asksForAnyTongue(need) || (orAnother.test(text) && !noTongue.test(text))) {
    const level = levelAsked(text)
    return { others: [anyTongue.map(tongue => ({ ...tongue, level }))], english: null, both: false }
  }
  const named = need.groups
    .map(({ any }) => any.filter(({ kind }) => kind === 'language'))
    .filter(any => any.length > 0)
  const groups = inEarnest(text, named)
  const foreign = groups.map(any => any.filter(({ id }) => id !== 'english')).filter(any => any.length > 0)
  const english =
    foreign.length > 0 && !orEnglish.test(text) ? groups.flat().find(({ id }) => id === 'english') : undefined
  const rows = english ? foreign : groups
  const both = english !== undefined && withEnglish.test(text) && !besides.test(text) && !helps.test(text)
  return {
    others: (anyOfThem.test(text) ? [rows.flat()] : rows).map(group =>
      group.map(tongue => ({ ...tongue, level: levelAsked(ownPart(text, tongue) ?? text) })),
    ),
    english: english ? (both ? englishAsked(text, english, foreign.flat()) : 2) : null,
    both,
  }
})
