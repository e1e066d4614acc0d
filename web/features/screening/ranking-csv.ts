import { csvLine } from '../../../contract/csv.ts'
import type { BatchItem, Match } from '../../../contract/screening.ts'
import { type Order, placesOf, ranked } from './ranking-order.ts'
import { statusLook } from './status.tsx'

const head = [
  'place',
  'file_name',
  'match_score',
  'score_skills',
  'score_experience',
  'confidence',
  'summary',
  'red_flags',
]

const cellsOf = (match: Match, place: number | undefined) => [
  place ?? null,
  match.resume_info.file_name,
  match.match_score,
  match.score_skills,
  match.score_experience,
  match.confidence?.match_score.level ?? '',
  match.summary,
  match.red_flags.join(' '),
]

/** A ranking as a table (RFC 4180), in its order: each resume a line, what is asked a column each behind the scores. */
export function toCsv(items: readonly BatchItem[], order: Order): string {
  const matches = ranked(items, order).flatMap(item => ('error' in item ? [] : [item]))
  const places = placesOf(items, order)
  const asked = [...new Set(matches.flatMap(({ requirements }) => requirements.map(({ text }) => text)))]
  const lines = matches.map(match => {
    const found = new Map(match.requirements.map(({ text, status }) => [text, statusLook[status].word]))
    return [...cellsOf(match, places.get(match.resume_id)), ...asked.map(text => found.get(text) ?? '')]
  })
  return [[...head, ...asked], ...lines].map(csvLine).join('')
}
