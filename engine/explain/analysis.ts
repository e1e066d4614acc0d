import { analysisConfidence } from '../confidence.ts'
import type { Resume } from '../resume/read.ts'
import type { AnalysisFindings } from '../types.ts'
import { suggestions, weaknesses } from './asks.ts'
import { type Facts, factsOf } from './facts.ts'
import { documentFlags } from './flags.ts'
import { positives, strengths } from './margin.ts'

/** Share of 100 by how readable the page is: contact, dates, sections, what was done. */
function formatScore({ resume, told }: Facts): number {
  const { profile, posts, document } = resume
  const dated = posts.length > 0 ? 30 : 0
  const described =
    posts.length > 0
      ? (25 * posts.filter((_, index) => told.some(({ post }) => post === index)).length) / posts.length
      : 0
  const reachable = (profile.email ? 12 : 0) + (profile.phone ? 8 : 0) + (profile.name ? 5 : 0)
  const sections = Math.min(15, 5 * new Set(resume.statements.map(({ section }) => section)).size - 5)
  const clean = document.hidden.length === 0 && document.quality.verdict === 'good' ? 5 : 0
  return dated + described + reachable + Math.max(0, sections) + clean
}

const lines = (list: readonly string[]): string | null => (list.length === 0 ? null : list.join('\n'))
const twoDecimals = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 100) / 100

/**
 * Findings on a resume by itself. Skills: things shown in use, 7 points each, listed ones 1.5, to 100. Experience:
 * 8 points a year up to ten years and 20 for told results. Overall: 0.4 experience, 0.4 skills, 0.2 format.
 */
export function analysisOf(resume: Resume): AnalysisFindings {
  const facts = factsOf(resume)
  const skills = twoDecimals(7 * facts.used.length + 1.5 * Math.min(20, facts.listedOnly.length))
  const results = Math.min(20, 5 * facts.told.filter(({ figure }) => figure).length)
  const experience = twoDecimals(8 * Math.min(10, resume.profile.total_years) + (resume.posts.length > 0 ? results : 0))
  const format = twoDecimals(formatScore(facts))
  return {
    score_overall: twoDecimals(0.4 * experience + 0.4 * skills + 0.2 * format),
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
