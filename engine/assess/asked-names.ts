import type { Group } from '../job/groups.ts'
import type { Need } from '../job/need.ts'
import { broader, type Concept } from '../knowledge/index.ts'
import { once, onceOf } from '../text/once.ts'
import { stems } from '../text/words.ts'
import type { Context } from './context.ts'
import type { GroupShown, Line } from './line.ts'

const calledIn = ({ called }: Group, meant: Concept[]) =>
  [...new Set(meant.flatMap(({ id }) => called.get(id) ?? []))].slice(0, 3)
const allNames = once((group: Group) => calledIn(group, group.any))

/** What a group is called: all of a choice, or those of it that the resume shows. Empty where a reader would not know it. */
export function namesOf(group: Group, { shown }: GroupShown): string[] {
  const has = shown && broader(shown.via.id)
  const meant = has ? group.any.filter(({ id }) => has.has(id)) : []
  return meant.length > 0 ? calledIn(group, meant) : allNames(group)
}

/** The groups of a need, each with what a reader knows it by. */
export const namedGroups = (need: Need, groups: GroupShown[]) =>
  groups.map((group, at) => ({ ...group, names: namesOf(need.groups[at] as Group, group) }))

/** The stems of each of the names in a name: “demurrage and detention”. */
const namesIn = onceOf(name => name.split(/,| and | or |\//u).map(stems))

/** Whether some line that counts has all the words of a name, or of one of the names in it. */
const isNamed = ({ resume: { evidence }, taint }: Context, name: string): boolean =>
  namesIn(name).some(one => {
    const [first = [], ...others] = one.map(stem => evidence.byStem.get(stem) ?? [])
    return first.some(at => !taint.has(at) && others.every(lines => lines.includes(at)))
  })

// Shorter words say nothing of a thing: “and”, “of”.
const leastTelling = 4
const tellingIn = onceOf(name => stems(name).filter(({ length }) => length >= leastTelling))

/**
 * The names of what is asked beside something shown and stands nowhere in the resume; nothing of which a quoted line has a
 * word.
 */
export function unnamed(context: Context, need: Need, groups: GroupShown[], quotes: readonly Line[]): string[] {
  const without = namedGroups(need, groups).filter(({ shown }) => !shown || shown.value === 0)
  if (without.length === 0 || without.length === groups.length) return []
  const { words } = context.resume.evidence
  const quoted = new Set(quotes.flatMap(({ at }) => words[at]?.map(({ stem }) => stem) ?? []))
  const speaks = (name: string) => isNamed(context, name) || tellingIn(name).some(stem => quoted.has(stem))
  return [...new Set(without.flatMap(({ names }) => (names.some(speaks) ? [] : names)))]
}
