import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const jobAsking = (degree: string) => ({
  title: 'Kennel manager',
  description: `Kennel manager\n\nRequirements\n- ${degree}\n- Feeding and exercise of dogs\n- Rotas for kennel staff\n- Cleaning and disinfection of kennels\n- Booking dogs in and out\n- Walking dogs on the lead`,
})

const keeper =
  'Kennel manager, Marsh Lane Boarding, May 2018 – present\n- Feed and exercise forty dogs a day, each by its own card\n- Write the rotas for nine kennel staff\n- Clean and disinfect every kennel between guests\n- Book dogs in and out and check their papers\n- Walk dogs on the lead, six at a time\n'
const clerk = 'Ticket clerk, Harbour Ferries, May 2018 – present\n- Sold tickets and balanced the till\n'

/** Two posts of the trade over the same months, or one. */
const atOnce = (count: number) =>
  ['Marsh Lane Boarding', 'Hill Farm Kennels']
    .slice(0, count)
    .map(firm => `Kennel manager, ${firm}, January 2024 – July 2026\n- Feed dogs\n`)
    .join('\n')

const degreeOf = (posts: string, study: string, asked = 'A degree in animal behaviour') => {
  const text = `Robin Vale\nrobin@example.com\n\nEXPERIENCE\n\n${posts}\nEDUCATION\n${study}\n`
  const { requirements, assessments } = engine.match(
    jobAsking(asked),
    engine.readResume(documentOf(text), '2026-11-01'),
  )
  const degree = requirements.find(({ type }) => type === 'degree')
  return assessments.find(({ requirement }) => requirement === degree?.id)
}

describe('a degree whose subject is in doubt', () => {
  const study = 'BSc Ethology, Fenwold University, 2016'

  it('is the one asked where all else bears it out, by its line and for less than one that is named', () => {
    const found = degreeOf(keeper, study)
    expect(found).toMatchObject({ status: 'met', evidence: [{ quote: study }] })
    expect(found?.credit).toBeLessThan(degreeOf(keeper, 'BSc Animal Behaviour, Fenwold University, 2016')?.credit ?? 0)
    expect(found?.reason).toContain('“BSc Ethology”')
  })
  it.each([
    [clerk, study],
    [keeper, 'Ethology, level 2 certificate, Fenwold College, 2016'],
    [keeper, 'BSc Ethology, Fenwold University, not completed'],
    [keeper, 'Choir and swimming'],
  ])('is not in a resume of other work, below the level, unfinished, or where there is none', (posts, line) => {
    expect(degreeOf(posts, line)?.status).not.toBe('met')
  })
  it('is stood in for by years of the trade, of which two posts at once make no more', () => {
    const asked = 'A degree in animal behaviour or equivalent experience'
    const found = [1, 2].map(count => degreeOf(atOnce(count), 'Choir and swimming', asked)?.credit)
    expect(found[1]).toBe(found[0])
  })
  it.each([
    ['GCSE maths and English at grade 4 or above', 'Five GCSEs, Weaver Hall School, 2012'],
    ['An apprenticeship or diploma in animal care', 'BA Pottery, Fenwold University, 2016'],
  ])('is no school certificate and no trade certificate: %s', (asked, line) => {
    expect(degreeOf(keeper, line, asked)).toBeDefined()
    expect(degreeOf(keeper, line, asked)?.status).not.toBe('met')
  })
})
