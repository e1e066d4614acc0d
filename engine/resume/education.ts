import { namedIn } from '../knowledge/find.ts'
import type { Concept } from '../knowledge/index.ts'
import type { Degree } from '../profile.ts'
import { datePoints } from '../text/dates.ts'
import { stems, words } from '../text/words.ts'
import { type DegreeLevel, degreeLevel } from './degree-level.ts'
import type { Row } from './sections.ts'

/** A degree as read, with its place in the text. `open` where it is not finished yet. */
export type Study = Degree & {
  level: DegreeLevel
  open: boolean
  start: number
  end: number
  /** What its row names beside the school: the field may stand there only. */
  subjects: Concept[]
  /** The stems of its row, those that every degree of its rank has left out. */
  stems: ReadonlySet<string>
}

const ranks = /\b(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)?(?: of (?:arts|science))?/giu

// “Bachelor of Arts, Mathematics, Zumbro College”
function subjectOf({ degree, field, school }: Degree, row: string) {
  const text = `${degree} ${field ?? ''} ${row.replace(school, '')}`
  return {
    subjects: namedIn(words(text))
      .map(({ concept }) => concept)
      .filter(({ kind }) => kind === 'field' || kind === 'certificate' || kind === 'skill'),
    // “Bachelor of Arts in French” shares its first word with every bachelor's degree that is asked.
    stems: new Set(stems(text.replace(ranks, ''))),
  }
}

const schoolWords =
  /(?<![\p{L}])(?:univers\p{L}*|college|school|institut\p{L}*|academy|polytechnic|hochschule|universidad|facult\p{L}*|conservato\p{L}*|seminary|coleg|cfa|lycée|technikum|école|escola|escuela|akademie|gymnasium|centre|center|training|campus|berufsschule)(?![\p{L}])/iu
const openWords =
  /(?<![\p{L}])(?:expected|in progress|ongoing|enrolled|anticipated|to be completed|on track|current(?:ly)? (?:studying|enrolled)|candidate|part-time, expected|pursuing|working toward|not (?:yet )?(?:completed|finished)|unfinished|incomplete|withdrew|dropped out|discontinued|no degree|planned|courses? toward)(?![\p{L}])/iu
const tidy = (text: string) => text.replace(/^[\s,;:|·–—-]+|[\s,;:|·–—(-]+$/gu, '').trim()

function study(row: Row, text: string, asOf: number): Omit<Study, 'subjects' | 'stems'> | null {
  const level = degreeLevel(text)
  if (level === null) return null
  const points = datePoints(text)
  const last = points.at(-1)
  const pieces = text
    .split(/,\s+|\s*(?:\||·|•|\t|\s{2,}|\s[—–-]\s|—|;)\s*|:\s+|\s+(?:at|from)\s+(?=\p{Lu})/u)
    .map(piece => tidy(piece.replace(/\(?\b(?:19|20)\d{2}\b.*$/u, '')))
    .filter(piece => /\p{L}{2}/u.test(piece))
  const named = pieces.find(piece => degreeLevel(piece) === level) ?? pieces[0] ?? text
  const school = pieces.find(piece => piece !== named && schoolWords.test(piece)) ?? ''
  const inside = /^(?<degree>.*?)(?:\s+(?:in|of|en)\s+|\s*\(|\s+(?=\p{Lu}\p{Ll}{3,}))(?<field>[^()]+)\)?$/u.exec(
    named,
  )?.groups
  const beside = pieces.find(
    piece =>
      piece !== named && piece !== school && !/\d/.test(piece) && pieces.indexOf(piece) === pieces.indexOf(named) + 1,
  )
  const field =
    inside?.field && degreeLevel(inside.field) === null
      ? tidy(inside.field)
      : beside && !schoolWords.test(beside)
        ? beside
        : null
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

/** Degrees in the rows of education (and of papers, where people mix the two), in the order of the text. */
export function studies(rows: Row[], asOf: number): Study[] {
  const found: Study[] = []
  for (const row of rows) {
    if (row.heading || !(row.section === 'education' || row.section === 'papers')) continue
    // “Master of X, University Y. Bachelor …” in one line is rare; one row, one degree.
    if (/^(?:no|not|without)\b/iu.test(row.text)) continue
    const made = study(row, row.text, asOf)
    if (
      !made ||
      (row.section === 'papers' && made.level <= 2 && !/nvq|diploma|apprentice|btec|school|gcse/iu.test(row.text))
    )
      continue
    const next = rows[row.index + 1]
    const before = rows[row.index - 1]
    if (
      made.school === '' &&
      next &&
      next.section === row.section &&
      !next.heading &&
      schoolWords.test(next.text) &&
      degreeLevel(next.text) === null
    )
      made.school = tidy(next.text.split(/,|\|/)[0] ?? '')
    else if (
      made.school === '' &&
      before &&
      before.section === row.section &&
      !before.heading &&
      schoolWords.test(before.text) &&
      degreeLevel(before.text) === null
    )
      made.school = tidy(before.text.split(/,|\|/)[0] ?? '')
    if (
      made.year === null &&
      next &&
      next.section === row.section &&
      !next.heading &&
      degreeLevel(next.text) === null
    ) {
      const point = datePoints(next.text).at(-1)
      if (point) made.year = String(Math.floor(point.last / 12))
    }
    found.push({ ...made, ...subjectOf(made, row.text) })
  }
  return found
}
