import type { Need } from '../job/need.ts'
import { manners } from '../resume/manner.ts'
import type { Resume } from '../resume/read.ts'
import { once } from '../text/once.ts'
import { tableOf } from './beside.ts'
import { type Context, isTitle } from './context.ts'
import { saidNames } from './said.ts'
import { spokenOf } from './spoken.ts'
import { copiedMatch } from './words.ts'

const is = (value: boolean | undefined) => (value ? 1 : 0)
const kinAt = saidNames.indexOf('kin')
const ownAt = saidNames.indexOf('own')

/** How the resume speaks of each need at best. */
export const spokenTable = once((context: Context) =>
  tableOf(context, ['odds', 'listed', 'copied', 'denied', 'kin', 'own'], (need: Need) => {
    const { lines, groups } = spokenOf(context, need)
    const [best] = lines
    return {
      odds: lines.find(({ doing, place }) => doing && !place.includes('outside'))?.odds ?? 0,
      listed: is(best?.place.includes('listed') || best?.place.includes('skills')),
      copied: is(copiedMatch(context, need) !== null),
      denied: is(groups.some(({ shown }) => shown?.how === 'denied')),
      kin: best?.said[kinAt] ?? 0,
      own: best?.said[ownAt] ?? 0,
    }
  }),
)

/** Whether a post of the job's trade has the title asked for, and one of another trade. */
export const titlesHeld = once(({ resume, job, atHome }: Context) => {
  const held = resume.posts.map(({ titles }) => titles.some(title => job.titles.some(asked => isTitle(asked, title))))
  return {
    titled: is(held.some((asked, post) => asked && atHome[post] !== false)),
    namesake: is(held.some((asked, post) => asked && atHome[post] === false)),
  }
})

// From so many lines on it does not matter how many there are.
const manyLines = 40

/** Of the lines of the posts the share that tells in each manner, and how many lines there are, 0 to 1. */
export const throughoutNames = [...manners.map(manner => `${manner} throughout` as const), 'lines'] as const
export const throughout = once(({ statements, manners: told }: Resume): number[] => {
  const lines = statements.flatMap(({ post, heading }, at) => (post !== null && !heading ? [told[at] ?? []] : []))
  return [
    ...manners.map(manner => lines.filter(list => list.includes(manner)).length / (lines.length || 1)),
    Math.min(manyLines, lines.length) / manyLines,
  ]
})
