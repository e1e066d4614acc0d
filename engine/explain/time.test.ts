import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { yearsText } from './phrases.ts'

const analysed = (text: string) => engine.analyze(engine.readResume(documentOf(text), '2026-11-29'))
const withWork = (...lines: string[]) => analysed(`Anna Berg\nanna@mail.example\n\nEXPERIENCE\n\n${lines.join('\n\n')}`)
const clerk = (firm: string, time: string) => `Clerk, ${firm}, ${time}\n- Filing`

describe('a time without a post', () => {
  it('is the longest one, by a month too', () => {
    const { weaknesses } = withWork(
      clerk('Aster Ltd', 'June 2008 – August 2010'),
      clerk('Birch Ltd', 'January 2013 – December 2014'),
      clerk('Cedar Ltd', 'April 2017 – present'),
    )
    expect(weaknesses).toContain('Nothing is dated between September 2010 and December 2012.')
    expect(weaknesses).not.toContain('2017')
  })
  it('is none where studies fill it, before or behind the last post', () => {
    const between = withWork(
      clerk('Aster Ltd', 'September 2014 – June 2015'),
      clerk('Birch Ltd', 'September 2016 – present'),
      'EDUCATION\nBEd, Hill University, 2015 – 2016',
    )
    expect(between.weaknesses).toBeNull()
    expect(between.suggestions).not.toContain('Ask what was done')
    const behind = withWork(
      clerk('Aster Ltd', 'June 2023 – May 2025'),
      'EDUCATION\nBSc Biology, Hill University, 2022 – 2026',
    )
    expect(behind.weaknesses).toBeNull()
    expect(behind.suggestions).not.toContain('Ask what has been done')
  })
  it('is none where the resume says what it was, which is told as such', () => {
    const { weaknesses, suggestions, positive_indicators } = withWork(
      clerk('Birch Ltd', 'September 2020 – present'),
      'Sabbatical in Peru, July 2018 – August 2020',
      clerk('Aster Ltd', 'September 2014 – June 2018'),
    )
    expect(weaknesses).toBeNull()
    expect(suggestions).not.toContain('Ask what was done')
    expect(positive_indicators).toContain(
      'Says itself what the time without a post was: “Sabbatical in Peru, July 2018 – August 2020”.',
    )
  })
  it.each([
    'Parental leave, July 2018 – August 2020',
    'Stay-at-home mother, July 2018 – August 2020\n- Looked after 3 children',
    'Recovering from a stroke, July 2018 – August 2020',
    'Full-time family carer, at home\nJuly 2018 – August 2020\n- Dealt with the district nurses',
    'Asylum seeker, not permitted to work, July 2018 – August 2020',
    'HMP Leeds, serving a sentence, July 2018 – August 2020',
    'Furloughed, then made redundant when the Aster closed\nJuly 2018 – August 2020',
    'July 2018 – August 2020: At home with my baby, single mother',
  ])('is told by no more than its dates where its reason is private: %j', away => {
    const told = withWork(
      clerk('Birch Ltd', 'September 2020 – present'),
      away,
      clerk('Aster Ltd', 'September 2014 – June 2018'),
    )
    expect(told.weaknesses).toBeNull()
    expect(told.positive_indicators).toContain('Says itself what the time between July 2018 and August 2020 was.')
    const all = [told.strengths, told.suggestions, told.positive_indicators].join(' ')
    expect(all).toContain('with two employers')
    expect(all).not.toMatch(/mother|stroke|carer|nurses|asylum|HMP|sentence|furlough|children|leave|baby|Ask what/iu)
  })
  it('begins behind a break that has ended', () => {
    const { weaknesses, suggestions } = withWork(
      'Full-time carer for my mother, June 2021 – March 2026',
      clerk('Aster Ltd', 'March 2016 – May 2021'),
    )
    expect(weaknesses).toContain('Nothing is dated since April 2026.')
    expect(suggestions).not.toContain('2021')
  })
  it('quotes nothing that is still to come, nor until when a paper is good', () => {
    const { weaknesses } = withWork(
      clerk('Aster Ltd', 'January 2012 – October 2025'),
      'QUALIFICATIONS\nSea survival valid until 03/2027\nForklift card, expired 06/2026',
    )
    expect(weaknesses).toContain('There is no post since November 2025.')
    expect(weaknesses).not.toContain('is dated there')
  })
  it('is told by years where no more is known, and not beside a date that is mistyped', () => {
    expect(withWork(clerk('Aster Ltd', '2008 – 2012'), clerk('Birch Ltd', '2014 – present')).weaknesses).toContain(
      'Nothing is dated between 2012 and 2014.',
    )
    const mistyped = withWork(
      clerk('Cedar Ltd', 'October 2023 – present'),
      'Picker, Birch Ltd, 06/2020 – 02/2020\n- Put away',
      clerk('Aster Ltd', 'March 2018 – May 2020'),
    )
    expect(mistyped.weaknesses ?? '').not.toContain('June 2020')
    expect(mistyped.suggestions).toContain('they end before they begin.')
  })
})

