import { matchesOf } from '../text/matches.ts'
import { amongWords, signFor } from '../text/signs.ts'
import type { Part } from './denials.ts'

const others =
  /\b(?:(?:is|are|was|were|be|being) (?:\p{L}+ )?(?:done|handled|built|prepared|made|run|written|managed|priced|reviewed|kept|led|drawn|drafted|owned|decided|signed off|carried out|looked after|taken care of) by (?!me\b|us\b|myself|hand\b|\p{L}+ of us\b)|(?<!\b(?:(?:us|adopt|accept|approv|authori[sz]|certifi|commend|commission|confirm|endors|fund|hir|invit|nominat|observ|promot|quot|recommend|second|train|verifi|witness|review|check|audit|inspect|prais|trust|request|follow|copi|sign|open|view|visit|want|order|call|lik|lov|attend|need)ed|read|seen|bought|heard|paid|training|courses?|audits?|inspections?|visits?|reviews?|checks?|approvals?|sign-off|feedback) (?:\p{L}+ )?)by (?:a|an|the|my|our|another) (?:\p{L}+ ){0,2}(?:colleague|manager|senior|supervisor|chef|controller|bookkeeper|team|analysts?|contractor|agency|department|nurse|teacher|engineer|foreman|electrician|technician|lead|partner|firm|company|provider|vendor|consultants?|head|director)|(?:is|are|lies?|rests?|sits?|stays?) with (?:my|the|our) (?:\p{L}+ )?(?:manager|boss|supervisor|director|head|owner|partner|team|office|department|HR)\b|(?:the|my|our) (?:head |senior |other )?(?:\p{L}+ )?(?:does|do|did|handles?|prices|takes care) (?:the|that|this|it|all)|(?<!\b(?:like|as|than|before) )(?:(?:somebody|someone) else['’]s|(?:anyone|everyone) else['’]s (?=job|task|business|desk|hands))|sent (?:out|away) to|(?<!\d )outsourced(?! \p{L}+s\b)|referred to (?!(?:me|us)\b)|transferred to|flown to)\b/giu

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
  `\\b(?:the|my|our|an?|another|their|head|senior) (?:[\\p{L}’'-]+ ){0,3}?(?:${nouns})(?: \\p{L}+ly)? (?:${verbs})\\b`,
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
  const own = apart && named.test(clause.slice(found.index + found[0].length))
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
