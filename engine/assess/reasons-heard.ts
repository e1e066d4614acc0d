import type { Need } from '../job/need.ts'
import type { Word } from '../text/words.ts'
import type { Context } from './context.ts'

// What tells a reader of the trade: no figures, and no words that stand in lines about anything.
const leastTold = 1.3
const most = 3
// A word that stands alone has to tell more, and one that the posting does not use itself to be named at all.
const aloneTold = 3
const nameable = 2.6
const isFigure = /^(?:[\d.,]+|none|nothing|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)$/iu

/** Whether nothing but a space or a hyphen stands between two words of a line. */
const isNext = (before: Word | undefined, word: Word, text: string) =>
  before !== undefined && /^[ -]$/u.test(text.slice(before.end, word.start))

type Run = { from: number; to: number; told: number; own: boolean; last: Word }

/** Whether a reader would take the run for a name: the posting's own word, several words, or one that tells much. */
const isNameable = ({ own, told, from, last }: Run) => own || last.start > from || told >= nameable

const joins = new Set(['-', '&'])

/** With the rest of a word that hyphens or “&” part: “double opt-in”, “follow-ups”, “GD&T”. */
export function wholeWord(text: string, from: number, to: number): string {
  const before = joins.has(text[from - 1] ?? '')
    ? (/(?:[\p{L}\d]+[-&])*$/u.exec(text.slice(Math.max(0, from - 30), from))?.[0] ?? '')
    : ''
  const behind = joins.has(text[to] ?? '') ? (/^(?:[-&][\p{L}\d]+)*/u.exec(text.slice(to, to + 30))?.[0] ?? '') : ''
  return before + text.slice(from, to) + behind
}

/**
 * The words of the trade by which a line speaks of the need, as the resume writes them and those that stand together as
 * one, in quotation marks, three at most: those that tell most.
 */
export function wordsHeard({ resume }: Context, { signs }: Need, at: number): string[] {
  const { text } = resume.document
  const runs: Run[] = []
  for (const word of resume.evidence.words[at] ?? []) {
    const { weight = 0, own = false } = signs.get(word.stem) ?? {}
    if (weight < leastTold || isFigure.test(word.raw)) continue
    const run = runs.at(-1)
    if (run && isNext(run.last, word, text)) {
      run.to = word.end
      run.told += weight
      run.own ||= own
      run.last = word
    } else runs.push({ from: word.start, to: word.end, told: weight, own, last: word })
  }
  if (runs.length === 1 && (runs[0]?.told ?? 0) < aloneTold) return []
  const best = new Set(
    runs
      .filter(isNameable)
      .toSorted((a, b) => b.told - a.told)
      .slice(0, most),
  )
  const heard = runs.filter(run => best.has(run)).map(({ from, to }) => wholeWord(text, from, to).replace(/\s+/gu, ' '))
  const within = (one: string, at: number) =>
    heard.some(
      (other, place) =>
        place !== at &&
        ` ${other} `.toLowerCase().includes(` ${one} `.toLowerCase()) &&
        (other.length > one.length || place < at),
    )
  return heard.filter((one, at) => !within(one, at)).map(one => `“${one}”`)
}
