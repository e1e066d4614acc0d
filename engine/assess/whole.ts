import type { Need } from '../job/need.ts'
import { type Manner, manners } from '../resume/manner.ts'
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

// The share of lines that tells in each manner in the labelled resumes: taken for granted as far as ten lines go, so
// that one line more or less does not matter in a short resume.
const usual: Record<Manner, number> = { helping: 0.04, little: 0.13, learning: 0.03, others: 0.035, regular: 0.26, mine: 0.15 }
const granted = 10

/** Of the lines of the posts the share that tells in each manner, in the order of `throughoutNames`. */
export const throughoutNames = manners.map(manner => `${manner} throughout` as const)
export const throughout = once(({ resume, taint }: Context): number[] => {
  const lines = resume.statements.flatMap(({ post, heading }, at) =>
    post !== null && !heading && !taint.has(at) ? [resume.manners[at] ?? []] : [],
  )
  return manners.map(
    manner =>
      (lines.filter(list => list.includes(manner)).length + usual[manner] * granted) / (lines.length + granted),
  )
})
