import type { Need } from '../job/need.ts'
import type { Concept } from '../knowledge/index.ts'
import type { Manner } from '../resume/manner.ts'
import { polarityAt } from '../resume/polarity.ts'
import type { SectionKind } from '../resume/section-names.ts'
import type { Statement } from '../resume/statements.ts'
import { age, type Context } from './context.ts'
import { staleMonths } from './find.ts'
import { type Heard, unheard, wordingOf } from './heard.ts'
import type { Line, Place, Showing, Shown } from './line.ts'
import { chance, dot, inOrder, sumOf, weights } from './odds.ts'

/** What holds no word of the need worth a third look, and names nothing of it, speaks of something else. */
const least = { share: 0.15, told: 3 }

// What the odds of a line have to be at least for it to show anything by itself.
export const leastToShow = 0.08

// Evidences nothing however it is worded.
const silent = new Set(['lacks', 'wish'])

const order: Showing[] = ['used', 'weak', 'near', 'listed', 'implied', 'copied', 'denied']

/** By each line that names something asked, how it shows each of the need's groups at best. */
function namedBy(showings: Shown[][]): Map<number, Map<number, Showing>> {
  const found = new Map<number, Map<number, Showing>>()
  for (const [group, all] of showings.entries())
    for (const { how, statement } of all) {
      let line = found.get(statement)
      if (!line) {
        line = new Map()
        found.set(statement, line)
      }
      const before = line.get(group)
      if (!before || order.indexOf(how) < order.indexOf(before)) line.set(group, how)
    }
  return found
}

const noGroups: ReadonlyMap<number, Showing> = new Map()

/** Whether the line says of what it is heard by that it is not, or not yet, done. */
function denies({ resume }: Context, at: number, { signs }: Need): boolean {
  const { statements, evidence } = resume
  const own = statements[at] as Statement
  if (!resume.own[at]?.hedged) return false
  const first = evidence.words[at]?.find(({ stem }) => signs.has(stem))
  if (!first) return false
  const polarity = polarityAt(own.text, first.start - own.start, first.end - own.start)
  return polarity === 'absent' || polarity === 'planned'
}

const part = (value: number, most: number) => Math.min(value, most) / most
const is = (value: boolean) => (value ? 1 : 0)

const claims = new Set<SectionKind>(['skills', 'interests'])

/** Whether a line tells of doing, as a list, a claim, a bare name and a neighbour of the thing do not. */
function isDoing({ resume }: Context, at: number, heard: Heard, how: ReadonlyMap<number, Showing>): boolean {
  const { listed, section, post } = resume.statements[at] as Statement
  if (listed || claims.has(section) || (resume.evidence.words[at]?.length ?? 0) < 3) return false
  if (post === null && (section === 'summary' || section === 'header')) return false
  const shown = [...how.values()]
  if (shown.includes('used') || shown.includes('weak')) return true
  // A word of like meaning alone, “hired as a junior”, says too little of what is done.
  if (!shown.includes('near') && (heard.own > 0 || heard.signs > 1)) return true
  return heard.own + heard.kin >= 0.34 || heard.told + heard.around >= 6
}

/** The highest level of titles, 0 to 5 (knowledge/format.ts); null where none is known. */
const levelOf = (titles: Concept[]): number | null =>
  titles.reduce<number | null>((most, { level }) => (level === null ? most : Math.max(most ?? 0, level)), null)

