import type { RequirementResult } from '../../../contract/screening.ts'

const must = { kind: 'must', start: 0, end: 0, gain: 0 } as const
const quoted = (quote: string) => [{ quote, start: 0, end: quote.length, page: null }]

const requirements: RequirementResult[] = [
  {
    ...must,
    id: 'sql',
    type: 'skill',
    text: 'Advanced SQL: window functions, joins over large tables, query tuning',
    status: 'met',
    reason: 'A sentence shows it in use.',
    evidence: quoted(
      'Write and optimize T-SQL against the SQL Server warehouse every day: multi-step joins over shipment and inventory tables',
    ),
  },
  {
    ...must,
    id: 'dashboards',
    type: 'skill',
    text: 'Dashboards in Tableau or Power BI that other people used',
    status: 'met',
    reason: 'A sentence shows it in use.',
    evidence: quoted(
      'Designed the Power BI suite for inventory turns, late vendors and stock-outs; 120 active users including all store managers',
    ),
  },
  {
    ...must,
    id: 'python',
    type: 'skill',
    text: 'Python for analysis (pandas or similar)',
    status: 'unmet',
    reason: 'The resume says that this experience is missing.',
    evidence: [],
  },
]

/** A sample resume read against the sample job; the quotes stand in the file word for word. */
export const exampleMatch = { file: 'shreya-kulkarni.doc', job: 'Data Analyst', requirements }
