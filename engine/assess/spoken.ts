import type { Need } from '../job/need.ts'
import type { Context } from './context.ts'
import { bestShown, showingsOf } from './find.ts'
import type { GroupShown, Shown, Spoken } from './line.ts'
import { linesOf } from './lines.ts'

/** The showings of each thing asked, by the need's groups, but for those in lines that earn nothing. */
export const showingsBy = (context: Context, need: Need) =>
  need.groups.map(({ any, open, anywhere }) =>
    any.map(concept => ({
      concept,
      all: showingsOf(context, concept, open, anywhere).filter(({ statement }) => !context.taint.has(statement)),
    })),
  )

function findSpoken(context: Context, need: Need): Spoken {
  const showings = showingsBy(context, need)
  const groups = need.groups.map(({ any, weight }, group): GroupShown => {
    let shown: Shown | null = null
    for (const { concept, all } of showings[group] ?? []) {
      const found = bestShown(context, concept, all)
      if (found && (!shown || found.value > shown.value || (found.value === shown.value && shown.old && !found.old)))
        shown = found
    }
    return { name: any[0]?.name ?? '', weight, shown }
  })
  const lines = linesOf(
    context,
    need,
    showings.map(group => group.flatMap(({ all }) => all)),
  )
  return { groups, lines }
}

/** How the resume speaks of a need, found once a resume. */
export function spokenOf(context: Context, need: Need): Spoken {
  let spoken = context.spoken.get(need)
  if (!spoken) {
    spoken = findSpoken(context, need)
    context.spoken.set(need, spoken)
  }
  return spoken
}
