import type { Need } from '../job/need.ts'
import { telling } from '../knowledge/about.ts'
import type { EvidenceIndex } from '../resume/evidence.ts'
import type { Resume } from '../resume/read.ts'
import { once } from '../text/once.ts'
import { stems } from '../text/words.ts'

/**
 * What one line says of a need by its words. `own` and `kin` are the shares, 0 to 1, of the need's words that stand there
 * themselves and in words of the same meaning, `beyond` of those that no name of a thing asked covers; `told` is what the
 * own words tell, `around` what the words of the trade do (knowledge/about.ts), `most` the most that one of them does;
 * `count` is of the own words, `signs` of all that tell something.
 */
export type Heard = {
  own: number
  kin: number
  beyond: number
  told: number
  around: number
  most: number
  count: number
  signs: number
}

/**
 * What a need's words are, found once a job. `bare`: the share that no name of a thing asked covers; `named`: what all things
 * asked weigh, 1 where there are none.
 */
type Wording = {
  subjects: { stem: string; share: number; covered: boolean; tells: number; kin: readonly string[] }[]
  bare: number
  named: number
}

export const wordingOf = once(({ words, groups }: Need): Wording => {
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1
  const names = new Set(groups.flatMap(({ any }) => any.flatMap(concept => concept.names.flatMap(stems))))
  const subjects = words.map(({ stem, weight, kin }) => ({
    stem,
    share: weight / total,
    covered: names.has(stem),
    tells: telling(stem),
    kin,
  }))
  return {
    subjects,
    bare: subjects.reduce((sum, { share, covered }) => sum + (covered ? 0 : share), 0),
    named: groups.reduce((sum, { weight }) => sum + weight, 0) || 1,
  }
})

const nothing = (): Heard => ({ own: 0, kin: 0, beyond: 0, told: 0, around: 0, most: 0, count: 0, signs: 0 })
export const unheard: Readonly<Heard> = nothing()

const nowhere: readonly number[] = []

/** What it says of a need, and of which, that a stem stands in a line. `share` is 0 where it is none of the need's own words. */
type Entry = { place: number; share: number; covered: boolean; tells: number; weight: number; own: boolean }

const sieveSize = 1 << 12

/** The low bits of a stem's hash (FNV-1a). */
function sieved(stem: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < stem.length; at++) hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (sieveSize - 1)
}

/** The stems of a resume in their order, each with its lines and the place in a sieve that is its. */
const stemsOf = once(({ byStem }: EvidenceIndex) => {
  const stems = [...byStem.keys()]
  // A list made by a function of each takes several times as long, and every new resume comes by here.
  const places = new Uint16Array(stems.length)
  for (let at = 0; at < stems.length; at++) places[at] = sieved(stems[at] as string)
  return { stems, lines: [...byStem.values()], places }
})

/** A stem or mark that is looked for, with its place in the order of these. */
type Told = { at: number; entries: Entry[] }

/** A need's word that others mean the same as: where its own lines and theirs are found. */
type Kin = { place: number; share: number; own: number; marks: readonly number[] }

/**
 * By each stem that says something of a need what it says, found once a job. `sieve` has a mark at the places of these: most
 * words of a resume fall through it and are not looked up. `lines` has room for the lines of each, for the resume at hand.
 */
type Entries = {
  told: ReadonlyMap<string, Told>
  sieve: Uint8Array
  kin: readonly Kin[]
  lines: (readonly number[] | undefined)[]
}

const entriesOf = once((needs: Need[]): Entries => {
  const told = new Map<string, Told>()
  const sieve = new Uint8Array(sieveSize)
  const of = (stem: string): Told => {
    const found = told.get(stem) ?? { at: told.size, entries: [] }
    told.set(stem, found)
    sieve[sieved(stem)] = 1
    return found
  }
  const kin: Kin[] = []
  for (const [place, need] of needs.entries()) {
    const subjects = new Map(wordingOf(need).subjects.map(subject => [subject.stem, subject]))
    for (const stem of new Set([...subjects.keys(), ...need.signs.keys()])) {
      const { share = 0, covered = true, tells = 0 } = subjects.get(stem) ?? {}
      const { weight = 0, own = true } = need.signs.get(stem) ?? {}
      of(stem).entries.push({ place, share, covered, tells, weight, own })
    }
    for (const { stem, share, kin: marks } of wordingOf(need).subjects)
      if (marks.length > 0) kin.push({ place, share, own: of(stem).at, marks: marks.map(mark => of(mark).at) })
  }
  return { told, sieve, kin, lines: new Array(told.size).fill(undefined) }
})

/** What the lines that say something of one need say of it: `lines` are their places, in no order, `at` is by place. */
export type Row = { readonly lines: readonly number[]; readonly at: readonly (Heard | undefined)[] }

/** The row of a need that nothing is said of. */
export const unheardOf: Row = { lines: [], at: [] }

type Filled = { lines: number[]; at: (Heard | undefined)[] }

function heardAt({ lines, at }: Filled, line: number): Heard {
  let heard = at[line]
  if (!heard) {
    heard = nothing()
    at[line] = heard
    lines.push(line)
  }
  return heard
}

function take(heard: Heard, { share, covered, tells, weight, own }: Entry): void {
  if (share > 0) {
    heard.own += share
    heard.count++
    if (!covered) heard.beyond += share
    if (tells > heard.most) heard.most = tells
  }
  if (weight === 0) return
  heard.signs++
  if (own) heard.told += weight
  else heard.around += weight
}

/** The lines in which words of the same meaning stand, each once. */
function linesOfKin(lines: Entries['lines'], marks: readonly number[]): Iterable<number> {
  let one: readonly number[] | undefined
  let all: Set<number> | undefined
  for (const mark of marks) {
    const found = lines[mark]
    if (!found || found === one) continue
    if (one) all = new Set([...(all ?? one), ...found])
    else one = found
  }
  return all ?? one ?? nowhere
}

/** For each need what each line says of it by its words. */
export function heardOf({ evidence }: Resume, needs: Need[]): Row[] {
  const found = needs.map((): Filled => ({ lines: [], at: new Array(evidence.words.length) }))
  const { told, sieve, kin, lines: linesOf } = entriesOf(needs)
  const { stems, lines, places } = stemsOf(evidence)
  linesOf.fill(undefined)
  for (let which = 0; which < stems.length; which++) {
    if (sieve[places[which] as number] === 0) continue
    const own = told.get(stems[which] as string)
    if (!own) continue
    linesOf[own.at] = lines[which]
    for (const entry of own.entries) {
      const row = found[entry.place]
      if (row) for (const line of lines[which] as number[]) take(heardAt(row, line), entry)
    }
  }
  for (const { place, share, own, marks } of kin) {
    const row = found[place]
    const named = linesOf[own] ?? nowhere
    if (row) for (const line of linesOfKin(linesOf, marks)) if (!named.includes(line)) heardAt(row, line).kin += share
  }
  return found
}
