import type { Need } from '../job/need.ts'
import { broader, type Concept, concepts } from '../knowledge/index.ts'
import type { Study } from '../resume/education.ts'
import { type Context, quote, statementQuote } from './context.ts'
import { type Judgement, unmet } from './judgement.ts'
import { assessPaper } from './papers.ts'
import { assessSkill } from './skill.ts'

const related = (a: Concept, b: Concept) => a.id === b.id || broader(a.id).has(b.id) || broader(b.id).has(a.id)
const next = (a: Concept, b: Concept) =>
  concepts.get(a.id)?.near.includes(b.id) === true || concepts.get(b.id)?.near.includes(a.id) === true

/** The number of “Level 3”, which frameworks of vocational papers count by; 0 where none is named. */
function grade(text: string): number {
  const named = /\b(?:level|nvq|svq|stufe)\s*(?:level\s*)?(\d)\b/iu.exec(text)?.[1]
  return named === undefined ? 0 : Number(named)
}

type FieldFit = 'same' | 'near' | 'other'

const anyField = /\b(?:in|of) (?:any|anything)\b|\bany (?:\p{L}+ )?(?:degree|discipline|field|subject)\b/iu

function fieldFit(need: Need, { subjects, stems }: Study): FieldFit {
  // A school leaving certificate is of no field.
  if (need.degree === 1) return 'same'
  if (anyField.test(need.requirement.text)) return 'same'
  const wanted = need.groups
    .flatMap(({ any }) => any)
    .filter(({ kind }) => kind === 'field' || kind === 'certificate' || kind === 'skill')
  if (wanted.length === 0 && need.words.length === 0) return 'same'
  if (subjects.some(field => wanted.some(one => related(field, one)))) return 'same'
  if (need.words.some(({ stem }) => stem.length > 4 && stems.has(stem))) return 'same'
  const open = /\brelated\b|\bsimilar\b|\brelevant\b/iu.test(need.requirement.text)
  if (subjects.some(field => wanted.some(one => next(field, one)))) return open ? 'same' : 'near'
  return wanted.length === 0 ? 'same' : 'other'
}

function rowQuote(context: Context, study: Study) {
  const { resume } = context
  const at = resume.statements.findIndex(statement => statement.start <= study.start && statement.end > study.start)
  return at >= 0 ? statementQuote(resume, at) : quote(resume, study.start, study.end)
}

const sameTrade = (context: Context, index: number) =>
  context.atHome[index] === true &&
  (context.resume.posts[index]?.titles.some(({ family }) => family === context.job.families[0]) ?? false)

/** Whether the work done stands in for the degree, where the posting allows that. */
function byExperience(context: Context): number {
  const { resume, now } = context
  return resume.posts.reduce(
    (sum, post, index) => (sameTrade(context, index) ? sum + (Math.min(post.end ?? now, now) - post.start + 1) : sum),
    0,
  )
}

// Years of the trade that postings commonly set against a degree when they allow an equivalent.
const equivalentMonths = 60

export function assessDegree(context: Context, need: Need): Judgement {
  const { resume } = context
  const level = need.degree ?? 2
  if ((need.degree === null || level <= 2) && grade(need.requirement.text) === 0) {
    const paper = assessPaper(context, need)
    if (paper.status === 'met') return paper
  }
  const candidates = resume.studies
    .filter(study => !context.copiedAt(study.start))
    .map(study => ({
      study,
      fit: fieldFit(need, study),
      high: study.level >= level && grade(study.degree) >= grade(need.requirement.text),
    }))
  const done = candidates.filter(({ study }) => !study.open)
  const full = done.find(({ fit, high }) => high && fit === 'same')
  if (full)
    return {
      status: 'met',
      credit: 1,
      evidence: [rowQuote(context, full.study)],
      reason: 'The degree asked for, completed.',
    }
  const open = candidates.find(({ study, fit, high }) => study.open && high && fit !== 'other')
  if (open && need.enrolled)
    return {
      status: 'met',
      credit: 0.9,
      evidence: [rowQuote(context, open.study)],
      reason: 'Enrolled in the degree, which the posting accepts.',
    }
  const lower = done.find(({ fit, high }) => fit === 'same' && !high)
  const byWork = need.equivalent && byExperience(context) >= equivalentMonths
  if (byWork && !(lower && level <= 2)) {
    const first = resume.statements.findIndex(
      ({ post, heading }) => heading && post !== null && context.atHome[post] === true,
    )
    const some = done[0]
    return {
      status: 'met',
      credit: 0.9,
      evidence: [some ? rowQuote(context, some.study) : statementQuote(resume, first)],
      reason: 'No degree of this kind, but years in the trade, which the posting takes as its equal.',
    }
  }
  const near =
    done.find(({ fit, high }) => high && fit === 'near') ??
    done.find(({ fit, high, study }) => fit === 'same' && !high && study.level >= Math.max(2, level - 1)) ??
    open
  if (near)
    return {
      status: 'partial',
      credit: 0.45,
      evidence: [rowQuote(context, near.study)],
      reason: near.study.open
        ? 'Studying for it, not completed.'
        : near.fit === 'same'
          ? 'The field is right, the level is below what is asked.'
          : 'A degree of this level in a neighbouring field.',
    }
  const other = assessSkill(context, need)
  if (other.status === 'met' && need.equivalent)
    return { ...other, status: 'partial', credit: Math.min(other.credit, 0.45) }
  if (level <= 2 || need.groups.some(({ any }) => any.some(({ kind }) => kind === 'certificate'))) {
    const paper = assessPaper(context, need)
    if (paper.status !== 'unmet') return paper
  }
  return unmet(
    resume.studies.length > 0
      ? 'The studies named are of another field or a lower level.'
      : 'No studies of this kind are named.',
  )
}
