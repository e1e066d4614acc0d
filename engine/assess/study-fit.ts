import type { Need } from '../job/need.ts'
import { lowestLevel } from '../resume/degree-level.ts'
import type { Study } from '../resume/education.ts'
import { inEnglish } from '../resume/subjects.ts'
import { once, onceOf, tells } from '../text/once.ts'
import { stems } from '../text/words.ts'
import type { Context } from './context.ts'
import { apprenticed, type FieldFit, fieldFit, subjectOf } from './degree-field.ts'
import type { Judgement } from './judgement.ts'
import { levelNamed } from './paper-level.ts'

// “GCSE maths at grade 4”: what an examination was passed with is no rank of it.
const marks = /\bgrades? (?=[1-9]\b)/giu

/** The number of “Level 3”, which frameworks of vocational papers count by; 0 where none is named. */
const grade = (text: string): number => levelNamed(text.replace(marks, ' ')) ?? 0

const gradeIn = onceOf(grade)

/** The number that a requirement asks of what is below a degree; frameworks count degrees each in its own way, “Level 8 degree (honours bachelor)”. */
export const gradeAsked = ({ requirement: { text } }: Need, level: number): number => (level > 3 ? 0 : gradeIn(text))

/** The same of what stands with a study. */
const gradeTold = once(({ row }: Study) => grade(row))

// Where degrees stand on that ladder (Regulated Qualifications Framework); a journeyman's examination is its level 3.
const gradeOfLevel = { 1: 0, 2: 0, 3: 5, 4: 6, 5: 7, 6: 8 } as const
const journeyman =
  /gesell|ausbildung|\bcap\b|apprenti|facharbeiter|journeyman|czeladnik|výuční|\bihk\b|kauf(?:mann|frau)/iu

