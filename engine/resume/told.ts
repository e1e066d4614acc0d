import type { Own } from '../integrity/own.ts'
import { type TradeFit, tradeNumber, tradesOfNumbers } from '../knowledge/trade.ts'
import { datePoints, mayDate } from '../text/date-points.ts'
import { type DateRange, dateRanges } from '../text/dates.ts'
import { type Word, words } from '../text/words.ts'
import { type Evidence, type EvidenceIndex, isAnswering, isPerCent } from './evidence.ts'
import type { Post } from './posts.ts'
import type { Statement } from './statements.ts'

/** What the lines of one post say, whatever the job: found once a resume. */
export type PostTold = {
  /** What they show as done, in the order of the text. */
  done: Evidence[]
  /** How its words fit each trade, those of lines that earn nothing by themselves left out. */
  fit: TradeFit
  /** The stems of its title and employer. */
  called: ReadonlySet<string>
}

/** “T h e  r e v i e w e r”: letters one after the other are no words, and say nothing of a trade. */
const isLetter = (word: Word | undefined) => word?.raw.length === 1

const months = 'January February March April May June July August September October November December'.split(' ')

/** The dates of a line as all lines would have them: “03/20 to date” is “March 2020 present”. */
function inOneForm(text: string, ranges: readonly DateRange[]): string {
  const points = datePoints(text).map(({ first, kind }) => {
    const year = Math.floor(first / 12)
    return kind === 'month' ? `${months[first % 12]} ${year}` : `${year}`
  })
  return [...points, ...(ranges.some(({ end }) => end === null) ? ['present'] : [])].join(' ')
}

/** The dates of a heading: which words are of them, and what they say whatever way they are written. */
type Dated = { isOf: (word: Word) => boolean; said: Word[] }

const undated: Dated = { isOf: () => false, said: [] }

function datesIn({ heading, text, start }: Statement): Dated {
  if (!heading || !mayDate(text)) return undated
  const ranges = dateRanges(text)
  const places = [...ranges, ...datePoints(text)]
  return {
    isOf: word => places.some(({ from, to }) => from <= word.start - start && word.end - start <= to),
    said: words(inOneForm(text, ranges)),
  }
}

/** The words of a line by the numbers by which the trades know them. */
export function numbersIn(list: readonly Word[]): number[] {
  const found: number[] = []
  for (let at = 0; at < list.length; at++) {
    const word = list[at] as Word
    const isSpelt = isLetter(word) && (isLetter(list[at - 1]) || isLetter(list[at + 1]))
    if (!isSpelt && !isAnswering(word, list[at + 1]) && !isPerCent(list, at)) found.push(tradeNumber(word))
  }
  return found
}

/**
 * How the words of a post's lines fit each trade, each word counted once and those of lines left out not at all. Its dates
 * say the same whatever way they are written: “March” and “to” no more than “03” and a dash.
 */
export function fitOf(
  post: number,
  statements: Statement[],
  { words: lists }: EvidenceIndex,
  leftOut: (at: number) => boolean,
): TradeFit {
  const spoken = new Set<number>()
  for (const [line, statement] of statements.entries()) {
    if (statement.post !== post || leftOut(line)) continue
    const list = lists[line] ?? []
    const { isOf, said } = datesIn(statement)
    for (const word of said) spoken.add(tradeNumber(word))
    for (const number of numbersIn(list.filter(word => !isOf(word)))) spoken.add(number)
  }
  return tradesOfNumbers(spoken)
}

/** What is told of each post, in the order of the posts. */
export function toldOf(posts: Post[], statements: Statement[], evidence: EvidenceIndex, own: Own[]): PostTold[] {
  const shown: Evidence[][] = posts.map(() => [])
  for (const item of evidence.all) {
    const post = statements[item.statement]?.post ?? null
    if (post !== null) shown[post]?.push(item)
  }
  return posts.map(({ title, employer }, index) => {
    const items = shown[index] ?? []
    return {
      done: items.filter(({ polarity }) => polarity === 'done'),
      fit: fitOf(index, statements, evidence, at => own[at]?.taint !== null || own[at]?.repeated === true),
      called: new Set(words(`${title} ${employer}`).map(({ stem }) => stem)),
    }
  })
}
