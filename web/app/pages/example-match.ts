import type { RequirementResult } from '../../../contract/screening.ts'

const at = { start: 0, end: 0 }
const quoted = (quote: string) => [{ quote, start: 0, end: quote.length, page: null }]

const requirements: RequirementResult[] = [
  {
    ...at,
    id: 'dashboards',
    kind: 'must',
    type: 'skill',
    text: 'Dashboards in Tableau or Power BI that other people used',
    status: 'met',
    reason: 'Dashboards: shown in the work described.',
    evidence: quoted('Maintain 22 Power BI pages used by city operations; deleted 60 that nobody opened'),
    gain: 0,
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
    gain: 2.73,
  },
  {
    ...at,
    id: 'degree',
    kind: 'must',
    type: 'degree',
    text: 'Bachelor’s degree in statistics, mathematics, economics or a related field',
    status: 'unmet',
    reason: 'No studies of this kind are named.',
    evidence: [],
    gain: 13.64,
  },
]

/** What the engine, in the version named here, answered for a resume of the sample data: three of nine requirements. */
export const exampleMatch = {
  file: 'tobias-achterberg.pdf',
  job: 'Data Analyst',
  engine: '1.1',
  score: 68.86,
  requirements,
}
