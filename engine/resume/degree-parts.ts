import { namedIn } from '../knowledge/find.ts'
import { datePoints } from '../text/date-points.ts'
import { anyMonth, anySeason } from '../text/date-words.ts'
import { words } from '../text/words.ts'
import { type DegreeLevel, degreeLevel, studiedLevel } from './degree-level.ts'
import { isOrganisation, kindOf } from './segment-kinds.ts'
import { isSchoolAlone, namesSchool } from './study-rows.ts'
import { inEnglish } from './subjects.ts'

/** What a row tells of a degree beside its year. */
export type DegreeParts = { degree: string; field: string | null; school: string }

// How it was studied or how well, not what; and what a catalogue calls it, “(UEE30811)”.
const mode =
  /\s*\((?:hons?\.?|honours|part[- ]time|full[- ]time|distance|evening|online|fh|(?:with )?(?:distinction|merit|credit|honours|high honours)|(?:magna |summa )?cum laude|(?:one|two|three|four|\d)[- ]years?(?: [\p{L} -]+)?|in progress|(?:(?:qqi|fetac|nfq),? )?level \d|\d+\s?%|\p{Lu}{2,5}\d{3,}\p{Lu}?)\)/giu
// A year with its day and month and what is said of it, “Graduated: 15 May 2013”, and all behind it.
const years = new RegExp(
  String.raw`\(?(?<![\p{L}\d])(?:(?:graduat\p{L}+|expected|anticipated|completed|conferred|awarded|class of|year)[\s:]+){0,2}(?:\d{1,2}(?:st|nd|rd|th|\.)?\s)?(?:(?:${anyMonth}|${anySeason})\.?,?\s|\d{1,2}[./])?(?:19|20)\d{2}\b.*$`,
  'iu',
)
// “2010 – 2015 MSc Physics”: its years stand before the degree.
const month = String.raw`(?:(?:${anyMonth})\.?\s|\d{1,2}[./])?`
const yearsFirst = new RegExp(
  String.raw`^\W*(?:${month}(?:19|20)\d{2}\s*(?:[–—-]|to|until)\s*)?(?:${month}(?:19|20)\d{2}|present|now|today)[\s:,.|·)–—-]+(?=\p{L})`,
  'iu',
)
// Either is long, and most pieces have no year.
const withoutYears = (text: string) => (/\d{4}/.test(text) ? text.replace(years, '') : text)
const withoutFirst = (text: string) => (/\d{4}|present|now|today/iu.test(text) ? text.replace(yearsFirst, '') : text)

/** Whether a row holds nothing but when it was, “Graduated: May 2013”. */
export const isDatesAlone = (text: string): boolean =>
  text.length < 60 && datePoints(text).length > 0 && !/\p{L}/u.test(withoutYears(text))

const tidy = (text: string) => text.replace(/^[\s,;:|·–—-]+|[\s,;:|·–—(-]+$/gu, '').trim()

// “Leaving Certificate”, “General Certificate”: what every paper is called says nothing of what was learnt.
const noField =
  /(?:^|\s)(?:certificate|diploma|degree|award|level)$|^(?:level|niveau|stufe) \d$|^(?:with |by )?(?:exams?|booked|finished|completed|expected|in progress|first|upper|lower|second|third|distinction|merit|pass(?:ed)?|honours|hons|cum laude|magna|summa|grade|gpa|cgpa|evening|part|full|distance|online|weekends?|remote)\b/iu
const levelFirst = /^(?:level|niveau|stufe) \d\s+(?=\p{L})/iu

/** Whether the knowledge base has a piece as something that is learnt. */
const isSubject = (piece: string) =>
  namedIn(words(piece)).some(({ concept }) => concept.kind === 'field' || concept.kind === 'skill') ||
  inEnglish(piece) !== ''

/** Whether the piece behind a degree names who gave it: a body, letters, or, where the subject is told, a name. */
function namesGiver(piece: string, level: DegreeLevel, told: boolean): boolean {
  // “Bremen Chamber of Commerce”: the words of a body may be those of a subject.
  if (/^\p{Lu}.*\b(?:chamber|council|board|ministry|department|guild|society) of\b/iu.test(piece)) return true
  if (noField.test(piece) || /\d/.test(piece) || isSubject(piece) || kindOf(piece) === 'place') return false
  if (isOrganisation(piece)) return true
  const name = /^\p{Lu}[\p{L}’'.-]+(?:\s(?:\p{Lu}[\p{L}’'.-]+|of|de|the|for))*$/u.test(piece)
  const letters = /^\p{Lu}{3,}(?:\s\p{Lu}\p{L}+)?$/u.test(piece)
  return letters || (name && (told || (level === 1 && /\s/u.test(piece))))
}

