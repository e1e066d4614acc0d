import type { JobWithMatches } from '../../../contract/screening.ts'

type Matched = Pick<JobWithMatches['matched_resumes'][number], 'match_score' | 'score_now'>

/** The best score on a job's ranking: where the posting was changed since, the one by the posting of now. */
export const bestNow = (matched: readonly Matched[]): number =>
  Math.max(...matched.map(({ match_score, score_now }) => score_now ?? match_score))
