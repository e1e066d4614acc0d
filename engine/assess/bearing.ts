import { knownToTrades, putFit, rarityOf, tradeNumbers, trades } from '../knowledge/trade.ts'
import type { Resume } from '../resume/read.ts'
import { numbersIn } from '../resume/told.ts'
import { lately, once } from '../text/once.ts'
import type { Context } from './context.ts'
import { mayBear } from './heard.ts'
import { addTo, marginOf, marginWithout, type WordsHeld } from './trade.ts'

/**
 * What the lines of posts say by their words that may bear on what is asked: how many lines these are; how well they fit the
 * job's trade (trade.ts), the same without the posting's own words; the share, 0 to 1, of the posting's words that stand
 * there, of theirs that stand in the posting, both again with each word weighed by how seldom it stands in any resume; and
 * how many words these are. Lines that speak of nothing asked are not looked at: who puts such lines in changes nothing of this.
 */
export type Bearing = {
  lines: number
  fits: number
  rest: number
  shared: readonly [asked: number, own: number, askedRare: number, ownRare: number, count: number]
}

/** The words of each line by their numbers, found once a resume. */
const numbersByLine = once(({ evidence }: Resume) => evidence.words.map(numbersIn))

/** Whether a line tells of a post: its heading stands in one line or in several, as the page is laid out. */
const isTold = ({ statements }: Resume, line: number) => {
  const { post = null, heading = true } = statements[line] ?? {}
  return post !== null && !heading
}

/** The lines that hold enough of any need. */
function linesBearing({ heard, resume, taint }: Context): number[] {
  const found = new Set<number>()
  for (const { lines, at } of heard.values())
    for (const line of lines) {
      const said = at[line]
      if (said && mayBear(said) && !taint.has(line) && isTold(resume, line)) found.add(line)
    }
  return [...found]
}

// Numbers are marked and the marks taken back time and again: to fill a set of them takes several times as long.
const marksFor = lately((of: readonly string[]) => ({
  words: new Uint8Array(tradeNumbers()),
  fit: new Float64Array(of.length),
}))

/** Some lists' numbers of words that the trades know by them, each once, in their order. */
function eachOnce(lists: readonly (readonly number[])[]): number[] {
  const { words } = marksFor(trades())
  const found: number[] = []
  for (const list of lists)
    for (const number of list) {
      if (number < 0 || words[number] === 1) continue
      words[number] = 1
      found.push(number)
    }
  for (const number of found) words[number] = 0
  return found
}

const raritiesOf = (words: readonly number[]) => words.reduce((sum, number) => sum + rarityOf(number), 0)

/** The words of a posting by their numbers, in their order. */
const numbersAsked = once(({ words }: WordsHeld) => [...words].filter(number => number >= 0))

/** What the words asked and those of the lines share. */
function sharedWords(asked: WordsHeld, own: readonly number[]): Bearing['shared'] {
  const { words } = marksFor(trades())
  for (const number of own) words[number] = 1
  const both = numbersAsked(asked).filter(number => words[number] === 1)
  for (const number of own) words[number] = 0
  const rarity = raritiesOf(both)
  const share = (part: number, all: number) => (all > 0 ? part / all : 0)
  return [
    share(both.length, asked.words.size),
    share(both.length, own.length),
    share(rarity, asked.rarity),
    share(rarity, raritiesOf(own)),
    own.length,
  ]
}

/** The words of these lines, by post: each counts once in each. */
function wordsByPost({ statements }: Resume, lines: number[], numbers: number[][]): number[][] {
  const found = new Map<number, number[][]>()
  for (const line of lines) {
    const post = statements[line]?.post ?? -1
    const lists = found.get(post)
    if (lists) lists.push(numbers[line] ?? [])
    else found.set(post, [numbers[line] ?? []])
  }
  return [...found.values()].map(eachOnce)
}

export function bearingOf(context: Context): Bearing {
  const { resume, job } = context
  const lines = linesBearing(context)
  const all = new Float64Array(trades().length)
  const { fit } = marksFor(trades())
  const named: number[] = []
  const posts = wordsByPost(resume, lines, numbersByLine(resume))
  for (const words of posts) {
    const known = knownToTrades(words)
    putFit(known, fit)
    addTo(all, fit)
    for (const number of known) if (job.spoken[number] === 1) named.push(number)
  }
  // Beside a trade that is only guessed words may speak for a person, and never against.
  const least = job.guessed ? 0 : -Infinity
  return {
    lines: lines.length,
    fits: Math.max(least, marginOf(all, job.sides)),
    rest: Math.max(least, marginWithout(all, named, job.sides)),
    shared: sharedWords(job.asked, eachOnce(posts)),
  }
}
