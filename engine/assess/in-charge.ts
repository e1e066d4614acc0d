import type { Need } from '../job/need.ts'
import type { Context } from './context.ts'

// From which level on a title leads people, see the README of the knowledge base.
const leading = 4

// “In charge of a shift”, “as a supervisor or higher”, “leading a team”, “running a busy tyre workshop”, “management experience”.
const inChargeOf =
  /\b(?:managing|running|leading|supervising|heading|(?:has|have) run)\s+(?:[\p{L}-]+\s+){0,5}?(?:teams?|gangs?|crews?|staff|departments?|branch(?:es)?|(?<!(?:online|web)\s)(?:shops?|stores?)|cent(?:re|er)s?|restaurants?|caf[eé]s?|kitchens?|(?:dental|medical|general|veterinary) practices?|(?:care|nursing) homes?|nurser(?:y|ies)|workshops?|warehouses?|depots?|help ?desks?|service desks?)(?![\p{L}])|\b(?:in\s+charge\s+of|second\s+in\s+charge|(?:supervis|lead|manag)ing\s+(?:\p{L}+\s+){0,2}(?:people|staff|teams?|crews?|others|employees|colleagues|shifts?)|(?:people|line|team)[-\s]management|(?:(?<=(?:^|years?[’']?|of|in|or|and|some|prior|previous|proven|people|line|staff|team|senior)\s+)management|supervisory|leadership)\s+(?:experience|role|position|(?:in|of)\s+an?\b)|as\s+(?:an?\s+)?(?:supervisor|manager|foreman|(?:team|shift|crew)\s+lead(?:er)?)\b)/iu

// “As a head gardener”, “as manager or deputy manager of a nursery”: a title whose holders lead.
const asLeader =
  /\bas\s+(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,4}?(?:(?<!(?:product|project|program(?:me)?|account|brand|category|case|content|success)\s)manager|supervisor|foreman|forewoman|chargehand|head|chief|team\s+lead(?:er)?)\b/iu
// “Managing account executives”: whom somebody leads.
const leadsThem = /\b(?:managing|leading|supervising|overseeing)\s+(?:[\p{L}-]+\s+){0,2}?[\p{L}]+s\b/iu

// “Three years in a warehouse, one of them leading people” asks it of a part.
const part = /\b(?:one|two|three|\d+) of (?:them|which|these|those)\b.*$/isu

/** Whether only what was done in charge of others counts. */
export function asksToLead({ titles, requirement }: Need): boolean {
  const text = requirement.text.replace(part, '')
  return (
    inChargeOf.test(text) ||
    (asLeader.test(text) && titles.some(({ level }) => (level ?? 0) >= leading)) ||
    (leadsThem.test(text) && titles.length > 0 && titles.every(({ level }) => (level ?? leading) < leading))
  )
}

/** Whether the post is one in charge of others, or may be. */
export function isCharged({ resume, taint }: Context, index: number): boolean {
  const titles = resume.posts[index]?.titles ?? []
  const led = resume.told[index]?.done.some(
    ({ concept, statement }) => concept.id === 'leading-people' && !taint.has(statement),
  )
  return titles.length === 0 || led === true || titles.some(({ level }) => (level ?? leading) >= leading)
}
