import { degreeLevel } from '../resume/degree-level.ts'
import { asks, asksNicely } from './cues.ts'
import { hasSubject } from './subject.ts'
import { asksForYears } from './years.ts'

export type Span = { start: number; end: number }

/** Whether a text has a verb or speaks of people who do: a sentence, and no bare list of things. */
export const hasVerb = /\b(?:is|are|was|were|will|has|have|had|can|we|our|us|you|your)\b/iu

// A clause of its own may begin behind one of these. `own`: the words behind it begin one wherever they stand.
const joint =
  /(?<stop>;\s+|\.\s+(?=[\p{Lu}\d])|,\s+as (?:would|is|are|will)(?: be)?\s+(?=(?:an?|any|some|the|your|prior|previous|good|knowledge|experience|familiarity|exposure)\b)|\s[–—]\s|\s-\s(?=(?:we|it|they|he|she)\b)|:\s+(?=(?:you|we|it|there|this|they|each|every|nobody|no one|everybody|everyone)\b)|,\s+(?=so\s))|(?<colon>:\s+)|,?\s+(?:and|but|so)\s+(?=(?<own>you|we|have|be|run|are|hold|it|will|must|should|can|would|so (?:is|are|would)|ideally|preferably|able|confident|comfortable|familiar|experienced|fluent|proficient)\b)|,?\s+(?:and|but|so)\s+(?=(?<thing>a|an|the)\b)|\s+and\s+(?=(?:at least|a minimum of|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\+?(?: or more)? years)\b)|,\s+(?:or\s+)?(?=(?<doing>hold|know|speak|have|own|can)\s)|,\s+(?:and\s+|or\s+)?(?=(?<again>for|by|if you)\b)|,\s+(?=(?<item>an?|your|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b)|,?\s+(?:along|together) with\s+|,\s+(?:plus|as well as|but|and)\s+/gu

const finite =
  /\b(?:is|are|was|were|will|has|have|had|can|must|should|would|needs?|we|you|they|there)\b|\b(?:he|she|it|who|which|that)\s+\p{L}+s\b|['’](?:ll|re|ve)\b/iu
const paper =
  /\b(?:certificat\w+|licen[cs]e|registration|ticket|card|diploma|degree|qualification|apprenticeship|nvq|clearance)\b/iu

// A relative clause that has not come to its verb yet.
const open = /\b(?:that|which|whom)\s(?<inside>[^.;]{0,40})$/iu

/** Whether the text names something that can be held up by itself: years, a degree, a paper. */
export const countable = (text: string) => asksForYears(text) || degreeLevel(text) !== null || paper.test(text)

/** Whether a joint parts two statements: what stands on either side says something by itself. */
function parts(before: string, joint: RegExpMatchArray, after: string, [lead, rest]: [string, string]): boolean {
  const { stop, own, doing, thing, colon, again, item } = joint.groups ?? {}
  // “We have stopped typing: changes go out through Ansible”
  if (colon) return /^\W*(?:we|our)\b/iu.test(before) && !asks(before) && hasVerb.test(before)
  if (stop || own || doing) return true
  // “A bonus for dbt, for having built dashboards, and for French”
  const listed = again !== undefined && asksNicely(lead) && lead.includes(` ${again}`)
  if (listed || (again && !/\band\b/u.test(joint[0]))) return listed && hasSubject(before) && hasSubject(after)
  // “You hold a current licence, a degree in chemistry and two years in a mill”; “a diploma, a degree or both” is a choice.
  if (item) return countable(before) && countable(after) && (!/\bor\b/iu.test(after) || /^[^,]*,\s+and\s/iu.test(rest))
  if (countable(before) && countable(after)) return true
  // “… the plan that the nurse and the cook have made” is one clause.
  if (thing && open.exec(before)?.groups?.inside?.match(finite) === null) return false
  if (finite.test(before) && finite.test(after)) return true
  // “You plan the week, and order the timber” does two things; “the budget and the forecast” are one.
  return !thing && /^,\s+and/u.test(joint[0]) && hasSubject(before) && hasSubject(after)
}

/** Whether a bracket is open at `at` that is closed behind it. */
export const insideBrackets = (text: string, at: number) => {
  const lead = text.slice(0, at)
  return lead.lastIndexOf('(') > lead.lastIndexOf(')') && text.indexOf(')', at) >= 0
}

/** The clauses of a sentence at `offset`. What stands in brackets is of the clause around it. */
export function clauses(text: string, offset: number): Span[] {
  const joints = [...text.matchAll(joint)].filter(({ index }) => !insideBrackets(text, index))
  const found: Span[] = []
  let at = 0
  for (const [index, match] of joints.entries()) {
    const behind = match.index + match[0].length
    const after = text.slice(behind, joints[index + 1]?.index ?? text.length)
    if (
      match.index <= at ||
      !parts(text.slice(at, match.index), match, after, [text.slice(0, match.index), text.slice(behind)])
    )
      continue
    found.push({ start: offset + at, end: offset + match.index })
    at = behind
  }
  if (text.length > at) found.push({ start: offset + at, end: offset + text.length })
  return found
}
