import classes from '../knowledge/classes.json' with { type: 'json' }
import { signFor, signsIn, signsOf } from '../text/signs.ts'
import type { Word } from '../text/words.ts'

/** How a line tells what was done: as a help, a little of it, learning it, of others, as a matter of routine, as one's own. */
export const manners = ['helping', 'little', 'learning', 'others', 'regular', 'mine'] as const
export type Manner = (typeof manners)[number]

/** Words, and pairs of words, by which a line says so. */
const cues: Record<Exclude<Manner, 'others'>, string> = {
  helping:
    'help, helps, helped, helping, assist, assists, assisted, assisting, support, supports, supported, supporting, beside, alongside, shadow, shadowed, shadowing, together with, sat in, sit in, sits in, handed up, hand up, stand in, stood in, filled in, fill in, took part, take part, joined in, for my, in pairs, a pair, from the, gives me, told me, guidance, guided, under supervision, note taker, took notes, took the, taking notes, buddy, sponsor, sponsored, second pair, a senior, the senior, first draft, first drafts, observed, observing, observer, watch, watched, watching',
  little:
    'few, once, twice, only, small, some, basic, simple, a first, my first, first go, first steps, occasional, occasionally, now and, sometimes, mostly, half, part of, parts of, a little, a bit, so far, a dozen, one week, two weeks, three weeks, one day, two days, short, minor, light, odd, ordinary, at times, time to, rarely, seldom, one module, a week, one month, two months',
  learning:
    'learn, learns, learned, learnt, learning, course, courses, classroom, module, modules, workshop, trainee, apprentice, apprenticeship, intern, internship, student, coursework, semester, thesis, studied, study, lecture, lectures, webinar, self-taught, tutorial, tutorials, shown how, introduced to, introduction to, training day, training course, practised, practiced, rotation, placement, not yet, yet, lab, labs, capstone, evening class, evening classes, day course, two day, garage, hobby, homelab, home lab, bootcamp, side project, private account, exercises',
  regular:
    'every, each, all, both, daily, weekly, monthly, quarterly, yearly, nightly, annually, per, a day, a year, a month, since, throughout, always, end to, start to, year-round, full, whole, end-to-end',
  mine: 'mine, myself, alone, own, owned, owner, by me, my own, i decide, i sign, i set, i lead, i run, i built, i wrote, i chose, single-handed, single-handedly, independently, independent, responsible, in charge, charge of, sole, solely, led, lead, built, wrote, ran, run, founded, introduced, launched, set up, established, designed, managed',
}

const cuesOf = new Map<string, Manner[]>()
for (const manner of manners)
  if (manner !== 'others')
    for (const cue of cues[manner].split(', ')) cuesOf.set(cue, [...(cuesOf.get(cue) ?? []), manner])

/** The words that one of these pairs begins with: a pair is put together only where it may be one. */
const firstsOf = (pairs: Iterable<string>): ReadonlySet<string> =>
  new Set([...pairs].flatMap(pair => (pair.includes(' ') ? [pair.split(' ')[0] ?? ''] : [])))
const cueFirsts = firstsOf(cuesOf.keys())

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const someone = set(
  'who he she somebody someone else manager managers team office officer senior seniors colleague colleagues others buyer buyers contractor contractors subcontractor specialist specialists lead leads owner agency department accountant accountants supervisor supervisors director engineer engineers doctor doctors nurse nurses teacher teachers analyst analysts consultant consultants technician technicians boss foreman head chef finance paralegal lawyer architect planner mentor partner partners clerk scheduler secretary administrator administrators group rest principal leader dean chair journeyman journeywoman oncologist consultancy headteacher bursar surgeon centre center bureau headquarters',
)
const workers = new Set(classes.worker.split(' '))
/** Whether a word, in small letters, names somebody who works, or a group of them. */
export const isWorker = (word: string): boolean => {
  const one = word.replace(/s$/u, '')
  return someone.has(word) || someone.has(one) || workers.has(word) || workers.has(one)
}
const doing = set(
  'do does did done has have had make makes made take takes took keep keeps kept run runs ran write writes wrote build builds built hold holds held set sets draw draws drew lead leads led teach taught come comes came give gives gave handles handled decides decided checks checked signs signed approves approved owns owned books booked prepares prepared presents presented talks talked authorizes authorises reviews reviewed plans planned sells sold fits fitted installs installed',
)
const doneBy = set(
  'done handled made written booked kept run built set fitted decided taken drawn prepared managed led checked approved signed owned presented paid found bought sent taught held',
)

