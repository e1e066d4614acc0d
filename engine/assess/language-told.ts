import { degreeLevel } from '../resume/degree-level.ts'
import type { Statement } from '../resume/statements.ts'
import sayings from './sayings.json' with { type: 'json' }

const marks = [',', ';', '.', '|', '•', '(', ' / ']

const names = String.raw`(?:[\s,/&|·]|and|\p{Lu}\p{L}+)*`
// “Dutch, French, English: all fluent”, “French (native) and English, both since childhood”.
const ofAll = new RegExp(String.raw`^${names}[\s:,(–—-]*\b((?:both|all)\b[^;.)]*)`, 'u')
// “French, English and Kreol, fluent”: what ends the row is said of all of it.
const atEnd = /^(?:(?:,\s*|\s+and\s+|\s*&\s*)\p{Lu}\p{L}+)+,\s*(\p{Ll}[^;.,\p{Lu}]*)(?=[;.,]|$)/u
// “Fluent in French, English and Greek”, “Mother tongues: French, Arabic”.
const before =
  /(?:^|[.;]\s*)([^,;.]*\b(?:fluent|bilingual|native|mother tongues?|first languages?|home languages?|working languages?)\b[^,;.]*)$/iu

/**
 * What is said of the language at `from`: the words up to the next language of the list, with § where its name stood,
 * and what is said of all in the row.
 */
export function remark(text: string, from: number, to: number): string {
  const rest = text.slice(to)
  // In “French (fluent), German (basic)” the comma parts them; in “French and German, both native” it does not.
  const bracket = /^\s*\(([^)]*)\)/u.exec(rest)
  const stop = rest.search(
    /[;|•·]|\s\/\s(?=\p{Lu}\p{L})|,\s*(?=(?:(?:and|some|a little|a bit of|enough|basic|good|fluent|conversational|rusty|school) )*\p{Lu}(?!\s))|\.\s+\p{Lu}|\)/u,
  )
  const after = rest.slice(0, stop < 0 ? rest.length : stop)
  const ahead = text.slice(0, from)
  const start = Math.max(...marks.map(mark => ahead.lastIndexOf(mark)))
  const row = before.exec(/^(.*?)(?:\p{Lu}\p{L}+[\s,/&|]+(?:and )?)+$/u.exec(ahead)?.[1] ?? '')?.[1] ?? ''
  const shared = ofAll.exec(rest)?.[1] ?? atEnd.exec(rest)?.[1] ?? ''
  return `${row} ${ahead.slice(start + 1)} § ${bracket ? bracket[1] : after} ${after.includes(shared) ? '' : shared}`.trim()
}

// “French braces”, “Spanish Peaks Mutual”, “a dachshund called German”: a word of another thing's name.
const saidOf = new RegExp(String.raw`^[- ](?:${sayings.saidOfLanguages.join('|')})(?![\p{L}])`, 'iu')

// “Cymraeg yw fy iaith gyntaf”: who calls a language by its own name may go on in it.
const ownName =
  /^(?:cymraeg|(?:te )?reo|gaeilge|gàidhlig|deutsch|nederlands|español|français|português|italiano|svenska)/iu

export function isOther(text: string, from: number, to: number): boolean {
  if (/\b(?:called|named|nicknamed)\s+$/iu.test(text.slice(0, from))) return true
  const rest = text.slice(to)
  // “"Mandarin" is our collie”
  if (/^["”]\s+is (?:our|my|the|a)\b/iu.test(rest)) return true
  // An examination is named with its grade: “JLPT N3”.
  if (/^\p{Lu}{2}/u.test(text.slice(from, to))) return false
  if (
    /\b(?:in|into|en|auf|på|spoke|speaks?|speaking|pratar|spreche|parle|hablo|spreek|falo)\s+$/iu.test(
      text.slice(0, from),
    )
  )
    return /^ (?!I\b)\p{Lu}/u.test(rest)
  if (ownName.test(text.slice(from, to))) return /^ \p{Lu}/u.test(rest) && !saidOf.test(rest)
  return /^[- ]\p{L}/u.test(rest) && !saidOf.test(rest)
}

/** A subject among others of a school leaving paper. */
export const taughtAtSchool = ({ section, text }: Statement) => section === 'education' && degreeLevel(text) === 1

const toBeLearnt =
  /\b(?:still to come|booked (?:on|in|for)|(?:am |is )?start(?:ing|s) (?:a|in|from|lessons|classes)|(?:plan(?:ning)?|want|hope|intend|would (?:like|love)|[’']d like|mean|willing|happy|keen) to (?:learn|take|start|study|pick|try)|not yet (?:begun|started)|not (?:begun|started)|(?:will|going to|promis\p{L}+\b.{0,30}) (?:learn|start)|a willingness)\b/iu
const denies =
  /\b(?:no|not (?:any|speak|count as)|never|nor|don['’]?t (?:speak|have)|do not (?:speak|have)|neither|without|none)(?:[^\p{L}\p{N}_]+\p{L}+){0,2}[^\p{L}\p{N}_]*$/iu
const missing =
  /^\W{0,3}(?:(?:is |was )?(?:none|zero|nil|non-existent)\b|no\b(?! (?:problem|trouble|difficult))|not? (?:spoken|started|yet)\b|is not among\b|I (?:have|speak|know|understand) (?:none|nothing|not a word)\b)/iu
// “Spanish, Somali: no”: what follows the row is said of all of it.
const missingOfAll =
  /^(?:(?:\s*[,/&·]\s*|\s+(?:and|or)\s+)\p{Lu}\p{L}+)+\s*(?::|\s[–—-])\s*(?:no|none|neither|nil|not yet|n\/a)\b(?! (?:problem|trouble|difficult))/u

/** Whether the line says that the language is missing, or to be learnt: “not used since” is no such thing. */
export const isMissing = (text: string, from: number, to: number, about: string, absent: boolean): boolean =>
  toBeLearnt.test(about) ||
  missing.test(text.slice(to)) ||
  missingOfAll.test(text.slice(to)) ||
  (absent && denies.test(text.slice(0, from))) ||
  new RegExp(String.raw`\b(?:no|none of|not any) ${text.slice(from, to).replace(/[^\p{L}\d ]/gu, '.')}\b`, 'u').test(
    text,
  )
