import { type Table, type Together, tableOf } from './beside.ts'
import { isCalledAs } from './called-as.ts'
import type { Context } from './context.ts'
import { isTitle } from './is-title.ts'
import { spokenOf } from './spoken.ts'

const is = (value: boolean | undefined) => (value ? 1 : 0)

/** How the resume speaks of each need at best: how likely a line of work is to be quoted for it, and whether it is only listed. */
export function spokenTable(context: Context): Table {
  context.together.spoken ??= tableOf(context.job.needs, need => {
    const { lines } = spokenOf(context, need)
    const [best] = lines
    return [
      lines.find(({ doing, place }) => doing && !place.includes('outside'))?.odds ?? 0,
      is(best?.place.includes('listed') || best?.place.includes('skills')),
    ]
  })
  return context.together.spoken
}

/** Whether a post of the job's trade has the title asked for, and one of another trade. */
export function titlesHeld({ resume, job, atHome, together, pasted }: Context): NonNullable<Together['titles']> {
  if (together.titles) return together.titles
  const held = resume.posts.map(
    ({ title: called, titles }, post) =>
      !pasted[post] &&
      (titles.some(title => job.titles.some(asked => isTitle(asked, title))) ||
        (job.guessed && isCalledAs(job.title, called))),
  )
  together.titles = {
    titled: is(held.some((asked, post) => asked && atHome[post] !== false)),
    namesake: is(held.some((asked, post) => asked && atHome[post] === false)),
  }
  return together.titles
}
