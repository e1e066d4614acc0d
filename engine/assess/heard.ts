import type { Need } from '../job/need.ts'
import { telling } from '../knowledge/about.ts'
import type { Concept } from '../knowledge/index.ts'
import type { Resume } from '../resume/read.ts'
import { once } from '../text/once.ts'
import { stems } from '../text/words.ts'
import { type StemsHeld, sieved, sieveSize, standsOne, stemsOf } from './stems-held.ts'

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

// What holds no word of the need worth a third look speaks of something else.
const least = { share: 0.15, told: 3 }

/** Whether a line holds so much of a need that it may speak of it. */
export const mayBear = ({ own, kin, told, around }: Heard): boolean =>
  own + kin >= least.share || told + around >= least.told

const nothing = (): Heard => ({ own: 0, kin: 0, beyond: 0, told: 0, around: 0, most: 0, count: 0, signs: 0 })
export const unheard: Readonly<Heard> = nothing()

/** What it says of a need, and of which, that a stem stands in a line. `share` is 0 where it is none of the need's own words. */
type Entry = {
  place: number
  share: number
  covered: boolean
  tells: number
  weight: number
  own: boolean
  product: Concept | undefined
}

/** A stem or mark that is looked for, with its place in the order of these. */
type Told = { at: number; entries: Entry[] }

/** A need's word that others mean the same as: where it and then these are found. */
type Kin = { place: number; share: number; stems: readonly number[] }

/**
 * By each stem that says something of a need what it says, found once a job. `sieve` has a mark at the places of these: most
 * words of a resume fall through it and are not looked up. `held` has room for where each stands among the stems of the
 * resume at hand.
 */
type Entries = {
  told: ReadonlyMap<string, Told>
  sieve: Uint8Array
  kin: readonly Kin[]
  held: Int32Array
}

/** By their one word the products asked whose name is an everyday word as well: Excel, Outlook, Teams. */
const productsOf = ({ groups }: Need): ReadonlyMap<string, Concept> =>
  new Map(
    groups
      .flatMap(({ any }) => any.filter(({ kind, needs }) => kind === 'tool' && needs.length > 0))
      .flatMap(concept => concept.names.map(name => [stems(name), concept] as const))
      .flatMap(([[one, ...more], concept]) =>
        one !== undefined && more.length === 0 ? [[one, concept] as const] : [],
      ),
  )

/** “grandMA3”, “SQL”: no word of every day is written so. */
const isCoined = (raw: string) => /.\p{Lu}|\d/u.test(raw)

const verbal = /^(?:at|in|into|to|with|on|from|for|of|up)$/iu

/** Whether a line speaks of the product and does not “aim to excel”: it is understood so there, or written as a name. */
function isProduct({ evidence, statements }: Resume, { id }: Concept, stem: string, line: number): boolean {
  if (evidence.byConcept.get(id)?.some(({ statement }) => statement === line)) return true
  const list = evidence.words[line] ?? []
  // “Telematics league table” begins with a name, “Excel at what you do” with a verb.
  const begins = (at: number) => at === 0 && !statements[line]?.listed && verbal.test(list[1]?.raw ?? '')
  return list.some(
    ({ raw, stem: own }, at) =>
      own === stem && raw.length > 1 && (isCoined(raw) || (/^\p{Lu}/u.test(raw) && !begins(at))),
  )
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
    const products = productsOf(need)
    for (const stem of new Set([...subjects.keys(), ...need.signs.keys()])) {
      const { share = 0, covered = true, tells = 0 } = subjects.get(stem) ?? {}
      const { weight = 0, own = true } = need.signs.get(stem) ?? {}
      of(stem).entries.push({ place, share, covered, tells, weight, own, product: products.get(stem) })
    }
    for (const { stem, share, kin: marks } of wordingOf(need).subjects)
      if (marks.length > 0) kin.push({ place, share, stems: [stem, ...marks].map(one => of(one).at) })
  }
  return { told, sieve, kin, held: new Int32Array(told.size) }
})

/**
 * What the lines that say something of one need say of it: `lines` are their places, in no order, `at` is by place; `stems`
 * are those of its words that stand in any.
 */
export type Row = {
  readonly lines: readonly number[]
  readonly at: readonly (Heard | undefined)[]
  readonly stems: readonly string[]
}

/** The row of a need that nothing is said of. */
export const unheardOf: Row = { lines: [], at: [], stems: [] }

type Filled = { lines: number[]; at: (Heard | undefined)[]; stems: string[] }

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

/** Adds what words of the same meaning say of a need where the word itself does not stand: each line once. */
function takeKin(resume: StemsHeld, row: Filled, { share, stems }: Kin, held: Int32Array): void {
  const { from, lines } = resume
  // The word itself comes first.
  for (let kin = 1; kin < stems.length; kin++) {
    const which = held[stems[kin] as number] as number
    if (which < 0) continue
    const before = stems.slice(0, kin).map(stem => held[stem] as number)
    for (let at = from[which] as number; at < (from[which + 1] as number); at++) {
      const line = lines[at] as number
      if (!standsOne(resume, before, line)) heardAt(row, line).kin += share
    }
  }
}

/** For each need what each line says of it by its words. */
export function heardOf(of: Resume, needs: Need[]): Row[] {
  const { evidence } = of
  const found = needs.map((): Filled => ({ lines: [], at: new Array(evidence.words.length), stems: [] }))
  const { told, sieve, kin, held } = entriesOf(needs)
  const resume = stemsOf(evidence)
  const { stems, places, from, lines } = resume
  held.fill(-1)
  for (let which = 0; which < stems.length; which++) {
    if (sieve[places[which] as number] === 0) continue
    const own = told.get(stems[which] as string)
    if (!own) continue
    held[own.at] = which
    const stem = stems[which] as string
    for (const entry of own.entries) {
      const row = found[entry.place] as Filled
      const { product } = entry
      let some = !product
      for (let at = from[which] as number; at < (from[which + 1] as number); at++) {
        const line = lines[at] as number
        if (product && !isProduct(of, product, stem, line)) continue
        some = true
        take(heardAt(row, line), entry)
      }
      if (some) row.stems.push(stem)
    }
  }
  for (const one of kin) takeKin(resume, found[one.place] as Filled, one, held)
  return found
}
