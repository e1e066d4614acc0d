import { insideBrackets } from '../job/clauses.ts'
import { namedIn } from '../knowledge/find.ts'
import { matchesOf } from '../text/matches.ts'
import { words } from '../text/words.ts'

// “SMSTS (expires March 2027)”, “first aid (expired)”: what is said of a paper in the brackets behind it.
const note = /\([^()]*(?:(?:19|20)\d\d|expir|lapsed|valid|current)[^()]*\)/iu
// “White card (2019), forklift licence (2020), both expired”: said of all of them.
const ofAll = /\b(?:both|all|each|every|none|neither)\b/iu

const namesPaper = (text: string) =>
  namedIn(words(text)).some(({ concept: { kind } }) => kind === 'certificate' || kind === 'licence')

/** Where the commas stand that are within no brackets. */
const commasOf = (text: string): number[] =>
  matchesOf(/,/g, text)
    .map(({ index }) => index)
    .filter(index => !insideBrackets(text, index))

/**
 * Where the telling of the paper that begins a text ends in a row of papers with notes in brackets: behind its own note,
 * or before the next paper, “CPCS, SMSTS (expires March 2027), first aid (expired)”; -1 where it is no such row.
 */
export function endOfNoted(rest: string): number {
  if (!note.test(rest) || ofAll.test(rest)) return -1
  const commas = commasOf(rest)
  return (
    commas.find(
      (comma, at) =>
        note.test(rest.slice(0, comma)) || namesPaper(rest.slice(comma + 1, commas[at + 1] ?? rest.length)),
    ) ?? -1
  )
}

/** Where the note of the paper before ends, with the comma behind it; 0 where there is none. */
export function endOfNoteBefore(before: string): number {
  if (ofAll.test(before)) return 0
  const ends = commasOf(before).findLast(comma => before[comma - 1] === ')' && note.test(before.slice(0, comma)))
  return ends === undefined ? 0 : ends + 1
}
