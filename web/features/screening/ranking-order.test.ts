import { expect, it } from 'vitest'
import type { BatchItem } from '../../../contract/screening.ts'
import { toCsv } from './ranking-csv.ts'
import { named, type Order, placesOf, ranked } from './ranking-order.ts'

const match = (resume_id: number, file_name: string, match_score: number, score_skills = 0): BatchItem =>
  ({
    resume_id,
    resume_info: { file_name },
    match_score,
    score_skills,
    score_experience: 0,
    summary: '=SUM(1)',
    red_flags: ['One.', 'Two.'],
    confidence: null,
    requirements: [{ text: 'Pipes, large', status: resume_id === 1 ? 'met' : 'unmet' }],
  }) as unknown as BatchItem

const items = [
  match(1, 'b.pdf', 50),
  match(2, 'a.pdf', 50, 10),
  match(3, 'c.pdf', 70),
  match(4, 'd.pdf', 20),
  { resume_id: 5, error: 'gone' } as BatchItem,
]

it.each<[Order, number[], (number | undefined)[]]>([
  ['match_score', [3, 2, 1, 4, 5], [1, 2, 2, 4, undefined]],
  ['score_skills', [2, 1, 3, 4, 5], [1, 2, 2, 2, undefined]],
  ['file_name', [2, 1, 3, 4, 5], [2, 2, 1, 4, undefined]],
])('gives equal scores one place, by %s', (order, ids, places) => {
  expect(ranked(items, order).map(({ resume_id }) => resume_id)).toEqual(ids)
  const found = placesOf(items, order)
  expect(ids.map(id => found.get(id))).toEqual(places)
})

it('finds by file name, and nothing without one', () => {
  expect(named(items, ' B.P').map(({ resume_id }) => resume_id)).toEqual([1])
  expect(named(items, 'gone')).toEqual([])
})

it('is a table in which no cell is a formula', () => {
  const [head, first, , third, ...rest] = toCsv(items, 'match_score').split('\r\n')
  expect(head).toBe(
    'place,file_name,match_score,score_skills,score_experience,confidence,summary,red_flags,"Pipes, large"',
  )
  expect(first).toBe("1,c.pdf,70,0,0,,'=SUM(1),One. Two.,Not shown")
  expect(third).toBe("2,b.pdf,50,0,0,,'=SUM(1),One. Two.,Met")
  expect(rest).toHaveLength(2)
})
