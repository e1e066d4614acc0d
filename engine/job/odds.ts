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

/** What each sign says for a clause to ask something, in logarithms of odds. */
type Weights = Record<string, number>

// Fitted by logistic regression (D. R. Cox, The Regression Analysis of Binary Sequences, 1958) to some nine hundred
// clauses of prose in the labelled postings of bench/ and sixteen more; `bias` is where none of them says anything.
const weights: Weights = {
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
}
const ofSection: Weights = { must: 0.37, duties: -0.14, intro: -0.19, nice: -1.22, about: -1.71 }
// By quarters of the posting: it begins with the firm and ends with what it gives.
const ofQuarter = [-1.91, 0.7, 1.1, -0.21]
// A text shorter than this, in characters, has no parts to speak of.
const wholePosting = 700
const ofLength = (count: number) => (count < 6 ? -1.07 : count < 12 ? -0.65 : count < 25 ? 0.16 : 0.73)

/** The probability, 0 to 1, that a clause of prose asks for something. `first`: it begins its sentence. */
function probability(text: string, { start, end }: Span, unit: Unit, trade: Trade, first: boolean): number {
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
    bias: true,
  }
  const said = Object.entries(signs).reduce((sum, [sign, is]) => sum + (is ? (weights[sign] ?? 0) : 0), 0)
  const quarter = text.length < wholePosting ? 0 : (ofQuarter[Math.floor((4 * start) / text.length)] ?? 0)
  return 1 / (1 + Math.exp(-(said + (ofSection[unit.section] ?? 0) + quarter + ofLength(list.length))))
}

// What no cue finds is taken where it is likelier than not, what one finds is left out where hardly anything speaks for it.
const likely = 0.6
const unlikely = 0.1

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** The spans of a prose sentence that ask: those that cues found, and clauses that all signs together speak for. */
export function weighed(text: string, unit: Unit, trade: Trade, found: Span[]): Span[] {
  const list = clauses(unit.text, unit.start)
    .filter(({ start, end }) => words(text, start, end).length >= 3)
    .map((clause, at) => ({ clause, odds: probability(text, clause, unit, trade, at === 0) }))
  const kept = found.filter(span => {
    const own = list.filter(({ clause }) => overlaps(clause, span))
    return own.length === 0 || own.some(({ odds }) => odds >= unlikely)
  })
  const added = list
    .filter(({ clause, odds }) => odds >= likely && !found.some(span => overlaps(clause, span)))
    .map(({ clause }) => clause)
  return [...kept, ...added].toSorted((a, b) => a.start - b.start)
}
