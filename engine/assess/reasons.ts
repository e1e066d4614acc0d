import { capital, enumerate } from '../explain/phrases.ts'
import type { Group } from '../job/groups.ts'
import type { Need } from '../job/need.ts'
import { broader, type Concept } from '../knowledge/index.ts'
import type { Context } from './context.ts'
import type { GroupShown, Line, Place, Shown } from './line.ts'
import { polarityOf } from './lines.ts'
import { wordsHeard } from './reasons-heard.ts'

const plainName = (name: string) => name.replace(/\s*\([^)]*\)/g, '')

/** “A head chef”, “An HR manager”: a title as a sentence begins with it. */
export function aTitle(name: string): string {
  const plain = plainName(name)
  const inside = /^\p{Lu}\p{Ll}/u.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
  return `${/^(?:[aeiou](?!ni)|[FHLMNRSX]\p{Lu})/iu.test(inside) && !/^[hlmnrsxf]\p{Ll}/iu.test(inside) ? 'An' : 'A'} ${inside}`
}

/** What is said of something named, by what is sure of the best line, and of what nobody would name. */
type Telling = { named: (things: string) => string; bare: string }

const met: Telling = {
  named: things => `The work described covers ${things}.`,
  bare: 'Shown in the work described, in other words.',
}
const tellings: [Place[], Telling][] = [
  [
    ['listed', 'skills'],
    {
      named: things => `Lists ${things}, but no work described shows it in use.`,
      bare: 'Listed, but no work described shows it in use.',
    },
  ],
  [
    ['summary', 'header'],
    {
      named: things => `Claims ${things}, but no work described backs it.`,
      bare: 'Claimed, but no work described backs it.',
    },
  ],
  [
    ['study'],
    {
      named: things => `Names ${things} among what was learnt; no work described shows it.`,
      bare: 'Learnt, but no work described shows it.',
    },
  ],
]
const weak: Telling = {
  named: things => `Speaks of ${things}, but as help or in part, not as work of one’s own.`,
  bare: 'Told as a help or in part, not as work of one’s own.',
}
const away: Telling = {
  named: things => `Speaks of ${things}, but in another trade.`,
  bare: 'Done in another trade.',
}
const shallow: Telling = {
  named: things => `Touches on ${things}, without showing it in depth.`,
  bare: 'Touched on, not shown in depth.',
}

/** Why no more than partly, by what is sure of the best line: words that only may tell of help are weighed, not told. */
function half(context: Context, need: Need, { at, place }: Line): Telling {
  const known = tellings.find(([places]) => places.some(sign => place.includes(sign)))
  if (known) return known[1]
  if (polarityOf(context, at, need) === 'weak') return weak
  return place.includes('away') ? away : shallow
}

/** What a group is called: all of a choice, or those of it that the resume shows. Empty where a reader would not know it. */
function namesOf({ any, called }: Group, { shown }: GroupShown): string[] {
  const has = shown && broader(shown.via.id)
  const meant = has ? any.filter(({ id }) => has.has(id)) : []
  const names = (meant.length > 0 ? meant : any).flatMap(({ id }) => called.get(id) ?? [])
  return [...new Set(names)].slice(0, 3)
}

// More letters than the name of a thing has.
const longest = 40

/** The resume's own words for what shows a group, in quotation marks; where it tells it in other words, the posting's name. */
function shownAs({ resume }: Context, { via, statement }: Shown, name: string): string {
  const item = resume.evidence.byConcept.get(via.id)?.find(one => one.statement === statement)
  const words = item ? resume.document.text.slice(item.from, item.to).replace(/\s+/gu, ' ') : ''
  return item && !item.told && words.length <= longest ? `“${words}”` : name
}

/** What is used beside what is asked, `asked` being what a reader knows that by. */
const besideAsked = (via: Concept, asked = 'what is asked') =>
  `${capital(plainName(via.name))} is close to ${asked}, but not the same.`

/** Why a group's neighbour is a part of it. */
export const nextTo = (group: Group, shown: GroupShown, via: Concept): string =>
  besideAsked(via, namesOf(group, shown)[0])

// So much of the need's words make a line that says nearly the same.
const nearlyAll = 0.5

/** What is said of a line by which a need is met, where one word of it can be named at most. */
function inOtherWords({ own, used }: Line, heard: string | undefined): string {
  if (own >= nearlyAll) return 'The resume describes this in nearly the same words.'
  if (used) return met.bare
  return heard === undefined
    ? 'Not said outright; the line quoted comes nearest.'
    : `Not said outright; the line with ${heard} comes nearest.`
}

/** What is said beside a need that no line says outright: by what else it is taken as met. */
export const takenAsMet = 'Taken as met, since other things that the posting asks for are shown.'

/** What is said of a need shown long ago, where its post has an end. */
export function longAgo({ resume }: Context, { at }: Line): string {
  const end = resume.posts[resume.statements[at]?.post ?? -1]?.end
  const when = end === null || end === undefined ? 'That was' : `That ended in ${Math.floor(end / 12)},`
  return `${when} more than eight years ago, so it counts less.`
}

/** The shorter sayings of what stands in several: “SQL” beside “SQL scripts”. */
const distinct = (names: string[]) => [
  ...new Set(names.filter((name, at) => !names.some((other, place) => place < at && name.includes(other)))),
]

/** What is shown of the need and what is not, as a sentence or two. */
export function reasonFor(
  context: Context,
  need: Need,
  groups: GroupShown[],
  status: 'met' | 'partial',
  best: Line,
): string {
  const named = groups.map((group, at) => ({ ...group, names: namesOf(need.groups[at] as Group, group) }))
  const used = named.flatMap(({ shown, names: [name] }) => (shown?.how === 'used' && name ? [{ shown, name }] : []))
  const near = named.find(({ shown, names }) => shown?.how === 'near' && names.length > 0)
  const without = named.filter(({ shown }) => !shown || shown.value === 0)
  const missing = [...new Set(without.map(({ names }) => names.join(' or ')))].filter(
    name => name !== '' && !used.some(one => one.name === name),
  )
  const parts = [told()]
  if (missing.length > 0 && without.length < groups.length) parts.push(`Not shown: ${missing.join(', ')}.`)
  return parts.join(' ')

  function told(): string {
    const telling = status === 'met' ? met : half(context, need, best)
    if (used.length > 0)
      return telling.named(enumerate(distinct(used.map(({ shown, name }) => shownAs(context, shown, name)))))
    if (near?.shown && status === 'partial') return besideAsked(near.shown.via, near.names[0])
    const heard = wordsHeard(context, need, best.at)
    const several = heard.length > 1 || /\P{L}/u.test(heard[0]?.slice(1, -1) ?? '')
    if (status === 'partial') return several ? telling.named(enumerate(heard)) : telling.bare
    return several ? `Speaks of ${enumerate(heard)}.` : inOtherWords(best, heard[0])
  }
}
