import { expect, it } from 'vitest'
import { isPlainHeading } from './plain-heading.ts'

const posting = `Tarrant & Pryce is a family-run wholesaler of garden furniture in Leeds.

About the role
You will run the monthly and weekly payroll for all of our staff in Leeds and York.

Requirements:
* GDC registration is essential
* Radiography
What we offer
- £34,000, 27 days of holiday
* Free parking

Salary: £40 per hour
12 High Street
Leeds

We look for people.
- Who can count
and so on
- Who can read`.split('\n')

it('tells the headings of a posting from its other lines', () => {
  const headings = posting.filter((line, at) => isPlainHeading(posting[at - 1], line, posting[at + 1]))
  expect(headings).toEqual(['About the role', 'Requirements:', 'What we offer'])
})
