import { parseArgs } from 'node:util'

export type Format = 'table' | 'json' | 'csv'
export type Arguments = { job: string; resumes: string[]; format: Format; asOf: string }

/** Wrong use of the command: the message says what to do, and the process ends with 2. */
export class UsageError extends Error {}

export const usage = `Usage: npm run --silent screen -- --job JOB RESUME… [--format table|json|csv] [--as-of YYYY-MM-DD]

  --job      the posting: .md or .txt (its first line is the title), or .json with "title" and "description"
             and, if you like, "criteria": corrections of what is read, [{ "text", "kind": "must" | "nice" | "none" }]
  RESUME…    resumes: .pdf, .docx, .doc or .txt
  --format   table (default), json or csv, on standard output
  --as-of    the day that "present" means in a resume; today unless given`

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Reads the command's arguments. `today` is YYYY-MM-DD. Null stands for a call for help. */
export function readArguments(list: string[], today: string): Arguments | null {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(list)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
  const { values, positionals } = parsed
  if (values.help) return null
  if (values.job === undefined) throw new UsageError('Name the job with --job FILE.')
  if (positionals.length === 0) throw new UsageError('Name at least one resume file.')
  const format = values.format
  if (format !== 'table' && format !== 'json' && format !== 'csv')
    throw new UsageError(`--format is table, json or csv, not "${format}".`)
  const asOf = values['as-of'] ?? today
  if (!isDay(asOf)) throw new UsageError(`--as-of is a day such as 2026-11-01, not "${asOf}".`)
  return { job: values.job, resumes: positionals, format, asOf }
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      job: { type: 'string' },
      format: { type: 'string', default: 'table' },
      'as-of': { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
