import type { Need } from '../job/need.ts'
import type { Post } from '../resume/posts.ts'
import type { Counted } from './beside.ts'
import type { Context } from './context.ts'
import { type Judgement, lesser, staleCredit, unmet } from './judgement.ts'
import { kinds, kindsOf, personNames, personSigns } from './person.ts'
import { asPosts } from './reasons-years.ts'
import { borneOut, likeliest, othersMet, theirNames, theirsOf, worth } from './status.ts'
import { chancesGrown, grown } from './trees.ts'
import { closestFirst, yearLines } from './year-lines.ts'
import { countYears, monthsIn, otherWork, recent, toldLines, yearsIn, yearsInAll } from './years.ts'

// Of what the resume is like as a whole: how much of it there is, and how it fits the job's trade.
const ofPerson = ['share untitled', 'fits', 'posting told'] as const
const places = ofPerson.map(name => personNames.indexOf(name))

export const yearNames = [
  'counted met',
  'counted partial',
  'same',
  'wide',
  'all enough',
  'wide enough',
  'same half',
  'wide half',
  ...kinds,
  ...theirNames,
  ...ofPerson.map(name => `person ${name}` as const),
] as const

const is = (value: boolean) => (value ? 1 : 0)

/** What the posts count, what kind of person the resume is of, and what it makes of all other needs, in the order of `yearNames`. */
export function yearSigns(
  context: Context,
  need: Need,
  { status }: Judgement,
  { asked, months }: Counted,
): Float64Array {
  const person = personSigns(context)
  return Float64Array.of(
    is(status === 'met'),
    is(status === 'partial'),
    Math.min(3, months.same / asked),
    Math.min(3, months.wide / asked),
    is(months.all >= asked - 1),
    is(months.wide >= asked - 1),
    is(months.same >= asked / 2),
    is(months.wide >= asked / 2),
    ...kindsOf(context),
    ...theirsOf(context, need),
    ...places.map(at => person[at] as number),
  )
}

/** The posts that make up the years asked, those of the work first: as many as it takes. */
function madeUpOf(context: Context, need: Need, { asked }: Counted): Post[] {
  const some: Post[] = []
  for (const post of closestFirst(context, need, context.resume.posts)) {
    if (monthsIn(some, context.now) >= asked - 1) break
    some.push(post)
  }
  return some
}

// A few months where years are asked are a beginning, and no part of them that anyone would count.
const leastShare = 0.3

/** Years as they were counted, beside what the whole resume makes likely: titles say less than the work told below them. */
export function borneYears(context: Context, need: Need, counted: Judgement): Judgement {
  const found = countYears(context, need)
  const { asked, months, same, wide } = found
  const borne = othersMet(context, need) >= borneOut
  // Years in posts that are called just as asked, in words of the trade, are what they say where the rest bears them out.
  if (borne && counted.status === 'met' && months.sure >= asked - 1) return counted
  // Where no post of the work says enough to tell of which trade it is, its title is all there is.
  const told = same.some(post => context.margins.posts[context.resume.posts.indexOf(post)] !== null)
  if (counted.status === 'met' && !told && months.same >= asked - 1) return counted
  // Where no post tells what was done in it, nothing is told that could bear out what its title does not say.
  if (counted.status === 'unmet' && wide.length === 0 && context.margins.posts.every(margin => margin === null))
    return counted
  // Nobody has more years than all posts make, and work that shows little of what is asked bears out none.
  const most = !borne ? counted.status : months.all < asked - 1 ? 'partial' : 'met'
  if (most === 'unmet') return counted
  const signs = yearSigns(context, need, counted, found)
  const chances = chancesGrown(grown.years, signs)
  const likely = likeliest(chances)
  // Some of just this work is a part of the years, however little the rest shows.
  const begun = counted.status === 'partial' && months.same > 0
  const tooFew = begun && months.same < leastShare * asked && months.wide < asked / 2
  if (tooFew && likely !== 'met') return unmet(counted.reason)
  const status = begun && likely === 'unmet' ? 'partial' : lesser(likely, most)
  if (status === 'unmet')
    return counted.status === 'unmet'
      ? counted
      : unmet(
          // Posts of a trade beside it sound like other work to whoever reads their titles.
          same.length === 0
            ? otherWork
            : `${yearsIn(months.same)}${asPosts(same)} sound like this, but what is told of them is other work.`,
        )
  const posts = wide.length > 0 && months.wide >= asked / 2 ? (same.length > 0 ? same : wide) : context.resume.posts
  // What the reason counts is what is quoted.
  const asCounted = counted.status === 'met' || (counted.status === 'partial' && status === 'partial')
  const evidence = asCounted
    ? counted.evidence
    : yearLines(context, need, madeUpOf(context, need, found), toldLines(context))
  // What nothing can be quoted for is not shown.
  if (evidence.length === 0) return counted
  if (status === 'partial')
    return {
      status,
      credit: Math.max(0.15, Math.min(0.6, worth(chances))),
      evidence,
      reason:
        counted.status === 'partial'
          ? counted.reason
          : counted.status === 'met'
            ? `${yearsIn(months.same)}${asPosts(same)} sound like this, but only a part of what is told of them is.`
            : `${yearsInAll(context, months.all)} of work in all${asPosts(posts)}; a part of what is told of it is like this.`,
    }
  // Years that are counted and borne out are worth what they are counted for.
  if (counted.status === 'met') return counted
  const stale = recent(posts, context.now) === 0
  return {
    status,
    credit: Math.max(0.75, worth(chances)) * (stale ? staleCredit * 0.8 : 1),
    evidence,
    reason: `${yearsInAll(context, months.all)} of work in all${asPosts(posts)}; what is told of it bears out the ${need.years ?? 1} asked.`,
  }
}
