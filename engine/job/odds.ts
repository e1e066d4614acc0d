import { spokenOf } from '../knowledge/about.ts'
import { degreeLevel } from '../resume/degree-level.ts'
import { type Word, words } from '../text/words.ts'
import fitted from './asking.json' with { type: 'json' }
import { clauses, type Span } from './clauses.ts'
import { asks, asksNicely, opensAsked, tellsDuty } from './cues.ts'
import {
  beginsWithDoing,
  describesEmployer,
  isEmptyTelling,
  namesPaper,
  namesWork,
  ofEmployer,
  type Trade,
  tellsOfPost,
  tellsState,
  weightOf,
} from './duties.ts'
import { tongueIn } from './spoken.ts'
import { hasSubject } from './subject.ts'
import type { Unit } from './units.ts'
import { asksForYears } from './years.ts'

/**
 * What each sign says for a clause to ask something, in logarithms of odds; `bias` is where none of them says anything.
 * Fitted by logistic regression (D. R. Cox, The Regression Analysis of Binary Sequences, 1958) to the clauses of prose in
 * the labelled postings of `bench/`, by `bench/fit-odds.mjs`.
 */
const weights: Readonly<Record<string, number>> = fitted

// A text shorter than this, in characters, has no parts to speak of.
const wholePosting = 700
const lengths = [6, 12, 25]

const amount =
  /\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half|hundred|thousand|million)\b/iu
// “You will run three sites”, “you take a portfolio of four schemes”: how much there is to do, and not what.
const scope =
  /\byou(?:['’]ll| will| would|['’]d)? (?:also )?\p{L}+ (?:about |around |some |roughly |our |an? |the |one of )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|team|caseload|portfolio)/iu

const countOf = (text: string, mark: RegExp, most: number) => Math.min(most, (text.match(mark) ?? []).length)

/** The signs by which a clause looks like work, whatever it is about: what is done is listed, “plan, order and check”. */
function looks(slice: string): string[] {
  const signs: Record<string, boolean> = {
    amount: amount.test(slice),
    scope: scope.test(slice),
    points: /\b(?:it|this|that)\b/iu.test(slice),
    capitals: /\p{Lu}{2,}/u.test(slice),
    ing: /\p{L}{3,}ing\b/u.test(slice),
  }
  return [
    ...Object.keys(signs).filter(sign => signs[sign]),
    `commas ${countOf(slice, /,/gu, 3)}`,
    `ands ${countOf(slice, /\band\b/gu, 2)}`,
  ]
}

/** Each word of a clause, and the one that opens it: postings ask, tell of the firm and promise in words of their own. */
const wordsOf = (list: Word[]): string[] => [
  ...new Set(list.map(({ stem }) => `says ${stem}`)),
  `opens with ${list[0]?.stem}`,
]

/** The signs that a clause of prose bears. `first`: it begins its sentence. A posting begins with the firm and ends with what it gives, so its tenths are signs too. */
export function signsOf(text: string, { start, end }: Span, unit: Unit, trade: Trade, first: boolean): string[] {
  const slice = text.slice(start, end)
  const list = words(slice)
  const signs: Record<string, boolean> = {
    wish: asksNicely(slice),
    years: asksForYears(slice),
    asks: asks(slice) || tongueIn(slice, false) === 'first',
    post: tellsOfPost(slice),
    paper: namesPaper(slice, trade),
    degree: degreeLevel(slice) !== null,
    work: namesWork(slice, trade, false),
    spoken: spokenOf(trade.families, new Set(list.map(({ stem }) => stem))).length > 0,
    nearWork: namesWork(slice, trade, true),
    duty: tellsDuty(slice),
    subject: hasSubject(slice),
    sentenceOfPost: tellsOfPost(unit.text),
    doing: beginsWithDoing(slice),
    employer: ofEmployer(slice),
    state: tellsState(slice),
    describes: describesEmployer(slice),
    empty: isEmptyTelling(slice),
    first,
  }
  const said = Object.keys(signs).filter(sign => signs[sign])
  const tenth = text.length < wholePosting ? [] : [`tenth ${Math.floor((10 * start) / text.length) + 1}`]
  const longer = lengths.filter(least => list.length >= least).length
  return [...said, ...looks(slice), ...wordsOf(list), `in ${unit.section}`, ...tenth, `length ${longer + 1}`, 'bias']
}

/** The clauses of a prose sentence that are long enough to ask something. */
export const askable = (text: string, unit: Unit): Span[] =>
  clauses(unit.text, unit.start).filter(({ start, end }) => words(text, start, end).length >= 3)

/** The probability, 0 to 1, that a clause which bears the signs asks for something. */
const probability = (signs: string[]): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0)))

// To miss what is asked costs more than to ask one thing too many, so what may well ask is taken; what cues found is left
// out only where the signs speak against it. A short text has no parts to speak of: there the cues decide.
const likely = 0.3
// Under a heading that says that what follows is asked.
const likelyInPart = 0.2
const unlikely = 0.3
const hardly = 0.05
const longPosting = 1400

// “We won't have time to teach you” tells what the firm does not do, “you would be in charge of both” of what was named before.
const ofFirm =
  /^\W*(?:(?:so|and|but) )?we (?:won['’]t|don['’]t|can['’]t|cannot|(?:will|do|can) not)\b(?!.*\b(?:without|unless|who|anyone|someone)\b)/iu
const leastWords = 2
const bonus = /^\W*(?:big |extra |some )?(?:bonus|brownie|extra|plus) points? (?:for|if)\b/iu
const mayAsk = (slice: string) => !ofFirm.test(slice) && (weightOf(slice) >= leastWords || asks(slice))

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** The spans of a prose sentence that ask: those that cues found, and clauses that all signs together speak for. */
export function weighed(text: string, unit: Unit, trade: Trade, found: Span[]): Span[] {
  // Whatever words it has, a sentence among what is asked that begins with what is held or known asks, and so do bonus points.
  const plain = bonus.test(unit.text) || (unit.section === 'must' && opensAsked(unit.text))
  const least = text.length < longPosting || plain ? hardly : unlikely
  const list = askable(text, unit).map((clause, at) => ({
    clause,
    odds: probability(signsOf(text, clause, unit, trade, at === 0)),
  }))
  const kept = found.filter(span => {
    const own = list.filter(({ clause }) => overlaps(clause, span))
    return own.length === 0 || own.some(({ odds }) => odds >= least)
  })
  const enough = unit.section === 'must' || unit.section === 'nice' ? likelyInPart : likely
  const added = list
    .filter(({ clause, odds }) => odds >= enough && !found.some(span => overlaps(clause, span)))
    .filter(({ clause: { start, end } }) => mayAsk(text.slice(start, end)))
    .map(({ clause }) => clause)
  return [...kept, ...added].toSorted((a, b) => a.start - b.start)
}

// What a word of law or pay sets aside is taken where all signs together speak for it more plainly.
const asideLikely = 0.4

/** The clauses of a sentence set aside for such a word that ask all the same: “you need to have worked with personal data under privacy law”. */
export const askedAside = (text: string, unit: Unit, trade: Trade): Span[] =>
  askable(text, unit).filter(
    (clause, at) =>
      probability(signsOf(text, clause, unit, trade, at === 0)) >= asideLikely &&
      mayAsk(text.slice(clause.start, clause.end)),
  )
