import type { RequirementResult } from '../../../contract/screening.ts'

const at = { start: 0, end: 0 }
const quoted = (quote: string) => [{ quote, start: 0, end: quote.length, page: null }]

const requirements: RequirementResult[] = [
  {
    ...at,
    id: 'python',
    kind: 'must',
    type: 'skill',
    text: 'Python for analysis (pandas or similar)',
    status: 'met',
    reason: 'The work as Business Analyst covers “pandas”.',
    evidence: quoted(
      'Python scripts (pandas, later polars) to reconcile card transactions, replacing a three-day spreadsheet job',
    ),
    gain: 0.41,
  },
  {
    ...at,
    id: 'spanish',
    kind: 'nice',
    type: 'language',
    text: 'Spanish: a third of our store teams speak it first',
    status: 'partial',
    reason: 'Spanish at a lower level than the work asks for.',
    evidence: quoted('German at family-dinner level, Spanish A2'),
    gain: 1.62,
  },
  {
    ...at,
    id: 'retail',
    kind: 'nice',
    type: 'other',
    text: 'Retail or grocery experience',
    status: 'unmet',
    reason: 'No line mentions “Retail” or “grocery”.',
    evidence: [],
    gain: 2.7,
  },
]

/** What the engine, in the version named here, answers for a resume of the sample data: three of those `asked`. */
export const exampleMatch = {
  file: 'tobias-achterberg.pdf',
  job: 'Data Analyst',
  engine: '6.40',
  score: 85.54,
  asked: 14,
  requirements,
}
