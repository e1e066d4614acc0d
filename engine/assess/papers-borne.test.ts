import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { requirementsOf } from '../job/requirements.ts'
import { units } from '../job/units.ts'
import { assess } from './assess.ts'
import type { Context } from './context.ts'
import { readJobFor } from './job-reading.ts'
import { unmet } from './judgement.ts'
import { statusesInOrder, weights } from './odds.ts'
import { paperLineNames, paperLineSigns, paperLines } from './paper-signs.ts'
import { isUnsaid, paperNames, paperSigns } from './papers-borne.ts'
import { notNamed } from './reasons-papers.ts'

const job = {
  title: 'Kennel manager',
  description:
    'Kennel manager\n\nRequirements\n- 3+ years running a boarding kennel\n- Feeding and exercise of dogs\n- Rotas for kennel staff\n- Canine first aid certificate, in date\n- Cleaning and disinfection of kennels',
}
const reading = readJobFor(job, requirementsOf(job.description, units(job.description), job.title))
const need = reading.needs.find(({ requirement }) => requirement.text.startsWith('Canine'))

const keeper =
  'Kennel manager, Marsh Lane Boarding, May 2018 – present\n- Feed and exercise forty dogs a day, each by its own card\n- Write the rotas for nine kennel staff\n- Clean and disinfect every kennel between guests\n'
const clerk = 'Ticket clerk, Harbour Ferries, May 2018 – present\n- Sold tickets and balanced the till\n'

const assessed = (posts: string, papers: string) =>
  assess(
    reading,
    engine.readResume(
      documentOf(`Robin Vale\nrobin@example.com\n\nEXPERIENCE\n\n${posts}\nTRAINING\n${papers}\n`),
      '2026-11-01',
    ),
  )
const found = (posts: string, papers: string) =>
  assessed(posts, papers).assessments.find(({ requirement }) => requirement === need?.requirement.id)
const linesIn = ({ resume }: Context, at: number[]) => at.map(one => resume.statements[one]?.text)

describe('a paper of another trade', () => {
  const statusOf = (asked: string, line: string) =>
    engine.match(
      {
        title: 'Auto mechanic',
        description: `Requirements\n- ${asked}\n- Rebuild engines\n- Replace clutches\n- Keep job cards`,
      },
      engine.readResume(
        documentOf(
          `Robin Vale\nrobin@example.com\n\nExperience\nAuto mechanic, Hill Motors, 2015 to present\n- Rebuilt engines\n- Replaced clutches\n- Kept job cards\n\nEducation\n${line}\n`,
        ),
        '2026-11-01',
      ),
    ).assessments[0]?.status
  it.each([
    ['HEART/NVQ Level 2 or 3 in Auto Mechanics', 'HEART/NTA Customer Service Level 2, 2014', 'unmet'],
    ['HEART/NVQ Level 2 or 3 in Auto Mechanics', 'HEART/NTA Auto Mechanics Level 2, 2014', 'met'],
    ['Master’s degree in vehicle engineering', 'Life support card, good to 2027', 'unmet'],
  ])('is none of this one, and a card no degree, whatever bears it out: %s, “%s” is %s', (asked, line, expected) => {
    expect(statusOf(asked, line)).toBe(expected)
  })
})

describe('a paper that nothing names', () => {
  const told = 'Emergency care of dogs, one-day course, passed March 2025, good until 2028'

  it('is shown by the line that tells of one, where all else is borne out', () => {
    const paper = found(keeper, told)
    expect(paper?.status).not.toBe('unmet')
    expect(paper?.evidence.map(({ quote }) => quote)).toEqual([told])
  })
  it('is not by a card for something else in a resume of other work, nor without such a line', () => {
    expect(found(clerk, 'Forklift refresher, passed March 2025')?.status).toBe('unmet')
    expect(found(keeper, 'Swimming, choir')?.status).toBe('unmet')
  })
  it.each(['Certificate III in Tourism, passed March 2025', 'Hoping to book a course on emergencies next spring'])(
    'is not told of by “%s”',
    line => {
      if (!need) throw new Error('The posting asks for no paper.')
      const { context } = assessed(keeper, line)
      expect(linesIn(context, paperLines(context, need))).not.toContain(line)
    },
  )
  it('is asked of only where the rules found nothing for or against it', () => {
    expect(isUnsaid(unmet(notNamed))).toBe(true)
    expect(isUnsaid(unmet('It is planned, not held.'))).toBe(false)
  })
  it.each(['line', 'titled', 'their met', 'their partial', 'their met × line'] as const)(
    'is never the less likely for more of “%s”',
    name => {
      const { met, partial } = statusesInOrder(paperNames, [], [])(weights.papers)
      const at = paperNames.indexOf(name)
      // Then neither what is met nor what is at least partly shown falls (status.ts, chancesBy).
      expect(partial.all[at]).toBeGreaterThanOrEqual(0)
      expect(met.all[at]).toBeGreaterThanOrEqual(partial.all[at] ?? 0)
      expect(met.all[at]).toBeGreaterThan(0)
    },
  )
  it('has a value for every sign, and so has a line', () => {
    if (!need) throw new Error('The posting asks for no paper.')
    const { context } = assessed(keeper, told)
    expect(paperSigns(context, need, 0.5)).toHaveLength(paperNames.length)
    expect(paperLineSigns(context, need, 0)).toHaveLength(paperLineNames.length)
  })
})