// Older papers and those of other countries are ranked by their names and by how long they took.
const thirdLevel =
  /advanced craft|national (?:certificate|diploma)|btec national|\b[at][- ]levels?\b|abitur|technician(?:['’]?s)? certificate|technik|técnico|technicien|perito|\bmatric\b|matura|senior certificate|\bgrade 12\b|secundair diploma|\b(?:three|four|3|4)[- ]years?\b/iu
const secondLevel = /craft|gcse|city (?:&|and) guilds|\bc&g\b|\b(?:two|2)[- ]years?\b/iu

const rankWords = /\b(?:national|craft|advanced|higher|senior|extended|graduate|certificate|diploma|award)\b/giu
const ranksIn = onceOf((text: string): string[] => (text.match(rankWords) ?? []).map(word => word.toLowerCase()))

/** Whether a line without a number calls the paper by the name that the posting has for it, “National Craft Certificate (Level 6)”. */
function isCalledSo(text: string, study: Study): boolean {
  const asked = ranksIn(text)
  const own = new Set(ranksIn(study.row))
  return asked.length > 1 && gradeTold(study) === 0 && asked.every(word => own.has(word))
}

// “AMSPAR Diploma, or another Level 3 qualification”: the number is of the other ones.
const ofOthers = /\b(?:another|other|any|similar|equivalent|comparable)\b/iu
const called = /(?<![\p{L}])\p{Lu}{3,7}(?![\p{L}])/gu
const ungraded = onceOf((text: string): string[] => {
  const parts = text.split(/,|;|\bor\b/u)
  return parts.some(part => grade(part) > 0 && ofOthers.test(part)) || /\bformer\b/iu.test(text)
    ? parts.filter(part => grade(part) === 0).flatMap(part => part.match(called) ?? [])
    : []
})

// Ladders that count the end of school and of an apprenticeship as their fourth step: “MBO 4”, “NQF 4”.
const fourSteps = /\b(?:mbo|eqf|nqf|niveau)\b/iu
// “Certificate IV”: in Australia and New Zealand a “Diploma of” something is the step above it.
const romanSteps = /\b(?:certificate|cert\.?) (?:iii|iv|3|4)\b/iu
const diplomaOf = /\b(?:graduate |advanced )?diploma of\b/iu

const asksFourSteps = tells(fourSteps)
const asksRomanSteps = tells(romanSteps)

/** Where a study stands on that ladder, found once a study: by its number and its level, by its name as the third step, by a diploma's. */
const ranked = once(({ level, degree, row }: Study) => {
  const third = journeyman.test(row) || thirdLevel.test(row)
  const least = Math.max(grade(`${degree} ${row}`), gradeOfLevel[level], !third && secondLevel.test(row) ? 2 : 0)
  return { least, third, diploma: diplomaOf.test(row) }
})

function gradeOf(study: Study, asked: string): number {
  const { least, third, diploma } = ranked(study)
  return Math.max(least, third ? (asksFourSteps(asked) ? 4 : 3) : 0, diploma && asksRomanSteps(asked) ? 5 : 0)
}

// “A Level 7 degree”: a paper that says which level it is of stands there, whatever it is called.
function reaches(asked: string, study: Study): boolean | null {
  const wanted = gradeIn(asked)
  if (wanted < 6) return null
  const own = gradeTold(study)
  return own === 0 || honours.test(study.row) ? null : own >= wanted
}

// “A trade or Level 6 qualification”: whoever has learnt the trade has no need of the number.
const anyTrade = /\ba trade (?:certificate |qualification )?or\b/iu

// “Matric”, “Grade 12”: the year before it is no leaving paper.
const lastYear = /\b(?:matric\p{L}*|grade 12|year 1[23]|senior certificate)\b/iu
const yearBefore = /\bgrade (?:8|9|10|11)\b/iu
const asksLastYear = tells(lastYear)
const leftBefore = (asked: string, { row }: Study) =>
  asksLastYear(asked) && yearBefore.test(row) && !lastYear.test(row.replace(/\bleft before \p{L}+/iu, ''))

// A national certificate took as long as a diploma.
const brief = /(?<!\b(?:national|higher|vocational) )certificat(?!es? of (?:qualification|competency?))|course\b/iu

/** A certificate of a term or a year is less than the diploma that is asked. */
const tooShort = ({ level, row }: Study) => level === 2 && brief.test(row) && !/diploma/iu.test(row)
// “Diploma or Certificate of Qualification”: what a trade board gives is no short course either.
const asksLonger = once(
  ({ requirement: { text } }: Need) =>
    /\bdiploma\b/iu.test(text) && !/certificat(?!es? of (?:qualification|competency?))/iu.test(text),
)

const honours = /\bhonou?rs\b/iu
const asksHonours = tells(honours)
const ordinary = /\bordinary\b/iu

const apprenticeship = /\b(?:apprenticeships?|time[- ]served|indentures?)\b/giu

/** The lowest level asked but for an apprenticeship: “HND or an apprenticeship” is content with no other paper below the HND. */
const levelBeside = onceOf((text: string): number =>
  apprenticeship.test(text) ? (lowestLevel(text.replace(apprenticeship, ' ')) ?? 0) : 0,
)

/** A study as it answers to what is asked: by its subject, and whether it is high enough. */
export type Candidate = { study: Study; fit: FieldFit; high: boolean }

const asksSubjects = tells(/\b(?:english|math(?:s|ematics)?|sciences?)\b/iu)

/** A school leaving paper that does not name the subjects asked, “six GCSEs” for English and maths. */
const withoutSubjects = (need: Need, { level, stems: own }: Study) =>
  need.degree === 1 &&
  level === 1 &&
  asksSubjects(need.requirement.text) &&
  subjectOf(need).listed.length > 0 &&
  !subjectOf(need).listed.some(part => part.some(stem => own.has(stem)))

// “A diploma, or two A levels”: the end of school is one of the choices, and whoever has a degree was there.
const orSchool = tells(
  /\bor\s+(?:(?:two|three|four|five|six|\d|an?|good|your)\s+)*(?:A[- ]levels?(?! ?\d)|highers|matric|abitur|leaving cert\p{L}*)\b(?![^;.]*\b(?:and|with|plus)\b)/iu,
)
const bySchool = (need: Need, { level, row }: Study) =>
  need.degree !== 1 &&
  orSchool(need.requirement.text) &&
  (level >= 4 || (level === 1 && !/\bgcses?\b/iu.test(row.replace(/\ba[- ]levels?\b.*/iu, ''))))

/** The studies as they answer to what is asked at a level, those copied from the posting left out. */
export function candidatesOf(context: Context, need: Need, level: number): Candidate[] {
  const askedGrade = gradeAsked(need, level)
  const { text } = need.requirement
  const beside = levelBeside(text)
  const found = context.resume.studies
    .filter(study => !context.copiedAt(study.start))
    .map(
      (study): Candidate =>
        bySchool(need, study)
          ? { study, fit: 'same', high: true }
          : {
              study,
              fit: withoutSubjects(need, study) ? 'near' : fieldFit(context, need, study),
              high:
                (study.level >= level || (level > 2 && reaches(text, study) === true)) &&
                !(level > 3 && reaches(text, study) === false) &&
                !leftBefore(text, study) &&
                (study.level >= beside || apprenticed.test(study.row)) &&
                (askedGrade > 0 || !(tooShort(study) && asksLonger(need))) &&
                !(asksHonours(text) && ordinary.test(study.row)) &&
                (askedGrade === 0 ||
                  gradeOf(study, text) >= askedGrade ||
                  (anyTrade.test(text) && (apprenticed.test(study.row) || /craft|trade/iu.test(study.row))) ||
                  isCalledSo(text, study) ||
                  ungraded(text).some(name => study.row.includes(name))),
            },
    )
  // Of school the line that says so is quoted, before a degree that goes beyond it.
  return level > 1
    ? found
    : found.toSorted(
        (a, b) => Number(b.study.level === 1 && b.fit === 'same') - Number(a.study.level === 1 && a.fit === 'same'),
      )
}

/** Whether the lines tell of studies, and of such alone as are `so`. */
function tellsOnlyOf(candidates: Candidate[], { evidence }: Judgement, so: (told: Candidate) => boolean): boolean {
  const told = candidates.filter(({ study: { start, end } }) =>
    evidence.some(line => line.start < end && start < line.end),
  )
  return told.length > 0 && told.every(so)
}

/** Whether the studies that the lines tell of are all broken off or under way. */
export const isOpenStudy = (need: Need, candidates: Candidate[], paper: Judgement): boolean =>
  !need.enrolled && tellsOnlyOf(candidates, paper, ({ study }) => study.open)

/** Whether the studies that the lines tell of are all broken off, under way or of another subject. */
export const isOtherStudy = (need: Need, candidates: Candidate[], paper: Judgement): boolean =>
  tellsOnlyOf(
    candidates,
    paper,
    ({ study, fit }) => (study.open && !need.enrolled) || fit === 'other' || (study.level === 1 && fit === 'near'),
  )

/** Whether a paper is of the subject, the kind and the grade that are asked: no NVQ in customer service for an electrician. */
export function isWhole(need: Need, candidates: Candidate[], paper: Judgement, askedGrade: number): boolean {
  const lines = paper.evidence.map(({ quote: line }) => line)
  const { any, listed } = subjectOf(need)
  const names = (text: string) => {
    const own = new Set(stems(text))
    return listed.some(part => part.some(stem => own.has(stem)))
  }
  // What a line says in plain English is asked last, as it takes hundreds of patterns.
  const ofSubject = any || listed.length === 0 || lines.some(line => names(line) || names(inEnglish(line)))
  if (!ofSubject) return false
  if (asksLonger(need) && lines.every(line => brief.test(line) && !/diploma/iu.test(line))) return false
  if (isOtherStudy(need, candidates, paper)) return false
  return askedGrade === 0 || Math.max(0, ...lines.map(grade)) >= askedGrade
}
