import { onceOf, vocabulary } from '../text/once.ts'
import { stem } from '../text/stem.ts'
import type { Word } from '../text/words.ts'
import classes from './classes.json' with { type: 'json' }

/** Whether a word of the text is one that the place in the row asks for. */
type Test = (word: Word, text: string) => boolean

/** One place of a row: a word, up to so many, or the beginning of a phrase. `loose`: commas may stand inside. */
type Step = { test: Test; least: number; most: number; loose: boolean; begins: boolean }

/**
 * A telling in order. `keys` are the stems of the step that is looked up, `at` its place; `partners` those of the step of
 * fewest words among the others, one of which has to be there too.
 */
export type Row = { steps: Step[]; at: number; keys: string[]; partners: string[] }

const numbers = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
    'twenty thirty forty fifty sixty seventy eighty ninety dozen hundred thousand several couple both'
  ).split(' '),
)

/** A word without capitals and plural: classes hold the very words, as a stem would take “building” for “builder”. */
const flat = onceOf(
  (raw: string) =>
    raw
      .toLowerCase()
      .replace(/[’'].*$/u, '')
      .replace(/ies$/u, 'y')
      .replace(/(?<=(?:ch|sh|ss))es$/u, '')
      .replace(/(?<=[^us])s$/u, ''),
  vocabulary,
)

const classOf = new Map(
  Object.entries(classes).map(([name, list]): [string, ReadonlySet<string>] => [name, new Set(list.split(' '))]),
)

const isNumber: Test = ({ raw }) => /^\d/.test(raw) || numbers.has(raw.toLowerCase())

const isMoney: Test = ({ raw, start, end }, text) =>
  /^\d/.test(raw) &&
  (/[£$€]\s?(?:\d+[,.])*$/u.test(text.slice(Math.max(0, start - 12), start)) ||
    /^(?:[,.]\d+)*\s?(?:k|m|bn|thousand|million)?\s?(?:€|(?:euros?|dollars?|pounds?|francs?|eur|usd|gbp|chf)\b)/iu.test(
      text.slice(end, end + 24),
    ))

// A gap within one phrase holds no word that opens another.
const opens = new Set(
  'in for with under by of from to at on into after before and or but who which that where i we they he she not no than as was is are were'.split(
    ' ',
  ),
)

const doer = /(?:er|or)s?$/iu

const signs: Record<string, Omit<Step, 'least'> & { least?: number }> = {
  '..': { test: () => true, least: 0, most: 6, loose: true, begins: false },
  '~': { test: ({ raw }) => !opens.has(raw.toLowerCase()), least: 0, most: 3, loose: false, begins: false },
  '#': { test: isNumber, most: 3, loose: true, begins: false },
  $: { test: isMoney, most: 3, loose: true, begins: false },
  '^': { test: () => true, least: 0, most: 0, loose: false, begins: true },
}

function stepOf(token: string): { step: Step; keys: string[] } {
  const least = token.endsWith('?') ? 0 : 1
  const plain = least === 0 ? token.slice(0, -1) : token
  const sign = signs[plain]
  if (sign) return { step: { least, ...sign }, keys: [] }
  const parts = plain.split('|')
  const exact = new Set(parts.filter(part => part.startsWith('=')).map(part => part.slice(1)))
  const own = parts.filter(part => !part.startsWith('<') && !part.startsWith('='))
  const stemmed = new Set(own.map(stem))
  const sets = parts
    .filter(part => part.startsWith('<'))
    .map(part => {
      const set = classOf.get(part.slice(1, -1))
      if (!set) throw new Error(`No class ${part} in classes.json`)
      return set
    })
  const said = new Set(own.map(flat))
  // “Manager” is who someone is: the stem alone would take it for “manages”.
  const isSaid = ({ raw, stem: of }: Word) =>
    stemmed.has(of) && (of.length > raw.length - 2 || !doer.test(raw) || said.has(flat(raw)))
  const test: Test = word =>
    isSaid(word) || exact.has(word.raw.toLowerCase()) || sets.some(set => set.has(flat(word.raw)))
  const keys = new Set([...stemmed, ...[...exact].map(stem), ...sets.flatMap(set => [...set].map(stem))])
  return { step: { test, least, most: 1, loose: false, begins: false }, keys: least === 1 ? [...keys] : [] }
}

/** How well a step serves to look a row up by: words that few texts hold, and not many of them. */
const rarity = (keys: string[]) => (keys.length > 40 ? 0 : Math.min(...keys.map(key => key.length)))

/** Reads a telling in order; the step with the longest words is the one that it is looked up by. */
export function rowOf(phrase: string): Row {
  const made = phrase.split(' ').map(stepOf)
  let at = -1
  made.forEach(({ keys }, index) => {
    const best = made[at]
    if (keys.length > 0 && (!best || rarity(keys) > rarity(best.keys))) at = index
  })
  const keys = made[at]?.keys
  if (!keys) throw new Error(`Nothing to look “${phrase}” up by: one place needs words of its own`)
  const others = made.filter((step, index) => index !== at && step.keys.length > 0).map(step => step.keys)
  const partners = others.reduce<string[]>((few, one) => (few.length === 0 || one.length < few.length ? one : few), [])
  return { steps: made.map(({ step }) => step), at, keys, partners }
}

/** Whether two neighbouring words stand in one sentence, and where it is not `loose` in one phrase. */
function joined(text: string, before: Word, after: Word, loose: boolean): boolean {
  const between = text.slice(before.end, after.start)
  return loose ? !/[.;!?]\s/u.test(between) : /^[\s’'"“”£$€/&-]*$/u.test(between)
}

/** Whether a sentence, or a part of one set off by a dash, a colon or a bracket, begins with the word. */
function isBeginning(text: string, list: Word[], at: number): boolean {
  const before = list[at - 1]
  return !before || /[.;:!?(–—]\s*$|\s-\s*$/u.test(text.slice(before.end, list[at]?.start))
}

/**
 * How far the steps from `step` on (in direction `way`) reach from the word `at`, which the step before has taken; or
 * null where they do not fit.
 */
function reach(row: Row, list: Word[], text: string, step: number, at: number, way: 1 | -1): number | null {
  const next = row.steps[step]
  if (!next) return at
  if (next.begins && !isBeginning(text, list, at)) return null
  const loose = next.loose || row.steps[step - way]?.loose === true
  let here = at
  for (let taken = 0; ; taken++) {
    if (taken >= next.least) {
      const end = reach(row, list, text, step + way, here, way)
      if (end !== null) return end
    }
    const word = list[here + way]
    const last = list[here]
    if (taken === next.most || !word || !last) return null
    if (!next.test(word, text)) return null
    if (!(way === 1 ? joined(text, last, word, loose) : joined(text, word, last, loose))) return null
    here += way
  }
}

/** Where the row stands around the word `at`, if that is its key word. */
export function rowAt(row: Row, list: Word[], text: string, at: number): { first: number; last: number } | null {
  const word = list[at]
  if (!word || !row.steps[row.at]?.test(word, text)) return null
  const last = reach(row, list, text, row.at + 1, at, 1)
  const first = last === null ? null : reach(row, list, text, row.at - 1, at, -1)
  return first === null || last === null ? null : { first, last }
}