const whose = set('the my our her his their another a an head somebody someone')
const between = set('then also usually always itself alone later now normally mostly still')
const liesWith = new Set(
  'sits with, lies with, rests with, belongs to, stays with, is hers, is his, is theirs, are hers, are his, are theirs, not mine'.split(
    ', ',
  ),
)
const is = set('is are was were be being been')
const stays = set('is are was were stays stay sits sit lies lie rests rest remains remain')
const goes = set('go goes went gone')
const given = set('passed handed sent escalated referred transferred outsourced left given returned')
const comes = set('come comes came')
// “I go to the supplier”, “and sit with the owner”: by what stands before it the verb is one's own.
const oneself = set('i we and also then to')
const firms = set(
  'agency firm company contractor supplier provider department office team partner workshop group lady gentleman',
)
const anotherFirm = set('firm contractor supplier lady gentleman')

/** Whether one of the next few words is somebody, called as another: “the firm’s leadworker”, “our health and safety lady”. */
function isSomeone(list: readonly string[], from: number, firm: ReadonlySet<string>): boolean {
  if (!whose.has(list[from] ?? '')) return false
  return list.slice(from + 1, from + 5).some(word => firm.has(word) || (isWorker(word) && !firms.has(word)))
}

/** “Goes to the senior controller”, “were passed to another firm”, “are with the Head”, “come from our office”. */
function isHandedOn(list: readonly string[], at: number): boolean {
  const word = list[at] as string
  const next = list[at + 1]
  const before = list[at - 1] ?? ''
  if (next === 'with' && stays.has(word)) return !oneself.has(before) && isSomeone(list, at + 2, firms)
  if (next === 'from' && comes.has(word)) return isSomeone(list, at + 2, firms)
  const to = next === 'to' ? at + 1 : list[at + 2] === 'to' ? at + 2 : -1
  if (to < 0) return false
  // “The return goes to the tax office” is one's own.
  if (goes.has(word) && !oneself.has(before)) return isSomeone(list, to + 1, anotherFirm)
  return given.has(word) && is.has(before) && isSomeone(list, to + 1, firms)
}

const liesFirsts = firstsOf(liesWith)

/** A verb in the third person or the past; a guess for words that are not known. */
const isVerb = (word: string | undefined) =>
  word !== undefined && (doing.has(word) || (/\p{L}{3}(?:[^s]s|ed)$/u.test(word) && word !== 'themselves'))

/** “My manager builds it”, “done by the agency”, “seniors do the rest”, “the budget sits with the owner”. */
function isOfOthers(list: readonly string[], at: number): boolean {
  const word = list[at] as string
  const next = list[at + 1]
  if (next === undefined) return false
  // “I am the one who sets it up” is one's own.
  if (someone.has(word) && doing.has(next) && (word !== 'who' || isWorker(list[at - 1] ?? ''))) return true
  if (
    word !== 'who' &&
    (whose.has(list[at - 1] ?? '') || whose.has(list[at - 2] ?? '') || whose.has(list[at - 3] ?? '')) &&
    isWorker(word)
  ) {
    const after = between.has(next) ? list[at + 2] : next
    if (isVerb(after)) return true
  }
  if (
    next === 'by' &&
    list[at + 2] !== 'me' &&
    (doneBy.has(word) || ((word === 'up' || /\p{L}{3}ed$/u.test(word)) && whose.has(list[at + 2] ?? '')))
  )
    return true
  return (
    isHandedOn(list, at) ||
    (word === 'the' && next === 'rest') ||
    (liesFirsts.has(word) && liesWith.has(`${word} ${next}`))
  )
}

const none: readonly Manner[] = []

// What a word by itself may begin to say; nearly none of a line's words say anything of how it is told.
const lower = (test: (word: string) => boolean) => signFor(raw => test(raw.toLowerCase()))
const isCue = lower(word => cuesOf.has(word))
const beginsCue = lower(word => cueFirsts.has(word))
const mayBeOfOthers = lower(
  word =>
    [someone, doneBy, stays, comes, goes, given, liesFirsts].some(set => set.has(word)) ||
    isWorker(word) ||
    word === 'up' ||
    word === 'the' ||
    word.endsWith('ed'),
)

/** How a statement's words tell what they tell. */
export function mannersOf(list: Word[]): readonly Manner[] {
  if ((signsIn(list) & (isCue | beginsCue | mayBeOfOthers)) === 0) return none
  let found: Set<Manner> | null = null
  const said = list.map(({ raw }) => raw.toLowerCase())
  let before = 0
  for (let at = 0; at < said.length; at++) {
    const word = said[at] as string
    const signs = signsOf(list[at] as Word)
    // “40 per cent” is no habit.
    const cue = signs & isCue && !(word === 'per' && said[at + 1] === 'cent') ? cuesOf.get(word) : undefined
    const pair = before & beginsCue ? cuesOf.get(`${said[at - 1]} ${word}`) : undefined
    const others = (signs & mayBeOfOthers) !== 0 && isOfOthers(said, at)
    if (cue || pair || others) {
      found ??= new Set()
      for (const manner of cue ?? none) found.add(manner)
      for (const manner of pair ?? none) found.add(manner)
      if (others) found.add('others')
    }
    before = signs
  }
  return found ? [...found] : none
}
