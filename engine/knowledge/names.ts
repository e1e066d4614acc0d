import { isSmall, type Word } from '../text/words.ts'
import type { Concept } from './index.ts'
import { byKey, type Growing, grown, type Numbers, placesOf } from './lists.ts'
import { flat, manyCapitals, needsCapitals, sameWord } from './same-word.ts'

/** A name of a concept as texts are compared with it, by what tells it from words that are written alike. */
export type Name = {
  concept: Concept
  length: number
  capitals: string | null
  single: string | null
  cased: boolean
}

/** All names in the order of their concepts, as they are written and by the numbers of their stems. */
export type Written = { concepts: Concept[]; texts: string[]; stems: Growing }

/**
 * Names by the number of their first stem: those of one word, and the longer ones by their second, the longest first, with
 * the numbers of their second and third stems, -1 where there is no third. `made` when they are first met.
 */
export type Names = {
  written: Omit<Written, 'stems'>
  stems: Numbers
  single: Numbers
  longer: Numbers
  seconds: Int32Array
  thirds: Int32Array
  made: (Name | undefined)[]
}

/** Lays names out by their stems, of which there are `count`. */
export function namesByStem({ concepts, texts, stems: { from, all } }: Written, count: number): Names {
  const stemOf = (place: number, which: number) => {
    const at = (from[place] as number) + which
    return at < (from[place + 1] as number) ? (all[at] as number) : -1
  }
  const places = placesOf(texts)
  const lengths = places.map(place => (from[place + 1] as number) - (from[place] as number))
  const firsts = places.map(place => stemOf(place, 0))
  const seconds = places.map(place => stemOf(place, 1))
  const several = places.filter(place => (lengths[place] as number) > 1)
  const most = lengths.reduce((most, length) => Math.max(most, length), 0)
  const shortness = lengths.map(length => most - length)
  const longestFirst = byKey(several, shortness, most).all
  const longer = byKey(byKey(longestFirst, seconds, count).all, firsts, count)
  return {
    written: { concepts, texts },
    stems: grown({ from, all }),
    single: byKey(
      places.filter(place => lengths[place] === 1),
      firsts,
      count,
    ),
    longer,
    seconds: longer.all.map(place => seconds[place] as number),
    thirds: longer.all.map(place => stemOf(place, 2)),
    made: texts.map(() => undefined),
  }
}

const isAbbreviation = (name: string) => /^[\p{Lu}\d&/+-]{1,5}$/u.test(name) && /\p{Lu}/u.test(name)
const lettersOf = (text: string) => text.replace(/[^\p{L}\d]/gu, '')

/** The name at a place; the first word of a text that is looked at for it has its first stem. */
function nameAt({ written, stems: { from }, made }: Names, place: number, word: Word): Name {
  const before = made[place]
  if (before) return before
  const text = written.texts[place] as string
  const length = (from[place + 1] as number) - (from[place] as number)
  const name: Name = {
    concept: written.concepts[place] as Concept,
    length,
    // “ARe” is a paper, “are” is not.
    capitals: isAbbreviation(text) || (length === 1 && isSmall(word.stem)) ? lettersOf(text) : null,
    single: length === 1 ? flat(text) : null,
    cased: length === 1 && needsCapitals(text),
  }
  made[place] = name
  return name
}

/** Whether the name stands at `at`, beside the numbers of its stems. */
function fits({ length, capitals, single, cased }: Name, list: Word[], at: number): boolean {
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
  return lettersOf(raw.replace(/[’']?s$/, '')) === capitals
}

const none: Name[] = []

/** The names of one word that `list[at]` is, whose stem has this number. */
export function singleAt(names: Names, number: number, list: Word[], at: number): Name[] {
  const { from, all } = names.single
  const end = from[number + 1] as number
  let found = none
  for (let i = from[number] as number; i < end; i++) {
    const name = nameAt(names, all[i] as number, list[at] as Word)
    if (fits(name, list, at)) found = [...found, name]
  }
  return found
}

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

/** The names of several words that begin at `at`, the longest first. */
export function longerAt(names: Names, numbers: number[], list: Word[], at: number): Name[] {
  const { longer, seconds, thirds, stems } = names
  const number = numbers[at] as number
  const next = numbers[at + 1] ?? -1
  if (next < 0) return none
  let found = none
  const end = longer.from[number + 1] as number
  for (let i = firstAt(seconds, next, longer.from[number] as number, end); i < end && seconds[i] === next; i++) {
    const third = thirds[i] as number
    if (third >= 0 && third !== numbers[at + 2]) continue
    const place = longer.all[i] as number
    const last = stems.from[place + 1] as number
    let away = 3
    for (let stem = (stems.from[place] as number) + away; stem < last && stems.all[stem] === numbers[at + away]; stem++)
      away++
    if ((stems.from[place] as number) + away < last) continue
    const name = nameAt(names, place, list[at] as Word)
    if (fits(name, list, at)) found = [...found, name]
  }
  return found
}
