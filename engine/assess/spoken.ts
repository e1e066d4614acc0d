import type { Need } from '../job/need.ts'
import type { Context } from './context.ts'
import { bestShown, showingsOf } from './find.ts'
import { isForOthers } from './for-others.ts'
import type { GroupShown, Showings, Shown, Spoken } from './line.ts'
import { allLines, keptOf, setRivals } from './lines.ts'

/** The showings of each thing asked, by the need's groups, but for those in lines that earn nothing. */
export const showingsBy = (context: Context, need: Need): Showings =>
  need.groups.map(({ any, open, anywhere }) =>
    any.map(concept => ({
      concept,
      all: showingsOf(context, concept, open, anywhere).filter(
        ({ statement }) => !context.taint.has(statement) && !isForOthers(context.resume, need, statement),
      ),
    })),
  )

/** How each thing asked is shown at best. */
const groupsShown = (context: Context, need: Need, showings: Showings) =>
  need.groups.map(({ any, weight }, group): GroupShown => {
    let shown: Shown | null = null
    for (const { concept, all } of showings[group] ?? []) {
      const found = bestShown(context, concept, all)
      if (found && (!shown || found.value > shown.value || (found.value === shown.value && shown.old && !found.old)))
        shown = found
    }
    return { name: any[0]?.name ?? '', weight, shown }
  })

/** How the resume speaks of needs, each beside the others. */
function findSpoken(context: Context, needs: Need[]): [Need, Spoken][] {
  const showings = needs.map(need => showingsBy(context, need))
  const lines = needs.map((need, at) => allLines(context, need, showings[at] ?? []))
  setRivals(lines, context.resume.statements.length)
  return needs.map((need, at) => [
    need,
    { groups: groupsShown(context, need, showings[at] ?? []), lines: keptOf(context, need, lines[at] ?? []) },
  ])
}

/** How the resume speaks of a need, found once a resume for all that are shown by doing. */
export function spokenOf(context: Context, need: Need): Spoken {
  const { spoken, job } = context
  const known = spoken.get(need)
  if (known) return known
  const doing = job.needs.filter(({ signs }) => signs.size > 0)
  for (const [one, found] of findSpoken(context, doing.includes(need) ? doing : [need])) spoken.set(one, found)
  return spoken.get(need) ?? { groups: [], lines: [] }
}
