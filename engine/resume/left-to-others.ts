import { matchesOf } from '../text/matches.ts'
import { amongWords, signFor } from '../text/signs.ts'
import type { Part } from './denials.ts'
import sayings from './sayings.json' with { type: 'json' }

const others = new RegExp(String.raw`\b(?:${sayings.others.join('|')})\b`, 'giu')

/** Without one of these nothing is left to others. */
export const mayBeOthers = signFor(
  amongWords('by|with|does|do|did|handles?|prices|takes|else|sent|outsourced|referred|transferred|flown'),
)

// “Our data analyst writes the queries”, “which my room leader checks”: somebody else is the subject of what is done.
const nouns =
  'managers?|leaders?|leads?|analysts?|teams?|agenc(?:y|ies)|departments?|offices?|supervisors?|engineers?|accountants?|nurses?|doctors?|vets?|dentists?|periodontist|teachers?|SENCO|PM|GM|CFO|PA|directors?|colleagues?|vendors?|company|contractors?|designers?|developers?|administrators?|superintendents?|partners?|specialists?|technicians?|consultants?|schedulers?|planners?|architects?|boss|foreman|chef|owner|headquarters|HR|QA|IT|mentor|scientists?|people|lads|others'
const verbs =
  'writes?|wrote|makes?|made|keeps?|kept|owns?|sets? up|submits?|submitted|does|do|did|handles?|handled|prepares?|prepared|builds?|built|runs?|ran|decides?|decided|draws?|drew|books?|booked|plans?|planned|orders?|ordered|configures?|configured|maintains?|maintained|leads?|led|teach(?:es)?|taught|prices?|priced|enters?|entered|welds?|fits?|installs?|treats?|numbed|checks?|checked|signs? off|reviews?|corrects?|takes? care'
const someoneElse = new RegExp(
  `\\b(?:the|my|our|an?|another|their|head|senior) (?:[\\p{L}’'-]+ ){0,3}?(?:${nouns})(?:, who)?(?: \\p{L}+ly)? (?:${verbs})\\b`,
  'iu',
)
const noun = signFor(amongWords(nouns))
const verb = signFor(amongWords(verbs.replace(/ \w+/g, '')))

/** Whether words of these signs may say that somebody else does something. */
export const mayElse = (signs: number): boolean => (signs & noun) !== 0 && (signs & verb) !== 0
const oneself = /\b(?:I|we)\b/u

// “For the department order”, a thing; “the department orders”, somebody’s doing.
const ofThing =
  /(?<!s|people|lads|others|HR|QA|IT) (?:order|plan|book|lead|check|review|price|treat|fit|run|draw|build|keep|make|set up)$/iu
// “My manager signs it off”: of what was named before, and not of a thing of its own, “the chef does the rota”.
const named = /^\s+(?:(?:off|up|down|out|over) )?(?:the|a|an|our|their|all|every|each|any|most) \p{L}/iu

/** What of the clause another does, with no word of one’s own doing before it: all of it, or the part with a thing of its own. */
export function elsePart(clause: string, start: number): Part | null {
  const found = someoneElse.exec(clause)
  if (!found || ofThing.test(found[0]) || oneself.test(clause.slice(0, found.index))) return null
  const apart = /,\s+(?:and )?$/u.test(clause.slice(0, found.index))
  // “… to the accountant, who prepares the VAT returns”: handing it over is one's own.
  const own = found[0].includes(', who ') || (apart && named.test(clause.slice(found.index + found[0].length)))
  return { from: start + (own ? found.index : 0), to: start + clause.length }
}

// “Git (used daily, builds are made by the lead)”: who is said to do it is said of what stands before, in the bracket alone.
const ownSubject = /.*\([^()]*?[\p{L}\d]+ $/u

// “I count, the head sommelier does the sheet”: theirs is the sheet alone.
const doesOwn = /(?:does|do|did|handles?|prices) the$/iu

/** What of the clause is left to others: what stands before the words that say so, not what comes behind a comma. */
export const othersParts = (text: string, start: number): Part[] =>
  matchesOf(others, text).map(({ 0: said, index }) => {
    const after = text.indexOf(',', index + said.length)
    const before = text.slice(0, index)
    const apart = doesOwn.test(said) && /,\s+(?:and )?$/u.test(before)
    const bracketed = /^(?:is|are|was|were) /iu.test(said) && ownSubject.test(before)
    return {
      from: start + (apart ? index : bracketed ? text.lastIndexOf('(', index) : 0),
      to: start + (after < 0 || !/\bby\b/iu.test(said) ? text.length : after),
    }
  })
