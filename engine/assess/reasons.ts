import { tellsDone } from '../explain/facts.ts'
import { capital, enumerate } from '../explain/phrases.ts'
import type { Group } from '../job/groups.ts'
import type { Need } from '../job/need.ts'
import type { Concept } from '../knowledge/index.ts'
import { stems } from '../text/words.ts'
import { datedLater } from './age.ts'
import { namedGroups, namesOf, unnamed } from './asked-names.ts'
import type { Context } from './context.ts'
import type { GroupShown, Line, Place, Shown } from './line.ts'
import { polarityOf } from './lines.ts'
import { wordsHeard } from './reasons-heard.ts'
import { oneOf } from './reasons-missing.ts'
import { earlierTitle } from './reasons-years.ts'

const plainName = (name: string) => name.replace(/\s*\([^)]*\)/g, '')

/** “A head chef”, “An HR manager”: a title as a sentence begins with it. */
export function aTitle(name: string): string {
  const plain = plainName(name)
  const inside = /^\p{Lu}\p{Ll}/u.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
  return `${/^(?:[aeiou](?!ni)|[FHLMNRSX]\p{Lu})/iu.test(inside) && !/^[hlmnrsxf]\p{Ll}/iu.test(inside) ? 'An' : 'A'} ${inside}`
}

/** What is said of something named, by what is sure of the best line, and of what nobody would name. */
type Telling = { named: (things: string) => string; bare: string }

const tellings: [Place[], Telling][] = [
  [
    ['listed', 'skills'],
    {
      named: things => `Lists ${things}, but no line tells of it at work.`,
      bare: 'Stands in a list, but no line tells of it at work.',
    },
  ],
  [
    ['summary', 'header'],
    {
      named: things => `Claims ${things}, but no post bears it out.`,
      bare: 'Claimed, but no post bears it out.',
    },
  ],
  [
    ['study'],
    {
      named: things => `Names ${things} among what was learnt, not at work.`,
      bare: 'Learnt, but not told of any work.',
    },
  ],
]
// Of a resume that tells the work by its kinds, and no post.
const undated: Telling = {
  named: things => `Tells of ${things}, but under no post with dates.`,
  bare: 'Told as done, but under no post with dates.',
}
const weak: Telling = {
  named: things => `Speaks of ${things}, but as help or in part, not as work of one’s own.`,
  bare: 'Told as a help or in part, not as work of one’s own.',
}

/** Of a line of a post, by the post's title: where the work was of another trade, and where the line says little. */
const away = (title: string | null): Telling => ({
  named: things => `Speaks of ${things}${title ? ` as ${title}` : ''}, which is another trade.`,
  bare: title ? `Done as ${title}, which is another trade.` : 'Done in another trade.',
})
const shallow = (title: string | null): Telling => ({
  named: things => `Mentions ${things}${title ? ` as ${title}` : ''}, which is a part of this at most.`,
  bare: title ? `What is told as ${title} is a part of this at most.` : 'The line quoted is a part of this at most.',
})

/** Why no more than partly, by what is sure of the best line: words that only may tell of help are weighed, not told. */
function half(context: Context, need: Need, { at, place }: Line): Telling {
  if (tellsDone(context.resume, at)) return undated
  const known = tellings.find(([places]) => places.some(sign => place.includes(sign)))
  if (known) return known[1]
  if (polarityOf(context, at, need) === 'weak') return weak
  return (place.includes('away') ? away : shallow)(earlierTitle(context, at))
}

// More letters than the name of a thing has.
const longest = 40

/** The resume's own words for what shows a group, in quotation marks; where it tells it in other words, the posting's name. */
function shownAs({ resume }: Context, { via, statement }: Shown, name: string): string {
  const item = resume.evidence.byConcept.get(via.id)?.find(one => one.statement === statement)
  const words = item ? resume.document.text.slice(item.from, item.to).replace(/\s+/gu, ' ') : ''
  if (item && !item.told && words.length <= longest) return `“${words}”`
  // Letters and figures are the name of one thing, and what is told in other words may be another of its kind.
  return item?.told && /^(?=.*(?:\d|\p{Lu}{2}))[\p{Lu}\d.\s/-]+$/u.test(name) ? plainName(via.name).toLowerCase() : name
}

/** Whether what shows a thing is the resume's own words for it, or has a word of its name: of no other is it “mentioned”. */
const isSpoken = (context: Context, shown: Shown, name: string) => {
  const line = new Set(context.resume.evidence.words[shown.statement]?.map(({ stem }) => stem))
  return shownAs(context, shown, name) !== name || stems(name).some(stem => line.has(stem))
}

/** What is used beside what is asked, `asked` being what a reader knows that by. */
const besideAsked = (via: Concept, asked = 'what is asked') =>
  `${capital(plainName(via.name))} is close to ${asked}, but not the same.`

/** Why a group's neighbour is a part of it. */
export const nextTo = (group: Group, shown: GroupShown, via: Concept): string =>
  besideAsked(via, namesOf(group, shown)[0])

/** What is asked, on a list only, and its neighbour that the work shows. */
export const listedBeside = (context: Context, listed: Shown, { name }: GroupShown, via: Concept): string =>
  `Lists ${shownAs(context, listed, name)}, but no line tells of it at work; ${plainName(via.name)}, which is close to it, is told of.`

