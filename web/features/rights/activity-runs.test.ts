import { expect, it } from 'vitest'
import type { ActivityEntry } from '../../../contract/activity.ts'
import { inRuns } from './activity-runs.ts'

const entry = (
  seq: number,
  action: ActivityEntry['action'],
  minute: number,
  job: number | null = 1,
): ActivityEntry => ({
  seq,
  at: new Date(Date.UTC(2026, 10, 1, 9, minute, seq)).toISOString(),
  action,
  actor: 'you',
  subject: action === 'history.opened' ? null : { type: 'resume', id: seq, name: null },
  details: { job },
})

it('has in one line what was done to many at once, and in lines of its own what was not', () => {
  const entries = [
    entry(9, 'history.opened', 5),
    entry(8, 'history.opened', 5),
    entry(7, 'match.opened', 4),
    entry(6, 'match.opened', 4),
    entry(5, 'match.opened', 4, 2),
    entry(4, 'match.made', 4, 2),
    entry(3, 'match.made', 4, 2),
    entry(2, 'match.made', 1, 2),
  ]
  expect(inRuns(entries).map(run => run.map(({ seq }) => seq))).toEqual([[9], [8], [7, 6], [5], [4, 3], [2]])
})
