import { datePoints, mayDate } from '../text/date-points.ts'
import { keptLines, onceOf } from '../text/once.ts'
import { forSmall } from '../text/small.ts'
import sayings from './private.json' with { type: 'json' }
import { namesPost } from './titles.ts'

/*
 * Time that somebody spent away from work, and what is nobody's business of it. A leave, an illness, a family, a flight or
 * a sentence is no post, whatever dates it has, and no sentence about the person quotes, praises or asks after it.
 */

// “<kin>” and “<of>” in the lists: a relative, and what is said of whose it is.
const joined = (list: string[]) =>
  list
    .join('|')
    .replaceAll('<kin>', `(?:${sayings.kin.join('|')})s?`)
    .replaceAll('<of>', `(?:${sayings.of.join('|')})`)

// What may stand before the words: “Took an extended sabbatical”, “Long-term illness”.
const lead =
  '^\\P{L}*(?:(?:an?|the|my|our|on|in|as|at|was|were|been|being|I|took|taken|taking|time|period|of|years?|months?|full[- ]time|long[- ]term|short|brief|extended|planned|forced|enforced|voluntary|personal|temporar(?:y|ily)|now|currently|then|later|also|unpaid|paid|statutory|additional|first|second|another|serious|severe|covid(?:-19)?|pandemic)\\s+){0,5}'
// Asked of small letters. “İ”, of which two are made, stands in no words that it finds, so their length is that of the text.
const opening = (list: string[], end = '') => forSmall(new RegExp(`${lead}(?:${joined(list)})(?![\\p{L}])${end}`, 'u'))
const away = opening([...sayings.timeAway, ...sayings.privateTime])
const alone = opening(sayings.aloneTime, '\\P{L}*$')
const ofOneself = opening([...sayings.privateTime, ...sayings.aloneTime])
const affair = forSmall(new RegExp(`(?<![\\p{L}])(?:${joined(sayings.ownAffairs)})`, 'u'))

// “Parental leave cover”, “Injury claims”: another noun makes them the name of somebody's work.
const small =
  'to|for|with|from|after|and|or|while|when|because|due|in|at|of|on|since|until|during|by|as|then|through|around|across|between|following|taken|spent|abroad|my|our|who|not|having|looking|seeking'
const goesOn = new RegExp(`^(?:\\P{L}*$|\\s+(?:${small})(?![\\p{L}]))`, 'u')
const isOpen = new RegExp(`\\s(?:${small})$`, 'iu')
const parts = /[,;|•·\t]\s*|\s[–—/-]+\s|[:.]\s+/u

/** Whether a part of a line names a time away from work, and goes on to name no work. */
function names(part: string): boolean {
  const [words = ''] = away.exec(part.toLowerCase()) ?? []
  return words !== '' && (isOpen.test(words) || goesOn.test(part.slice(words.length)))
}

const undated = (text: string) =>
  mayDate(text)
    ? datePoints(text).reduceRight((left, { from, to }) => `${left.slice(0, from)}|${left.slice(to)}`, text)
    : text

/** “Stay-at-home mother”, “Furloughed, then made redundant”: the words of a line that names a time without a post. */
export const isAway = onceOf((text: string): boolean => {
  const [first = '', ...more] = undated(text)
    .replace(/\([^()]*\)/gu, ' ')
    .split(parts)
    .filter(part => /\p{L}{2}/u.test(part))
  // “Full-time carer, at home”, but “Full-time Carer, Bluebird Care”.
  const isAlone = (part: string) => alone.test(part.toLowerCase())
  if (isAlone(first)) return more.every(part => names(part) || isAlone(part) || /^\p{Ll}/u.test(part))
  return names(first) && more.every(part => names(part) || isAlone(part) || !namesPost(part))
}, keptLines)

/** Whether a line names a time away of which the reason is nobody's business: no journey and no studies. */
export const isPrivateTime = (text: string): boolean => ofOneself.test(undated(text).toLowerCase()) && isAway(text)

/** Whether a line names such a time with its dates, or nothing else. */
const isTime = (text: string) =>
  isPrivateTime(text) &&
  ((mayDate(text) && datePoints(text).length > 0) || /^\P{L}*$/u.test(text.toLowerCase().replace(ofOneself, '')))

/** Whether a line tells what is no employer's business: health, family, origin, a sentence, a time without work. */
export const isPrivate = onceOf((text: string): boolean => affair.test(text.toLowerCase()) || isTime(text), keptLines)
