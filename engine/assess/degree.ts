import type { Need } from '../job/need.ts'
import type { Study } from '../resume/education.ts'
import { inEnglish } from '../resume/subjects.ts'
import { onceOf } from '../text/once.ts'
import { stems } from '../text/words.ts'
import { type Context, quote, statementQuote } from './context.ts'
import { fieldFit, subjectOf } from './degree-field.ts'
import { type Judgement, unmet } from './judgement.ts'
import { levelNamed } from './paper-level.ts'
import { assessPaper } from './papers.ts'
import { assessSkill } from './skill.ts'

/** The number of “Level 3”, which frameworks of vocational papers count by; 0 where none is named. */
const grade = (text: string): number => levelNamed(text) ?? 0

const gradeAsked = onceOf(grade)

// Where degrees stand on that ladder (Regulated Qualifications Framework); a journeyman's examination is its level 3.
const gradeOfLevel = { 1: 0, 2: 0, 3: 5, 4: 6, 5: 7, 6: 8 } as const
const journeyman = /gesell|ausbildung|\bcap\b|apprenti|facharbeiter|journeyman/iu

const gradeOf = ({ level, degree, row }: Study) =>
  Math.max(grade(`${degree} ${row}`), gradeOfLevel[level], journeyman.test(row) ? 3 : 0)

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

/** A certificate of a term or a year is less than the diploma that is asked. */
const tooShort = ({ level, row }: Study) => level === 2 && /certificat|course\b/iu.test(row) && !/diploma/iu.test(row)
const asksLonger = ({ requirement: { text } }: Need) => /\bdiploma\b/iu.test(text) && !/certificat/iu.test(text)

const honours = /\bhonou?rs\b/iu
const ordinary = /\bordinary\b/iu

/** Whether a paper is of the subject, the kind and the grade that are asked: no NVQ in customer service for an electrician. */
function isWhole(need: Need, { evidence }: Judgement, askedGrade: number): boolean {
  const lines = evidence.map(({ quote: line }) => line)
  const { any, listed } = subjectOf(need)
  const own = new Set(lines.flatMap(line => stems(`${line} ${inEnglish(line)}`)))
  if (!any && listed.length > 0 && !listed.some(part => part.some(stem => own.has(stem)))) return false
  if (asksLonger(need) && lines.every(line => /certificat/iu.test(line) && !/diploma/iu.test(line))) return false
  return askedGrade === 0 || Math.max(0, ...lines.map(line => levelNamed(line) ?? 0)) >= askedGrade
}

export function assessDegree(context: Context, need: Need): Judgement {
  const { resume } = context
  const level = need.degree ?? 2
  // “Level 8 degree (honours bachelor)”: frameworks count degrees each in its own way.
  const askedGrade = level > 3 ? 0 : gradeAsked(need.requirement.text)
  if (need.degree === null || level <= 2) {
    const paper = assessPaper(context, need)
    if (paper.status === 'met' && isWhole(need, paper, askedGrade)) return paper
  }
  const candidates = resume.studies
    .filter(study => !context.copiedAt(study.start))
    .map(study => ({
      study,
      fit: fieldFit(context, need, study),
      high:
        study.level >= level &&
        !(tooShort(study) && asksLonger(need)) &&
        !(honours.test(need.requirement.text) && ordinary.test(study.row)) &&
        (askedGrade === 0 || gradeOf(study) >= askedGrade),
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
    // A university degree of a subject next door is no trade certificate.
    done.find(({ fit, high, study }) => high && fit === 'near' && (level > 2 || study.level <= 3)) ??
    done.find(({ fit, high, study }) => fit === 'same' && !high && study.level >= Math.max(2, level - 1)) ??
    // Half a degree of a subject next door: an associate's in drafting where a bachelor's in engineering is asked.
    done.find(({ fit, study }) => fit === 'near' && study.level === 3 && level === 4) ??
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

/** A degree that is not shown, where the posting takes experience as well and the work told shows what it asks. */
export function orByDoing(context: Context, need: Need, degree: Judgement): Judgement {
  if (degree.status !== 'unmet' || !need.equivalent || need.requirement.type !== 'degree') return degree
  const done = assessSkill(context, need)
  return done.status === 'met' ? { ...done, status: 'partial', credit: Math.min(done.credit, 0.45) } : degree
}
