import type { Degree } from '../profile.ts'
import { datePoints } from '../text/dates.ts'
import type { Row } from './sections.ts'

/** 1 school leaver · 2 vocational, certificate, diploma · 3 associate, HND · 4 bachelor · 5 master · 6 doctorate. */
export type DegreeLevel = 1 | 2 | 3 | 4 | 5 | 6

/** A degree as read, with its place in the text. `open` where it is not finished yet. */
export type Study = Degree & { level: DegreeLevel; open: boolean; start: number; end: number }

// Abbreviations count in their own spelling only: “as”, “ma” and “ba” are words.
const abbreviations: [DegreeLevel, RegExp][] = [
  [
    6,
    /(?<![\p{L}.])(?:Ph\.?\s?D|D\.?Phil|Ed\.?D|Dr\.\s?(?:rer|phil|ing|med)|DNP|D\.?P\.?T|Pharm\.?D|J\.?D|M\.?D|DDS|DMD|DVM)(?![\p{L}])/u,
  ],
  [
    5,
    /(?<![\p{L}.])(?:M\.?\s?Sc|MSC|M\.?S\.?N?|M\.?A|M\.?Eng|M\.?Ed|M\.?B\.?A|MPA|MPH|M\.?S\.?W|M\.?F\.?A|LL\.?M|M\.?Phil|Dipl\.?-\p{L}+|PGCE|M\.?Arch|M\.?Pharm)(?![\p{L}])/u,
  ],
  [
    4,
    /(?<![\p{L}.])(?:B\.?\s?Sc|BSC|B\.?S\.?N?|B\.?A|B\.?Eng|B\.?Ed|B\.?Com|B\.?Tech|B\.?B\.?A|B\.?F\.?A|B\.?S\.?W|LL\.?B|A\.?B|MBBS|MBChB|B\.?Arch|B\.?Pharm|BEng)(?![\p{L}])/u,
  ],
  [3, /(?<![\p{L}.])(?:A\.?A\.?S|A\.?D\.?N|A\.?S\.?N|A\.?S|A\.?A|FdA|FdSc|HND|HNC|BTS|DUT|DipHE)(?![\p{L}])/u],
  [2, /(?<![\p{L}.])(?:NVQ|SVQ|BTEC|C&G|CAP|BP|CQP)(?![\p{L}])/u],
  [1, /(?<![\p{L}.])(?:GED|GCSEs?|O-[Ll]evels?|A-[Ll]evels?|CSEs?)(?![\p{L}])/u],
]
const names: [DegreeLevel, RegExp][] = [
  [6, /(?<![\p{L}])(?:doctorate|doctor of|doctoral degree|juris doctor|promotion zum)(?![\p{L}])/iu],
  [
    5,
    /(?<![\p{L}])(?:master(?:[’']?s)?(?: of| in| degree)|master(?=[\s,]+\p{Lu})|magister|magisterium|máster|maîtrise|diplom-(?:ingenieur|kaufmann|kauffrau|informatiker)(?:in)?|staatsexamen|postgraduate (?:diploma|degree|certificate))(?![\p{L}])/iu,
  ],
  [
    4,
    /(?<![\p{L}])(?:bachelor(?:[’']?s)?(?: of| in| degree)?|licenciatura|licenciad[oa]|grado en|licence professionnelle|laurea|undergraduate degree|first degree|honours degree|four-year (?:university )?(?:degree|diploma)|university degree|university diploma|ingeniero|ingénieur|degree in|a degree|(?:relevant|related|college|nursing|teaching) degree|degree-qualified)(?![\p{L}])/iu,
  ],
  [
    3,
    /(?<![\p{L}])(?:associate(?:[’']?s)?(?: of| in| degree)|foundation degree|higher national|national diploma|advanced diploma|meisterbrief|staatlich geprüfter|diploma of higher education)(?![\p{L}])/iu,
  ],
  [
    2,
    /(?<![\p{L}])(?:diploma|city\s*(?:&|and)\s*guilds|apprenticeship|vocational|trade certificate|craft certificate|certificate (?:iii|iv|in|of)|certificat|bac pro|ausbildung|berufsausbildung|gesellenbrief|t-level|bootcamp|technical certificate|formación profesional|ciclo formativo|technikum|qualification in)(?![\p{L}])/iu,
  ],
  [
    1,
    /(?<![\p{L}])(?:high school|secondary school|a levels?|o levels?|abitur|baccalauréat|bachillerato|leaving cert(?:ificate)?|matura|school leaving|matriculation|sixth form|school diploma)(?![\p{L}])/iu,
  ],
]

const levels = ([6, 5, 4, 3, 2, 1] as const).map(level => ({
  level,
  patterns: [...abbreviations, ...names].filter(([of]) => of === level).map(([, pattern]) => pattern),
}))

const school = /\b(?:high school diploma|school[- ]leaving certificate|leaving certificate)\b/iu

/** The level of a degree that the text names, or null. */
export function degreeLevel(text: string): DegreeLevel | null {
  // “High school diploma” and “school leaving certificate” are of school whatever else they are called.
  if (school.test(text)) return 1
  return levels.find(({ patterns }) => patterns.some(pattern => pattern.test(text)))?.level ?? null
}

const schoolWords =
  /(?<![\p{L}])(?:univers\p{L}*|college|school|institut\p{L}*|academy|polytechnic|hochschule|universidad|facult\p{L}*|conservato\p{L}*|seminary|coleg|cfa|lycée|technikum|école|escola|escuela|akademie|gymnasium|centre|center|training|campus|berufsschule)(?![\p{L}])/iu
const openWords =
  /(?<![\p{L}])(?:expected|in progress|ongoing|enrolled|anticipated|to be completed|on track|current(?:ly)? (?:studying|enrolled)|candidate|part-time, expected|pursuing|working toward|not (?:yet )?(?:completed|finished)|unfinished|incomplete|withdrew|dropped out|discontinued|no degree|planned|courses? toward)(?![\p{L}])/iu
const tidy = (text: string) => text.replace(/^[\s,;:|·–—-]+|[\s,;:|·–—(-]+$/gu, '').trim()

function study(row: Row, text: string, asOf: number): Study | null {
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
    found.push(made)
  }
  return found
}
