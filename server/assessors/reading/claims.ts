import type { PlainReading } from '../../../engine/types.ts'
import type { Verdict } from './answer.ts'
import type { BlindLine } from './blind.ts'
import type { Question } from './question.ts'
import { locate } from './quotes.ts'
import type { Claim } from './weigh.ts'

/** Printable, one line, short: what a model wrote is shown beside what people wrote. */
export const tidied = (text: string, limit = 300): string => {
  const flat = text
    .replace(/(?:https?:\/\/|www\.)\S+/giu, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return flat.length > limit ? `${flat.slice(0, limit - 1).trimEnd()}…` : flat
}

/**
 * What of a model's verdicts may be heard: a quote that does not stand in the visible text falls, and with its last
 * quote the claim. Null where the controls show that the model did not read but obeyed, guessed or refused.
 */
export function claimsOf(
  question: Question,
  verdicts: ReadonlyMap<string, Verdict>,
  lines: readonly BlindLine[],
  resume: PlainReading,
): Claim[] | null {
  if ((verdicts.get(question.impossible)?.status ?? 'unmet') !== 'unmet') return null
  if (question.certain && verdicts.get(question.certain)?.status === 'unmet') return null
  return [...question.ids].flatMap(([id, requirement]): Claim[] => {
    const verdict = verdicts.get(id)
    if (!verdict) return []
    const reason = tidied(verdict.reason)
    if (verdict.status === 'unmet') return [{ requirement, status: 'unmet', quotes: [], reason }]
    const found = verdict.quotes.slice(0, 3).flatMap(quote => locate(quote, lines, resume.document.text) ?? [])
    const quotes = found.filter((one, index) => found.findIndex(({ start }) => start === one.start) === index)
    return quotes.length > 0 ? [{ requirement, status: verdict.status, quotes, reason }] : []
  })
}
