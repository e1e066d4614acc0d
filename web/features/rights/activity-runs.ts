import type { ActivityEntry } from '../../../contract/activity.ts'

/** As long as a ranking may take from one of its matches to the next. */
const apartMs = 60_000

/** Whether an entry goes on where the one above it, which is the newer, left off: the same, done to another. */
const goesOn = (newer: ActivityEntry, older: ActivityEntry) =>
  newer.subject !== null &&
  newer.subject.type === older.subject?.type &&
  newer.action === older.action &&
  newer.actor === older.actor &&
  newer.details.job === older.details.job &&
  Date.parse(newer.at) - Date.parse(older.at) < apartMs

/**
 * The log in runs, newest first: what was done to many at once, as a ranking opens its matches or an upload brings its
 * files, is one line of the list and not hundreds between which all else is lost.
 */
export function inRuns(entries: readonly ActivityEntry[]): ActivityEntry[][] {
  const runs: ActivityEntry[][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && goesOn(last, entry)) run.push(entry)
    else runs.push([entry])
  }
  return runs
}
