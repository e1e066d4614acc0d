import { isSmall, type Word } from '../text/words.ts'
import type { Concept } from './index.ts'
import { type Lists, laidOut } from './lists.ts'
import { flat, manyCapitals, needsCapitals, sameWord } from './same-word.ts'

/** A name of a concept by the numbers of its stems, with what tells it from words that are written alike. */
export type Name = {
  concept: Concept
  numbers: number[]
  capitals: string | null
  single: string | null
  cased: boolean
}

/**
 * Names by the number of their first stem: those of one word, and the longer ones by their second, the longest first, with
 * the numbers of their second and third stems, -1 where there is no third.
 */
export type Names = { single: Lists<Name>; longer: Lists<Name>; seconds: Int32Array; thirds: Int32Array }

const isAbbreviation = (name: string) => /^[\p{Lu}\d&/+-]{1,5}$/u.test(name) && /\p{Lu}/u.test(name)

/** A name as it is looked up; `first` is its first stem. */
export const nameOf = (concept: Concept, plain: string, numbers: number[], first: string): Name => ({
  concept,
  numbers,
  // “ARe” is a paper, “are” is not.
  capitals: isAbbreviation(plain) || (numbers.length === 1 && isSmall(first)) ? plain : null,
  single: numbers.length === 1 ? flat(plain) : null,
  cased: numbers.length === 1 && needsCapitals(plain),
})

/** Lays names out by their stems, of which there are `count`. */
export function namesByStem(names: Name[], count: number): Names {
  const by = (list: Name[], key: (name: Name) => number) => laidOut(list, list.map(key), count)
  const first = ({ numbers }: Name) => numbers[0] as number
  const second = ({ numbers }: Name) => numbers[1] as number
  const several = names.filter(({ numbers }) => numbers.length > 1)
  const most = several.reduce((most, { numbers }) => Math.max(most, numbers.length), 0)
  const longestFirst = by(several, ({ numbers }) => most - numbers.length).all
  const longer = by(by(longestFirst, second).all, first)
  return {
    single: by(
      names.filter(({ numbers }) => numbers.length === 1),
      first,
    ),
    longer,
    seconds: Int32Array.from(longer.all, second),
    thirds: Int32Array.from(longer.all, ({ numbers }) => numbers[2] ?? -1),
  }
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\d]/gu, '')

/** Whether the name stands at `at`, beside the numbers of its stems. */
function fits({ numbers: { length }, capitals, single, cased }: Name, list: Word[], at: number): boolean {
  if (capitals === null) {
    const word = list[at] as Word
    // “are” and “will” name nothing, whatever abbreviation is written with the same letters.
    if (single === null) return true
    return !isSmall(word.stem) && (!cased || manyCapitals.test(word.raw)) && sameWord(single, flat(word.raw))
  }
  // “IT” is not “it”; “PLCs” is “PLC”.
  const raw = list
    .slice(at, at + length)
    .map(word => word.raw)
    .join('')
  return lettersOf(raw.replace(/[’']?s$/, '')) === lettersOf(capitals)
}

const none: Name[] = []

/** Where the first of the rising numbers stands that is no less than `wanted`. */
function firstAt(rising: Int32Array, wanted: number, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rising[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** The names of one word that `list[at]` is, whose stem has this number. */
export function singleAt({ single: { from, all } }: Names, number: number, list: Word[], at: number): Name[] {
  const end = from[number + 1] as number
  let found = none
  for (let i = from[number] as number; i < end; i++) {
    const name = all[i] as Name
    if (fits(name, list, at)) found = [...found, name]
  }
  return found
}

/** The names of several words that begin at `at`, the longest first. */
export function longerAt(
  { longer: { from, all }, seconds, thirds }: Names,
  numbers: Int32Array,
  list: Word[],
  at: number,
): Name[] {
  const number = numbers[at] as number
  const next = numbers[at + 1] ?? -1
  if (next < 0) return none
  let found = none
  const end = from[number + 1] as number
  for (let i = firstAt(seconds, next, from[number] as number, end); i < end && seconds[i] === next; i++) {
    const third = thirds[i] as number
    if (third >= 0 && third !== numbers[at + 2]) continue
    const name = all[i] as Name
    if (name.numbers.every((one, place) => place < 3 || one === numbers[at + place]) && fits(name, list, at))
      found = [...found, name]
  }
  return found
}
