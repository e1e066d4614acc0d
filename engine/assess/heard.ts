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

/** What a need's words are, found once a job. `bare`: the share that no name of a thing asked covers. */
type Wording = {
  subjects: { stem: string; share: number; covered: boolean; tells: number; kin: readonly string[] }[]
  bare: number
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
  return { subjects, bare: subjects.reduce((sum, { share, covered }) => sum + (covered ? 0 : share), 0) }
})

const nothing = (): Heard => ({ own: 0, kin: 0, beyond: 0, told: 0, around: 0, most: 0, count: 0, signs: 0 })
export const unheard: Readonly<Heard> = nothing()

const nowhere: readonly number[] = []

/** The lines in which words of the same meaning stand, each once. */
const linesOfKin = (byStem: ReadonlyMap<string, number[]>, kin: readonly string[]): Iterable<number> => {
  const [mark, ...others] = kin
  if (mark === undefined) return nowhere
  if (others.length === 0) return byStem.get(mark) ?? nowhere
  return new Set(kin.flatMap(one => byStem.get(one) ?? nowhere))
}

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
const stemsOf = once(({ byStem }: EvidenceIndex) => ({
  stems: [...byStem.keys()],
  lines: [...byStem.values()],
  places: Uint16Array.from(byStem.keys(), sieved),
}))

/**
 * By each stem that says something of a need what it says, found once a job. `sieve` has a mark at the places of these:
 * most words of a resume fall through it and are not looked up.
 */
const entriesOf = once((needs: Need[]): { entries: ReadonlyMap<string, Entry[]>; sieve: Uint8Array } => {
  const entries = new Map<string, Entry[]>()
  const sieve = new Uint8Array(sieveSize)
  for (const [place, need] of needs.entries()) {
    const subjects = new Map(wordingOf(need).subjects.map(subject => [subject.stem, subject]))
    for (const stem of new Set([...subjects.keys(), ...need.signs.keys()])) {
      const { share = 0, covered = true, tells = 0 } = subjects.get(stem) ?? {}
      const { weight = 0, own = true } = need.signs.get(stem) ?? {}
      const entry = { place, share, covered, tells, weight, own }
      const list = entries.get(stem)
      if (list) list.push(entry)
      else entries.set(stem, [entry])
      sieve[sieved(stem)] = 1
    }
  }
  return { entries, sieve }
})

/** By each line of the resume what it says of one need; nothing at those that say nothing of it. */
export type Row = readonly (Heard | undefined)[]

function heardAt(row: (Heard | undefined)[], line: number): Heard {
  row[line] ??= nothing()
  return row[line]
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

/** For each need what each line says of it by its words. */
export function heardOf({ evidence }: Resume, needs: Need[]): Row[] {
  const { byStem, stems: all } = evidence
  const found = needs.map((): (Heard | undefined)[] => new Array(all.length).fill(undefined))
  const { entries, sieve } = entriesOf(needs)
  const { stems, lines, places } = stemsOf(evidence)
  for (let which = 0; which < stems.length; which++) {
    const own = sieve[places[which] as number] === 1 ? entries.get(stems[which] as string) : undefined
    if (!own) continue
    for (const entry of own) {
      const row = found[entry.place]
      if (row) for (const line of lines[which] as number[]) take(heardAt(row, line), entry)
    }
  }
  for (let place = 0; place < needs.length; place++) {
    const row = found[place]
    for (const { stem, share, kin } of wordingOf(needs[place] as Need).subjects) {
      if (kin.length === 0 || !row) continue
      const named = byStem.get(stem) ?? nowhere
      for (const line of linesOfKin(byStem, kin)) if (!named.includes(line)) heardAt(row, line).kin += share
    }
  }
  return found
}
