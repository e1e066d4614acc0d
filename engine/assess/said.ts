import type { Need } from '../job/need.ts'
import { type Heard, wordingOf } from './heard.ts'
import type { Place, Showing } from './line.ts'
import { inOrder } from './odds.ts'

const part = (value: number, most: number) => Math.min(value, most) / most
const is = (value: boolean) => (value ? 1 : 0)

/** The signs of what a line says of a need, in order: most are no whole numbers, which a list holds cheaper than an object does. */
export const saidNames = [
  'own',
  'kin',
  'beyond',
  'most',
  'told',
  'around',
  'both',
  'used',
  'weak',
  'near',
  'listedThing',
  'deniedThing',
  'bare',
  'onlyBroad',
  'nameless',
  'both × away',
  'both × outside',
  'both × home',
  'both × nameless',
  'both × heading',
  'both × used',
  'own × nameless',
  'own × used',
  'own × listed',
  'used × heading',
] as const
export const saidWeights = inOrder(saidNames)

/** What a line says of the need, and what that means where it stands, in the order of `saidNames`. */
export function saidOf(need: Need, heard: Heard, how: ReadonlyMap<number, Showing>, place: readonly Place[]): number[] {
  const { bare, named } = wordingOf(need)
  const by = (which: Showing) => {
    let all = 0
    for (const [group, showing] of how) if (showing === which) all += need.groups[group]?.weight ?? 0
    return all / named
  }
  const used = by('used')
  const both = part(heard.told + heard.around, 25)
  const nameless = is(need.groups.length === 0)
  return [
    heard.own,
    heard.kin,
    heard.beyond,
    heard.most / 5,
    part(heard.told, 20),
    part(heard.around, 20),
    both,
    used,
    by('weak'),
    by('near'),
    by('listed'),
    by('denied'),
    bare,
    used * (bare - heard.beyond),
    nameless,
    both * is(place.includes('away')),
    both * is(place.includes('outside')),
    both * is(place.includes('home')),
    both * nameless,
    both * is(place.includes('heading')),
    both * used,
    heard.own * nameless,
    heard.own * used,
    heard.own * is(place.includes('listed')),
    used * is(place.includes('heading')),
  ]
}
