import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import type { JobText } from '../types.ts'

const asOf = '2026-11-01'
const job: JobText = {
  title: 'Registered Nurse, ICU',
  description: `Requirements
- At least three years as a nurse in an ICU
- Registered nurse licence
- Mechanical ventilation
- Patient education`,
}
const duties = `- Cared for ventilated patients, weaned them from mechanical ventilation and titrated vasopressors
- Taught families about discharge and gave patient education on wound care at the bedside every week
- Precepted four new graduates through their first twelve weeks on the unit and wrote their reports
- Ran the hand hygiene audit with the infection control nurse and brought the rate from 82% to 96%
- Took part in the rapid response team, relief charge on nights, and updated the ventilator bundle
- Gave medication by central line, kept the charts in Epic and handed over at the bedside at seven`
const text = (work = duties, dates = ', March 2019 – present') => `Jane Roe
jane@example.com | 07700 900123

EXPERIENCE

Registered Nurse, Intensive Care Unit, St Brannoc Hospital${dates}
${work}

LICENCES
Registered Nurse, active to 2028`

const matched = (posting: JobText, resume = text()) =>
  engine.match(posting, engine.readResume(documentOf(resume), asOf)).confidence
const analysed = (resume: string) => engine.analyze(engine.readResume(documentOf(resume), asOf)).confidence
const asking = (...lines: string[]): JobText => ({
  ...job,
  description: `${job.description}\n${lines.map(line => `- ${line}`).join('\n')}`,
})

describe('confidence in a match', () => {
  it('is high where the file reads well and the terms are known, and says so', () => {
    const { match_score, score_skills, score_experience } = matched(job)
    expect(match_score.level).toBe('high')
    expect(score_skills.level).toBe('high')
    expect(match_score.reason).toMatch(/reads without doubt: \d+ words, one dated post\./)
    // One requirement of years alone carries that score.
    expect(score_experience.value).toBeLessThan(match_score.value)
    expect(score_experience.reason).toContain('one requirement alone, “At least three years as a nurse in an ICU”')
  })

  it('falls with a doubtful reading, for the reason that the reader gave', () => {
    const document = documentOf(text())
    const doubtful = { ...document, quality: { verdict: 'doubtful' as const, reasons: ['Page 2 is a scan.'] } }
    const { match_score } = engine.match(job, engine.readResume(doubtful, asOf)).confidence
    expect(match_score.value).toBeLessThan(0.7 * matched(job).match_score.value)
    expect(match_score.reason).toContain('Page 2 is a scan.')
  })

  it('falls with every requirement in words that the knowledge base does not hold', () => {
    const one = matched(asking('Zorbling of frumious bandersnatches'))
    const two = matched(asking('Zorbling of frumious bandersnatches', 'Quaffing slithy toves'))
    expect(one.match_score.value).toBeLessThan(matched(job).match_score.value)
    expect(two.match_score.value).toBeLessThan(one.match_score.value)
    expect(two.score_skills.reason).toContain('“Zorbling of frumious bandersnatches” among them')
  })

  it('falls with work told in words that it does not hold', () => {
    const foreign = text(
      'abcdef'
        .split('')
        .map(
          letter =>
            `- Brungled the ${letter}wozzle before each glimmering and smarfed the tolliwags by the dozen there`,
        )
        .join('\n'),
    )
    const { score_skills } = matched(job, foreign)
    expect(score_skills.value).toBeLessThan(matched(job).score_skills.value)
    expect(score_skills.reason).toContain('All six lines on the work could not be placed, “Brungled the awozzle')
  })

  it('falls where a requirement is shown by a neighbour of it only', () => {
    const posting = asking('Experience with Apache Kafka')
    const near = text(`${duties}\n- Moved the ward’s messages between its systems with RabbitMQ queues`)
    const { match_score } = matched(posting, near)
    expect(match_score.value).toBeLessThan(matched(posting).match_score.value)
    expect(match_score.reason).toContain('is shown in part')
  })

  it('falls with missing dates, most of all for experience', () => {
    const dated = matched(job)
    const undated = matched(job, text(duties, ''))
    const lost = (score: 'match_score' | 'score_experience') => dated[score].value - undated[score].value
    expect(lost('score_experience')).toBeGreaterThan(0)
    expect(lost('score_experience') / dated.score_experience.value).toBeGreaterThan(
      lost('match_score') / dated.match_score.value,
    )
    expect(undated.score_experience.reason).toContain('No post with dates')
  })

  it('falls with a short text', () => {
    const short = matched(job, text('- Ventilated patients'))
    expect(short.match_score.value).toBeLessThan(matched(job).match_score.value)
    expect(short.match_score.reason).toMatch(/The whole text is \d+ words/)
  })

  it('is none where the posting asks for nothing', () => {
    expect(matched({ title: 'Nurse', description: '' }).match_score).toMatchObject({ level: 'low', value: 0 })
  })
})

describe('confidence in an analysis', () => {
  it('stands beside each of the four scores and falls for what each rests on', () => {
    const good = analysed(text())
    const undated = analysed(text(duties, ''))
    expect(good.score_overall.level).toBe('high')
    expect(undated.score_experience.value).toBeLessThan(good.score_experience.value)
    expect(undated.score_format.level).toBe('high')
  })

  it('falls with dates that no post was read from, and says where they stand', () => {
    const lost = analysed(`${text()}\n\nMORE WORK\n'04-'09   Brook Haulage night shifts\n`)
    expect(lost.score_experience.value).toBeLessThan(analysed(text()).score_experience.value)
    expect(lost.score_experience.reason).toContain("No post was read where this is dated: “'04-'09 Brook Haulage")
    for (const { reason } of Object.values(lost)) expect(reason).not.toContain('without doubt')
  })

  it('reads without doubt in all four or in none', () => {
    for (const { reason } of Object.values(analysed(text()))) expect(reason).toContain('without doubt')
    const unknown = `- Smarfed the tolliwags before each glimmering\n- Brungled the wozzle there by the dozen`
    const { score_overall, score_format } = analysed(text(`${duties}\n${unknown}`))
    expect(score_overall.reason).toContain('could not be placed')
    expect(score_format.reason).toMatch(/^All \d+ words of the text could be read\.$/)
  })

  it('takes one word among the lines for a heading and not for work that could not be placed', () => {
    expect(analysed(text(`Responsibilities\n${duties}`)).score_skills.reason).toContain('without doubt')
    expect(analysed(text(`Brungling wozzles\n${duties}`)).score_skills.reason).toContain('“Brungling wozzles”')
  })

  it('finds a break with dates, and what was done in it, under a date', () => {
    const away = `${text()}\n\nMORE WORK\n\nCareer break, 2012 – 2018\nCare of the family and of the house\n`
    expect(analysed(away).score_experience.reason).toContain('without doubt')
  })
})
