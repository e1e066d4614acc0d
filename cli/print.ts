import type { Confidence } from '../engine/types.ts'
import type { Format } from './arguments.ts'
import type { Ranking, Result } from './rank.ts'

/** What a table program takes for the beginning of a formula, in both widths: as in contract/csv.ts, which may not be asked. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell of a CSV file. A spreadsheet runs what begins like a formula; the apostrophe makes it text again. */
export function csvCell(value: string | number): string {
  const text = String(value)
  const runs = typeof value === 'string' && (formula.test(text) || formula.test(text.trimStart()))
  const safe = runs ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function count(result: Result, status: string): number {
  return result.status === 'ok' ? result.assessments.filter(assessment => assessment.status === status).length : 0
}

function csv({ results }: Ranking): string {
  const head = [
    'rank',
    'file',
    'status',
    'name',
    'match_score',
    'score_skills',
    'score_experience',
    'confidence',
    'met',
    'partly',
    'not_shown',
    'summary',
    'red_flags',
    'error',
  ]
  const rows = results.map((result, index) =>
    result.status === 'ok'
      ? [
          index + 1,
          result.file,
          'ok',
          result.profile.name ?? '',
          result.match_score,
          result.score_skills,
          result.score_experience,
          result.confidence.match_score.level,
          count(result, 'met'),
          count(result, 'partial'),
          count(result, 'unmet'),
          result.summary,
          result.red_flags.join(' '),
          '',
        ]
      : ['', result.file, 'unreadable', '', '', '', '', '', '', '', '', '', '', result.error],
  )
  return [head, ...rows].map(row => row.map(csvCell).join(',')).join('\r\n')
}

// Terminals read escape sequences: a resume must not move the cursor or colour the screen.
const printable = (text: string) => text.replace(/\p{Cc}/gu, ' ')
const cell = (text: string, width: number) => {
  const flat = printable(text)
  return (flat.length > width ? `${flat.slice(0, width - 1)}…` : flat).padEnd(width)
}

function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of printable(text).split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].map(part => `${indent}${part}`).join('\n')
}

const told = ({ level, reason }: Confidence) =>
  `${level === 'high' ? 'High' : level === 'medium' ? 'Medium' : 'Low'} confidence: ${reason}`

function table({ job, results }: Ranking): string {
  const musts = job.requirements.filter(({ kind }) => kind === 'must').length
  const head = [
    printable(job.title),
    `${job.requirements.length} requirements, ${musts} of them must-haves`,
    ...job.warnings.map(text => `! ${text}`),
    '',
    `  # ${cell('Name', 26)} ${'Score'.padStart(7)}   Met  Partly  Not shown   File`,
  ]
  const rows = results.map((result, index) => {
    if (result.status === 'unreadable')
      return `  – ${cell('could not be read', 26)} ${''.padStart(7)}   ${' '.repeat(25)} ${printable(result.file)}\n${wrap(result.error, 90, '    ')}`
    const counts = `${String(count(result, 'met')).padStart(3)}  ${String(count(result, 'partial')).padStart(6)}  ${String(count(result, 'unmet')).padStart(9)}`
    const line = `${String(index + 1).padStart(3)} ${cell(result.profile.name ?? '(no name found)', 26)} ${`${result.match_score.toFixed(2)}%`.padStart(7)}   ${counts}   ${printable(result.file)}`
    return [
      line,
      wrap(result.summary, 90, '    '),
      wrap(told(result.confidence.match_score), 90, '    '),
      ...result.red_flags.map(flag => wrap(`! ${flag}`, 90, '    ')),
    ].join('\n')
  })
  return [...head, ...rows].join('\n')
}

/** The ranking as text for standard output. */
export function print(ranking: Ranking, format: Format): string {
  if (format === 'json') return JSON.stringify(ranking, null, 1)
  return format === 'csv' ? csv(ranking) : table(ranking)
}
