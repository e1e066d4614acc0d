import type { Need } from '../job/need.ts'
import { degreeLevel, lowestLevel } from '../resume/degree-level.ts'
import type { Study } from '../resume/education.ts'
import { type Context, quote, statementQuote } from './context.ts'
import { subjectOf } from './degree-field.ts'
import { type Judgement, type Reason, unmet } from './judgement.ts'
import { assessPaper } from './papers.ts'
import { studyName } from './reasons-papers.ts'
import { schoolLeft } from './school-leaving.ts'
import { assessSkill } from './skill.ts'
import { type Candidate, candidatesOf, gradeAsked, isOpenStudy, isOtherStudy, isWhole } from './study-fit.ts'
import { monthsIn } from './years.ts'

/** The line that a study stands in: of a row that tells of several, each in a sentence, the one that names it. */
export function rowQuote({ resume }: Context, study: Study) {
  const within = resume.statements.flatMap(({ start, end }, at) => (start < study.end && end > study.start ? [at] : []))
  const [first] = within
  const at = within.find(one => resume.statements[one]?.text.includes(study.degree)) ?? first
  return at === undefined ? quote(resume, study.start, study.end) : statementQuote(resume, at)
}

const sameTrade = (context: Context, index: number) =>
  context.atHome[index] === true &&
  (context.resume.posts[index]?.titles.some(({ family }) => family === context.job.families[0]) ?? false)

/** The months of work in the trade, which stands in for the degree where the posting allows that. */
const byExperience = (context: Context): number =>
  monthsIn(
    context.resume.posts.filter((_, index) => sameTrade(context, index)),
    context.now,
  )

// Years of the trade that postings commonly set against a degree when they allow an equivalent.
const equivalentMonths = 60

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const schoolAndYears =
  /,?\s*\bor\b(?:(?!\bor\b)[^;.])*\b(?:high school|secondary school|ged)\b[^;.]*?\b(?:and|plus|with)\b[^;.]*?\b(\p{L}+|\d+)(?:\+)? years?\b.*/iu

/** The level asked: “an associate degree, or a high school diploma and four years” is content with school where the years are there. */
function levelAsked(context: Context, { degree, requirement: { text } }: Need): number {
  const found = degree === 1 ? schoolAndYears.exec(text) : null
  if (!found) return degree ?? 2
  const word = found[1]?.toLowerCase() ?? ''
  const years = Number(word) || numbers.indexOf(word) + 1
  return byExperience(context) >= years * 12 ? 1 : (lowestLevel(text.slice(0, found.index)) ?? 1)
}

/** Why a degree is not shown where no studies could be read. */
export const noStudies: Reason = 'No degree or course of study is named.'

/** Why a degree is not shown by the studies named: of the highest of them, what it is short of. */
export const otherStudies: Reason = (context, need) => {
  const level = levelAsked(context, need)
  const [best] = candidatesOf(context, need, level).toSorted((a, b) => b.study.level - a.study.level)
  const name = best ? studyName(best.study) : ''
  if (!best || name === '') return 'The studies named are of another subject or a lower level.'
  const short = best.high
    ? 'another subject'
    : best.fit === 'same'
      ? 'a lower level'
      : 'another subject and a lower level'
  return `${name} is of ${short}${best.study.open ? ', and not completed' : ''}.`
}

/** What is said of the degree asked for. */
function whole(need: Need, study: Study): string {
  const { any, listed } = subjectOf(need)
  const name = studyName(study) || 'The degree named'
  return `${name} is of the level asked${any || listed.length === 0 ? '' : ', and of its subject'}.`
}

/** What a degree near the one asked is short of. */
function lessThan({ study, fit }: Candidate): string {
  const name = studyName(study)
  if (study.open) return `${name === '' ? 'It' : name} is not completed.`
  if (fit === 'same') return `${name || 'A degree'} is of the subject, but below the level asked.`
  return `${name || 'A degree'} is of a neighbouring subject.`
}

export function assessDegree(context: Context, need: Need): Judgement {
  const { resume } = context
  const level = levelAsked(context, need)
  const candidates = candidatesOf(context, need, level)
  if (need.degree === null || level <= 2) {
    const paper = assessPaper(context, need)
    if (paper.status === 'met' && isWhole(need, candidates, paper, gradeAsked(need, level))) return paper
  }
  const done = candidates.filter(({ study }) => !study.open)
  const full = done.find(({ fit, high }) => high && fit === 'same')
  if (full)
    return {
      status: 'met',
      credit: 1,
      evidence: [rowQuote(context, full.study)],
      reason: whole(need, full.study),
    }
  const open = candidates.find(({ study, fit, high }) => study.open && high && fit !== 'other')
  if (open && need.enrolled)
    return {
      status: 'met',
      credit: 0.9,
      evidence: [rowQuote(context, open.study)],
      reason: `Enrolled in ${studyName(open.study) || 'the degree'}, which the posting accepts.`,
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
  const left = level === 1 ? schoolLeft(context) : null
  if (left) return left
  const highest = degreeLevel(need.requirement.text) ?? level
  const near =
    // A university degree of a subject next door is no trade certificate, unless such degrees are asked for as well.
    done.find(({ fit, high, study }) => high && fit === 'near' && (highest > 2 || study.level <= 3)) ??
    done.find(({ fit, high, study }) => fit === 'same' && !high && study.level >= Math.max(2, level - 1)) ??
    // Half a degree of a subject next door: an associate's in drafting where a bachelor's in engineering is asked.
    done.find(({ fit, study }) => fit === 'near' && study.level === 3 && level === 4) ??
    open
  if (near)
    return {
      status: 'partial',
      credit: 0.45,
      evidence: [rowQuote(context, near.study)],
      reason: lessThan(near),
    }
  if (level <= 2 || need.groups.some(({ any }) => any.some(({ kind }) => kind === 'certificate'))) {
    const paper = assessPaper(context, need)
    // Where a field is asked, a paper of another field is none, whatever else its name has.
    const field = need.groups.some(({ any }) => any.some(({ kind }) => kind === 'field'))
    const less = paper.status === 'met' && field ? isOtherStudy : isOpenStudy
    if (paper.status !== 'unmet' && !less(need, candidates, paper)) return paper
  }
  return unmet(resume.studies.length > 0 ? otherStudies : noStudies)
}

/** A degree that is not shown, where the posting takes experience as well and the work told shows what it asks. */
export function orByDoing(context: Context, need: Need, degree: Judgement): Judgement {
  if (degree.status !== 'unmet' || !need.equivalent || need.requirement.type !== 'degree') return degree
  const done = assessSkill(context, need)
  return done.status === 'met' ? { ...done, status: 'partial', credit: Math.min(done.credit, 0.45) } : degree
}
