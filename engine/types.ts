import type { DocumentText } from '../documents/text.ts'
import type { Profile as ResumeProfile } from './profile.ts'
import type { Resume } from './resume/read.ts'

/** What is read of a person, see profile.ts. */
export type Profile = ResumeProfile

/**
 * What the engine takes and gives. Names with an underscore are those of the wire and of the command line's JSON,
 * so that a result is stored, answered and printed as it is.
 */
export type JobText = { title: string; description: string; criteria?: readonly Criterion[] | undefined }

/** What a person says of the requirement that reads `text`, to the letter, whatever it was read as; `none`: it is none. */
export type Criterion = { text: string; kind: Requirement['kind'] | 'none' }

export type Status = 'met' | 'partial' | 'unmet'

/** `start` and `end` are offsets into the job's description: `description.slice(start, end)` is where it is stated. */
export type Requirement = {
  id: string
  text: string
  kind: 'must' | 'nice'
  type: 'skill' | 'years' | 'degree' | 'certification' | 'language' | 'licence' | 'place' | 'other'
  start: number
  end: number
}

/** Verbatim: `document.text.slice(start, end) === quote`. */
export type Quote = { quote: string; start: number; end: number }

/** `credit` is the share of the requirement's weight that is earned, 0 to 1: what the score is computed from. */
export type Assessment = { requirement: string; status: Status; credit: number; evidence: Quote[]; reason: string }

/** Criteria that no score should rest on (age, sex, origin …), with their place in the description. */
export type JobWarning = { text: string; start: number; end: number }

/** All numbers 0 to 100 with two decimals, computed in `score.ts` from assessments alone. */
export type Scores = { match_score: number; score_skills: number; score_experience: number }

/**
 * How far a score can be relied on: not how good the person is, but how much of what it rests on was read and
 * understood. `value` is 0 to 1 with two decimals, by the formula in `confidence.ts`; `reason` is what was found.
 */
export type Confidence = { level: 'high' | 'medium' | 'low'; value: number; reason: string }

export type MatchFindings = Scores & {
  confidence: Record<keyof Scores, Confidence>
  summary: string
  assessments: Assessment[]
  /** Per requirement id, the points the match score would rise by if it were fully met. */
  gains: Record<string, number>
  red_flags: string[]
}

type AnalysisScores = {
  score_overall: number
  score_format: number
  score_skills: number
  score_experience: number
}

/** Text fields hold one finding a line, null where there is none. */
export type AnalysisFindings = AnalysisScores & {
  confidence: Record<keyof AnalysisScores, Confidence>
  strengths: string | null
  weaknesses: string | null
  suggestions: string | null
  positive_indicators: string | null
  red_flags: string | null
}

/**
 * The engine's calls (engine/index.ts). Pure: the same values in give byte-identical values out.
 * `asOf` (YYYY-MM-DD) is what "present" means in the resume.
 */
export type Engine = {
  name: string
  version: string
  /** The requirements as the job's criteria correct them; each keeps the id that it was read by. */
  readJob: (job: JobText) => { requirements: Requirement[]; warnings: JobWarning[] }
  readResume: (document: DocumentText, asOf: string) => ResumeReading
  match: (job: JobText, resume: ResumeReading) => { requirements: Requirement[] } & MatchFindings
  /** What `match` answers, over assessments that somebody else has changed; one a requirement, with its id. */
  conclude: (
    job: JobText,
    resume: ResumeReading,
    assessments: Assessment[],
  ) => { requirements: Requirement[] } & MatchFindings
  analyze: (resume: ResumeReading) => AnalysisFindings
}

/** A resume as the engine holds it: what was read from it once, for any number of jobs. */
type ResumeReading = Resume

/** What of it is plain data, which may go to another thread. */
export type PlainReading = Pick<ResumeReading, 'document' | 'profile' | 'statements' | 'own'>
