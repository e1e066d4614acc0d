import { keptLines, onceOf } from '../text/once.ts'
import { forSmall } from '../text/small.ts'
import { degreeLevel, studiedLevel } from './degree-level.ts'
import { isDegree } from './entries.ts'
import sayings from './sayings.json' with { type: 'json' }
import type { Row } from './sections.ts'

const schoolWords = forSmall(new RegExp(String.raw`(?<![\p{L}])(?:${sayings.schoolNames.join('|')})(?![\p{L}])`, 'iu'))

/** Whether a text names a place where one learns. A row is asked so from several sides. */
export const namesSchool = onceOf((text: string): boolean => schoolWords.test(text.toLowerCase()), keptLines)

const schoolCalled = new RegExp(
  String.raw`(?<![\p{L}])(?:[\p{L}’'.-]+\s){0,3}(?:${sayings.schoolNames.join('|')})(?![\p{L}])`,
  'giu',
)

/** Whether a text names a school and no degree but by what schools are called: “Technical High School, Plovdiv”. */
export const isSchoolAlone = (text: string): boolean =>
  namesSchool(text) && (studiedLevel(text) === null || studiedLevel(text.replace(schoolCalled, ' ')) === null)

// “Studied: B.Eng., …”, “quals: ACCA; MSc Finance”: a row that says so itself, wherever it stands.
const labelled =
  /^(?:(?:(?:studied|learn(?:ed|t)|educated) at|graduate of|studied|studies|education|degrees?|quals?|qualifications?|university|(?:trade )?school(?:ing)?|learned|learnt|training|diplomas?|papers?|trade|apprenticeship|college)\s*[:–—-]|education\.)\s*/iu

const holds =
  /\b(?:finish|complet|graduat|hold|earn|obtain|took|take|studi|read|did|have|has|passed)\p{L}*\b|\byears (?:of|at|in)\b/iu
