import { z } from 'zod'
import { secondReadingSchema } from './engines.ts'
import { criterionSchema } from './jobs.ts'
import { idSchema, scoreSchema, timeSchema } from './shared.ts'

const resumeInfoSchema = z.object({ file_name: z.string(), file_url: z.string() })

/** Verbatim text of the resume; start and end are character offsets into its text, page counts from 1. */
const evidenceSchema = z.object({
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  page: z.number().int().nullable(),
})
export type Evidence = z.infer<typeof evidenceSchema>

/**
 * What a language model said of a requirement. Its quotes stand in the resume, to the letter. `lowered`: it saw less,
 * and half the credit went; `noted`: it saw more, which is told and never counted.
 */
const modelVerdictSchema = z.object({
  status: z.enum(['met', 'partial', 'unmet']),
  reason: z.string(),
  evidence: z.array(evidenceSchema),
  effect: z.enum(['agrees', 'lowered', 'noted']),
  offline_status: z.enum(['met', 'partial', 'unmet']),
})

const requirementKindSchema = z.enum(['must', 'nice'])
const requirementTypeSchema = z.enum([
  'skill',
  'years',
  'degree',
  'certification',
  'language',
  'licence',
  'place',
  'other',
])
const assessmentStatusSchema = z.enum(['met', 'partial', 'unmet'])
export type AssessmentStatus = z.infer<typeof assessmentStatusSchema>

/**
 * One requirement of the posting as it was `read` and as it stands after the job's criteria; `none` counts in no score.
 * start and end point into the job's text.
 */
export const requirementSchema = z.object({
  id: z.string(),
  text: z.string(),
  read: requirementKindSchema,
  kind: criterionSchema.shape.kind,
  type: requirementTypeSchema,
  start: z.number().int(),
  end: z.number().int(),
})
export type Requirement = z.infer<typeof requirementSchema>

/** Words of the posting that no score may rest on, and what is to be said of them. start and end point into the job's text. */
export const postingWarningSchema = z.object({ text: z.string(), start: z.number().int(), end: z.number().int() })
export type PostingWarning = z.infer<typeof postingWarningSchema>

/** One requirement of the posting beside what the resume shows for it. start and end point into the job's text. */
const requirementResultSchema = z.object({
  id: z.string(),
  text: z.string(),
  kind: requirementKindSchema,
  type: requirementTypeSchema,
  start: z.number().int(),
  end: z.number().int(),
  status: assessmentStatusSchema,
  reason: z.string(),
  evidence: z.array(evidenceSchema),
  /** Points that the match score would rise by if this requirement were fully met. */
  gain: z.number().min(0).max(100),
  /** Only where a language model read as well and its answer holds. */
  model: modelVerdictSchema.optional(),
})
export type RequirementResult = z.infer<typeof requirementResultSchema>

const confidenceSchema = z.object({
  level: z.enum(['high', 'medium', 'low']),
  value: z.number().min(0).max(1),
  reason: z.string(),
})
export type Confidence = z.infer<typeof confidenceSchema>

const provenance = {
  engine: z.object({ name: z.string(), version: z.string() }),
  /** Whether the engine or the job's criteria have changed since. It stays until it is asked to refresh. */
  outdated: z.boolean(),
  /** SHA-256 over the file, the job's text and corrections and the day that stands for "present". */
  input_hash: z.string(),
  /** The day that "present" means in this resume: the day it was uploaded. YYYY-MM-DD. */
  as_of: z.string(),
  evaluated_at: timeSchema,
}

const scoresSchema = z.object({
  match_score: scoreSchema,
  score_skills: scoreSchema,
  score_experience: scoreSchema,
  summary: z.string(),
})

const corrections = {
  /** The corrections of the requirements that this was made by. */
  criteria: z.array(criterionSchema),
  /** Whether the job's corrections are others by now; such a match is outdated. */
  criteria_changed: z.boolean(),
}

export const matchSchema = scoresSchema.extend({
  job_id: z.number().int(),
  job_title: z.string(),
  resume_id: z.number().int(),
  resume_info: resumeInfoSchema,
  requirements: z.array(requirementResultSchema),
  red_flags: z.array(z.string()),
  /** Only where a second reading by a language model was asked for. */
  second_reading: secondReadingSchema.optional(),
  /** How far each score can be relied on; null in a result of an engine that did not tell. */
  confidence: z
    .object({ match_score: confidenceSchema, score_skills: confidenceSchema, score_experience: confidenceSchema })
    .nullable(),
  ...corrections,
  ...provenance,
})
export type Match = z.infer<typeof matchSchema>

/** One finding a line in each text; null where there is none. */
export const analysisSchema = z.object({
  resume_id: z.number().int(),
  resume_info: resumeInfoSchema,
  score_overall: scoreSchema,
  score_format: scoreSchema,
  score_skills: scoreSchema,
  score_experience: scoreSchema,
  strengths: z.string().nullable(),
  weaknesses: z.string().nullable(),
  suggestions: z.string().nullable(),
  positive_indicators: z.string().nullable(),
  red_flags: z.string().nullable(),
  /** How far each score can be relied on; null in a result of an engine that did not tell. */
  confidence: z
    .object({
      score_overall: confidenceSchema,
      score_format: confidenceSchema,
      score_skills: confidenceSchema,
      score_experience: confidenceSchema,
    })
    .nullable(),
  ...provenance,
})
export type Analysis = z.infer<typeof analysisSchema>

/** The most resumes that one call takes. */
const maxBatch = 1000

export const batchInputSchema = z.object({
  resume_ids: z
    .array(idSchema, 'Please select at least one resume.')
    .min(1, 'Please select at least one resume.')
    .max(maxBatch, `One batch takes at most ${maxBatch} resumes.`),
  /** The others of a batch that goes in several calls: what a plan matches at once is meant for all of them. */
  beside: z.array(idSchema).max(100_000).default([]),
})
export type BatchInput = z.output<typeof batchInputSchema>

/** In the order that the ids were given: a match, or what kept this one resume from being matched. */
const batchItemSchema = z.union([
  matchSchema,
  z.object({ resume_id: idSchema, resume_info: resumeInfoSchema.nullable(), error: z.string() }),
])
export type BatchItem = z.infer<typeof batchItemSchema>

export const batchAnswerSchema = z.object({ results: z.array(batchItemSchema) })

/** Events of the batch as a stream (`Accept: text/event-stream`): one `result` an item, one `summary` at the end. */
const batchSummarySchema = z.object({
  total: z.number().int(),
  matched: z.number().int(),
  failed: z.number().int(),
})
export type BatchSummary = z.infer<typeof batchSummarySchema>

/** Match history, per job: matched resumes, highest score first, each with its latest analysis, if any. */
const jobWithMatchesSchema = z.object({
  job_id: z.number().int(),
  job_title: z.string(),
  matched_resumes: z.array(
    z.object({
      resume_id: z.number().int(),
      resume_info: resumeInfoSchema,
      match_score: scoreSchema,
      summary: z.string(),
      engine: provenance.engine,
      outdated: provenance.outdated,
      criteria_changed: corrections.criteria_changed,
      /** Whether the job's title or text have changed since. Such an entry is outdated; matching again judges anew. */
      posting_changed: z.boolean(),
      /** Beside a higher score of an earlier posting the one by the posting of now, once there is one. */
      score_now: scoreSchema.nullable(),
      evaluated_at: timeSchema,
      resume_analyses: z.array(analysisSchema),
    }),
  ),
})
export type JobWithMatches = z.infer<typeof jobWithMatchesSchema>

export const historySchema = z.object({ jobs: z.array(jobWithMatchesSchema) })
