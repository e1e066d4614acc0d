import type { Need } from '../job/need.ts'
import type { Part } from '../resume/denials.ts'
import type { Resume } from '../resume/read.ts'
import { recipientsIn } from '../resume/recipients.ts'
import type { Statement } from '../resume/statements.ts'
import { once } from '../text/once.ts'

const none: Part[] = []

/** For whom the lines that were asked about do something: every job asks of the same few. */
const recipientsOf = once((_: Resume): (Part[] | undefined)[] => [])

function recipientsAt(resume: Resume, at: number, { listed, text }: Statement): Part[] {
  const known = recipientsOf(resume)
  const found = known[at] ?? (listed ? none : recipientsIn(text))
  known[at] = found
  return found
}

/**
 * Whether most of what a line says of a need names the trade of those for whom something is done: who writes tickets for
 * the Python developers writes no Python for it. Where these people are asked about, to deal with them is what is asked.
 */
export function isForOthers(resume: Resume, { signs, words }: Need, at: number): boolean {
  const statement = resume.statements[at]
  const parts = statement ? recipientsAt(resume, at, statement) : none
  if (!statement || parts.length === 0) return false
  let [within, beside] = [0, 0]
  for (const { start, end, stem } of resume.evidence.words[at] ?? []) {
    const part = parts.find(({ from, to }) => start >= statement.start + from && end <= statement.start + to)
    if (part && end === statement.start + part.to && words.some(asked => asked.stem === stem)) return false
    const weight = signs.get(stem)?.weight ?? 0
    if (part) within += weight
    else beside += weight
  }
  return within > beside
}

const made = /^(?:registered|licen[cs]ed|certified|chartered|qualified|accredited)\b/iu

/** “Sent them on to the registered dietitians”: whether a line tells of a licence as that of those whom somebody deals with. */
export function isOfOthers(resume: Resume, at: number): boolean {
  const statement = resume.statements[at]
  return (
    statement !== undefined &&
    recipientsAt(resume, at, statement).some(({ from, to }) => made.test(statement.text.slice(from, to)))
  )
}
