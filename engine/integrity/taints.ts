import type { Word } from '../text/words.ts'
import { copiedOf, sharesRun } from './copied.ts'
import type { Own, Taint } from './own.ts'
import type { PostingText } from './posting-text.ts'
import { runLength } from './runs.ts'

// A line as long as this of which so much stands in the posting is made of it, in whatever order.
const soup = { words: 20, share: 0.85 }

/** Asked of every long line of a resume beside every posting, so it stops at the word that is one too many. */
function isSoup(line: readonly Word[], { stems }: PostingText): boolean {
  let strange = Math.floor(line.length * (1 - soup.share))
  for (const { stem } of line) {
    if (!stems.has(stem)) strange--
    if (strange < 0) return false
  }
  return true
}

// “… using Postman and REST Assured”: names and set phrases of the trade run through any honest line. So many words in one
// line, or so many lines with fewer, are no chance.
// Of names in a row, which every one of the trade writes, it takes more.
const beyondChance = { words: 6, names: 12, lines: 3 }

// So many lines between two copied ones are of the same paste: its headings and short lines.
const gap = 4

function taintBetween(found: Map<number, Taint>): void {
  const copied = [...found].filter(([, why]) => why === 'copied').map(([index]) => index)
  copied.sort((a, b) => a - b)
  for (const [place, index] of copied.entries()) {
    const next = copied[place + 1] ?? index
    if (next - index > gap + 1) continue
    for (let between = index + 1; between < next; between++) if (!found.has(between)) found.set(between, 'copied')
  }
}

/**
 * Statements that earn nothing, by index. A paper's official name may be the posting's words too,
 * so in papers and education only a statement that gives a whole line of the posting counts as copied.
 */
export function taints(list: Own[], posting: PostingText): Map<number, Taint> {
  const { lines: whole } = posting
  const found = new Map<number, Taint>()
  const pasted = sharesRun(list, posting)
  const short: number[] = []
  let copies = 0
  list.forEach((own, index) => {
    const { taint, count, words: said, line, paper, names } = own
    if (taint) found.set(index, taint)
    else if (count >= soup.words && isSoup(said, posting)) found.set(index, 'copied')
    else if (pasted && count >= runLength && (!paper || whole.has(line) || count > 14)) {
      const copied = copiedOf(own, posting)
      if (copied >= (names && !whole.has(line) ? beyondChance.names : beyondChance.words)) {
        found.set(index, 'copied')
        copies += 1
      } else if (copied > 0) short.push(index)
    }
  })
  if (copies > 0 || short.length >= beyondChance.lines) {
    for (const index of short) found.set(index, 'copied')
    copies += short.length
  }
  if (copies >= 2) {
    list.forEach(({ line }, index) => {
      if (!found.has(index) && whole.has(line)) found.set(index, 'copied')
    })
    taintBetween(found)
  }
  list.forEach(({ repeated, goesOn }, index) => {
    const before = found.get(index - 1)
    if (repeated) found.set(index, 'stuffed')
    // What is left of a paste at the end of its row is of the paste.
    else if (goesOn && before && !found.has(index)) found.set(index, before)
  })
  return found
}
