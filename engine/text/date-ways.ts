import { anyMonth, anySeason, realSeason, year } from './date-words.ts'
import { onceOf, vocabulary } from './once.ts'

const shortYear = `(?:${year}|[’'‘]\\s?\\d{2}|\\d{2}(?!\\d|[.:]\\d|\\s*(?:%|beds?|hours?|years?)))`

// The ways to write a date, in the order in which they are tried: those that begin with a figure, with an apostrophe before
// one, or with a word in brackets …
const ofFigures = [
  // 1.10.16, 28.02.2018 and 12 March 2025, 10 June 2020
  `(?<![\\d.])(?<d1>\\d{1,2})\\.(?<m1>\\d{1,2})\\.(?<y1>${year}|\\d{2})(?!\\d|\\.\\d)`,
  // 28/2/18 and 7/31/2016, 31-01-2022
  `(?<![\\d-])(?<a20>\\d{1,2})-(?<b20>\\d{1,2})-(?<y20>${year})(?![\\d-])`,
  `(?<![\\d/])(?<a13>\\d{1,2})\\/(?<b13>\\d{1,2})\\/(?<y13>${year}|\\d{2})(?![\\d/])`,
  `(?<![\\p{L}\\d])\\d{1,2}(?:(?:st|nd|rd|th)?[\\s.-]{1,2}|\\sde\\s)(?<m2>${anyMonth})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?(?:\\s+(?:of|del?|do))?[\\s,/-]{0,2}(?<y2>${shortYear})(?!\\d)`,
  `(?<![\\d/])(?<y3>${year})[-/.](?<m3>0[1-9]|1[0-2])(?:[-/]\\d{2}(?!\\d))?(?![\\d/])`,
  `(?<![\\d/.])(?<m4>0?[1-9]|1[0-2])[/.](?<y4>${year})(?!\\d)`,
  `(?<![\\d/.-])(?<m15>0?[1-9]|1[0-2])-(?<y15>${year})(?!\\d)`,
  // 06.15 to 10.18: with a point only where a dash or its word stands beside it
  `(?<![\\d.,$€£])(?<m12>0[1-9]|1[0-2])\\.(?<y12>\\d{2})(?![\\d.,%])(?=\\s*(?:[-–—]|to\\b|until\\b|till\\b|bis\\b|thru\\b)\\s*(?:\\d|\\p{Lu}|now\\b|present\\b|today\\b|date\\b))`,
  // … and as the end of a stretch: Summer 2017 – 03.20
  `(?<=[\\d\\p{L}.]\\s*(?:[-–—]|\\bto|\\buntil|\\btill|\\bthru)\\s*)(?<m14>0[1-9]|1[0-2])\\.(?<y14>\\d{2})(?![\\d.%]|,\\d)`,
  // 6.15 – 2.18 and 3.18 – present, both ends alike
  `(?<![\\d.,$€£])(?<m25>[1-9])\\.(?<y25>\\d{2})(?![\\d.,%])(?=\\s*[-–—]\\s*(?:(?:1[0-2]|[1-9])\\.\\d{2}(?![\\d.,%])\\s*$|(?:present|now|today|date)\\b))`,
  `(?<=^\\W*(?:1[0-2]|[1-9])\\.\\d{2}\\s*[-–—]\\s*)(?<m26>[1-9])\\.(?<y26>\\d{2})(?=\\s*$)`,
  // 11.'22 and '24-02: the apostrophe tells the year
  `(?<![\\d.,$€£])(?<m21>0?[1-9]|1[0-2])\\.[’'](?<y21>\\d{2})(?![\\d.%])`,
  `(?<![\\p{L}\\d])[’'](?<y22>\\d{2})[-/.](?<m22>0[1-9]|1[0-2])(?![\\d%])`,
  `(?<![\\d/.$€£])(?<m5>0?[1-9]|1[0-2])\\/[’']?(?<y5>\\d{2})(?![\\d/%])`,
  // 2016 October; 2021, April; ’16, Aug.; 2017 (Aug.); 2018, from June
  `(?<y6>(?<![\\d/.,$€£+])${year}|(?<![\\p{L}\\d])[’'‘]\\d{2})(?:[.,]?\\s+(?:(?<=,\\s+)from\\s+)?(?<m6>${anyMonth})(?![\\p{L}])(?!\\.?\\s*[\\d’'‘])|\\s*\\((?<m11>${anyMonth})\\.?\\))`,
  // Monsoon (July) 2023: the month in brackets before its year
  `\\((?<m23>${anyMonth})\\.?\\)\\s+(?<y23>${year})(?!\\d)`,
  // 2016. IX.: the month in Roman figures
  `(?<![\\d.])(?<y24>${year})\\.\\s?(?<r24>XI{0,2}|IX|IV|VI{0,3}|I{1,3}|V|X)\\.`,
  // ’22/Q1 and 2022 Q1
  `(?<![\\d/.,$€£+])(?<y27>${year}|(?<![\\p{L}\\d])[’'‘]\\d{2})[\\s/-]{1,2}Q(?<q27>[1-4])(?![\\d\\p{L}])`,
  // 2017, Autumn; 2016 (Spring); ’19 Summer
  `(?<![\\d/.,$€£+])(?<y19>${year}|(?<![\\p{L}\\d])[’'‘]\\d{2})(?:,?\\s+|\\s*\\()(?<s19>${realSeason})(?![\\p{L}])(?!\\.?\\s*[\\d’'‘])\\)?`,
  `(?<![\\d/.,$€£+]|(?<!${year})-)(?<y9>${year})(?![\\d%]|[.,]\\d|[/]\\d)`,
  `(?<![\\p{L}\\d])[’'‘](?<y10>\\d{2})(?!\\d)`,
]
// … and those that begin with a word.
const ofWords = [
  `(?<![\\p{L}\\d])(?<m2>${anyMonth})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?(?:\\s+(?:of|del?|do))?[\\s,/-]{0,2}(?<y2>${shortYear})(?!\\d)`,
  // I.2015 and XI/2019: the month in Roman figures
  `(?<![\\p{L}\\d.])(?<r16>XI{0,2}|IX|IV|VI{0,3}|I{1,3})[./-]\\s?(?<y16>${year})(?!\\d)`,
  `(?<![\\p{L}])(?<s7>${anySeason})(?:s?\\s+of\\s+|s\\s+|[\\s,-]{1,2})(?<y7>${year}|[’'‘]\\d{2})(?<x7>\\/(?:\\d{2}|${year})(?![\\d/]))?(?:\\s*\\((?:(?:till|until|to|from)\\s+)?(?<m17>${anyMonth})\\.?\\))?`,
  // Q2 2019, Q2/’19
  `(?<![\\p{L}])Q(?<q8>[1-4])[\\s/-]{1,2}(?<y8>${year}|[’'‘]\\d{2}(?!\\d))(?:\\s*\\((?<m18>${anyMonth})\\.?\\))?`,
]

