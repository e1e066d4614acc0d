import type { Context } from '../assess/context.ts'
import type { Assessment, Requirement } from '../types.ts'
import { capital, enumerate, inPassing, quotedShort, spelled, yearsText } from './phrases.ts'

type Judged = { requirement: Requirement; assessment: Assessment }

function opening(context: Context): string {
  const { resume } = context
  const current =
    resume.posts.find(({ end }) => end === null) ?? resume.posts.toSorted((a, b) => (b.end ?? 0) - (a.end ?? 0))[0]
  if (!current) return 'No dated post could be read from this resume.'
  const tense = current.end === null ? '' : 'Last post: '
  const where = current.employer === '' ? '' : ` at ${current.employer}`
  return `${tense}${current.title}${where}, ${yearsText(resume.profile.total_years)} of dated work in all.`
}

function musts(list: Judged[]): string {
  const all = list.filter(({ requirement }) => requirement.kind === 'must')
  if (all.length === 0) return ''
  const met = all.filter(({ assessment }) => assessment.status === 'met')
  const partly = all.filter(({ assessment }) => assessment.status === 'partial')
  const open = all.filter(({ assessment }) => assessment.status === 'unmet')
  if (met.length === all.length)
    return all.length === 1 ? 'The one must-have is shown.' : `All ${spelled(all.length)} must-haves are shown.`
  const parts = [
    `${met.length === 0 ? 'None' : capital(spelled(met.length))} of ${spelled(all.length)} must-haves ${met.length === 1 ? 'is' : 'are'} shown`,
  ]
  if (partly.length > 0) parts.push(`${spelled(partly.length)} partly`)
  const missing = open.slice(0, 2).map(({ requirement }) => quotedShort(requirement))
  const rest =
    missing.length > 0
      ? ` Nothing shows ${enumerate(missing)}${open.length > missing.length ? ` and ${spelled(open.length - missing.length)} more` : ''}.`
      : ''
  return `${enumerate(parts)}.${rest}`
}

function wishes(list: Judged[]): string {
  const all = list.filter(({ requirement }) => requirement.kind === 'nice')
  const met = all.filter(({ assessment }) => assessment.status === 'met')
  if (met.length === 0) return ''
  return `${met.length === all.length && all.length > 1 ? 'Every wish beyond that is there too' : `Also there: ${enumerate(met.slice(0, 3).map(({ requirement }) => inPassing(requirement)))}`}.`
}

/** Three sentences at most on the whole of it: who, the musts, the wishes. */
export function summaryOf(context: Context, requirements: Requirement[], assessments: Assessment[]): string {
  const byId = new Map(assessments.map(assessment => [assessment.requirement, assessment]))
  const list = requirements.flatMap(requirement => {
    const assessment = byId.get(requirement.id)
    return assessment ? [{ requirement, assessment }] : []
  })
  if (requirements.length === 0) return `${opening(context)} The posting states nothing to match against.`
  const told = [opening(context), musts(list), wishes(list)].filter(text => text !== '').join(' ')
  return told.includes('….') ? told.replaceAll('….', '…') : told
}
