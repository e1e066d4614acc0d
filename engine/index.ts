import { assess } from './assess/assess.ts'
import { readJobFor } from './assess/context.ts'
import { analysisOf } from './explain/analysis.ts'
import { matchFlags } from './explain/flags.ts'
import { summaryOf } from './explain/summary.ts'
import { requirementsOf } from './job/requirements.ts'
import { units } from './job/units.ts'
import { warningsOf } from './job/warnings.ts'
import { knowledgeVersion } from './knowledge/index.ts'
import { readResume } from './resume/read.ts'
import { gainsOf, scoresOf } from './score.ts'
import type { Engine, JobText } from './types.ts'

function readJob(job: JobText) {
  const list = units(job.description)
  return { requirements: requirementsOf(job.description, list), warnings: warningsOf(list) }
}

/** The offline engine. Reading, assessing, scoring and telling are its four steps, each a folder or a file. */
export const engine: Engine = {
  name: 'offline',
  // Rules and knowledge have versions of their own: either changes what comes out.
  version: `1.${knowledgeVersion}`,
  readJob,
  readResume,
  match: (job, resume) => {
    const { requirements } = readJob(job)
    const { context, assessments } = assess(readJobFor(job, requirements), resume)
    return {
      requirements,
      ...scoresOf(requirements, assessments),
      summary: summaryOf(context, requirements, assessments),
      assessments,
      gains: gainsOf(requirements, assessments),
      red_flags: matchFlags(context),
    }
  },
  analyze: analysisOf,
}
