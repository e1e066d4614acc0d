import { spokenOf } from '../knowledge/about.ts'
import { degreeLevel } from '../resume/degree-level.ts'
import { words } from '../text/words.ts'
import { clauses, type Span } from './clauses.ts'
import { asks, asksNicely, tellsDuty } from './cues.ts'
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
} from './duties.ts'
import { hasSubject } from './subject.ts'
import type { Unit } from './units.ts'
import { asksForYears } from './years.ts'

/**
 * What each sign says for a clause to ask something, in logarithms of odds; `bias` is where none of them says anything.
 * Fitted by logistic regression (D. R. Cox, The Regression Analysis of Binary Sequences, 1958) to the clauses of prose in
 * the labelled postings of `bench/`, by `bench/fit-odds.mjs`.
 */
const weights: Readonly<Record<string, number>> = {
  wish: 2.78,
  years: 1.37,
  asks: 1.35,
  post: 1.18,
  paper: 1.11,
  degree: 0.79,
  work: 0.66,
  spoken: 0.45,
  nearWork: 0.36,
  duty: 0.32,
  subject: 0.24,
  sentenceOfPost: 0.23,
  doing: -0.21,
  employer: -0.31,
  state: -0.36,
  describes: -0.78,
  empty: -0.8,
  first: -1,
  bias: -0.36,
  'in must': 0.37,
  'in duties': -0.14,
  'in intro': -0.19,
  'in nice': -1.22,
  'in about': -1.71,
  'quarter 1': -1.91,
  'quarter 2': 0.7,
  'quarter 3': 1.1,
  'quarter 4': -0.21,
  'length 1': -1.07,
  'length 2': -0.65,
  'length 3': 0.16,
  'length 4': 0.73,
}

// A text shorter than this, in characters, has no parts to speak of.
const wholePosting = 700
const lengths = [6, 12, 25]

/** The signs that a clause of prose bears. `first`: it begins its sentence. A posting begins with the firm and ends with what it gives, so its quarters are signs too. */
export function signsOf(text: string, { start, end }: Span, unit: Unit, trade: Trade, first: boolean): string[] {
  const slice = text.slice(start, end)
  const list = words(slice)
  const signs: Record<string, boolean> = {
    wish: asksNicely(slice),
    years: asksForYears(slice),
    asks: asks(slice),
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
  const quarter = text.length < wholePosting ? [] : [`quarter ${Math.floor((4 * start) / text.length) + 1}`]
  const longer = lengths.filter(least => list.length >= least).length
  return [...said, `in ${unit.section}`, ...quarter, `length ${longer + 1}`, 'bias']
}

/** The clauses of a prose sentence that are long enough to ask something. */
export const askable = (text: string, unit: Unit): Span[] =>
  clauses(unit.text, unit.start).filter(({ start, end }) => words(text, start, end).length >= 3)

/** The probability, 0 to 1, that a clause which bears the signs asks for something. */
const probability = (signs: string[]): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0)))

// What no cue finds is taken where it is likelier than not, what one finds is left out where hardly anything speaks for it.
const likely = 0.6
const unlikely = 0.1

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** The spans of a prose sentence that ask: those that cues found, and clauses that all signs together speak for. */
export function weighed(text: string, unit: Unit, trade: Trade, found: Span[]): Span[] {
  const list = askable(text, unit).map((clause, at) => ({
    clause,
    odds: probability(signsOf(text, clause, unit, trade, at === 0)),
  }))
  const kept = found.filter(span => {
    const own = list.filter(({ clause }) => overlaps(clause, span))
    return own.length === 0 || own.some(({ odds }) => odds >= unlikely)
  })
  const added = list
    .filter(({ clause, odds }) => odds >= likely && !found.some(span => overlaps(clause, span)))
    .map(({ clause }) => clause)
  return [...kept, ...added].toSorted((a, b) => a.start - b.start)
}
