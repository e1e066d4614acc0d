import { assess } from './assess/assess.ts'
import { type Context, contextOf } from './assess/context.ts'
import { type JobReading, readJobFor } from './assess/job-reading.ts'
import { matchConfidence } from './confidence/confidence.ts'
import { analysisOf } from './explain/analysis.ts'
import { matchFlags } from './explain/flags.ts'
import { summaryOf } from './explain/summary.ts'
import { corrected } from './job/criteria.ts'
import { plainLine, plainPosting } from './job/plain-posting.ts'
import { requirementsOf } from './job/requirements.ts'
import { units } from './job/units.ts'
import { warningsOf } from './job/warnings.ts'
import { readResume } from './resume/read.ts'
import { gainsOf, scoresOf } from './score.ts'
import type { Assessment, Engine, JobText, Requirement } from './types.ts'
import { engineName, engineVersion } from './version.ts'

/** What is asked is told by the very letters of the posting, as corrections name it by these. */
function readJob({ title, description, criteria }: JobText) {
  const plain = plainPosting(description)
  const list = units(plain)
  const read = requirementsOf(plain, list, plainPosting(title)).map(one => ({
    ...one,
    text: description.slice(one.start, one.end),
  }))
  return { requirements: corrected(read, criteria), warnings: warningsOf(list) }
}

type Read = Omit<JobText, 'criteria'> & {
  criteria: string | undefined
  requirements: Requirement[]
  reading: JobReading
}
let last: Read | null = null

/** The job as read for assessing. A ranking asks for the same job once a resume, so the last one is kept. */
function readOnce(job: JobText): Read {
  const { title, description } = job
  const criteria = JSON.stringify(job.criteria)
  if (last && last.title === title && last.description === description && last.criteria === criteria) return last
  const { requirements } = readJob(job)
  const plain = { title: plainPosting(title), description: plainPosting(description) }
  const reading = readJobFor(
    plain,
    requirements.map(one => ({ ...one, text: plainLine(one.text) })),
  )
  last = { title, description, criteria, requirements, reading }
  return last
}

const findingsOf = (context: Context, requirements: Requirement[], assessments: Assessment[]) => ({
  requirements,
  ...scoresOf(requirements, assessments),
  confidence: matchConfidence(context, assessments),
  summary: summaryOf(context, requirements, assessments),
  assessments,
  gains: gainsOf(requirements, assessments),
  red_flags: matchFlags(context),
})

/** The offline engine. Reading, assessing, scoring and telling are its four steps, each a folder or a file. */
export const engine: Engine = {
  name: engineName,
  version: engineVersion,
  readJob,
  readResume,
  match: (job, resume) => {
    const { requirements, reading } = readOnce(job)
    const { context, assessments } = assess(reading, resume)
    return findingsOf(context, requirements, assessments)
  },
  conclude: (job, resume, assessments) => {
    const { requirements, reading } = readOnce(job)
    return findingsOf(contextOf(reading, resume), requirements, assessments)
  },
  analyze: analysisOf,
}