describe('the time since the last post', () => {
  it.each([
    ['CERTIFICATES\nMember of the Royal Society of Chemistry since 2015', true],
    ['MEMBERSHIPS\nFellow of the Society of Clerks since 2015', true],
    ['LANGUAGES\nFrench, in use since 2010', true],
    ['OTHER\nHelp in the shop of my aunt since August 2023', false],
  ])('is told beside “%s”: %s', (line, told) => {
    const { suggestions } = withWork(clerk('Aster Ltd', 'March 2016 – June 2023'), line)
    expect(suggestions?.includes('Ask what has been done since July 2023.') ?? false).toBe(told)
  })
})

describe('years told', () => {
  it.each([
    [93, 'more than seven years'],
    [87, 'more than seven years'],
    [86, 'seven years'],
    [83, 'seven years'],
    [15, 'more than one year'],
    [20, '1.5 years'],
    [9, 'under a year'],
  ])('of %i months are never more: %s', (months, text) => {
    expect(yearsText(months)).toBe(text)
  })
  it('are the nearest where only years are known', () => {
    expect([yearsText(93, true), yearsText(10, true), yearsText(3, true)]).toEqual([
      'about eight years',
      'about one year',
      'under a year',
    ])
  })
})

describe('years without months', () => {
  it('count the year in which one post gave way to the next once', () => {
    const { strengths, positive_indicators } = withWork(
      'Head cook, Osteria Lucio, March 2022 – present\n- Menus',
      'Cook, Hotel Sitea, 2018 – 2022\n- Sauces',
      'Porter, Hotel Alba, 2010 – 2017\n- Dishes',
    )
    expect(strengths).toContain('About 15 years with 3 employers; Head cook at Osteria Lucio since 2022.')
    expect(positive_indicators).toContain('Stayed about seven years as Porter at Hotel Alba.')
  })
})

describe('the main post', () => {
  it('is neither the part of a week nor the seat on a board that was begun since', () => {
    const { strengths } = withWork(
      'Illustrator, Atelier Lune, September 2016 – present\n- Picture books',
      'Part-time teacher of drawing, Hill College, January 2022 – present\n- Two groups',
      'Editorial board, Journal of Drawing, since 2023',
    )
    expect(strengths).toContain('with two employers; Illustrator at Atelier Lune since 2016.')
  })
  it('is asked for its end only where it was meant to last', () => {
    const contract = (firm: string, time: string) => `Developer (contract), ${firm}, ${time}\n- Ledgers in Go`
    const { weaknesses, suggestions } = withWork(
      contract('Aster Ltd', 'January 2026 – September 2026'),
      contract('Birch Ltd', 'April 2025 – December 2025'),
      contract('Cedar Ltd', 'September 2024 – March 2025'),
    )
    expect(weaknesses).toBeNull()
    expect(suggestions ?? '').not.toContain('Ask why')
    const lasting = withWork(
      clerk('Aster Ltd', 'January 2026 – September 2026'),
      clerk('Birch Ltd', 'April 2025 – December 2025'),
      'Summer intern, Cedar Ltd, June 2024 – August 2024\n- Filing',
    )
    expect(lasting.weaknesses).toContain('Two posts ended within a year: Clerk at Aster Ltd and Clerk at Birch Ltd.')
  })
  it('is not asked why it ended where it was for a season', () => {
    const { weaknesses } = withWork(
      clerk('Aster Ltd', 'August 2026 – November 2026 – contract ended with the peak'),
      clerk('Birch Ltd', 'September 2025 – December 2025 – Christmas temp'),
      'Examiner, Cedar Board, summers of 2022, 2023 and 2024\n- Scripts',
    )
    expect(weaknesses ?? '').not.toContain('within a year')
  })
  it('is asked what it was only where it is of these years and nothing stands beside its name', () => {
    const { weaknesses } = withWork(
      clerk('Aster Ltd', 'January 2015 – present'),
      'Forge helper, Estwing Manufacturing, 1991 – 1994',
    )
    expect(weaknesses).not.toContain('Gives no more')
    const beside = withWork(
      clerk('Aster Ltd', '2022 – present'),
      'Farm hand, Birch Farm, 2020 – 2022, packing vegetables',
    )
    expect(beside.weaknesses).toBeNull()
  })
})
