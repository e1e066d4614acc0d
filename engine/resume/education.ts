import { namedIn } from '../knowledge/find.ts'
import { foreignFields, foreignTitles } from '../knowledge/foreign.ts'
import type { Concept } from '../knowledge/index.ts'
import type { Degree } from '../profile.ts'
import { datePoints } from '../text/date-points.ts'
import { stems, words } from '../text/words.ts'
import { type DegreeLevel, degreeLevel, studiedLevel } from './degree-level.ts'
import { degreeParts, schoolIn } from './degree-parts.ts'
import sayings from './sayings.json' with { type: 'json' }
import type { Row } from './sections.ts'
import { toldBeside } from './study-beside.ts'
import { beginsWithPaper, degreesOf, maySayStudies, vocational } from './study-rows.ts'
import { inEnglish } from './subjects.ts'
import { unnamedLevel } from './unnamed-degree.ts'

/** A degree as read, with its place in the text. `open` where it is not finished yet. */
export type Study = Degree & {
  level: DegreeLevel
  open: boolean
  start: number
  end: number
  /** Its row, or the part of it that speaks of this degree. */
  row: string
  /** What its row names beside the school: the field may stand there only. */
  subjects: Concept[]
  /** The stems of its row, those that every degree of its rank has left out. */
  stems: ReadonlySet<string>
}

const ranks = /\b(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)?(?: of (?:arts|science))?/giu

// “AWS Certified Architect – Associate”, “Master Colour Expert”, “practising certificate to 2027”: what a vendor, a brand or a
// register calls its papers is no degree, whatever word they share.
const card =
  /(?<!\p{L})(?:certified(?! (?:copy|translation))\s|practi[sc]ing certificate|master \p{L}+ (?:expert|stylist|technician|trainer|educator|colou?rist))/iu
const ofSchool =
  /\b(?:bachelor|master['’]?s|master of|degree|diploma|apprentice\p{L}*|universit\p{L}*|college|school|institute)\b/iu
const isCard = (text: string) => card.test(text) && !ofSchool.test(text)

type Read = Omit<Study, 'row' | 'subjects' | 'stems'>

/** With its row, “Bachelor of Arts, Mathematics, Zumbro College”, and what that names. One shape for all, which matching is quick to read. */
// “Quantitative methods module 74%”: a part of it is not what it was of.
const partsOfIt = /[.;(][^.;()]*\b(?:modules?|dissertation|thesis|electives?)\b[^.;()]*/giu

function inRow({ degree, field, school, year, level, open, start, end }: Read, row: string): Study {
  const own = `${degree} ${field ?? ''} ${row.replace(school, '').replace(partsOfIt, ' ')}`
  // An apprenticeship is called by what it makes of someone, “Ausbildung zum Dachdecker”.
  // “Techniques d'inhalothérapie”
  const unelided = own.replace(/(?<!\p{L})[dl]['’](?=\p{L})/giu, '')
  const abroad = [
    ...foreignFields(own),
    ...(unelided === own ? [] : foreignFields(unelided)),
    ...(level <= 3 ? foreignTitles(own) : []),
  ]
  const text = `${own}, ${inEnglish(own)}, ${abroad.map(({ name }) => name).join(', ')}`
  const subjects = [...namedIn(words(text)).map(({ concept }) => concept), ...abroad].filter(
    ({ kind }) => kind === 'field' || kind === 'certificate' || kind === 'skill' || (kind === 'title' && level <= 3),
  )
  // “Bachelor of Arts in French” shares its first word with every bachelor's degree that is asked.
  const rest = new Set(stems(text.replace(ranks, '')))
  return { degree, field, school, year, level, open, start, end, row, subjects, stems: rest }
}

const openWords = new RegExp(String.raw`(?<![\p{L}])(?:${sayings.openStudies.join('|')})(?![\p{L}])`, 'iu')
// “Applied twice, on the reserve list”: of what has not begun there is nothing.
const notBegun =
  /(?<![\p{L}])(?:applied (?:twice|once|again|for a place|and)|application (?:sent|pending|submitted)|(?:reserve|waiting) list|wait-?listed|not (?:yet )?(?:begun|started|enrolled)|(?:hop|plan|intend|want|wish)(?:e|es|ing|s|ed)? to (?:begin|start|study|enrol\p{L}*)|offered a place|place (?:held|offered|from))(?![\p{L}])/iu
// “The card is good until May 2028”: no end of a study.
const stillGood = /\b(?:good|valid|current|registered|runs) (?:un)?til\b[^.;,]*/giu
function study(row: Row, text: string, asOf: number, around: (Row | undefined)[]): Read | null {
  const level =
    row.section === 'experience' && !beginsWithPaper(row)
      ? degreeLevel(text)
      : (studiedLevel(text) ?? unnamedLevel(row, text, around))
  if (level === null || notBegun.test(text)) return null
  if (level <= 5 && isCard(text)) return null
  // “MA History, Hill University, 1994; Ashridge programme, 2013”: the year of its own part.
  const part = text.split(/;\s+/u).find(piece => studiedLevel(piece) === level) ?? text
  const points = datePoints((datePoints(part).length > 0 ? part : text).replace(stillGood, ' '))
  const last = points.at(-1)
  return {
    ...degreeParts(text, level),
    year: last ? String(Math.floor(last.last / 12)) : null,
    level,
    open: openWords.test(text) || (last !== undefined && last.first > asOf),
    start: row.body,
    end: row.end,
  }
}

/** Degrees in the rows that may tell of studies, in the order of the text. */
export function studies(rows: Row[], asOf: number): Study[] {
  const found: Study[] = []
  const schools = new Set<number>()
  for (const row of rows) {
    if (!maySayStudies(row) || schools.has(row.body)) continue
    const [first, ...more] = degreesOf(row).flatMap(text => {
      const made = study(row, text, asOf, [rows[row.index - 1], rows[row.index + 1]])
      return made && (row.section === 'education' || made.level > 2 || vocational.test(text)) ? [{ made, text }] : []
    })
    if (!first) continue
    const { made } = first
    const told = toldBeside(rows, row, made, schools)
    if (told.school) {
      made.school = schoolIn(told.school.text)
      // Its row is no degree of its own, whatever such schools are called.
      schools.add(told.school.body)
    }
    made.year ??= told.year
    // “DNAP, same school, 2011”
    if (/^(?:the )?same (?:school|college|university|institute)$/iu.test(made.school))
      made.school = found.at(-1)?.school ?? made.school
    for (const { made, text } of [first, ...more]) found.push(inRow(made, text))
  }
  return found.filter(({ start }) => !schools.has(start))
}
