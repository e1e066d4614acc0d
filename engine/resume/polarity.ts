import { withoutClosing } from '../text/closing.ts'
import { matchesOf } from '../text/matches.ts'
import { amongWords, signFor, signsIn } from '../text/signs.ts'
import { type Word, words } from '../text/words.ts'
import { type Denials, denialsIn, type Part } from './denials.ts'
import { disownedIn, isCrossed, mayDisown } from './disowned.ts'
import { elsePart, mayBeOthers, mayElse, othersParts } from './left-to-others.ts'
import { isLittle, mayBeLittle, mayBeThing, mayHelp, withHelp, withoutThings } from './little.ts'
import sayings from './sayings.json' with { type: 'json' }
import { mayLeave, sharesIn } from './undone.ts'

/** How a statement speaks of a thing: done, with help or little, wished or planned, said to be missing. */
export type Polarity = 'done' | 'weak' | 'planned' | 'absent'

// “(b) …” and a sign of a list in a row open what is told by itself.
const breaks = /[;!?]|\s\([a-h]\)\s|\s[°•▪◦●■►‣]\s|\s[–—]\s|,\s+(?:but|although|though|whereas|while)\b|\bbut\b|\.\s/giu
// What may not stand before a word is asked behind it: before it, it would be asked at every word.
const plannedWords = new RegExp(String.raw`\b(?:${sayings.planned.join('|')})\b`, 'iu')
// Without one of these words no sentence lacks anything: denials.ts need not look.
const negates =
  /\b(?:no|not|never|without|lack\p{L}*|none|neither|nor|cannot|unable|nothing|missing|new|outside|short|zero|longer|yet)\b|n['’]t\b/iu

// “ISTQB certified.”, “Member of AHRI”: so few words tell nothing of who does it, unless one of them says so.
const fewestWords = 5
// “FPGA? Two floors up.”: what is said of a thing that is named before it may be shorter.
const fewestSaid = 3
const saysOf = /\S(?::|\?|\s[–—-])\s/u
const mayLeaveIt = signFor(mayLeave)
// “I was the one who set it up” leaves it to nobody.
const bySelf = /\b(?:I (?:was|am) the (?:only )?(?:one|person) (?:who|that)|it was (?:me|I) who)\b/iu

const mayDeny = signFor(raw => negates.test(raw))
// Without one of these nothing is planned.
const mayPlan = signFor(
  amongWords(
    'plan|plans|planned|planning|would|want|hope|hoping|wish|aim|aiming|looking|interested|keen|eager|learning|studying|taking|reading|booked|signed|enrol[a-z]*|will|completed|taken|preparation|aspir[a-z]*|seeking|goal|dream|upcoming|next|before|working|preparing',
  ),
)

/** `planned` and `others`: which part of the clause, by its offsets in the text, is said to be so; null where none is. */
type Clause = {
  start: number
  end: number
  /** Without words that tell of no help: the help desk. */
  text: string
  planned: Part | null
  others: Part[]
  /** What somebody else is the subject of. */
  theirs: Part | null
  little: boolean
}

// “4 % under plan in 2025”, “the maintenance plan for 2026”: a plan that there is.
const planThereIs =
  /\b(?:(?:the|an?|our|its|their|each|every) (?:\p{L}+ ){1,2}|(?:against|under|over|above|below|than|of|on|to|with|per|behind) (?:\p{L}+ )?)plans?$/iu

function plannedIn(clause: string): RegExpExecArray | null {
  const word = plannedWords.exec(clause)
  if (
    !word ||
    planThereIs.test(clause.slice(0, word.index + word[0].length)) ||
    /\b(?:lesson|production|menu|event|shift|care|treatment|capacity|project|route|work)s? plan/iu.test(clause)
  )
    return null
  // “planned and ran the move” is done; “plan to run” is not.
  const tail = clause.slice(word.index + word[0].length)
  return !/^plan(?:s|ned|ning)?$/iu.test(word[0]) || /^\s*(?:for|in)\s+(?:\p{L}+ )?(?:19|20)\d{2}/u.test(tail)
    ? word
    : null
}

// “I have laid a few and am still learning”: what was done before is not what is yet to come.
const doneBefore =
  /(?:^|[\s(])(?:I(?:[’']ve| have| had)? (?!(?:am|will|would|want|hope|plan)\b)\p{L}+|\p{L}{3,}ed)\b.*\band (?:(?:I )?(?:am|[’']m) )?(?:now |still |currently )?$/iu

/** What of the clause is yet to come: all of it, or what stands behind the words that say so. */
function plannedPart(text: string, start: number): Part | null {
  const word = plannedIn(text)
  if (!word) return null
  return { from: start + (doneBefore.test(text.slice(0, word.index)) ? word.index : 0), to: start + text.length }
}

const holds = (part: Part | null, at: number) => part !== null && part.from <= at && at <= part.to

const none: Part[] = []
const undenied: Denials = { absent: none, open: none }

/** `signs` are those of the whole statement. */
function clauseOf(whole: string, start: number, end: number, signs: number): Clause {
  const text = whole.slice(start, end)
  return {
    start,
    end,
    text: signs & mayBeThing ? withoutThings(text) : text,
    planned: signs & mayPlan ? plannedPart(text, start) : null,
    others: signs & mayBeOthers ? othersParts(text, start) : none,
    theirs: mayElse(signs) ? elsePart(text, start) : null,
    little: (signs & mayBeLittle) !== 0 && isLittle(text),
  }
}

/** Where each clause ends and the next begins. */
const breaksIn = (text: string) =>
  matchesOf(breaks, text).map(({ index, 0: { length } }) => ({ index, after: index + length }))

/** How a statement speaks of what stands at `from`–`to` in it. */
export type Speech = (from: number, to: number) => Polarity

/** Reads a statement, whose words are placed from `offset` on, once for all that is named in it, a dozen things in two or three clauses; not at all where nothing is. */
export function speechOf(whole: string, list: readonly Word[] = words(whole), offset = 0, listed = false): Speech {
  const text = withoutClosing(whole)
  const signs = signsIn(list)
  let marks: ReturnType<typeof breaksIn> | undefined
  let denials: Denials | undefined
  let disowned: Part[] | undefined
  let shares: ReturnType<typeof sharesIn> | undefined
  const enough = list.length >= (saysOf.test(text) ? fewestSaid : fewestWords)
  const tells = !listed && (enough || (signs & mayLeaveIt) !== 0) && !bySelf.test(text)
  let known: Map<number, Polarity> | undefined
  const clauses: Clause[] = []
  const clauseAround = (from: number, to: number): Clause => {
    marks ??= breaksIn(text)
    const start = marks.findLast(({ after }) => after <= from)?.after ?? 0
    const end = marks.find(({ index, after }) => after > from && index >= to)?.index ?? text.length
    let found = clauses.find(one => one.start === start && one.end === end)
    if (!found) {
      found = clauseOf(text, start, end, signs)
      clauses.push(found)
    }
    return found
  }
  const speak = (from: number, to: number): Polarity => {
    const { start, text: clause, planned, others, theirs, little } = clauseAround(from, to)
    denials ??= signs & mayDeny ? denialsIn(text) : undenied
    disowned ??= signs & mayDisown || isCrossed(text) ? disownedIn(text) : none
    if (denials.absent.some(part => holds(part, from)) || disowned.some(part => holds(part, from))) return 'absent'
    if (holds(planned, from)) return 'planned'
    if (others.some(part => holds(part, from))) return 'absent'
    if (tells) shares ??= sharesIn(text, list, offset)
    const share = shares?.(from)
    if (share === 'none') return 'absent'
    if (share === 'part' || little || holds(theirs, from) || denials.open.some(part => holds(part, from))) return 'weak'
    return signs & mayHelp && withHelp(clause.slice(0, from - start)) ? 'weak' : 'done'
  }
  // Every job asks of the same few words.
  return (from, to) => {
    const place = from * text.length + to
    known ??= new Map()
    const before = known.get(place)
    if (before) return before
    const found = speak(from, to)
    known.set(place, found)
    return found
  }
}
