import type { Concept } from '../knowledge/index.ts'
import { manners } from '../resume/manner.ts'

/** How a thing is shown, the best first. */
export type Showing = 'used' | 'weak' | 'near' | 'listed' | 'implied' | 'copied' | 'denied'

/** What a line is, whatever is asked. */
export const places = [
  'heading',
  'listed',
  'summary',
  'skills',
  'header',
  'study',
  'interests',
  'outside',
  'home',
  'away',
  'old',
  'number',
  'short',
  'long',
  'junior',
  'senior',
  'othersNext',
  ...manners,
] as const
export type Place = (typeof places)[number]

/** How likely, 0 to 1, a reader calls the need met, partly met, or not shown. Together they make 1. */
export type Chances = { met: number; partial: number; unmet: number }

/**
 * A line of the resume that speaks of a need. `odds`: how likely, 0 to 1, a reader would quote it, and `rival` the same
 * for the other need that it speaks of most; `doing`: it is no mere claim; `used`: it names something asked as done; `own`
 * is the share of the need's words in it, `tells` what all its words tell together, `letters` how long it is; `said`
 * (`saidNames`) and `place` are what it says of the need and what it is whatever is asked; `placed` is the same by its
 * numbers in `places`; `chances` are what it makes of the need beside all else, filled by status.ts.
 */
export type Line = {
  at: number
  odds: number
  rival: number
  doing: boolean
  used: boolean
  own: number
  tells: number
  letters: number
  said: readonly number[]
  place: readonly Place[]
  placed: readonly number[]
  chances: Chances | null
}

/** The best that the resume shows of a thing. `value` is 0 to 1; `statement` is where; `old` where it ended long ago. */
export type Shown = {
  how: Showing
  value: number
  statement: number
  via: Concept
  old: boolean
}

/** All that shows each thing asked, by the need's groups. */
export type Showings = { concept: Concept; all: Shown[] }[][]

/** How one group of a need is shown at best. */
export type GroupShown = { name: string; weight: number; shown: Shown | null }

/** How a resume speaks of a need: by the groups named and by its lines. */
export type Spoken = { groups: GroupShown[]; lines: Line[] }
