import type { Need } from '../job/need.ts'
import { once, onceOf } from '../text/once.ts'
import { type Context, statementQuote } from './context.ts'
import { type Judgement, unmet } from './judgement.ts'
import sayings from './sayings.json' with { type: 'json' }
import { onlyPasted } from './words.ts'

// Each country of the Gulf by what it is called, with its towns.
const places = Object.entries<readonly string[]>(sayings.gulf).map(([country, towns]) => ({ country, towns }))
const all = places.flatMap(({ country, towns }) => [country, ...towns])

// “GCC experience preferred”, “experience of working in the Gulf”: where somebody has worked, and nothing else.
const region = `(?:GCC|Gulf|${all.join('|')})`
const row = `(?<asked>${region}(?:(?: ?/ ?| or |, )${region})*)`
const lead = String.raw`^\W*(?:(?:prior|previous|some|good|relevant|local|minimum|proven|recent)\s+)*`
const wish = String.raw`(?:\s+(?:is|would be|will be|an?|added|plus|must|preferred|preferable|required|essential|desirable|advantage|mandatory|advantageous|strongly|highly))*\W*$`
const asks = [
  new RegExp(`${lead}${row}(?: (?:region|market|countries|work|working|local))? experience${wish}`, 'iu'),
  new RegExp(
    `${lead}(?:work(?:ing)? )?experience (?:of )?(?:working )?(?:in|within|from|across) (?:the |an? )?${row}(?: (?:region|market|countries|country|area))?${wish}`,
    'iu',
  ),
]

/** The names of the places that the posting asks work in; null where it asks for anything else. */
const askedIn = onceOf((text: string): RegExp | null => {
  const asked = asks.map(pattern => pattern.exec(text)?.groups?.asked).find(found => found !== undefined)
  if (asked === undefined) return null
  const says = (place: string) => new RegExp(String.raw`\b(?:${place})\b`, 'iu').test(asked)
  const named = places.flatMap(({ country, towns }) => (says(country) ? [country, ...towns] : towns.filter(says)))
  return new RegExp(String.raw`\b(?:${(named.length > 0 ? named : all).join('|')})\b`, 'u')
})

/** Whether a posting asks to have worked in the Gulf or a country of it, and for nothing else. */
export const asksForPlace = once(
  ({ requirement: { text, type } }: Need) =>
    (type === 'skill' || type === 'other' || type === 'place') && askedIn(text) !== null,
)

/** Work in a place: by where the posts were. Where somebody lives or comes from is asked of nobody. */
export function assessPlace(context: Context, need: Need): Judgement {
  const wanted = askedIn(need.requirement.text)
  for (const [at, { post, heading, text }] of context.resume.statements.entries()) {
    const place = post !== null && heading && !context.taint.has(at) ? wanted?.exec(text)?.[0] : undefined
    if (place === undefined) continue
    const evidence = [statementQuote(context.resume, at)]
    return { status: 'met', credit: 1, evidence, reason: `The resume tells of work in ${place}.` }
  }
  return onlyPasted(context, need) ?? unmet('No post is said to have been there.')
}
