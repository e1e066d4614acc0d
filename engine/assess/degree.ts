import type { Need } from '../job/need.ts'
import { namedIn } from '../knowledge/find.ts'
import { broader, type Concept, concepts, relatedFamilies } from '../knowledge/index.ts'
import { degreeLevel } from '../resume/degree-level.ts'
import type { Study } from '../resume/education.ts'
import { inEnglish } from '../resume/subjects.ts'
import { once, onceOf } from '../text/once.ts'
import { stems, words } from '../text/words.ts'
import { branchesAsked } from './branches.ts'
import { type Context, quote, statementQuote } from './context.ts'
import { type Judgement, unmet } from './judgement.ts'
import { levelNamed } from './paper-level.ts'
import { assessPaper } from './papers.ts'
import { assessSkill } from './skill.ts'

const related = (a: Concept, b: Concept) => a.id === b.id || broader(a.id).has(b.id) || broader(b.id).has(a.id)
const next = (a: Concept, b: Concept) =>
  concepts.get(a.id)?.near.includes(b.id) === true || concepts.get(b.id)?.near.includes(a.id) === true

/** The number of “Level 3”, which frameworks of vocational papers count by; 0 where none is named. */
const grade = (text: string): number => levelNamed(text) ?? 0

const gradeAsked = onceOf(grade)

// Where degrees stand on that ladder (Regulated Qualifications Framework); a journeyman's examination is its level 3.
const gradeOfLevel = { 1: 0, 2: 0, 3: 5, 4: 6, 5: 7, 6: 8 } as const
const journeyman = /gesell|ausbildung|\bcap\b|apprenti|facharbeiter|journeyman/iu

const gradeOf = ({ level, degree, row }: Study) =>
  Math.max(grade(`${degree} ${row}`), gradeOfLevel[level], journeyman.test(row) ? 3 : 0)

type FieldFit = 'same' | 'near' | 'other'

const anyField = /\b(?:in|of) (?:any|anything)\b|\bany (?:\p{L}+ )?(?:degree|discipline|field|subject)\b/iu

// “A completed apprenticeship, or trade-school training”: of the job's own trade, whether that is said or not.
const vocational = /\b(?:apprentic\p{L}*|trade[- ]school|trade certificate|vocational|time[- ]served)\b/iu
const learntTrade =
  /apprenti|lehre|ausbildung|\bcap\b|trade|technical|technology|vocational|gesell|facharbeiter|lehrabschluss|certificate|military|indentured|nvq|svq|c&g|city & guilds|craft/iu

/** Whether a study taught the job's trade: it names it, or it is an apprenticeship of someone who works in it. */
function tradeFit({ job, atHome }: Context, { subjects, row, level }: Study): FieldFit {
  if (level > 3 || !learntTrade.test(row)) return 'other'
  const own = subjects.filter(({ family }) => family !== 'general')
  if (own.some(({ family }) => family === job.families[0])) return 'same'
  if (own.some(({ family }) => job.families.slice(0, 2).some(one => relatedFamilies(family, one)))) return 'near'
  if (own.length > 0) return 'other'
  return atHome.includes(true) ? (/apprenti/iu.test(row) ? 'same' : 'near') : 'other'
}

/** Whether the posting says of what the degree has to be. */
const ofSubject = /\b(?:degree|diploma|bachelor\S*|master\S*|doctorate|qualification)\b.{0,30}\b(?:in|of)\b/iu

// Words that many subjects share: a degree in sport science is none in computer science.
const shared = new Set(
  stems(
    'science sciences engineering studies study technology technologies technical management arts administration diploma degree bachelor master associate doctor doctorate applied general systems program programme accredited discipline services training higher education qualification course honours professional practice',
  ),
)

