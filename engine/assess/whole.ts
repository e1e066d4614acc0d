import { type Manner, manners } from '../resume/manner.ts'
import type { Resume } from '../resume/read.ts'
import { once } from '../text/once.ts'
import { type Together, tableOf } from './beside.ts'
import { type Context, isTitle } from './context.ts'
import { saidNames } from './said.ts'
import { spokenOf } from './spoken.ts'

const is = (value: boolean | undefined) => (value ? 1 : 0)
const kinAt = saidNames.indexOf('kin')
const ownAt = saidNames.indexOf('own')

/** How the resume speaks of each need at best. */
export function spokenTable(context: Context): NonNullable<Together['spoken']> {
  context.together.spoken ??= tableOf(context.job.needs, { odds: 0, listed: 0, kin: 0, own: 0 }, need => {
    const { lines } = spokenOf(context, need)
    const [best] = lines
    return {
      odds: lines.find(({ doing, place }) => doing && !place.includes('outside'))?.odds ?? 0,
      listed: is(best?.place.includes('listed') || best?.place.includes('skills')),
      kin: best?.said[kinAt] ?? 0,
      own: best?.said[ownAt] ?? 0,
    }
  })
  return context.together.spoken
}

/** Whether a post of the job's trade has the title asked for, and one of another trade. */
export function titlesHeld({ resume, job, atHome, together }: Context): NonNullable<Together['titles']> {
  if (together.titles) return together.titles
  const held = resume.posts.map(({ titles }) => titles.some(title => job.titles.some(asked => isTitle(asked, title))))
  together.titles = {
    titled: is(held.some((asked, post) => asked && atHome[post] !== false)),
    namesake: is(held.some((asked, post) => asked && atHome[post] === false)),
  }
  return together.titles
}

// The share of lines that tells in each manner in the labelled resumes: taken for granted as far as ten lines go, so
// that one line more or less does not matter in a short resume.
const usual: Record<Manner, number> = {
  helping: 0.04,
  little: 0.13,
  learning: 0.03,
  others: 0.035,
  regular: 0.26,
  mine: 0.15,
}
const granted = 10

/** Of the lines of the posts the share that tells in each manner, in the order of `throughoutNames`. */
export const throughoutNames = manners.map(manner => `${manner} throughout` as const)
const countManners = ({ statements, manners: told }: Resume, left: ReadonlyMap<number, unknown>): number[] => {
  let lines = 0
  const counts = manners.map(() => 0)
  for (const [at, { post, heading }] of statements.entries()) {
    if (post === null || heading || left.has(at)) continue
    lines++
    for (const manner of told[at] ?? []) {
      const place = manners.indexOf(manner)
      counts[place] = (counts[place] ?? 0) + 1
    }
  }
  return manners.map((manner, place) => ((counts[place] ?? 0) + usual[manner] * granted) / (lines + granted))
}

const nothingLeft: ReadonlyMap<number, unknown> = new Map()
const ofResume = once((resume: Resume) => countManners(resume, nothingLeft))
export function throughout({ resume, taint, together }: Context): number[] {
  together.throughout ??= taint.size === 0 ? ofResume(resume) : countManners(resume, taint)
  return together.throughout
}
