import { describe, expect, it } from 'vitest'
import { documentOf } from './document.test-help.ts'
import { engine } from './index.ts'

const asOf = '2026-11-01'
const job = {
  title: 'Gardener',
  description: `Gardener

Requirements
- Planting and pruning of borders
- Mowing with ride-on mowers
- Safe use of pesticides (PA1 and PA6)
- Two years in a public garden`,
}
const resume = `Jo Ferris
jo.ferris@example.com | 07700 900123

Experience

Gardener, Alder Park, March 2021 – Present
- Pruning of roses and planting of two long borders with a volunteer team
- Ride-on mowers on nine acres, serviced by me each winter
- Weeds sprayed by the rules of the county

Shop Assistant, Corbel Stores, May 2017 – February 2021
- Till, shelves and the flower stand, which I ordered for

Education
PA1 and PA6, Ferncombe College, 2021
`

const read = (text: string) => {
  const reading = engine.readResume(documentOf(text), asOf)
  const { match_score, assessments } = engine.match(job, reading)
  const { positions, total_years, degrees, name } = reading.profile
  const statuses = assessments.map(({ status }) => status)
  return { match_score, statuses, positions, total_years, degrees, name }
}
const dated = (form: (month: string, year: string) => string, text = resume) =>
  text.replace(/(March|May|February) (\d{4})/g, (_, month: string, year: string) => form(month, year))
const long = resume
  .replace('Corbel Stores', 'Corbel Stores of the Northern Counties, Ferncombe under Hill')
  .replace(
    'by the rules of the county',
    'by the rules of the county, with a log of what was sprayed, where it was and in which wind',
  )
  .replaceAll('21 – ', '21 to ')
  .replaceAll('17 – ', '17 to ')
const wrapped = (text: string, width: number) =>
  text.replace(/^.*$/gm, line => line.replace(new RegExp(`(?=.{${width + 1}})(.{1,${width}})\\s`, 'g'), '$1\n'))
const figures: Record<string, string> = { February: '02', March: '03', May: '05' }

describe('what changes nothing', () => {
  it.each([
    ['blanks that do not break', resume.replace(/(?<=\S) (?=\S)/g, '\u00A0')],
    ['bullets of Word', resume.replace(/^- /gm, '\uF0B7 ')],
    ['hyphens that do not break', resume.replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2011')],
    ['short months', dated((month, year) => `${month.slice(0, 3)} ${year}`)],
    ['months in figures', dated((month, year) => `${figures[month]}/${year}`)],
    ['the year first', dated((month, year) => `${year}-${figures[month]}`)],
    ['a word between dates', resume.replace(/(?<=\d) – /g, ' until ')],
    [
      'headings with numbers',
      resume.replace('\nExperience', '\n1. Experience').replace('\nEducation', '\n2. Education'),
    ],
    ['another name of the studies', resume.replace('\nEducation', '\nAcademic history')],
    ['another word for now', resume.replace('Present', 'to date')],
    ['a line that ends at the dash of its dates', resume.replace(/(?<=\d) – /g, ' –\n')],
    ['a line that begins at the dash of dates', resume.replace(/(?<=\d) – /g, '\n– ')],
    ['a line that begins at the word between dates', resume.replace(/(?<=\d) – /g, '\nto ')],
    ['a line that ends between month and year', resume.replace(/(February) (?=2021$)/m, '$1\n')],
    ['a heading between dashes', resume.replace(/^(Experience|Education)$/gm, '— $1 —')],
    ['an end that is told by “since”, behind the firm', resume.replace('March 2021 – Present', 'since March 2021')],
    ['a month in capitals', dated((month, year) => `${month.slice(0, 3).toUpperCase()} ${year}`)],
    ['bullets of a font that is lost', resume.replace(/^- /gm, 'ü ')],
    ['bullets of a font that nobody knows', resume.replace(/^- /gm, '\uE00A ')],
    ['bullets that a program has no sign for', resume.replace(/^- /gm, '(cid:127) ')],
  ])('is %s', (_, text) => {
    expect(text).not.toBe(resume)
    expect(read(text)).toEqual(read(resume))
  })

  it('is whether things told one a line have bullets', () => {
    const small = resume.replace(/^- .*\n(?:- .*\n)+/m, lines =>
      lines.toLowerCase().replace(/\n$/, ', and logged\n- saturdays, too\n'),
    )
    expect(small.match(/^- \p{Ll}/gmu)).toHaveLength(4)
    expect(read(small.replace(/^- /gm, '  '))).toEqual(read(small))
  })

  it.each([72, 90])('is a page of %i letters', width => {
    expect(wrapped(long, width)).not.toBe(long)
    expect(read(wrapped(long, width))).toEqual(read(long))
  })

  it('is quoted as it is written', () => {
    const text = resume.replace(/(?<=\S) (?=\S)/g, '\u00A0')
    const { assessments } = engine.match(job, engine.readResume(documentOf(text), asOf))
    const quotes = assessments.flatMap(({ evidence }) => evidence)
    expect(quotes.length).toBeGreaterThan(0)
    for (const { quote, start, end } of quotes) expect(text.slice(start, end)).toBe(quote)
    expect(quotes.some(({ quote }) => quote.includes('\u00A0'))).toBe(true)
  })
})