/** The subjects that the posting lists, each by the stems of its words. */
function listedSubjects({ requirement: { text }, words: subjects }: Need): string[][] {
  const asked = new Set(subjects.map(({ stem }) => stem).filter(stem => stem.length > 4))
  return text
    .split(/[,;/()]|\b(?:or|and)\b/u)
    .map(part => stems(part).filter(stem => asked.has(stem) && !shared.has(stem)))
    .filter(part => part.length > 0)
}

/** Whether the study's row names in words what the posting lists: one of its subjects in full, or a word of one. */
function fitByWords(listed: string[][], row: ReadonlySet<string>): FieldFit {
  const own = listed.map(part => part.filter(stem => row.has(stem)))
  if (own.some((part, index) => part.length === listed[index]?.length)) return 'same'
  return own.some(part => part.length > 0) ? 'near' : 'other'
}

/** What a degree is asked to be of, found once a job. */
type Subject = {
  any: boolean
  wanted: Concept[]
  trade: boolean
  listed: string[][]
  /** Whole branches, “engineering or science”. */
  branches: RegExp[]
  lettered: string[]
  stated: boolean
}

/** What the degree's own letters name: “MBA” says business administration, whatever it is to be in. */
function namedByLetters(text: string): ReadonlySet<string> {
  const list = words(text)
  const span = (first: number, last: number) =>
    list
      .slice(first, last + 1)
      .map(({ raw }) => raw)
      .join(' ')
  return new Set(
    namedIn(list)
      .filter(({ first, last }) => degreeLevel(span(first, last)) !== null)
      .map(({ concept }) => concept.id),
  )
}

const subjectOf = once((need: Need): Subject => {
  const { text } = need.requirement
  const named = need.groups
    .flatMap(({ any }) => any)
    .filter(({ kind }) => kind === 'field' || kind === 'certificate' || kind === 'skill')
  // “MBA in Human Resources”: an MBA of another subject is not that.
  const byLetters = namedByLetters(text)
  const all = named.filter(({ name, id }) => degreeLevel(name) === null && !byLetters.has(id))
  // “A master's in logistics” asks for no ship's master: where fields are named, they are what is meant.
  const subjects = all.some(({ kind }) => kind === 'field') ? all.filter(({ kind }) => kind !== 'skill') : all
  const wanted = subjects.length > 0 ? subjects : named
  const trade = vocational.test(text) && wanted.every(({ kind }) => kind !== 'field')
  const unsaid = wanted.length === 0 && (need.words.length === 0 || (!trade && need.degree === null))
  return {
    // A school leaving certificate is of no field.
    any: need.degree === 1 || anyField.test(text) || unsaid,
    wanted,
    trade,
    listed: listedSubjects(need),
    branches: branchesAsked(text),
    lettered: need.words.filter(({ weight }) => weight > 8).map(({ stem }) => stem),
    stated: ofSubject.test(text),
  }
})

function fieldFit(context: Context, need: Need, study: Study): FieldFit {
  const { subjects } = study
  const { any, wanted, trade, listed, branches, lettered, stated } = subjectOf(need)
  if (any) return 'same'
  if (subjects.some(field => wanted.some(one => related(field, one)))) return 'same'
  if (branches.some(within => within.test(study.row.replace(study.school, '')))) return 'same'
  if (trade) return tradeFit(context, study)
  if (/\bin (?:the|this|that) (?:field|subject|discipline)\b/iu.test(study.row)) return 'same'
  const worded = fitByWords(listed, study.stems)
  if (worded === 'same') return 'same'
  if (worded === 'near' || subjects.some(field => wanted.some(one => next(field, one)))) return 'near'
  if (wanted.length > 0 || branches.length > 0) return 'other'
  // “A CIPS qualification or a NEVI diploma”: a paper by its letters, which no degree of any subject is.
  if (lettered.length > 0) return lettered.some(stem => study.stems.has(stem)) ? 'same' : 'other'
  if (!stated) return 'same'
  return subjects.some(({ family }) => context.job.families.slice(0, 2).includes(family)) ? 'near' : 'other'
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
