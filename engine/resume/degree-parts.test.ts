import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const told = (rows: string, heading = 'Education') =>
  engine
    .readResume(
      documentOf(`Robin Vale\n\nExperience\nClerk, Hill & Co, January 2019 to present\n\n${heading}\n${rows}\n`),
      '2026-11-01',
    )
    .studies.map(({ degree, field, school, open }) => [degree, field, school, ...(open ? ['open'] : [])].join(' | '))

describe('a degree is told in a row', () => {
  it.each([
    ['without how well', 'MA in History (with distinction), Ouse University, 2009', 'History | Ouse University'],
    [
      'by a school without the word for one',
      'Bachelor Hotel Management, Artevelde, 2020',
      'Hotel Management | Artevelde',
    ],
    ['by a school in letters', 'Teaching diploma, CRMEF Casablanca, 2011', ' | CRMEF Casablanca'],
    ['by a body', 'Diploma in Baking, Bremen Chamber of Commerce, 2011', 'Baking | Bremen Chamber of Commerce'],
    [
      'with no comma before the school',
      'B.E. Civil Engineering Anna University, Chennai 2010',
      'Civil Engineering | Anna University',
    ],
    ['of school, with no subject', 'Leaving Certificate, Loreto Clonmel, 2015', ' | Loreto Clonmel'],
    ['of school, in its town', 'Secondary school, Homs, Syria, 2014', ' | '],
    ['behind its level', 'NVQ Level 3 Health and Social Care, 2016', 'Health and Social Care | '],
    ['before its thesis', 'PhD in History, Ouse University. Thesis: Salt, 2014', 'History | Ouse University'],
    [
      'in letters with a comma behind',
      'B.A., Elementary Education, Ouse College, 2012',
      'Elementary Education | Ouse College',
    ],
    ['in letters within bars', 'M.S. | Nursing | Ouse University | 2013', 'Nursing | Ouse University'],
    ['before the month it was given in', 'Bachelor of Science in Nursing, May 2013', 'Nursing | '],
    ['before its term', 'BS in Nursing, Summer 2013', 'Nursing | '],
    ['before the months it took', 'BSc Nursing\tSept 2010 – June 2013', 'Nursing | '],
    ['before the day', 'BSc Nursing, Ouse College, Graduated: 15 May 2013', 'Nursing | Ouse College'],
  ])('%s', (_how, row, rest) => {
    expect(told(row).map(text => text.slice(text.indexOf(' | ') + 3))).toEqual([rest])
  })
  it('with the school of its own row, and not of one left in another year', () => {
    expect(
      told('BSc Biology, 2018\nHill College, welding certificate, 2012').map(text => text.split(' | ')[2]),
    ).toEqual(['', 'Hill College'])
    expect(told('BBA, 2015\nHill College, 2012 – 2015')).toEqual(['BBA |  | Hill College'])
    expect(told('DNSEP, illustration, École du Rhin, 2013\nDNAP, same school, 2011')[1]).toBe('DNAP |  | École du Rhin')
  })
  it.each([
    ['AAT Level 2, 2007', 2],
    ['PME, Ouse University, 2025', 5],
    ['Cert III Electrotechnology, South TAFE, completed 2022', 2],
    ['12th, Kendriya Vidyalaya, Kochi, 2018', 1],
    ['Fachkraft für Lagerlogistik, Hanse Kontor, 2012 – 2015', 2],
    ['Bacalaureat, Colegiul Economic, Cluj, 2016', 1],
    ['SENAI welding course, 800 hours, 2009', 2],
  ])('of many lands: %s', (row, level) => {
    const text = `Robin Vale\n\nExperience\nClerk, Hill & Co, January 2019 to present\n\nEducation\n${row}\n`
    expect(engine.readResume(documentOf(text), '2026-11-01').studies.map(study => study.level)).toEqual([level])
  })
  it('and is open where its exam is to come', () => {
    expect(told('Diploma in Nursing – exam booked')).toEqual(['Diploma in Nursing | Nursing |  | open'])
    expect(told('BS Hotel Management, undergraduate (2 years), 2018 – 2020')[0]).toMatch(/open$/u)
    expect(told('Berufsschule Kassel, since 2023')[0]).toMatch(/open$/u)
  })
  it('but no standard is one', () => {
    expect(told('Wiring rules: work to AS/NZS 3000 every day')).toEqual([])
  })
})
