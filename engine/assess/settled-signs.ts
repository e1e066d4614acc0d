import type { Need } from '../job/need.ts'
import { once } from '../text/once.ts'
import type { Status } from '../types.ts'
import type { Context } from './context.ts'
import type { Judgement } from './judgement.ts'
import { personNames, personSigns } from './person.ts'
import { spokenOf } from './spoken.ts'
import { chancesOf, contenders, wholeNames, wholeSigns } from './status.ts'

const statuses: Status[] = ['unmet', 'partial', 'met']

// Beside which of the others a need is set.
const others = ['all', 'musts', 'doing', 'rest'] as const
type Others = (typeof others)[number]
const sharesOf = (name: Others) => [...statuses, 'credit'].map(share => `${name} ${share}` as const)

// What a true line more may as well raise as lower has no say here.
const apart = new Set<string>([
  'rival',
  'claimed',
  'rest fits',
  'fits by shared',
  'told of posting',
  'rare of posting told',
  'rare told of posting',
  'words',
  'lines',
])
const isAsked = (name: string) => !apart.has(name)
const placesOf = (names: readonly string[]) => names.flatMap((name, at) => (isAsked(name) ? [at] : []))
const [ofWhole, ofPerson] = [placesOf(wholeNames), placesOf(personNames)]

/** What is known of a need that is shown by doing once all are judged. */
export const settledNames = [
  'is met',
  'is partial',
  'credit',
  'must',
  'needs',
  'words asked',
  'chance met',
  'chance partial',
  'most met',
  ...wholeNames.filter(isAsked),
  ...others.flatMap(sharesOf),
  ...personNames.filter(isAsked).map(name => `person ${name}` as const),
  'line odds',
  'line used',
  'line own',
  'line tells',
  'next odds',
  'next doing',
  'next own',
]

const is = (value: boolean | undefined) => (value ? 1 : 0)

/** A need and what was made of it by itself. */
export type Judged = { need: Need; judgement: Judgement }

const isDoing = ({ signs }: Need) => signs.size > 0

const isAmong: Record<Others, (need: Need) => boolean> = {
  all: () => true,
  musts: ({ requirement }) => requirement.kind === 'must',
  doing: isDoing,
  rest: need => !isDoing(need),
}

const wordsAsked = once(({ requirement }: Need) => requirement.text.split(/\s+/u).length)

/** Of the needs of a sort: how many are judged each way, in the order of `statuses`, their credit, and how many there are. */
type Tally = [unmet: number, partial: number, met: number, credit: number, count: number]

/** What is partly shown and earns nothing is pasted, and shows nothing beside others. */
const placeOf = ({ status, credit }: Judgement) => (credit === 0 ? 0 : (statuses.indexOf(status) as 0 | 1 | 2))

function tallyOf(all: Judged[]): Tally {
  const tally: Tally = [0, 0, 0, 0, 0]
  for (const { judgement } of all) {
    tally[placeOf(judgement)]++
    tally[3] += judgement.credit
    tally[4]++
  }
  return tally
}

/** What is found once a resume for all its needs. */
export type Whole = { context: Context; tallies: Tally[]; needs: number; person: number[] }

export function wholeOf(context: Context, all: Judged[]): Whole {
  const signs = personSigns(context)
  return {
    context,
    tallies: others.map(which => tallyOf(all.filter(({ need }) => isAmong[which](need)))),
    needs: all.length,
    person: ofPerson.map(at => signs[at] as number),
  }
}

const row = new Float64Array(settledNames.length)
const wholeRow = new Float64Array(wholeNames.length)

/**
 * What is known of a need once all are judged, in the order of `settledNames`. It is put into the same row time and again: a
 * ranking asks for it more often than for anything else.
 */
export function settledSigns({ context, tallies, needs, person }: Whole, { need, judgement }: Judged): Float64Array {
  const { status, credit } = judgement
  const place = placeOf(judgement)
  const { lines } = spokenOf(context, need)
  const [best, next] = lines
  let at = 0
  const put = (value: number) => {
    row[at++] = value
  }
  put(is(status === 'met'))
  put(is(status === 'partial'))
  put(credit)
  put(is(need.requirement.kind === 'must'))
  put(needs)
  put(wordsAsked(need))
  const chances = contenders(lines).map(line => chancesOf(context, need, line))
  put(chances[0]?.met ?? 0)
  put(chances[0]?.partial ?? 0)
  put(chances.reduce((most, { met }) => Math.max(most, met), 0))
  const whole = wholeSigns(context, need, best, wholeRow)
  for (const sign of ofWhole) put(whole[sign] as number)
  for (const [which, tally] of tallies.entries()) {
    // Set beside the others, and not beside itself.
    const own = isAmong[others[which] as Others](need) ? 1 : 0
    const count = tally[4] - own
    for (let one = 0; one < 3; one++) put(count === 0 ? -1 : ((tally[one] as number) - own * is(one === place)) / count)
    put(count === 0 ? -1 : (tally[3] - own * credit) / count)
  }
  for (const value of person) put(value)
  put(best?.odds ?? 0)
  put(is(best?.used))
  put(best?.own ?? 0)
  put(best?.tells ?? 0)
  put(next?.odds ?? 0)
  put(is(next?.doing))
  put(next?.own ?? 0)
  return row
}
