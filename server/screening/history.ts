import type { Criterion, Job, JobWithMatches } from '../../contract/index.ts'
import { matchHash } from './provenance.ts'
import { answerAnalysis, criteriaDiffer, type Engine, isOutdated, type Stored, type StoredAnalysis } from './rules.ts'

/** A match in short, as it is stored, with its resume's analysis. */
type Made = {
  job_id: number
  resume_id: number
  file_name: string
  /** Of the resume's file, with what read it and the day that "present" means in it. */
  sha256: string
  reader: string | null
  as_of: string
  input_hash: string
  match_score: number
  summary: string
  evaluated_at: Date
  engine: Engine
  /** The corrections that it was made by. */
  criteria: readonly Criterion[]
  analysis: Stored<StoredAnalysis> | null
}

/** Whether the posting has been reworded since, and reads another way now. What was made after its last change has not. */
const isOfEarlierPosting = (match: Made, { title, description, updated_at }: Job) =>
  match.evaluated_at.toISOString() < updated_at &&
  match.input_hash !== matchHash(match, { title, description, criteria: [...match.criteria] })

/** Of whom there is a match by the posting of now and the offline engine, whichever its version: it is answered again. */
export const storedFor = (job: Job, all: readonly Made[], { name }: Engine): Set<number> =>
  new Set(
    all
      .filter(match => match.job_id === job.id && match.engine.name === name && !isOfEarlierPosting(match, job))
      .map(({ resume_id }) => resume_id),
  )

/**
 * Of one pair's matches the one to show: the highest that was made by the version of the engine and the corrections
 * which judged the two last, the job's corrections of now before all others. What was said before that was refreshed.
 * One of an earlier posting may be the highest: it stands beside the score by the posting of now, if there is one.
 */
function shownOf(matches: readonly Made[], job: Job) {
  const list = matches.toSorted((a, b) => b.evaluated_at.getTime() - a.evaluated_at.getTime())
  const last = list.find(one => !criteriaDiffer(one.criteria, job.criteria)) ?? list[0]
  const alike = list
    .filter(one => last && !isOutdated(one.engine, last.engine) && !criteriaDiffer(one.criteria, last.criteria))
    .toSorted((a, b) => b.match_score - a.match_score)
  const [shown] = alike
  if (!shown) return []
  if (!isOfEarlierPosting(shown, job)) return [{ ...shown, posting_changed: false, score_now: null }]
  const score_now = alike.find(one => !isOfEarlierPosting(one, job))?.match_score ?? null
  return [{ ...shown, posting_changed: true, score_now }]
}

/** A job with its matched resumes, highest score first; `now` is the engine that runs. */
export function historyOf(job: Job, all: readonly Made[], now: Engine): JobWithMatches {
  const pairs = new Map<number, Made[]>()
  for (const match of all) {
    if (match.job_id !== job.id) continue
    const list = pairs.get(match.resume_id)
    if (list) list.push(match)
    else pairs.set(match.resume_id, [match])
  }
  const matched = [...pairs.values()].flatMap(matches => shownOf(matches, job))
  return {
    job_id: job.id,
    job_title: job.title,
    matched_resumes: matched
      .toSorted((a, b) => b.match_score - a.match_score || a.resume_id - b.resume_id)
      .map(({ resume_id, file_name, engine, criteria, evaluated_at, analysis, ...match }) => {
        const info = { resume_id, resume_info: { file_name, file_url: `/api/resumes/${resume_id}/file` } }
        const criteria_changed = criteriaDiffer(criteria, job.criteria)
        return {
          ...info,
          match_score: match.match_score,
          summary: match.summary,
          engine,
          outdated: match.posting_changed || criteria_changed || isOutdated(engine, now),
          criteria_changed,
          posting_changed: match.posting_changed,
          score_now: match.score_now,
          evaluated_at: evaluated_at.toISOString(),
          resume_analyses: analysis ? [answerAnalysis(info, analysis, now)] : [],
        }
      }),
  }
}
