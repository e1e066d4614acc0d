import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const analysed = (text: string) => engine.analyze(engine.readResume(documentOf(text), '2026-11-01'))
const duties = [
  'Wound care and medication rounds for 22 patients on a surgical ward',
  'Falls fell from 14 to 6 a year after a bedside checklist',
  'Taught four new nurses the drug round, blood transfusion and pain control',
]
const resume = (lines: string[], dates = 'March 2015 – present') => `Ann Lee
ann@example.com | 07700 900123

EXPERIENCE

Charge Nurse, Hill Hospital, ${dates}
${lines.map(line => `- ${line}`).join('\n')}

EDUCATION
BSc Nursing, Hill College, 2014
`
const good = resume(duties)
const skills = (text: string) => analysed(text).score_skills
const format = (text: string) => analysed(text).score_format
const experience = (text: string) => analysed(text).score_experience

describe('the score of skills', () => {
  it('does not read things of other trades into scattered words', () => {
    const shop = `Ann Lee\nann@example.com\n\nEXPERIENCE\n\nSales Assistant, Corbel Stores, May 2023 – May 2025
- Tills, stock, customer queries\n- Trained two new starters\n`
    expect(skills(shop)).toBeLessThan(40)
    // An employer that shares its name with a program is none.
    const at = (firm: string) => skills(good.replace('Hill Hospital', firm))
    expect(at('Sage')).toBe(at('Hale'))
  })
  it('is no matter of the order of lines, nor of saying them twice', () => {
    expect(skills(resume(duties.toReversed()))).toBe(skills(good))
    expect(skills(resume([...duties, ...duties]))).toBe(skills(good))
  })
  it('gives one line, and one list, no more than their share', () => {
    const heap =
      'Wound dressings, IV therapy, catheter care, tracheostomy care, phlebotomy, triage, palliative care, stoma care, vital signs'
    const shown = skills(resume([...duties, heap])) - skills(good)
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(20)
    const listed = `${good}\nSKILLS\n${heap}, Excel, Word, Python, SQL, Tableau, Power BI, Salesforce, Jira, AutoCAD\n`
    expect(skills(listed) - skills(good)).toBeLessThan(20)
  })
  it('takes what could stand in anybody’s resume for little', () => {
    const vague = ['Responsible for various tasks', 'Driving strategic initiatives', 'Worked on many projects']
    expect(skills(resume(vague))).toBeLessThan(0.5 * skills(good))
    expect(format(resume(vague))).toBeLessThan(format(good))
  })
})

