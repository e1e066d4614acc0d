import type {
  Analysis,
  AuditAction,
  Criterion,
  Job,
  Match,
  Requirement as PostingRequirement,
  Resume,
  SecondReading,
} from '../../contract/index.ts'
import type { DocumentText } from '../../documents/text.ts'
import type { MatchFindings, Quote, Requirement } from '../../engine/types.ts'
import type { Heard } from '../assessors/service.ts'
import type { Told } from '../audit/service.ts'

/** What a result was made from and by. It is answered again while all of it is the same. */
export type Provenance = Pick<Match, 'engine' | 'input_hash' | 'as_of'>

export type MatchProvenance = Provenance & Pick<Match, 'criteria'>

/** A result as it is stored: without names, which may change and are put beside it when it is answered. */
export type StoredMatch = Omit<Match, Beside | 'job_id' | 'job_title' | 'criteria_changed' | 'criteria'> &
  Partial<Pick<Match, 'confidence' | 'criteria'>>
export type StoredAnalysis = Omit<Analysis, Beside> & { confidence?: Analysis['confidence'] }
/** Found when it is answered; confidence and criteria are missing from what was made before there were any. */
type Beside = 'resume_id' | 'resume_info' | 'evaluated_at' | 'outdated' | 'confidence'
export type Stored<T> = { result: T; evaluatedAt: Date }

export type Engine = Match['engine']

/** One text for an engine and its version, as results are stored under. */
export const engineKey = ({ name, version }: Engine) => `${name} ${version}`

// Where a model was heard too, the version of the engine that it was heard after stands first (second-reading.ts).
const versions = ({ version }: Engine) => version.split(' · ')

/** Whether another version of the engine made this than the one of now. */
export const isOutdated = (made: Engine, now: Engine) => versions(made)[0] !== versions(now)[0]

/**
 * Whether a result was judged by the readers that are asked for, whatever its version of the engine: by it alone, or by
 * a model too, any where none is named.
 */
const sameReaders = (made: Engine, asked: Engine) =>
  made.name === asked.name && (versions(made)[1] === versions(asked)[1] || versions(asked)[1] === undefined)

const told = (criteria: readonly Criterion[]) => JSON.stringify(criteria.map(({ text, kind }) => [text, kind]))

/** Whether the job's corrections are others than those a match was made by. */
export const criteriaDiffer = (made: readonly Criterion[], now: readonly Criterion[]) => told(made) !== told(now)

/**
 * Of a pair's results, newest first, the one that is answered again: by the same readers, of the same input or else of
 * the same but for its corrections. `hashOf` is the input's hash by other corrections.
 */
export function knownOf(
  all: readonly Stored<StoredMatch>[],
  from: MatchProvenance,
  hashOf: (criteria: Criterion[]) => string,
): Stored<StoredMatch> | null {
  const ours = all.filter(
    ({ result }) => sameReaders(result.engine, from.engine) && result.input_hash === hashOf(result.criteria ?? []),
  )
  return ours.find(({ result }) => result.input_hash === from.input_hash) ?? ours[0] ?? null
}

/** A job as the engine takes it. */
export const postingOf = ({ title, description, criteria }: Job) => ({
  title,
  description: description ?? '',
  criteria,
})

/** What is read in a posting, beside what the job's corrections make of it. */
export function withCriteria(read: readonly Requirement[], { criteria }: Job): PostingRequirement[] {
  const kinds = new Map(criteria.map(({ text, kind }) => [text, kind]))
  return read.map(one => ({ ...one, read: one.kind, kind: kinds.get(one.text) ?? one.kind }))
}

/** The engine's findings as they are kept: each requirement beside what was found for it, each quote with its page. */
export function toStoredMatch(
  found: MatchFindings & { requirements: Requirement[] },
  document: DocumentText,
  provenance: MatchProvenance,
): StoredMatch {
  const byId = new Map(found.assessments.map(assessment => [assessment.requirement, assessment]))
  const { match_score, score_skills, score_experience, confidence, summary, red_flags } = found
  const requirements = found.requirements.flatMap(requirement => {
    const assessment = byId.get(requirement.id)
    if (!assessment) return []
    const { status, reason } = assessment
    const evidence = assessment.evidence.map(quote => withPage(document, quote))
    return [{ ...requirement, status, reason, evidence, gain: found.gains[requirement.id] ?? 0 }]
  })
  return { match_score, score_skills, score_experience, confidence, summary, requirements, red_flags, ...provenance }
}

/** A match after a language model was heard: beside each requirement what it said of it. */
export function withReading(
  stored: StoredMatch,
  heard: ReadonlyMap<string, Heard>,
  second_reading: SecondReading,
  document: DocumentText,
): StoredMatch {
  const requirements = stored.requirements.map(requirement => {
    const one = heard.get(requirement.id)
    if (!one) return requirement
    const { status, reason, quotes } = one.claim
    const evidence = quotes.map(quote => withPage(document, quote))
    return { ...requirement, model: { status, reason, evidence, effect: one.effect, offline_status: one.offline } }
  })
  return { ...stored, requirements, second_reading }
}

/** The page a quote starts on, where the format has pages. */
function withPage(document: DocumentText, quote: Quote) {
  const line = document.lines.find(({ end }) => end >= quote.start)
  return { ...quote, page: document.type === 'pdf' ? (line?.page ?? null) : null }
}

export const infoOf = ({ file_name, file_url }: Resume) => ({ file_name, file_url })

export const answerMatch = (
  job: Job,
  resume: Resume,
  { result, evaluatedAt }: Stored<StoredMatch>,
  now: Engine,
): Match => {
  const { criteria = [], confidence = null } = result
  const criteria_changed = criteriaDiffer(criteria, job.criteria)
  return {
    job_id: job.id,
    job_title: job.title,
    resume_id: resume.id,
    resume_info: infoOf(resume),
    ...result,
    confidence,
    criteria,
    criteria_changed,
    outdated: criteria_changed || isOutdated(result.engine, now),
    evaluated_at: evaluatedAt.toISOString(),
  }
}

export const answerAnalysis = (
  resume: Pick<Analysis, 'resume_id' | 'resume_info'>,
  { result, evaluatedAt }: Stored<StoredAnalysis>,
  now: Engine,
): Analysis => ({
  ...resume,
  ...result,
  confidence: result.confidence ?? null,
  outdated: isOutdated(result.engine, now),
  evaluated_at: evaluatedAt.toISOString(),
})

/** What the audit log is told of a result: which score, by which engine, against which job. */
export const tellingOf = (
  action: AuditAction,
  resumeId: number,
  score: number,
  { engine }: Provenance,
  job?: Job,
): Told => ({
  action,
  subject: { type: 'resume', id: resumeId },
  details: { score, engine: engineKey(engine), ...(job && { job: job.id }) },
})
