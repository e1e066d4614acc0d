import { rarityOf, trades, tradesOfNumbers } from '../knowledge/trade.ts'
import type { Resume } from '../resume/read.ts'
import { numbersIn } from '../resume/told.ts'
import { once } from '../text/once.ts'
import type { Context } from './context.ts'
import { mayBear } from './heard.ts'
import { addTo, held, marginOf, marginWithout, putAsked, type WordsHeld } from './trade.ts'

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

function sharedWords(asked: WordsHeld, own: WordsHeld): Bearing['shared'] {
  let both = 0
  let rarity = 0
  for (const number of asked.words) {
    if (number < 0 || !own.words.has(number)) continue
    both++
    rarity += rarityOf(number)
  }
  const share = (part: number, all: number) => (all > 0 ? part / all : 0)
  return [
    share(both, asked.words.size),
    share(both, own.words.size),
    share(rarity, asked.rarity),
    share(rarity, own.rarity),
    own.words.size,
  ]
}

/** The words of these lines, by post: each counts once in each. */
function wordsByPost({ statements }: Resume, lines: number[], numbers: number[][]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  for (const line of lines) {
    const post = statements[line]?.post ?? -1
    const words = found.get(post) ?? new Set()
    found.set(post, words)
    for (const number of numbers[line] ?? []) if (number >= 0) words.add(number)
  }
  return found
}

export function bearingOf(context: Context): Bearing {
  const { resume, job } = context
  const lines = linesBearing(context)
  const fit = new Float64Array(trades().length)
  const named: number[] = []
  const all = new Set<number>()
  for (const words of wordsByPost(resume, lines, numbersByLine(resume)).values()) {
    const found = tradesOfNumbers(words)
    addTo(fit, found.fit)
    putAsked(found, job.spoken, named)
    for (const word of words) all.add(word)
  }
  // Beside a trade that is only guessed words may speak for a person, and never against.
  const least = job.guessed ? 0 : -Infinity
  return {
    lines: lines.length,
    fits: Math.max(least, marginOf(fit, job.sides)),
    rest: Math.max(least, marginWithout(fit, named, job.sides)),
    shared: sharedWords(job.asked, held(all)),
  }
}
