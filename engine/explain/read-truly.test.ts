import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { enumerateNames } from './phrases.ts'

const head = 'Ann Lee\nann@example.com\n\n'
const read = (text: string) => engine.readResume(documentOf(`${head}${text}`), '2026-11-01')
const analysed = (text: string) => engine.analyze(read(text))
const work = 'EXPERIENCE\n\nRigger, Hill Lifting, March 2019 – present\n- Lifts of up to 40 t\n\n'

describe('what an analysis says of time and papers', () => {
  it('takes no paper for run out that was had again since', () => {
    for (const line of [
      'Nursing registration lapsed 2019; restored June 2025',
      'First aid: expired August 2025, recertified September 2026',
      'Trip leader award 2023, renewal summer 2026 done',
    ])
      expect(analysed(`${work}CERTIFICATES\n${line}`).weaknesses ?? '').not.toContain('run out')
    for (const line of [
      'First aid: expired August 2025, to be renewed',
      'First aid: expired August 2025, not yet recertified',
    ])
      expect(analysed(`${work}CERTIFICATES\n${line}`).weaknesses).toContain('A paper has run out')
  })
  it('counts the year in which one post gave way to the next once', () => {
    const { strengths } = analysed(
      'EXPERIENCE\n\nNurse, Hill Hospital, 2014 – 2018\n- Audits\n\nNurse, Dale Hospital, 2006 – 2014\n- Rounds\n\nNurse, Brook Hospital, 2003 – 2006\n- Rounds',
    )
    expect(strengths).toContain('About 15 years with 3 employers')
  })
  it('says nowhere that a post was not read which was', () => {
    const { confidence } = analysed(
      'EXPERIENCE\n\nNurse Manager, Hill Hospital, 2014 – 2018\n- Audits\n\nNurse, Dale Hospital, 2006 – 2014\n- Rounds\n\nNurse, Brook Hospital, 2018 – 2019, three months only\n- Rounds\n\nClerk | Mill Club | 2004-06\n- Post',
    )
    expect(confidence.score_experience.reason).not.toContain('No post was read')
  })
  it('asks of no study when it will be finished that says so', () => {
    const asked = (line: string) => analysed(`${work}EDUCATION\n${line}`).suggestions ?? ''
    expect(asked('Diploma in Arboriculture, Hill College, started September 2024, due June 2027')).not.toContain(
      'be finished',
    )
    expect(asked('Diploma in Arboriculture, Hill College, started September 2024, in progress')).toContain(
      'will be finished, and when',
    )
  })
  it('writes the letters of a school as it does, and a degree up to the end of its brackets', () => {
    expect(analysed('EDUCATION\nMaster of Business Administration, INSEAD, 2012').strengths).toContain('from INSEAD')
    expect(
      analysed('EDUCATION\nBachelor of Interpretation (ASL – English), Hill College, 2012–2016').strengths,
    ).toContain('Holds a Bachelor of Interpretation (ASL – English) from Hill College, 2016.')
  })
  it('reads no sentence about oneself and nothing done for a post', () => {
    const { posts } = read(
      `Registered Nurse returning to practice after caring for my mother (2018 – 2024).\n\n${work}2022–23  Old courthouse, Dale – lime plaster and run cornices under a conservation architect`,
    )
    expect(posts.map(({ title }) => title)).toEqual(['Rigger'])
    expect(read("EXPERIENCE\n2017 - 2019: Seamstress in my mother's atelier, Porto\n- Hems").posts).toHaveLength(1)
  })
  it('asks of no contract with one firm after the other why it ended, and takes the time between for no post', () => {
    const { strengths, weaknesses } = analysed(
      'SEA SERVICE\n\n2nd Engineer, Hill Ships, 02/2025 – 09/2025\n- Pumps\n\n2nd Engineer, Hill Ships, 03/2024 – 11/2024\n- Pumps\n\n3rd Engineer, Dale Tankers, 05/2022 – 01/2023\n- Pumps\n\n3rd Engineer, Dale Tankers, 03/2019 – 02/2022\n- Pumps\n\nSHORE\nBetween contracts (vacation) Dec 2024 – Jan 2025',
    )
    expect(strengths).toContain('with two employers')
    expect(weaknesses ?? '').not.toContain('within a year')
  })
  it('counts the same paper as one employer', () => {
    const { posts } = read(
      'TREE WORK\n\nGroundsman, Hill Tree Care, Dale — Sept 2017 to Mar 2021\n- Chipper, rigging\n\nJOURNALISM\n\nChief Reporter, Halifax & District Courier (weekly) — 2012–2017\n- Covered planning committee\nReporter, same paper — 2006–2012',
    )
    expect(posts.map(({ employer }) => employer)).toEqual([
      'Hill Tree Care',
      'Halifax & District Courier (weekly)',
      'Halifax & District Courier (weekly)',
    ])
  })
  it('takes a time away within a post for none beside it', () => {
    const { posts } = read(
      'EXPERIENCE\n\nHill Airways, Doha\nCabin Crew, Economy (Feb 2019 – Mar 2021; furloughed Apr – Dec 2020)\n- Meals',
    )
    expect(posts).toHaveLength(1)
  })
  it('knows who is self-employed by a line over the posts, and who learns in the work', () => {
    expect(
      analysed(
        'Plasterer & Dryliner (self employed since Spring 2013)\n\nBEFORE THAT\n\n2008 to 2012   Plasterer, Hill Interiors, Dale\n- Walls',
      ).strengths,
    ).toContain('Self-employed since 2013')
    expect(
      analysed('TRAINING\nsince 08/2024   Apprenticeship as optician, Optik Hill GmbH\n- Grind and fit lenses')
        .weaknesses,
    ).toContain('“Apprenticeship as optician” is read as training; no other post')
  })
  it('parts names that have an “and” of their own from the others', () => {
    expect(enumerateNames(['loading and unloading', 'pick rate', 'WMS'])).toBe(
      'pick rate, WMS, and loading and unloading',
    )
    expect(enumerateNames(['pick rate', 'WMS'])).toBe('pick rate and WMS')
  })
})
