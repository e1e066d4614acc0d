import { analysisConfidence } from '../confidence/confidence.ts'
import type { Resume } from '../resume/read.ts'
import type { AnalysisFindings } from '../types.ts'
import { weaknesses } from './against.ts'
import { suggestions } from './asks.ts'
import { factsOf } from './facts.ts'
import { documentFlags } from './flags.ts'
import { formatScore } from './format.ts'
import { strengths } from './margin.ts'
import { positives } from './marks.ts'
import { experienceScore, skillsScore } from './scores.ts'

const lines = (list: readonly string[]): string | null => (list.length === 0 ? null : list.join('\n'))
const twoDecimals = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 100) / 100

/**
 * Findings on a resume by itself. What each score is made of stands in scores.ts and format.ts. Overall: 0.4 experience;
 * 0.4 format, each point of which can be named to whoever wrote it; 0.2 skills, which can be told less surely.
 */
export function analysisOf(resume: Resume): AnalysisFindings {
  const facts = factsOf(resume)
  const skills = twoDecimals(skillsScore(facts))
  const experience = twoDecimals(experienceScore(facts))
  const format = twoDecimals(formatScore(facts))
  return {
    score_overall: twoDecimals(0.4 * experience + 0.2 * skills + 0.4 * format),
    score_format: format,
    score_skills: skills,
    score_experience: experience,
    confidence: analysisConfidence(resume),
    strengths: lines(strengths(facts)),
    weaknesses: lines(weaknesses(facts)),
    suggestions: lines(suggestions(facts)),
    positive_indicators: lines(positives(facts)),
    red_flags: lines(documentFlags(resume)),
  }
}
