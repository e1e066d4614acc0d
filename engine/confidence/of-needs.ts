import type { JobReading } from '../assess/job-reading.ts'
import { capital, quotedShort, spelled } from '../explain/phrases.ts'
import type { Need } from '../job/need.ts'
import { weightOf } from '../score.ts'
import { later, once } from '../text/once.ts'
import type { Assessment } from '../types.ts'
import type { Doubt } from './doubt.ts'

const byWordsOnly = ({ requirement, groups, titles }: Need, jobKnown: boolean) =>
  groups.length === 0 &&
  titles.length === 0 &&
  requirement.type !== 'degree' &&
  !(requirement.type === 'years' && jobKnown)

// What is only listed or pasted earns less than this, and of that there is little doubt.
const halfShown = 0.3

/** “Dysphagia” or “3 of 10 requirements, “Dysphagia” among them,”. */
function named(some: Need[], all: Need[]): string {
  const first = some[0] ? quotedShort(some[0].requirement) : ''
  return some.length === 1
    ? first
    : `${capital(spelled(some.length))} of ${spelled(all.length)} requirements, ${first} among them,`
}

const weightIn = (needs: Need[]) => needs.reduce((sum, { requirement }) => sum + weightOf(requirement), 0)

/** The needs that a score is made of, with what is doubtful in them whatever the resume. */
export type Asked = { needs: Need[]; total: number; byWords: Doubt; few: Doubt }

/** By weight: a requirement known by its words alone costs up to 0.5. */
function askedIn(needs: Need[], jobKnown: boolean): Asked {
  const total = weightIn(needs)
  const unknown = needs.filter(need => byWordsOnly(need, jobKnown))
  return {
    needs,
    total,
    byWords: {
      loss: (0.5 * weightIn(unknown)) / total,
      reason: later(() => `${named(unknown, needs)} could be compared by the bare words only, not by what they mean.`),
    },
    few: {
      loss: needs.length < 3 ? 0.25 : 0,
      reason: () =>
        needs.length === 1
          ? `This score rests on one requirement alone, ${quotedShort((needs[0] as Need).requirement)}.`
          : `This score rests on two requirements, so either of them moves it far.`,
    },
  }
}

/** What each score of a match is made of, found once a job. */
export const askedOf = once(({ needs, titleConcepts }: JobReading) => {
  const asked = (which: (need: Need) => boolean) => askedIn(needs.filter(which), titleConcepts.length > 0)
  return {
    whole: asked(() => true),
    years: asked(({ requirement }) => requirement.type === 'years'),
    others: asked(({ requirement }) => requirement.type !== 'years'),
  }
})

/**
 * By weight: one that was judged half shown, by a neighbouring thing or by help with it, costs its whole share, as those
 * are the judgements that a careful reader overturns most often.
 */
export function halfJudged({ needs, total }: Asked, byId: ReadonlyMap<string, Assessment>): Doubt {
  const half = needs.filter(({ requirement }) => {
    const found = byId.get(requirement.id)
    return found?.status === 'partial' && found.credit >= halfShown
  })
  return {
    loss: weightIn(half) / total,
    reason: () =>
      `${named(half, needs)} ${half.length === 1 ? 'is' : 'are'} shown in part, which is where readers differ most.`,
  }
}