/** What a line is, whatever is asked. */
function placeOf(context: Context, at: number): Place[] {
  const { resume, atHome } = context
  const { heading, listed, section, post, text } = resume.statements[at] as Statement
  const home = post === null ? null : atHome[post]
  const told: readonly Manner[] = heading || listed ? [] : (resume.manners[at] ?? [])
  const count = resume.evidence.words[at]?.length ?? 0
  const next = resume.statements[at + 1]
  const level = post === null ? null : levelOf(resume.posts[post]?.titles ?? [])
  const asked = levelOf(context.job.titles)
  const signs: Record<Exclude<Place, Manner>, boolean> = {
    heading: heading,
    listed: listed,
    summary: section === 'summary',
    skills: section === 'skills',
    header: section === 'header' && post === null,
    study: section === 'education' || section === 'papers',
    interests: section === 'interests',
    outside: post === null,
    home: home === true,
    away: home === false,
    old: age(context, at) > staleMonths,
    number: /\d/u.test(text),
    short: count < 5,
    long: count > 25,
    junior: level !== null && asked !== null && level < asked,
    senior: level !== null && asked !== null && level > asked,
    othersNext:
      post !== null &&
      next?.post === post &&
      !next.heading &&
      !context.taint.has(at + 1) &&
      resume.manners[at + 1]?.includes('others') === true,
  }
  return [...(Object.keys(signs) as (keyof typeof signs)[]).filter(sign => signs[sign]), ...told]
}

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
function saidOf(need: Need, heard: Heard, how: ReadonlyMap<number, Showing>, place: readonly Place[]): number[] {
  const all = need.groups.reduce((total, { weight }) => total + weight, 0) || 1
  const by = (which: Showing) =>
    how.size === 0
      ? 0
      : need.groups.reduce((total, { weight }, group) => total + (how.get(group) === which ? weight : 0), 0) / all
  const { bare } = wordingOf(need)
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

/** Whether a line holds enough of the need to speak of it, and is no more than a claim of the posting's own. */
function mayTell(context: Context, at: number, heard: Heard, how: ReadonlyMap<number, Showing>): boolean {
  const { resume, taint, job } = context
  if (how.size === 0 && heard.own + heard.kin < least.share && heard.told + heard.around < least.told) return false
  const statement = resume.statements[at]
  const own = resume.own[at]
  if (!statement || !own || taint.has(at) || silent.has(statement.section)) return false
  // A line of the posting, whole: a claim, however short.
  return own.count < 2 || !job.posting.lines.has(own.line)
}

/** What a line is, and what that says, found once for all needs. */
function placeIn(context: Context, at: number): { place: readonly Place[]; says: number } {
  let found = context.places.get(at)
  if (!found) {
    const place = placeOf(context, at)
    found = { place, says: sumOf(weights.line, place) }
    context.places.set(at, found)
  }
  return found
}

type Candidate = { at: number; heard: Heard; how: ReadonlyMap<number, Showing>; used: boolean }

// So many lines are looked at closely: those that name most, or hold most of the words.
const closely = 6
const roughly = ({ heard, how, used }: Candidate) =>
  (used ? 1 : how.size > 0 ? 0.5 : 0) + heard.own + heard.kin + (heard.told + heard.around) / 20

function candidatesFor(context: Context, need: Need, showings: Shown[][]): Candidate[] {
  const heardAt = context.heard.get(need) ?? new Map<number, Heard>()
  const named = namedBy(showings)
  const found: Candidate[] = []
  const take = (at: number, heard: Heard, how: ReadonlyMap<number, Showing>) => {
    if (mayTell(context, at, heard, how)) found.push({ at, heard, how, used: [...how.values()].includes('used') })
  }
  for (const [at, how] of named) take(at, heardAt.get(at) ?? unheard, how)
  for (const [at, heard] of heardAt) if (!named.has(at)) take(at, heard, noGroups)
  if (found.length <= closely) return found
  return found.toSorted((a, b) => roughly(b) - roughly(a) || a.at - b.at).slice(0, closely)
}

/** Every line that holds enough of a need to speak of it, in no order. `showings` are those of each of its groups. */
export function allLines(context: Context, need: Need, showings: Shown[][]): Line[] {
  return candidatesFor(context, need, showings).map(({ at, heard, how, used }) => {
    const { place, says } = placeIn(context, at)
    const said = saidOf(need, heard, how, place)
    const odds = chance((weights.line.bias ?? 0) + dot(saidWeights(weights.line), said) + says)
    const tells = heard.told + heard.around
    return { at, odds, doing: isDoing(context, at, heard, how), own: heard.own, tells, said, place, used }
  })
}

// More lines than this change nothing that is said of a need.
const most = 4

/**
 * The lines that speak of a need, four at most, those of doing before claims, the likeliest to be quoted first. Lines that
 * earn nothing or deny it are none of them.
 */
export function linesOf(context: Context, need: Need, showings: Shown[][]): Line[] {
  // Doing that hardly speaks of it comes after claims that do.
  const shows = ({ doing, odds }: Line) => Number(doing && odds >= leastToShow)
  const lines = allLines(context, need, showings)
  lines.sort((a, b) => shows(b) - shows(a) || b.odds - a.odds || a.at - b.at)
  const kept: Line[] = []
  for (const line of lines) {
    if (kept.length === most) break
    if (line.used || !denies(context, line.at, need)) kept.push(line)
  }
  return kept
}