// So much of the need's words make a line that says nearly the same.
const nearlyAll = 0.5
// Of lines less likely than this a reader would point at fewer than half.
const unlikely = 0.12

/** What is said of a line by which a need is met, where one word of it can be named at most. */
export function inOtherWords({ own, used, odds }: Line, heard: string | undefined, title: string | null): string {
  const as = title ? ` as ${title}` : ''
  // “ADNZ”, “PLDA”: letters that stand for a thing are its name.
  if (heard !== undefined && /^“\p{Lu}[\p{Lu}\d]{2,}”$/u.test(heard)) return `Names ${heard}${as}.`
  if (own >= nearlyAll) return `Told in nearly the same words${as}.`
  if (used) return `Told in other words${as}.`
  const which = heard === undefined ? 'quoted' : `with ${heard}`
  if (odds < unlikely) return `No one line says it; the one ${which}${as && `, of the work${as},`} comes nearest.`
  return `Not said outright; read from the line ${which}${as && `, of the work${as}`}.`
}

/** What is said beside a need that no line says outright: by what else it is taken as met. */
export const takenAsMet = 'What is shown of the other requirements bears it out.'

/** What is said of a need shown long ago, by the latest of the lines quoted; '' where one is of later, of which it would be false. */
export function longAgo(context: Context, best: Line, quotes: readonly Line[]): string {
  const { posts, statements } = context.resume
  const lines = [best, ...quotes]
  if (!lines.every(({ place, at }) => place.includes('old') && !datedLater(context, at))) return ''
  const ends = lines.flatMap(({ at }) => posts[statements[at]?.post ?? -1]?.end ?? [])
  const when = ends.length > 0 ? `That was until ${Math.floor(Math.max(...ends) / 12)},` : 'That was'
  return `${when} more than eight years ago, and counts less.`
}

/** The shorter sayings of what stands in several: “SQL” beside “SQL scripts”. */
const distinct = (names: string[]) => [
  ...new Set(names.filter((name, at) => !names.some((other, place) => place < at && name.includes(other)))),
]

/** What the work covers, and as what it was done where all of it was done in one post. */
const covered = (things: string, titles: (string | null)[]) =>
  titles[0] && titles.every(title => title === titles[0])
    ? `The work as ${titles[0]} covers ${things}.`
    : `The work described covers ${things}.`

const oneIsEnough = /\bor (?:(?:an?|any|some) )?(?:similar|equivalent|comparable|related|the like|alike|others?)\b/iu

/** What shows a thing, told by a line that is quoted: of any other a reader would look for it in vain. Null where none does. */
function shownIn({ resume }: Context, shown: Shown, quotes: readonly Line[]): Shown | null {
  const places = new Set(quotes.map(({ at }) => at))
  if (places.has(shown.statement)) return shown
  const item = resume.evidence.byConcept.get(shown.via.id)?.find(({ statement }) => places.has(statement))
  return item ? { ...shown, statement: item.statement } : null
}

/**
 * What is shown of the need and what is not, as a sentence or two; `best` is the line that it rests on, one of `quotes` where
 * any is quoted.
 */
export function reasonFor(
  context: Context,
  need: Need,
  groups: GroupShown[],
  status: 'met' | 'partial',
  best: Line,
  quotes: readonly Line[],
): string {
  const named = namedGroups(need, groups)
  const used = named.flatMap(({ shown: best, names: [name] }) => {
    const shown = best?.how === 'used' && name ? shownIn(context, best, quotes) : null
    return shown && name ? [{ shown, name }] : []
  })
  // Of the line that is quoted: what another shows would not be found in it.
  const near = named.find(
    ({ shown, names }) => shown?.how === 'near' && shown.statement === best.at && names.length > 0,
  )
  // “An electrician, mechatronics technician or similar”: one of them is enough.
  const missing = oneIsEnough.test(need.requirement.text)
    ? []
    : unnamed(context, need, groups, quotes).filter(name => !used.some(one => one.name === name))
  if (missing.length === 0) return told()
  // What is met may be so without a name of it; what is met in part lacks what is not there.
  return `${told()} ${status === 'met' ? `Not named: ${oneOf(missing)}.` : `Nothing on ${oneOf(missing)}.`}`

  function told(): string {
    const title = earlierTitle(context, best.at)
    const telling = status === 'met' ? null : half(context, need, best)
    if (used.length > 0) {
      const thingsOf = (of: typeof used) => distinct(of.map(({ shown, name }) => shownAs(context, shown, name)))
      if (!telling)
        return covered(
          enumerate(thingsOf(used)),
          used.map(({ shown }) => earlierTitle(context, shown.statement)),
        )
      const spoken = thingsOf(used.filter(({ shown, name }) => isSpoken(context, shown, name)))
      return spoken.length > 0 ? telling.named(enumerate(spoken)) : telling.bare
    }
    if (near?.shown && status === 'partial') return besideAsked(near.shown.via, near.names[0])
    const heard = wordsHeard(context, need, best.at)
    const several = heard.length > 1 || /\P{L}/u.test(heard[0]?.slice(1, -1) ?? '')
    if (telling) return several ? telling.named(enumerate(heard)) : telling.bare
    if (!several) return inOtherWords(best, heard[0], title)
    return title ? `Speaks of ${enumerate(heard)} as ${title}.` : `Speaks of ${enumerate(heard)}.`
  }
}