// Asked where by its first sign one may begin: a pattern of all ways, asked of a whole text, takes several times as long.
// The names of months and seasons make a pattern so large that what is kept at hand for it is thrown out at each turn: the
// ways with none in them are a pattern of their own.
const wayOf = (ways: string[], begins: string) => new RegExp(`(?=${begins})(?:${ways.join('|')})`, 'iuy')
const beginsWithFigure = "(?<!\\d)\\d|[’'‘]\\d"
const figuresAlone = wayOf(
  ofFigures.filter(way => !way.includes(anyMonth) && !way.includes(realSeason)),
  beginsWithFigure,
)
const figuresFirst = wayOf(ofFigures, `${beginsWithFigure}|\\(\\p{L}+\\.?\\)\\s+\\d`)
const wordFirst = wayOf(ofWords, "(?<!\\p{L})\\p{L}+\\.?(?:\\s+\\p{L}{2,3}){0,2}[\\s.,/-]*[\\d’'‘]")

const dateWords = new RegExp(`^(?:${anyMonth}|(?:${anySeason})s?|end|q|[ivx]+)$`, 'iu')
/** Whether a date may begin with the word. */
const isDateWord = onceOf((word: string) => dateWords.test(word), vocabulary)

/** All ways to write a date, as sources of patterns. */
export const waysToDate: readonly string[] = [...ofFigures, ...ofWords]

/** Whether a figure stands at `at`. */
export const isFigure = (text: string, at: number) => {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}

const isLetter = (text: string, at: number) => {
  const small = text.charCodeAt(at) | 32
  return small >= 97 && small <= 122
}

const isApostrophe = (sign: string | undefined) => sign === "'" || sign === '’' || sign === '‘'

const letters = /\p{L}+/uy

/** The word that begins at `at`. */
function wordAt(text: string, at: number): string {
  let to = at
  while (isLetter(text, to)) to++
  if (to === text.length || text.charCodeAt(to) < 128) return text.slice(at, to)
  letters.lastIndex = at
  return letters.exec(text)?.[0] ?? ''
}

// “12 March”, “12th March”, “2018, from June”, “2017 (Aug.)”
const behindFigures = /[’'‘]?\d[\d\s.,(-]*(?:(?:st|nd|rd|th)[\s.-]+)?(?:(?:from|de)\s+)?(?<word>\p{L}+)/iuy

/** Whether behind the figures at `at` a word stands that may be of their date. */
function dateWordBehind(text: string, at: number): boolean {
  behindFigures.lastIndex = at
  const word = behindFigures.exec(text)?.groups?.word
  return word !== undefined && isDateWord(word)
}

/** The pattern of the ways to write a date that may begin at `at`, by what stands there. */
export function patternAt(text: string, at: number): RegExp | null {
  const sign = text[at]
  if (isFigure(text, at) ? !isFigure(text, at - 1) : isApostrophe(sign))
    return dateWordBehind(text, at) ? figuresFirst : figuresAlone
  if (sign === '(') return isDateWord(wordAt(text, at + 1)) ? figuresFirst : null
  if (isLetter(text, at) ? isLetter(text, at - 1) : text.charCodeAt(at) < 128) return null
  return isDateWord(wordAt(text, at)) ? wordFirst : null
}
