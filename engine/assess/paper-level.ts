import { matchesOf } from '../text/matches.ts'
import { onceOf } from '../text/once.ts'

const digits: Record<string, number> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
}
const digit = '[1-8](?!\\d|[.,:/-]\\d|\\s?(?:hours?|hrs?|days?|years?|yrs?)\\b)'
const behind = new RegExp(
  `\\b(?:level|niveau|nível|nivel|nivå|livello|poziom|lvl|l|stufe|nvq|svq|mbo|rqf|qcf|qqi|nfq|nqf|eqf|aqf|scqf|c&g|tier|grade|stage|certificate)\\.?\\s*(?:level\\s*)?(${digit}|i{1,3}|iv|v|one|two|three|four|five|six|seven)(?![\\p{L}])`,
  'giu',
)
// “Third level”, “second certificate”
const ordinal =
  /\b(first|second|third|fourth|fifth|sixth|[1-8](?:st|nd|rd|th))[- ](?:level|certificate|award|grade|stage|tier)\b/giu

const numberOf = (word: string) => digits[word.toLowerCase()] ?? Number(word.slice(0, 1))

/** The levels that a text names: “Level 3”, “third level”, “Cert IV”. `name`: a paper that people number without the word, “WSET 2”. */
function levelsIn(text: string, name = ''): number[] {
  const bare = name === '' ? [] : matchesOf(new RegExp(`${escaped(name)}\\s+(${digit})`, 'giu'), text)
  return [...matchesOf(behind, text), ...matchesOf(ordinal, text), ...bare].map(([, level = '']) => numberOf(level))
}

/** The highest of them; null where it names none. */
export function levelNamed(text: string, name = ''): number | null {
  const all = levelsIn(text, name)
  return all.length > 0 ? Math.max(...all) : null
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

// “(Level 3 better still)”, “Level 3 desirable”, “or higher”: what is more than asked.
const more =
  /\b(?:better|desirable|desired|prefer\p{L}+|ideally|a plus|an? (?:advantage|bonus|asset)|welcome|working towards?)\b/iu
const orBetween = /(?:\bor\b|\/)/iu

/** The level that a posting asks: of a choice the lowest, and none that it would only rather have. */
export const levelAsked = onceOf(text => {
  const clauses = text.split(/[(),;]|\.\s/u)
  const firm = clauses.filter(clause => !more.test(clause))
  const asked = firm.flatMap(clause => {
    const levels = levelsIn(clause)
    return orBetween.test(clause) && levels.length > 1 ? [Math.min(...levels)] : levels
  })
  return asked.length > 0 ? Math.max(...asked) : levelNamed(text)
})

// “Basic Food Hygiene” is no third level, whatever it is the first of.
const basic = /\b(?:basic|elementary|introductory)\b/iu

/** Whether the line names a lower level than the posting. */
export function lowerLevel(asked: string, line: string): boolean {
  const wanted = levelAsked(asked)
  const has = wanted === null ? null : levelNamed(line)
  if (wanted !== null && has === null) return wanted >= 3 && basic.test(line)
  return wanted !== null && has !== null && has < wanted
}
