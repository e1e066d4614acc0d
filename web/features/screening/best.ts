import type { BatchItem, JobWithMatches } from '../../../contract/screening.ts'

type Matched = Pick<JobWithMatches['matched_resumes'][number], 'match_score' | 'score_now'>

/** The best score on a job's ranking: where the posting was changed since, the one by the posting of now. */
export const bestNow = (matched: readonly Matched[]): number =>
  Math.max(...matched.map(({ match_score, score_now }) => score_now ?? match_score))

/** Of a language model's second opinion: a call names a thousand resumes at most, and of a larger ranking nobody else need be sent. */
const most = 10

/** The numbers of the best of a ranking, the best first. */
export const bestOf = (items: readonly BatchItem[]): number[] =>
  items
    .filter(item => 'match_score' in item)
    .toSorted((a, b) => b.match_score - a.match_score || a.resume_id - b.resume_id)
    .slice(0, most)
    .map(({ resume_id }) => resume_id)
