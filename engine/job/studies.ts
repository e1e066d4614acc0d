import { type DegreeLevel, degreeLevel } from '../resume/degree-level.ts'

// “At a level to review texts”, “MD-102”, “AS/NZS 3551”, “Master Sommelier”, “certificate of fitness”: letters and words
// of degrees in the names of other things.
const others =
  /\bat a level\b|(?<=\ba )level (?=\d)|\b\p{Lu}{2,}-\d+\b|\bAS\/NZS\b|\bMaster \p{Lu}\p{L}+(?:er|or|ist|ian)s?\b|\b[Cc]ertificates? of (?:registration|registered \p{L}+|[Cc]ompetenc[ey]|fitness|roadworthiness|occupancy|conformity|insurance|analysis|origin|airworthiness|incorporation)\b/gu

// “Take a Year 12 class”, “teach French to A level”: how far the pupils are, and not the teacher.
const ofPupils =
  /\b(?:teach|teaches|taught|teaching|tutor\p{L}*|lessons?|class|classes|pupils|camps?|mark|marking|examin(?:e|es|ing|ers?))\b/iu
const own =
  /\b(?:hold\p{L}*|degree|diploma|qualification|qualified|finished|completed|passed|equivalent|(?:school|secondary|further|higher) education)\b/iu

/** Whether somebody is to teach, or to have taught: what is named then is what pupils learn. */
export const teaches = (text: string): boolean =>
  /\b(?:you|will|to|can|has|have|who|and|['’]ll)\s+(?:also\s+)?(?:teach|teaches|taught)\b|^\W*teach\b|\bexperience (?:of|in) teaching\b|\bteaching experience\b/iu.test(
    text,
  )

/** The level of the studies that a posting asks for in the text; null where it asks for none. */
export function levelAsked(text: string): DegreeLevel | null {
  const level = degreeLevel(text.replace(others, ' '))
  return level === 1 && ofPupils.test(text) && !own.test(text) ? null : level
}

const graduate =
  /\bany graduates?\b|\bgraduates? (?:in|of|from) any\b|\bgraduates? (?:of|from) (?:an? )?(?:\p{L}+ )?university\b|\bgraduation in\b|^\W*(?:university )?graduates?\W*$|\bgraduates?\s?\/\s?post-?graduates?\b/iu

/** Whether somebody is to be a graduate, which says the level of the studies without a word for the degree. */
export const asksForGraduate = (text: string): boolean => graduate.test(text)

// “A lead auditor qualification” is a paper, “a relevant qualification” and “a qualification in plumbing” are studies.
const learned =
  /\b(?:degree|diploma|nvq|apprenticeship|(?:tertiary|academic|university|formal|relevant|recogni[sz]ed|related|higher|postgraduate|professional|vocational|trade|national|school|appropriate|suitable|teaching|nursing|engineering|accounting) qualifications?|qualifications? (?:in|at|from|of)\b|graduate (?:of|in) (?:any|an?|\p{Lu}))\b/iu
// “A law degree or a conversion course (GDL)”: the paper stands in for the degree.
const degreeFirst = /^\W*(?:an?|your|the|hold an?|with an?)?\s*(?:\p{L}+\s){0,3}degree\b[^.;]{0,20}\bor\b/iu

/** Whether the text asks for studies at some place of learning. */
export const asksForStudies = (text: string): boolean => learned.test(text)

// “GCSE English and maths at grade C”, “five GCSEs including English”: passed at school, whatever subject is named.
const passedAtSchool =
  /\b(?:GCSEs?|O[ -]levels?|A[ -]levels?|Leaving Cert(?:ificate)?)\b[^.;]*\b(?:grades?|pass(?:es)?|or (?:above|higher|better|equivalent)|including|incl|\p{Lu}\*?[-–]C)\b|\b(?:\d|two|three|four|five|six) (?:good )?(?:GCSEs|A[ -]levels)\b/u

/** Whether somebody is to have passed subjects at school. Who teaches or marks them has pupils who do. */
export const asksForSchool = (text: string): boolean =>
  passedAtSchool.test(text) && !(ofPupils.test(text) && !own.test(text)) && !teaches(text)

/** Whether what is asked first is a degree, whatever may stand in for it. `paper` says whether a paper is named. */
export const asksForDegree = (text: string, level: DegreeLevel | null, paper: boolean): boolean =>
  (level !== null && level >= 3 && !(paper && onlyLetters(text))) ||
  degreeFirst.test(text) ||
  (/\bdegree\b/iu.test(text) && !paper)

// “BSE echo accreditation”: the letters are a society's.
const onlyLetters = (text: string) =>
  /\b(?:accreditation|certification)\b/iu.test(text) &&
  !/\b(?:degree|bachelor|master|doctor|diploma|graduate)/iu.test(text)
