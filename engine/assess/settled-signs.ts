import type { Need } from '../job/need.ts'
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

// Where there are no others of the sort.
const noShares = [-1, -1, -1, -1]

/** The shares of the others that are judged each way, and their mean credit, in the order of `others`. */
function othersSigns(all: Judged[], own: Judged): number[] {
  return others.flatMap(which => {
    const sort = all.filter(one => one !== own && isAmong[which](one.need))
    if (sort.length === 0) return noShares
    const mean = (worth: (judgement: Judgement) => number) =>
      sort.reduce((sum, { judgement }) => sum + worth(judgement), 0) / sort.length
    return [...statuses.map(one => mean(({ status }) => is(status === one))), mean(({ credit }) => credit)]
  })
}

/** What is found once a resume for all its needs. */
export type Whole = { context: Context; all: Judged[]; person: number[] }

export function wholeOf(context: Context, all: Judged[]): Whole {
  const signs = personSigns(context)
  return { context, all, person: ofPerson.map(at => signs[at] as number) }
}

/** What is known of a need once all are judged, in the order of `settledNames`. */
export function settledSigns({ context, all, person }: Whole, one: Judged): Float64Array {
  const { need, judgement } = one
  const { status, credit } = judgement
  const { lines } = spokenOf(context, need)
  const [best, next] = lines
  const whole = wholeSigns(context, need, best)
  const chances = contenders(lines).map(line => chancesOf(context, need, line))
  return Float64Array.of(
    is(status === 'met'),
    is(status === 'partial'),
    credit,
    is(need.requirement.kind === 'must'),
    all.length,
    need.requirement.text.split(/\s+/u).length,
    chances[0]?.met ?? 0,
    chances[0]?.partial ?? 0,
    Math.max(...chances.map(({ met }) => met)),
    ...ofWhole.map(at => whole[at] as number),
    ...othersSigns(all, one),
    ...person,
    ...(best ? [best.odds, is(best.used), best.own, best.tells] : [0, 0, 0, 0]),
    ...(next ? [next.odds, is(next.doing), next.own] : [0, 0, 0]),
  )
}
