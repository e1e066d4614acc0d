import { lately } from '../text/once.ts'
import { bearingOf } from './bearing.ts'
import type { Context } from './context.ts'
import { dot, rowOf, weights } from './odds.ts'
import { titlesHeld } from './whole.ts'

/**
 * What resumes are like as a whole, beside the plain one that says what its person does in the words of the posting: told
 * in other words, of a namesake in another trade, …
 */
export const kinds = [
  'other words',
  'other trade',
  'other level',
  'changer',
  'lister',
  'pasted',
  'denier',
  'stale',
  'lacks one',
  'odd dates',
] as const

export const personNames = [
  'posts',
  'years',
  'share away',
  'share untitled',
  'since titled',
  'since in trade',
  'last titled',
  'since last',
  'years in last',
  'trades',
  'fits',
  'rest fits',
  'fits by shared',
  'posting told',
  'told of posting',
  'rare of posting told',
  'rare told of posting',
  'words',
  'lines',
  'asked years',
  'asked papers',
  'titled',
  'namesake',
] as const

const is = (value: boolean | undefined) => (value ? 1 : 0)

// Who was never in the trade, or so long ago that it makes no difference, in years.
const never = 20

// Beyond so much a margin says no more.
const most = 30
const bounded = (margin: number) => Math.max(-most, Math.min(most, margin))

/** How many trades the titles are of, and what lines that bear on what is asked say by their words. */
function wordSigns(context: Context): number[] {
  const { resume, pasted } = context
  const trades = new Set(
    resume.posts.flatMap(({ titles }, at) => (pasted[at] ? [] : titles.map(({ family }) => family))),
  )
  const { fits, rest, shared, lines } = bearingOf(context)
  return [trades.size, bounded(fits), bounded(rest), bounded(fits - rest), ...shared, lines]
}

/** What the posts tell, times in years: `posts` to `years in last` of `personNames`. What is pasted and what stands elsewhere is not asked. */
function postSigns({ resume, job, atHome, now, pasted }: Context): number[] {
  const posts = resume.posts.flatMap(({ start, end, titles }, at) => {
    if (pasted[at]) return []
    const last = Math.min(end ?? now, now)
    return {
      years: (last - start + 1) / 12,
      since: (now - last) / 12,
      away: atHome[at] === false,
      untitled: titles.length === 0,
      titled: titles.some(({ family }) => family === job.families[0]),
      // Not only where its words leave no doubt: a line more, which makes a post sure, makes nobody of another kind.
      trade: atHome[at] === true,
    }
  })
  const yearsOf = (list: typeof posts) => list.reduce((sum, { years }) => sum + years, 0)
  const since = (list: typeof posts) => list.reduce((least, post) => Math.min(least, post.since), never)
  const [last] = posts.toSorted((a, b) => a.since - b.since)
  const all = yearsOf(posts)
  return [
    posts.length,
    all,
    yearsOf(posts.filter(({ away }) => away)) / (all || 1),
    yearsOf(posts.filter(({ untitled }) => untitled)) / (all || 1),
    since(posts.filter(({ titled }) => titled)),
    since(posts.filter(({ trade }) => trade)),
    is(last?.titled),
    last?.since ?? 0,
    last?.years ?? 0,
  ]
}

/** What the posts tell in times and words, how the years and papers asked are shown, and whether the title is held, in the order of `personNames`. */
export function personSigns(context: Context): readonly number[] {
  const { together, papers } = context
  if (together.person) return together.person
  const { titled, namesake } = titlesHeld(context)
  together.person = [...postSigns(context), ...wordSigns(context), papers.years, papers.papers, titled, namesake]
  return together.person
}

const personWeights = lately((of: typeof weights.person) =>
  kinds.map(kind => ({ bias: of[kind]?.bias ?? 0, row: rowOf(of[kind] ?? {}, personNames) })),
)

// Of one post nothing can be told, as anyone may have one: how often each of the kinds is among labelled resumes, odd dates,
// which one post can hardly have, half as often.
const fewest = 2
const usual = [0.09, 0.08, 0.08, 0.08, 0.08, 0.09, 0.02, 0.08, 0.09, 0.04]

/** How likely, 0 to 1, the resume is of each of the `kinds` (multinomial logistic regression); as `usual` where it has too few posts to tell. */
export function kindsOf(context: Context): readonly number[] {
  if (context.pasted.filter(is => !is).length < fewest) return usual
  if (context.together.kinds) return context.together.kinds
  const signs = personSigns(context)
  const odds = personWeights(weights.person).map(({ bias, row }) => Math.exp(bias + dot(row, signs)))
  const all = 1 + odds.reduce((sum, one) => sum + one, 0)
  context.together.kinds = odds.map(one => one / all)
  return context.together.kinds
}
