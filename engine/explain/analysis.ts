import { analysisConfidence } from '../confidence.ts'
import type { Resume } from '../resume/read.ts'
import { monthOf } from '../text/dates.ts'
import type { AnalysisFindings } from '../types.ts'
import { documentFlags, gapOf } from './flags.ts'
import { brief, capital, enumerate, spelled, yearsText } from './phrases.ts'

type Facts = {
  resume: Resume
  now: number
  /** Statements of the posts, headings left out. */
  told: { text: string; post: number; figure: boolean }[]
  /** Names of skills and tools with use behind them, and of those only listed. */
  used: string[]
  listedOnly: string[]
}

const figurePattern =
  /(?:[$€£]\s?\d|\d[\d.,]*\s?(?:%|percent|per cent|k\b|m\b|million)|\bfrom \d[\d.,]* (?:\p{L}+ )?to \d|\b\d{2,}\b)/u

function factsOf(resume: Resume): Facts {
  const told = resume.statements.flatMap(({ text, post, heading }) => {
    if (post === null || heading) return []
    return [{ text, post, figure: figurePattern.test(text.replace(/\b(?:19|20)\d{2}\b/gu, '')) }]
  })
  const used = new Map<string, number>()
  const listed = new Set<string>()
  for (const item of resume.evidence.all) {
    if (item.concept.kind !== 'skill' && item.concept.kind !== 'tool') continue
    const statement = resume.statements[item.statement]
    if (!statement || item.polarity === 'absent' || item.polarity === 'planned') continue
    if (statement.post !== null && !statement.listed)
      used.set(item.concept.name, (used.get(item.concept.name) ?? 0) + 1)
    else if (statement.listed) listed.add(item.concept.name)
  }
  const names = [...used].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
  return {
    resume,
    now: monthOf(resume.asOf),
    told,
    used: names,
    listedOnly: [...listed].filter(name => !used.has(name)),
  }
}

const plain = (name: string) => name.replace(/\s*\([^)]*\)/g, '')

function strengths({ resume, told, used }: Facts): string[] {
  const found: string[] = []
  const years = resume.profile.total_years
  const [first] = resume.posts
  if (years >= 3 && first)
    found.push(
      `${capital(yearsText(years))} of dated work, most recently as ${first.title}${first.employer ? ` at ${first.employer}` : ''}.`,
    )
  const figures = told.filter(({ figure }) => figure)
  const best = figures.toSorted((a, b) => b.text.length - a.text.length)[0]
  if (best && figures.length >= 2) found.push(`Says what came of the work, in figures: “${brief(best.text, 110)}”.`)
  if (used.length >= 3)
    found.push(`${enumerate(used.slice(0, 4).map(plain))} appear in the work itself, not only in a list.`)
  const long = resume.posts.find(({ start, end }) => end === null && monthOf(resume.asOf) - start >= 60)
  if (long)
    found.push(`Has stayed with ${long.employer || 'the present employer'} since ${Math.floor(long.start / 12)}.`)
  const degree = resume.studies.find(({ level, open }) => level >= 4 && !open)
  if (degree) found.push(`${degree.degree}${degree.school ? `, ${degree.school}` : ''}, is completed.`)
  return found
}

function weaknesses(facts: Facts): string[] {
  const { resume, told, listedOnly } = facts
  const found: string[] = []
  if (resume.posts.length === 0) found.push('No post with dates could be read, so no experience can be counted.')
  const bare = resume.posts.filter((_, index) => !told.some(({ post }) => post === index))
  if (bare.length > 0 && resume.posts.length > 0)
    found.push(
      `${enumerate(bare.slice(0, 2).map(({ title, employer }) => `${title}${employer ? ` (${employer})` : ''}`))} ${bare.length === 1 ? 'stands' : 'stand'} without a word on what was done there.`,
    )
  if (listedOnly.length >= 4)
    found.push(
      `${enumerate(listedOnly.slice(0, 3).map(plain))}${listedOnly.length > 3 ? ` and ${spelled(listedOnly.length - 3)} more` : ''} are listed without a place where they were used.`,
    )
  if (told.length >= 4 && !told.some(({ figure }) => figure))
    found.push('Duties are told, results are not: no line gives a figure.')
  const gap = gapOf(resume)
  if (gap) found.push(`Nothing is dated between ${gap.from} and ${gap.to}.`)
  return found
}

function suggestions(facts: Facts): string[] {
  const { resume, told, listedOnly } = facts
  const found: string[] = []
  if (!resume.profile.email && !resume.profile.phone)
    found.push('Ask for an email address or a telephone number: neither could be found.')
  const unit = listedOnly[0]
  if (unit && listedOnly.length >= 2) found.push(`Ask where ${plain(unit)} was used last, and for what.`)
  const gap = gapOf(resume)
  if (gap)
    found.push(
      `Ask what lay between ${gap.from} and ${gap.to}; there may be a good answer that the page does not give.`,
    )
  const latest = resume.posts.find(({ end }) => end === null) ?? resume.posts[0]
  const own = latest ? told.filter(({ post }) => post === resume.posts.indexOf(latest)) : []
  if (latest && own.length > 0 && own.every(({ figure }) => !figure))
    found.push(`Ask for the size of the job as ${latest.title}: people, volume, money.`)
  const open = resume.studies.find(study => study.open)
  if (open) found.push(`Ask how far along “${brief(open.degree, 60)}” is; it is not finished.`)
  return found
}

function positives({ resume, told }: Facts): string[] {
  const found: string[] = []
  const byEmployer = new Map<string, number>()
  for (const { employer } of resume.posts) if (employer) byEmployer.set(employer, (byEmployer.get(employer) ?? 0) + 1)
  const risen = [...byEmployer].find(([, count]) => count >= 2)
  if (risen) found.push(`Held ${spelled(risen[1])} posts at ${risen[0]}, one after the other.`)
  const teaching = told.find(({ text }) => /\b(?:train|mentor|coach|precept|taught|apprentice|onboard)\w*/iu.test(text))
  if (teaching) found.push(`Has brought others on: “${brief(teaching.text, 90)}”.`)
  const led = told.find(({ text }) =>
    /\b(?:led|lead|supervis|managed? (?:a |the )?(?:team|staff|crew)|in charge|responsible for)\w*/iu.test(text),
  )
  if (led && led !== teaching) found.push(`Has carried responsibility: “${brief(led.text, 90)}”.`)
  return found
}

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

const lines = (list: string[]): string | null => (list.length === 0 ? null : list.join('\n'))
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
