import { expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const lines = {
  Accountant:
    '- Prepared VAT returns each quarter\n- Wrote weekly rosters of the team\n- Statutory accounts for three firms',
  Nurse: '- Venepuncture every morning\n- Dressings of leg ulcers',
}

it.each([
  ['Accountant', 'VAT returns and payroll', '', 'partial'],
  ['Accountant', 'VAT returns and payroll', 'Paid the wages of forty people each month', 'met'],
  ['Accountant', 'VAT returns or payroll', '', 'met'],
  ['Accountant', 'Rostering and payroll', '', 'partial'],
  ['Nurse', 'Venepuncture and cannulation', '', 'partial'],
  ['Nurse', 'Venepuncture and cannulation', 'Placed cannulas on the ward round', 'met'],
] as const)(
  'two things asked side by side are both shown or not: %s, “%s” with “%s” is %s',
  (title, asked, more, status) => {
    const text = `Robin Vale\n\nExperience\n\n${title}, Corbel Works, May 2019 – present\n${lines[title]}\n${more && `- ${more}\n`}`
    const job = { title, description: `Requirements\n- ${asked}\n` }
    const [one] = engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments
    expect(one?.status).toBe(status)
    if (status === 'partial') expect(one?.reason).toMatch(/no line speaks of (?:payroll|cannulation)\.$/u)
  },
)
