import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const analysed = (text: string) => engine.analyze(engine.readResume(documentOf(text), '2026-11-29'))
const post = 'Clerk, Aster Ltd, January 2014 – present\n- Filed 200 letters a day with my team'
const resume = (work: string, top = 'anna@mail.example | 07700 900118') => `Anna Berg\n${top}\n\n${work}

EDUCATION
Diploma in Business, Hill College, 2013
`
const good = resume(`EXPERIENCE\n\n${post}`)

/** What is suggested of the poorer one, which has to score less as a document than the better. */
function told(poorer: string, better = good): string {
  const { score_format, suggestions } = analysed(poorer)
  expect(score_format).toBeLessThan(analysed(better).score_format)
  return suggestions ?? ''
}

describe('what the score of the document takes off', () => {
  it('is told where no title stands over the work', () => {
    const firms = (title: string, before: string) =>
      resume(
        `EXPERIENCE\n\n${title}Hill Bread Co., Waterford\nMarch 2020 - now\nI run the night bake with two others.\n\n${before}The Copper Oven, Dungarvan\nAug 2012 - Feb 2020\nI was on the pastry bench.`,
      )
    const titled = firms('Head Baker\n', 'Baker\n')
    expect(told(firms('', ''), titled)).toContain(
      'Put a title over the work at Hill Bread Co. and at The Copper Oven: none says what the person was there.',
    )
    expect(analysed(titled).suggestions ?? '').not.toContain('title')
  })
  it('is told where no employer stands beside the title', () => {
    const beside = (where: string) =>
      resume(`EXPERIENCE\n\n${post}\n\nTaxi driver${where}, March 2010 – May 2013\n- Airport runs`)
    expect(told(beside(''), beside(', Hill Cabs Ltd'))).toContain('Name the employer beside “Taxi driver”')
    expect(analysed(beside(' (self-employed)')).suggestions ?? '').not.toContain('employer')
  })
  it('is told where no post could be read from dates', () => {
    expect(told(good.replace('EDUCATION', "'04-'09   Brook Haulage night shifts\n\nEDUCATION"))).toContain(
      "Say with title, employer and both dates what “'04-'09 Brook Haulage night shifts” was",
    )
  })
  it('is told where no heading stands over the work', () => {
    expect(told(resume(post))).toContain('Put a heading over the work, from “Clerk” on: a reader looks for it.')
    expect(analysed(good).suggestions ?? '').not.toContain('heading')
    expect(analysed(resume(`From ink to idea\n\n${post}`)).suggestions ?? '').not.toContain('heading')
  })
  it('is told of a paragraph that nobody reads to its end', () => {
    const lines = Array.from({ length: 8 }, (_, at) => `In room ${at + 3} I filed all the letters of the day.`)
    const withWork = (text: string) => good.replace('- Filed', `${text}\n- Filed`)
    expect(told(withWork(`- ${lines.join(' ')}`), withWork(lines.map(line => `- ${line}`).join('\n')))).toContain(
      'Break up the paragraph of 88 words that begins “In room 3 I filed all the letters of the day”',
    )
  })
  it('is told where no telephone is given', () => {
    expect(told(resume(`EXPERIENCE\n\n${post}`, 'anna@mail.example'))).toContain(
      'Add a telephone number: the email address, anna@mail.example, is the only way to get in touch.',
    )
  })
  it('says nothing of what is as it should be', () => {
    expect(analysed(good).suggestions ?? '').not.toMatch(/^(?:Put|Say|Name|Break|Add)/mu)
  })
})