// “I hold a BSc in geology”, “a civil engineer with an MEng”: said of oneself, with no school beside it.
const ownDegree =
  /\b(?:I (?:hold|have|earned|finished|completed|took|did)|holder of|(?:hold|have|hav|earn|finish|complet)(?:ing|s|ed)|with|graduated with|my) (?:an? |my |the )?(?:\p{L}+ )?(?=(?:honours |first |second )?(?:[BM]\.?(?:Sc|A|S|Eng|Ed|Com|BA)\b|bachelor|master['’]?s|Ph\.?D|doctorate|HN[CD]\b|degree in))/u
// Whose degree it is, or that it was what the work was about.
const ofOthers =
  /\b(?:students?|candidates?|pupils|graduates?|programmes?|programs?|teach\p{L}*|taught|lectur\p{L}*|tutor\p{L}*|supervis\p{L}*|mentor\p{L}*|recruit\p{L}*|colleagues?|team|staff|someone|people|accredit\p{L}*)\b/iu

const apart = new Set(['header', 'summary', 'other', 'interests'])

/** “I finished my B.S. at night, Construction Management, Poudre Valley University”: told among other things. */
function toldOfStudy({ section, text }: Row): boolean {
  if (!apart.has(section) && section !== 'experience') return false
  if (apart.has(section) && namesSchool(text) && holds.test(text)) return (degreeLevel(text) ?? 0) > 2
  return ownDegree.test(text) && !ofOthers.test(text) && (degreeLevel(text) ?? 0) > 2
}

// Papers of a trade that stand by themselves, “NVQ 2 Roofing Occupations, Dearne Side College”.
const tradePaper =
  /^(?:(?:[NS]VQ|BTEC|City (?:&|and) Guilds|C&G|Gesellenbrief|Facharbeiter\p{L}*|Lehrabschluss\p{L}*|CAP|Brevet professionnel|Berufsausbildung|Time[- ]served apprenticeship|Trade (?:diploma|certificate)|Apprenticeship|(?:Level \d )?Diploma)\b|National Vocational)/iu

/** “University of Ouse, BA History, 2011”: a degree behind its school. */
function isBehindSchool(text: string): boolean {
  const [school = ''] = /^[^,;.|]{5,60}(?=, )/u.exec(text) ?? []
  return school !== '' && namesSchool(school) && isDegree(text.slice(school.length + 2))
}

/** Whether a row by its form is a degree with its school or its year, wherever a layout has put it. */
const standsAlone = ({ text }: Row) =>
  (namesSchool(text) || /(?:\b(?:19|20)\d\d|['’]\d\d)\)?\.?$/u.test(text)) &&
  ((tradePaper.test(text) && !ofOthers.test(text)) || isDegree(text) || isBehindSchool(text))

const first = /^[^,|·]{2,60}(?=[,|·(]|\s[–—-]\s)/u
// A post has a beginning and an end.
const hasRange = /\d{4}\s*(?:[–—-]|to\b)|\b(?:since|present|now)\b/iu
const course = /\b(?:course|workshop|seminar|member\p{L}*|first aid|safety|awareness|licen[cs]e)\b/iu

/** “Matric certificate, Phulong Secondary, 2018”: what begins with a paper of study and tells of a school and a year, under whatever heading. */
export function beginsWithPaper({ text, section }: Row): boolean {
  if (text.length > 200 || !/\b(?:19|20)\d\d\b/u.test(text)) return false
  if (section === 'experience' && (!namesSchool(text) || hasRange.test(text))) return false
  const named = first.exec(text)?.[0]
  return named !== undefined && studiedLevel(named) !== null && !course.test(named) && !othersStudies.test(named)
}

// “Supervised two MSc theses”: what others studied.
const othersStudies = /^\W*(?:co-?)?supervis(?:ed|ing|or|ion)\b/iu
// “Lee A.B., Hill C. (2023)”, “Lee A.B. (2021)”: letters of an author, and no bachelor of arts.
const isReference =
  /^\W*(?:\[?\d{1,3}[\].)]\s*)?\p{Lu}[\p{L}’'-]+,? (?:\p{Lu}\.[ -]?){1,3}\s*(?:[,;&]?\s*(?:and |& )?\p{Lu}[\p{L}’'-]+,? \p{Lu}\.|\((?:19|20)\d\d)/u

/** Whether a row may tell of studies: those of education and of papers, where people mix the two, and those that say so. */
export const maySayStudies = (row: Row) =>
  !row.heading &&
  !othersStudies.test(row.text) &&
  !isReference.test(row.text) &&
  (row.section === 'education' ||
    row.section === 'papers' ||
    labelled.test(row.text) ||
    toldOfStudy(row) ||
    beginsWithPaper(row) ||
    standsAlone(row))

/** What is a study among papers, where a course of a day is none. */
export const vocational =
  /[ns]vq|diplom|apprenti|btec|school|gcse|guilds|c&g|vocational|journeyman|gesell|facharbeiter|lehr(?:ling|abschl)|ausbildung|brevet|trade certificate|craft|time[- ]served|indentur|technik|técnico|technicien|perito|czeladnik|niveau \d|nível \d|trade (?:school|diploma)|trade:|matric|level [2-5] (?!award|food|first aid|health and safety|safeguarding|fire)[^,.;]{3,40},[^,;]*\b(?:college|coleg)\b/iu

const without = /^(?:no|not|without)\b/iu
const lacking =
  /\b(?:no|without(?: an?)?|never (?:took|did|finished|got) an?) (?:\p{L}+ )?(?:degree|diploma|bachelor['’]?s|master['’]?s)\b(?: in \p{L}+(?: \p{L}+)?)?/iu

const tells = (text: string) => degreeLevel(text) !== null || /\bdegree\b/iu.test(text)

// “I hope to apply for a BSc”: what nobody has begun, with no year of the past beside it.
const intended =
  /\b(?:hop(?:e|es|ing) to|considering|thinking (?:of|about)|would like to|waiting to hear|applied for [^.;]*\bentry)\b/iu
const past = /\b(?:19\d\d|20[01]\d|202[0-6])\b/u
const isIntended = (text: string) => intended.test(text) && !past.test(text)

/** “Matric, 2015. BCom, 11 of 30 modules done.”: each sentence with a degree and what follows it, where there are several. */
function sentencesOf(text: string): string[] {
  const found: string[] = []
  for (const sentence of text.split(/(?<=(?:\p{L}{4}|\d\d|\)|['’]s)\.)\s+(?=\p{Lu})|(?<=\d{4}),\s+and\s+/u)) {
    const rest = sentence.replace(lacking, ' ')
    // “There is no bachelor's.” is of no degree that was begun.
    if (rest !== sentence && /bachelor|master/iu.test(sentence) && degreeLevel(rest) === null) continue
    if (found.length === 0 || tells(sentence)) found.push(sentence)
    else found.push(`${found.pop()} ${sentence}`)
  }
  return found.filter(tells).length > 1 || found.length === 1 ? found : [text]
}

/** A row's degrees: “ADN, 2012; BSN, two terms left” are two, each with what is said of it. None where it says that there is none. */
export function degreesOf({ text }: Row): string[] {
  if (without.test(text)) return []
  const rest = text.replace(lacking, ' ')
  const level = rest === text ? null : degreeLevel(rest)
  if (rest !== text && level === null) return []
  // “Three terms of a BSc, no degree” was broken off; “Diploma in baking. No degree.” was not.
  const own = level !== null && level <= 2 ? rest : text
  const parts = own.split(/;\s+/u)
  const several = parts.filter(part => degreeLevel(part) !== null).length > 1 ? parts : sentencesOf(own)
  return several.filter(part => !isIntended(part))
}
