import type { Analysis, JobWithMatches } from '../../../contract/screening.ts'

type Matched = JobWithMatches['matched_resumes'][number]

/** The first, highest entry of every resume, highest first. */
export function bestOfEach(matched: readonly Matched[]): Matched[] {
  const sorted = [...matched].sort((a, b) => b.match_score - a.match_score)
  return sorted.filter((one, index) => sorted.findIndex(other => other.resume_id === one.resume_id) === index)
}

/**
 * What another judgement would bring up to date. One of an earlier posting that stands on as the higher has been judged
 * by the posting of now already.
 */
export const refreshable = (matched: readonly Matched[]): number[] =>
  matched
    .filter(one => one.outdated && !(one.posting_changed && one.score_now !== null))
    .map(({ resume_id }) => resume_id)

export const latestOf = (analyses: readonly Analysis[]): Analysis | undefined =>
  [...analyses].sort((a, b) => b.evaluated_at.localeCompare(a.evaluated_at))[0]
