import type { Group } from '../job/groups.ts'
import type { Need } from '../job/need.ts'
import { broader, type Concept } from '../knowledge/index.ts'
import type { Word } from '../text/words.ts'
import type { Context } from './context.ts'
import type { GroupShown, Line, Place } from './line.ts'
import { polarityOf } from './lines.ts'

const plainName = (name: string) => name.replace(/\s*\([^)]*\)/g, '')

/** As a sentence begins, but for names that are written small: “xAPI”, “iOS”. */
const capital = (text: string) => (/^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1))

/** “A head chef”, “An HR manager”: a title as a sentence begins with it. */
export function aTitle(name: string): string {
  const plain = plainName(name)
  const inside = /^\p{Lu}\p{Ll}/u.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
  return `${/^(?:[aeiou](?!ni)|[FHLMNRSX]\p{Lu})/iu.test(inside) && !/^[hlmnrsxf]\p{Ll}/iu.test(inside) ? 'An' : 'A'} ${inside}`
}

// What tells a reader of the trade: no figures, and no words that stand in lines about anything.
const leastTold = 1.3
const most = 4
// A word that stands alone has to tell more.
const aloneTold = 3
const isFigure = /^(?:[\d.,]+|none|nothing|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)$/iu

/** Whether nothing but a space or a hyphen stands between two words of a line. */
const isNext = (before: Word | undefined, word: Word, text: string) =>
  before !== undefined && /^[ -]$/u.test(text.slice(before.end, word.start))

/**
 * The words of the trade by which a line speaks of the need, as the resume writes them and those that stand together as
 * one, four at most: those that tell most.
 */
function wordsHeard({ resume }: Context, { signs }: Need, at: number): string[] {
  const { text } = resume.document
  const runs: { from: number; to: number; told: number; last: Word }[] = []
  for (const word of resume.evidence.words[at] ?? []) {
    const weight = signs.get(word.stem)?.weight ?? 0
    if (weight < leastTold || isFigure.test(word.raw)) continue
    const run = runs.at(-1)
    if (run && isNext(run.last, word, text)) {
      run.to = word.end
      run.told += weight
      run.last = word
    } else runs.push({ from: word.start, to: word.end, told: weight, last: word })
  }
  if (runs.length === 1 && (runs[0]?.told ?? 0) < aloneTold) return []
  const best = new Set(runs.toSorted((a, b) => b.told - a.told).slice(0, most))
  const heard = runs.filter(run => best.has(run)).map(({ from, to }) => text.slice(from, to))
  const within = (one: string, at: number) =>
    heard.some(
      (other, place) =>
        place !== at &&
        ` ${other} `.toLowerCase().includes(` ${one} `.toLowerCase()) &&
        (other.length > one.length || place < at),
    )
  return heard.filter((one, at) => !within(one, at))
}

/** Why no more than partly, by what is sure of the best line: words that only may tell of help are weighed, not told. */
function limits(context: Context, need: Need, { at, place }: Line): string {
  const is = (sign: Place) => place.includes(sign)
  if (is('listed') || is('skills')) return 'Listed, but nothing described shows it in use.'
  if (is('summary') || is('header')) return 'Claimed, but no work described backs it.'
  if (is('study')) return 'Learnt, but no work described shows it.'
  if (polarityOf(context, at, need) === 'weak') return 'Told as a help or in part, not as work of one’s own.'
  if (is('away')) return 'Done in another trade.'
  return 'Touched on, not shown in depth.'
}

/** What a group is called: all of a choice, or those of it that the resume shows. Empty where a reader would not know it. */
function namesOf({ any, called }: Group, { shown }: GroupShown): string[] {
  const has = shown && broader(shown.via.id)
  const meant = has ? any.filter(({ id }) => has.has(id)) : []
  const names = (meant.length > 0 ? meant : any).flatMap(({ id }) => called.get(id) ?? [])
  return [...new Set(names)].slice(0, 3)
}

/** What is used beside what is asked, `asked` being what a reader knows that by. */
const besideAsked = (via: Concept, asked = 'what is asked') =>
  `${capital(plainName(via.name))} is next door to ${asked}, not the same.`

/** Why a group's neighbour is a part of it. */
export const nextTo = (group: Group, shown: GroupShown, via: Concept): string =>
  besideAsked(via, namesOf(group, shown)[0])

// So much of the need's words make a line that says nearly the same.
const nearlyAll = 0.5

/** What is said of a line by which a need is met, where one word of it can be named at most. */
function inOtherWords({ own, used }: Line, heard: string | undefined): string {
  if (own >= nearlyAll) return 'The resume describes this in nearly the same words.'
  if (used) return 'Shown in the work described, in other words.'
  const nearest = 'No line says it outright; this one comes nearest'
  return heard === undefined ? `${nearest}.` : `${nearest}, with “${heard}”.`
}

/** What is shown of the need and what is not, as a sentence or two. */
export function reasonFor(
  context: Context,
  need: Need,
  groups: GroupShown[],
  status: 'met' | 'partial',
  best: Line,
): string {
  const named = groups.map((group, at) => ({ ...group, names: namesOf(need.groups[at] as Group, group) }))
  const used = named.flatMap(({ shown, names }) => (shown?.how === 'used' ? names.slice(0, 1) : []))
  const shown = used.filter((name, at) => !used.some((other, place) => place < at && name.includes(other)))
  const near = named.find(({ shown, names }) => shown?.how === 'near' && names.length > 0)
  const without = named.filter(({ shown }) => !shown || shown.value === 0)
  const missing = [...new Set(without.map(({ names }) => names.join(' or ')))].filter(
    name => name !== '' && !shown.includes(name),
  )
  const parts: string[] = []
  if (shown.length > 0) parts.push(`${capital(shown.join(', '))}: shown in the work described.`)
  else if (near?.shown && status === 'partial') parts.push(besideAsked(near.shown.via, near.names[0]))
  else {
    const heard = wordsHeard(context, need, best.at)
    if (heard.length > 1 || /\W/u.test(heard[0] ?? '')) parts.push(`Told in words of the trade: ${heard.join(', ')}.`)
    else if (status === 'met') parts.push(inOtherWords(best, heard[0]))
  }
  if (status === 'partial') parts.push(limits(context, need, best))
  if (missing.length > 0 && without.length < groups.length) parts.push(`Not shown: ${missing.join(', ')}.`)
  return parts.join(' ')
}
