import { namedIn } from '../knowledge/find.ts'
import { foreignFields, foreignTitles } from '../knowledge/foreign.ts'
import type { Concept } from '../knowledge/index.ts'
import type { Degree } from '../profile.ts'
import { datePoints } from '../text/date-points.ts'
import { stems, words } from '../text/words.ts'
import { type DegreeLevel, degreeLevel, studiedLevel } from './degree-level.ts'
import sayings from './sayings.json' with { type: 'json' }
import type { Row } from './sections.ts'
import { beginsWithPaper, degreesOf, maySayStudies, namesSchool, vocational } from './study-rows.ts'
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
// How it was studied or how well, not what.
const mode =
  /\s*\((?:hons?\.?|honours|part[- ]time|full[- ]time|distance|evening|online|fh|(?:(?:qqi|fetac|nfq),? )?level \d|\d+\s?%)\)/giu
const years = /\(?\b(?:19|20)\d{2}\b.*$/u
// “2010 – 2015 MSc Physics”: its years stand before the degree.
const month = String.raw`(?:(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s|\d{1,2}[./])?`
const yearsFirst = new RegExp(
  String.raw`^\W*(?:${month}(?:19|20)\d{2}\s*(?:[–—-]|to|until)\s*)?(?:${month}(?:19|20)\d{2}|present|now|today)[\s:,.|·)–—-]+(?=\p{L})`,
  'iu',
)
const tidy = (text: string) => text.replace(/^[\s,;:|·–—-]+|[\s,;:|·–—(-]+$/gu, '').trim()

function study(row: Row, text: string, asOf: number, around: (Row | undefined)[]): Read | null {
  const level =
    row.section === 'experience' && !beginsWithPaper(row)
      ? degreeLevel(text)
      : (studiedLevel(text) ?? unnamedLevel(row, text, around))
  if (level === null || notBegun.test(text)) return null
  const points = datePoints(text.replace(stillGood, ' '))
  const last = points.at(-1)
  const pieces = text
    .replace(yearsFirst, '')
    .split(/,\s+|\s*(?:\||·|•|\t|\s{2,}|\s[—–-]\s|—|;)\s*|:\s+|\s+(?:at|from)\s+(?:the\s+)?(?=\p{Lu})/u)
    .map(piece => tidy(piece.replace(years, '')))
    .filter(piece => /\p{L}{2}/u.test(piece) && !/^(?:major|minor|field|subject|kierunek)$/iu.test(piece))
  const named = pieces.find(piece => studiedLevel(piece) === level) ?? pieces[0] ?? text
  const school = pieces.find(piece => piece !== named && namesSchool(piece)) ?? ''
  const plain = named.replace(mode, '')
  const [, told] = /\s(?:in|en)\s+(\p{L}[^()]+)$/u.exec(plain) ?? []
  const inside = /^(?<degree>.*?)(?:\s+(?:in|of|en)\s+|\s*\(|\s+(?=\p{Lu}\p{Ll}{3,}))(?<field>[^()]+)\)?$/u.exec(
    plain,
  )?.groups
  const beside = pieces.find(
    piece =>
      piece !== named && piece !== school && !/\d/.test(piece) && pieces.indexOf(piece) === pieces.indexOf(named) + 1,
  )
  const besides = beside && !namesSchool(beside) ? beside : null
  // “Bachelor of Science, Hospitality Management”: the rank has its own “of”.
  const ofRank = besides !== null && /\sof (?:applied )?(?:science|arts|technology|engineering)$/iu.test(plain)
  const within = inside?.field && degreeLevel(inside.field) === null && !ofRank ? inside.field : null
  const field = told ? tidy(told) : within ? tidy(within) : besides
  return {
    degree: named,
    field,
    school,
    year: last ? String(Math.floor(last.last / 12)) : null,
    level,
    open: openWords.test(text) || (last !== undefined && last.first > asOf),
    start: row.body,
    end: row.end,
  }
}

/** The school that a row of its own names, without its years: “School” alone is what a form calls it. */
function schoolIn(text: string): string {
  const parts = text.split(/,|\||\t|\s{3,}/u).map(part => tidy(part.replace(years, '').replace(/^.*\s:\s/u, '')))
  return parts.find(part => /\s/u.test(part) && namesSchool(part)) ?? parts.find(part => /\p{L}{2}/u.test(part)) ?? ''
}

/** The year below a degree that has none: in the next row, or alone behind the school, “BA Design” over “Hill College” over “2012 – 2015”. */
function yearBelow(rows: Row[], { index, section }: Row): string | null {
  const goesOn = (row: Row | undefined): row is Row =>
    row !== undefined && row.section === section && !row.heading && degreeLevel(row.text) === null
  const [next, third] = [rows[index + 1], rows[index + 2]]
  if (!goesOn(next)) return null
  const behind = namesSchool(next.text) && goesOn(third) && !/\p{L}{4}/u.test(third.text) ? third : undefined
  const point = datePoints(next.text).at(-1) ?? (behind ? datePoints(behind.text).at(-1) : undefined)
  return point ? String(Math.floor(point.last / 12)) : null
}

/** Degrees in the rows that may tell of studies, in the order of the text. */
export function studies(rows: Row[], asOf: number): Study[] {
  const found: Study[] = []
  for (const row of rows) {
    if (!maySayStudies(row)) continue
    const [first, ...more] = degreesOf(row).flatMap(text => {
      const made = study(row, text, asOf, [rows[row.index - 1], rows[row.index + 1]])
      return made && (row.section === 'education' || made.level > 2 || vocational.test(text)) ? [{ made, text }] : []
    })
    if (!first) continue
    const { made } = first
    const next = rows[row.index + 1]
    const before = rows[row.index - 1]
    if (
      made.school === '' &&
      next &&
      next.section === row.section &&
      !next.heading &&
      namesSchool(next.text) &&
      degreeLevel(next.text) === null
    )
      made.school = schoolIn(next.text)
    else if (
      made.school === '' &&
      before &&
      before.section === row.section &&
      !before.heading &&
      namesSchool(before.text) &&
      degreeLevel(before.text) === null
    )
      made.school = schoolIn(before.text)
    made.year ??= yearBelow(rows, row)
    for (const { made, text } of [first, ...more]) found.push(inRow(made, text))
  }
  return found
}
