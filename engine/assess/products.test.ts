import { expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

function judged(title: string, asked: string, post: string, line: string) {
  const text = `Robin Vale\n\nExperience\n\n${post}, Corbel Works, May 2019 – present\n- ${line}\n- Kept the records\n`
  const job = { title, description: `Requirements\n- ${asked}\n` }
  return engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments[0]
}

it.each([
  ['5+ years of backend development in Go', 'Backend Engineer', 'Built J2EE services in Java on Oracle', 'partial'],
  ['5+ years of backend development in Go', 'Backend Engineer', 'Built services in Go', 'met'],
  ['5+ years of backend work in Go or a similar language', 'Backend Engineer', 'Built services in Java', 'met'],
  ['5+ years of backend development', 'Backend Engineer', 'Built services in Java', 'met'],
  ['3 years of Sage 50 Payroll', 'Payroll Officer', 'Processed the payroll in SAP HR', 'partial'],
  ['Sage 50 Payroll', 'Payroll Officer', 'Processed the payroll in SAP HR', 'partial'],
  ['Snowflake, BigQuery or Redshift', 'Data Analyst', 'Wrote SQL queries against SQL Server', 'partial'],
  ['Snowflake, BigQuery or Redshift', 'Data Analyst', 'Wrote SQL queries against Redshift', 'met'],
  ['Python or R for analysis', 'Data Analyst', 'Basket analysis for the loyalty launch', 'partial'],
  ['Python or R for analysis', 'Data Analyst', 'Basket analysis in Python for the loyalty launch', 'met'],
  ['Power BI dashboards', 'Data Analyst', 'Wrote reports and dashboards in Excel', 'partial'],
  ['3 years of payroll experience', 'Payroll Officer', 'Processed the payroll in SAP HR', 'met'],
])('%s is of the product itself: %s, “%s”: %s', (asked, title, line, status) => {
  expect(judged(title, asked, title, line)?.status).toBe(status)
})

it.each([
  ['Managed a budget of at least €1 million', 'Managed a marketing budget of $90,000', 'partial'],
  ['Managed a budget of at least €1 million', 'Managed a marketing budget of €1.2m', 'met'],
  ['Managing a marketing budget of $250K or more', 'Look after a communications budget of $90,000', 'partial'],
  ['Managing a marketing budget of $250K or more', 'Look after a communications budget of $240,000', 'met'],
  ['Experience managing teams of 20 or more', 'Managed a team of three', 'partial'],
  ['Experience managing teams of 20+', 'Managed a team of 25', 'met'],
  ['Experience managing teams', 'Managed a team of three', 'met'],
])('%s is met by as much as is asked: “%s” is %s', (asked, line, status) => {
  const one = judged('Marketing Manager', asked, 'Marketing Manager', line)
  expect(one?.status).toBe(status)
  if (status === 'partial') expect(one?.reason).toMatch(/^“.+” is told, where “.+” is asked\.$/)
})
