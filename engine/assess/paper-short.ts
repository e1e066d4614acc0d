import type { Need } from '../job/need.ts'
import { degreeLevel } from '../resume/degree-level.ts'
import { onceOf, tells } from '../text/once.ts'
import { otherKind } from './paper-class.ts'
import { lowerLevel } from './paper-level.ts'
import { lowerRank } from './paper-rank.ts'
import { elsewhere } from './region.ts'
import { otherField } from './scope.ts'
import type { Standing } from './validity.ts'

/** What a paper is worth that is held and short of what is asked: run out, under way, of another place, class, level or field. */
export const shortCredit = 0.5

export const abroad = 'It is good for another state or country.'

const grades =
  '(?:student|graduate|associate|affiliate|technician|technologist|technical|licentiate|junior|trainee|candidate)'
const lowGrade = new RegExp(`\\b${grades} member(?:ship)?\\b|\\bmember(?:ship)? \\(${grades}\\)`, 'iu')
const asksGrade = onceOf(
  text =>
    (/\b(?:chartered|full|corporate|fellow(?:ship)?)\b/iu.test(text) ||
      /(?<!\p{L})[MF]\p{Lu}{3,}(?!\p{L})/u.test(text)) &&
    !new RegExp(`\\b${grades}\\b`, 'iu').test(text),
)

/** “Associate member of the RTPI” for a chartered one: whether the line tells of a grade below the one asked. */
const otherGrade = (asked: string, line: string) => asksGrade(asked) && lowGrade.test(line)

/**
 * What the paper that a line tells of is short of, whatever it says of its validity; null where of nothing. `clause` is the
 * part of the line that speaks of it, `name` what it is called there.
 */
export function shortOf(asked: string, line: string, clause = line, name = ''): string | null {
  if (elsewhere(asked, line)) return abroad
  // “CSCS black, valid 2029; held gold until 2015”: the clause of the paper says what it is now.
  if ([line, clause].some(told => otherKind(asked, told)) && !/\p{Lu}\s?\+|\b\d\b/u.test(name))
    return 'It is of another class.'
  if (lowerLevel(asked, clause) || lowerRank(asked, clause)) return 'It is of a lower level.'
  if (otherGrade(asked, clause)) return 'It is of another grade of membership.'
  return otherField(asked, clause) ? 'It is for another field.' : null
}

/** Whether a paper is there, and not as it is asked: run out, under way, or short of it. */
export const isLess = ({ state }: Standing): boolean => state === 'expired' || state === 'short' || state === 'underway'

const asksRegister = tells(/\b(?:regist(?:ered|ration|er)|licen[cs]ed?|licensure|practi[sc]ing certificate)\b/iu)
const registered =
  /\b(?:regist\p{L}*|licen[cs]\p{L}*|enrolled|admitted|council|board|roll|member\p{L}*|chartered|PIN)\b|\bno\.|№|#/iu

export const courseAlone = 'It is the course of study, not the registration.'

/** Whether the line tells of the course of study alone, where a register's entry is asked. */
export const isCourseAlone = ({ requirement: { text }, degree }: Need, line: string): boolean =>
  degree === null && asksRegister(text) && !registered.test(line) && (degreeLevel(line) ?? 0) >= 2