describe('the score of format', () => {
  it('falls where everything stands in one paragraph', () => {
    const wall = Array.from(
      { length: 12 },
      (_, at) => `On ward ${at + 3} I gave the medication and wrote all of the charts for the night.`,
    ).join(' ')
    expect(format(resume([wall]))).toBeLessThan(format(resume(wall.split(/(?<=\.) /))) - 5)
  })
  it('falls with dates that no post was read from', () => {
    const lost = good.replace('EDUCATION', "'04-'09   Brook Haulage night shifts\n\nEDUCATION")
    expect(format(lost)).toBeLessThan(format(good))
  })
  it('asks how somebody is reached, and not who it is', () => {
    expect(format(good.replace('ann@example.com | 07700 900123', 'Married, two children, Passport Z123456'))).toBe(
      format(good) - 15,
    )
    expect(format(good.replace('\n\n', '\nDate of birth: 1.2.1988, married, two children\n\n'))).toBe(format(good))
    expect(format(good.replace('Ann Lee', 'x'))).toBe(format(good))
  })
  it('takes many commonplaces for no more than two', () => {
    const vague = ['Responsible for various tasks', 'Helped with many matters', 'Worked on several projects']
    const more = ['Did other things as they came', 'Took part in what there was', 'Was there for whoever asked']
    expect(format(resume([...vague, ...more]))).toBe(format(resume(vague)))
    expect(skills(resume([...vague, ...more]))).toBe(skills(resume(vague)))
  })
  it('gives most for what came of the work', () => {
    const duty = 'Wound care on the surgical ward and the day ward'
    expect(format(resume([duty, 'Falls fell from 14 to 6 a year after a checklist']))).toBeGreaterThan(
      format(resume([duty, 'Falls were fewer each year after a checklist'])) + 5,
    )
  })
  it('falls with misspelt words and with praise of oneself, which the sentences name', () => {
    expect(format(`${good}\nINTERESTS\nRecieve freinds, seperate paths\n`)).toBe(format(good) - 5)
    const praised = 'PROFILE\nHard-working team player with a proven track record\n\nEXPERIENCE'
    expect(format(good.replace('EXPERIENCE', praised))).toBe(format(good) - 5)
  })
  it('does not ask how many words there are, nor in which year a degree was taken', () => {
    expect(format(`${good}\nINTERESTS\n${'Walking in the hills with the dog, bread, chess.\n'.repeat(20)}`)).toBe(
      format(good),
    )
    expect(format(good.replace('College, 2014', 'College'))).toBe(format(good))
  })
  it('asks nothing of posts that ended long ago', () => {
    const old = good.replace('EDUCATION', 'Carer, Brook House, May 2001 – June 2009\n\nEDUCATION')
    expect(format(old)).toBe(format(good))
    const late = good.replace('EDUCATION', 'Carer, Brook House, May 2013 – February 2018\n\nEDUCATION')
    expect(format(late)).toBeLessThan(format(good))
  })
})

describe('the score of experience', () => {
  it('counts years less and less', () => {
    const since = (year: number) => experience(resume(duties, `March ${year} – present`))
    expect(since(2016) - since(2021)).toBeGreaterThan(since(2006) - since(2011))
    expect(since(1990)).toBeLessThan(100)
  })
  it('counts results, and no number that measures nothing', () => {
    const without = resume(['Wound care on the surgical ward', 'Medication rounds by night'])
    const with27 = resume(['Wound care on the surgical ward 27', 'Medication rounds by night'])
    expect(experience(with27)).toBe(experience(without))
    expect(experience(good)).toBeGreaterThan(experience(without) + 10)
  })
  it('is next to nothing without a post that was read', () => {
    expect(experience(`Ann Lee\nann@example.com\n\nI sold 14 cars a month, up from 9.\n`)).toBeLessThan(12)
  })
  it('takes a title with dates alone for less', () => {
    expect(experience(resume([]))).toBeLessThan(experience(resume(['Wound care on the surgical ward 27'])))
  })
})

describe('a line that the scores rest on', () => {
  it('may stand among the rows of a heading, where it measures the work', () => {
    const told = (end: string) =>
      `Ann Lee\nann@example.com\n\nEXPERIENCE\n\nCharge Nurse at Hill Hospital, a hospital of 60 beds. Plans the rota of the ward, the round and the handover. ${end} (March 2015 until today)\n`
    expect(experience(told('Brought the wait for a bed down from 19 days to 6.'))).toBeGreaterThan(
      experience(told('Brought the wait for a bed down by a good deal.')) + 5,
    )
  })
  it('says no more by a date or by an “I”', () => {
    const vague = 'Did the round and the rest of it'
    expect(skills(resume([...duties, `${vague} since January 2019`]))).toBe(skills(resume([...duties, vague])))
    expect(skills(resume([...duties, 'Did the round as I was asked to']))).toBe(skills(resume([...duties, vague])))
  })
})

it('a heading that tells a result is no result of the lines below it', () => {
  const dates =
    'March 2015 – June 2019, sold new and used cars to families and firms and raised the monthly sales from 9 to 14 cars'
  const lines = ['Talked with Orion Bank about loans', 'Kept the rota with Lena Park', 'Drove the van to Larch Hill']
  expect(experience(resume(lines, dates))).toBe(experience(resume(lines.slice(0, 2), dates)))
})