/** “B.E. Civil Engineering Anna University”, “HSC Hill Higher Secondary School”: degree and school without a comma between them. */
function grown(named: string, level: DegreeLevel): { degree: string; school: string } | null {
  const list = named.split(/\s+/u)
  for (let at = 1; at < list.length - 1; at++) {
    const [head, tail] = [list.slice(0, at).join(' '), list.slice(at).join(' ')]
    if (studiedLevel(head) !== level || !/^\p{Lu}/u.test(tail) || !namesSchool(tail)) continue
    const own = tail.replace(/\s(?:of|for|in)\s.*$/u, '')
    if (namesSchool(list[at] as string) || (level > 1 && isSubject(own)) || /^(?:in|of)\b/iu.test(tail)) continue
    return { degree: head, school: tail }
  }
  // “Jefferson High School”: the school that was left is all that is told.
  const left =
    level === 1 && /^\p{Lu}[\p{L}’'.-]+(?:\s\p{Lu}[\p{L}’'.-]+)*\s(?:High|Secondary|Grammar) School\b/u.exec(named)
  return left && !/^(?:senior|general|higher|junior|lower|upper|some|completed)\b/iu.test(named)
    ? { degree: named, school: left[0] }
    : null
}

/** The subject within the words of a degree: behind “in”, in brackets, or begun by a capital. */
function fieldWithin(plain: string, ofRank: boolean): string | null {
  const [, told] = /\s(?:in|en)\s+(\p{L}[^()]+)$/u.exec(plain) ?? []
  if (told) return tidy(told)
  const inside = /^(?<degree>.*?)(?:\s+(?:in|of|en)\s+|\s*\(|\s+(?=\p{Lu}\p{Ll}{3,}))(?<field>[^()]+)\)?$/u.exec(
    plain,
  )?.groups
  const field = tidy((inside?.field ?? '').replace(levelFirst, ''))
  return field !== '' && degreeLevel(field) === null && !ofRank && !noField.test(field) ? field : null
}

/** Degree, subject and school of a row that tells a degree of this level. */
export function degreeParts(text: string, level: DegreeLevel): DegreeParts {
  const pieces = withoutFirst(text)
    .split(
      /,\s+|\s*(?:\||·|•|\t|\s{2,}|\s[—–-]\s(?![^()]*\))|—|;)\s*|:\s+|(?<=\p{Ll}{4})(?<!incl)\.\s+(?=\p{Lu})|\s+(?:at|from)\s+(?:the\s+)?(?=\p{Lu})/u,
    )
    .map(piece => tidy(withoutYears(piece)))
    .filter(
      piece => /\p{L}{2}|\p{L}[./]\s?\p{L}/u.test(piece) && !/^(?:major|minor|field|subject|kierunek)$/iu.test(piece),
    )
  // “Vocational School St. Gallen | Federal Diploma”: a school is called as what it gives is.
  const leveled = pieces.filter(piece => studiedLevel(piece) === level)
  const whole = leveled.find(piece => !isSchoolAlone(piece)) ?? leveled[0] ?? pieces[0] ?? text
  const apart = pieces.find(piece => piece !== whole && namesSchool(piece))
  const both = apart === undefined ? grown(whole, level) : null
  const degree = both?.degree ?? whole
  const plain = degree.replace(mode, '')
  const next = pieces[pieces.indexOf(whole) + 1]
  const beside = next === undefined || next === apart || /\d/.test(next) || namesSchool(next) ? null : next
  // “Bachelor of Science, Hospitality Management”: the rank has its own “of”.
  const ofRank = beside !== null && /\sof (?:applied )?(?:science|arts|technology|engineering)$/iu.test(plain)
  const within = fieldWithin(plain, ofRank)
  const school = apart ?? both?.school ?? ''
  const giver = school === '' && beside !== null && namesGiver(beside, level, within !== null) ? beside : ''
  const isField = beside !== null && giver === '' && !both && !noField.test(beside) && (level > 1 || isSubject(beside))
  return { degree, field: within ?? (isField ? beside : null), school: school || giver }
}

const schoolLabel = /^(?:name of )?(?:school|institution|university|college|institute)(?: name)?\s*:\s/iu

/** The school that a row of its own names, without its years: “School” alone is what a form calls it. */
export function schoolIn(text: string): string {
  const parts = text
    .replace(schoolLabel, '')
    .split(/,|\||\t|\s{3,}|\s[–—]\s/u)
    .map(part => tidy(withoutYears(part).replace(/^.*\s:\s/u, '')))
  return parts.find(part => /\s/u.test(part) && namesSchool(part)) ?? parts.find(part => /\p{L}{2}/u.test(part)) ?? ''
}
