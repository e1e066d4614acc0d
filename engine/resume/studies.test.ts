import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const studiesOf = (text: string) =>
  engine.readResume(documentOf(text), '2026-11-01').studies.map(({ level, open }) => `${level}${open ? ' open' : ''}`)

const head = 'Robin Vale\nrobin@example.com\n\n'
const work = 'Experience\n\nAssistant, Bluefield Stores, January 2019 to present\n- Served customers.\n'

describe('studies are read wherever a resume tells them', () => {
  it.each([
    ['behind the posts', `${head}${work}\nNVQ 2 Bricklaying, Severn College, 2012.\n`, ['2']],
    ['among the papers', `${head}${work}\nCertificates\nCity & Guilds Advanced Craft, Plastering, 1999\n`, ['2']],
    ['among the papers of another country', `${head}${work}\nCertificates\nGesellenbrief, Tischler, 2009\n`, ['2']],
    ['under interests', `${head}${work}\nInterests\nBA History, University of Ouse, 2011\nchess\n`, ['4']],
    ['not in a headline', `Robin Vale\nMBA | Bridge Engineer | Speaker\nrobin@example.com\n\n${work}`, []],
    ['in the profile', `${head}Profile\nSurveyor with a BSc in geography and nine years on site.\n\n${work}`, ['4']],
    ['by two letters', `${head}${work}\nEducation\nBE (Information Technology), Sahya College, Pune, 2020\n`, ['4']],
    ['of the Irish levels', `${head}${work}\nEducation\nQQI Level 5 Bookkeeping, Hill Further Education 2019\n`, ['2']],
    [
      'of a trade, the first year',
      `${head}${work}\nEducation\n2023 – 2024  Accounting Technician Ireland, Year 1 completed\n`,
      ['2 open'],
    ],
    ['by two names', `${head}${work}\nEducation\nDiplom/BA Soziale Arbeit, Hochschule Nord, 2019\n`, ['4']],
    ['as a subject in letters', `${head}${work}\nBiology AS, Hill College, 2016\n`, ['3']],
    ['behind its school', `${head}${work}\nUniversity of Ouse, BA History, 2011. Exchange term in Lyon.\n`, ['4']],
    ['a little short', `${head}${work}\nEducation\nTwo courses short of a BSc in Physics\n`, ['4 open']],
    ['at work on', `${head}${work}\nEducation\nBusy with: BCom, second year\n`, ['4 open']],
    ['broken off', `${head}${work}\nEducation\nTwo years of a BSc in Physics, left in 2014. No degree.\n`, ['4 open']],
  ])('%s', (_where, text, levels) => {
    expect(studiesOf(text)).toEqual(levels)
  })
  it.each([
    ['what others study', `${head}Profile\nI work with students taking a BSc in nursing.\n\n${work}`],
    ['a post at a school', `${head}Experience\n\nHill College, Head of BA courses, 2011 – 2014\n- Rotas\n`],
    ['no degree', `${head}${work}\nEducation\nNo degree.\n`],
    ["a vendor's paper", `${head}${work}\nEducation\nAWS Certified Solutions Architect – Associate, 2022\n`],
    ["a brand's", `${head}${work}\nTraining\nWella Master Colour Expert 2020\n`],
    ["a register's", `${head}${work}\nEducation\nPractising certificate to 30 June 2027\n`],
    ['two laws', `${head}${work}\nTraining: First Aid (exp 2027), Dementia, DoLS/MCA\n`],
    ['a company by its form', `${head}Experience\n\nClerk\nFjellvik Laks AS, Bergen\n2016 – 2019\n`],
    ['a course of a day', `${head}${work}\nCertificates\nCertificate in first aid, 2024\n`],
    ['a course at a university', `${head}${work}\nEducation\nSummer course in geology, University of Ouse, 2014\n`],
  ])('but not %s', (_what, text) => {
    expect(studiesOf(text)).toEqual([])
  })
})

describe('a degree with its school and its year', () => {
  const degrees = (rows: string) =>
    engine
      .readResume(documentOf(`${head}${work}\nEducation\n${rows}\n`), '2026-11-01')
      .profile.degrees.map(({ degree, school, year }) => [degree, school, year].join(' | '))
  it.each([
    [
      'in a line each',
      'BA Glass Design\nHill Arts College\n2012 – 2015',
      ['BA Glass Design | Hill Arts College | 2015'],
    ],
    [
      'school and years in one',
      'BA Glass Design\nHill College\t2012 – 2015',
      ['BA Glass Design | Hill College | 2015'],
    ],
    ['school and town in one', 'BA Glass Design, 2015\nHill College\tDerby', ['BA Glass Design | Hill College | 2015']],
    ['years first', '2010–2015 MSc Physics, Universidad de Lugo, Lugo', ['MSc Physics | Universidad de Lugo | 2015']],
    ['months first', 'Sept 2010 – June 2014 BSc Physics, Hill College', ['BSc Physics | Hill College | 2014']],
    [
      'school over degree, one behind the other',
      'Ouse University\nBSc Physics, 2013\n\nHill College\nFoundation Diploma in Science, 2010',
      ['BSc Physics | Ouse University | 2013', 'Foundation Diploma in Science | Hill College | 2010'],
    ],
    [
      'school with its years over degree',
      'Ouse University\t2010 – 2013\nBSc Physics\nHill College, Derby\t2008 – 2010\nFoundation Diploma in Science',
      ['BSc Physics | Ouse University | 2013', 'Foundation Diploma in Science | Hill College | 2010'],
    ],
    [
      'school, years and degree in a line each',
      'Ouse University\n2010 – 2013\nBSc Physics\nHill Sixth Form\n2008 – 2010\nA levels: Physics, French',
      ['BSc Physics | Ouse University | 2013', 'A levels | Hill Sixth Form | 2010'],
    ],
    [
      'a town between the school and the months',
      'BSc Physics\nOuse University\nDerby, UK\nSept 2010 – June 2013',
      ['BSc Physics | Ouse University | 2013'],
    ],
    [
      'each line apart from the next',
      'BSc Physics\n\nOuse University\n\n2010 – 2013\n\nMSc Physics\n\nHill College\n\n2015',
      ['BSc Physics | Ouse University | 2013', 'MSc Physics | Hill College | 2015'],
    ],
    [
      'a degree apart from its school',
      'BSc Physics\n\nOuse University\n2010 – 2013\n\nMSc Physics\n\nHill College\n2013 – 2015',
      ['BSc Physics | Ouse University | 2013', 'MSc Physics | Hill College | 2015'],
    ],
    [
      'as a form tells it',
      'Degree: BSc Physics\nInstitution: Ouse University\nYear: 2013',
      ['BSc Physics | Ouse University | 2013'],
    ],
    [
      'graduated in a line of its own',
      'BSc Physics\nOuse University, Derby\nGraduated: May 2013',
      ['BSc Physics | Ouse University | 2013'],
    ],
    [
      'a school that is called as what it gives',
      'Diploma in Nursing\nTechnical High School Plovdiv\n2002 – 2006',
      ['Diploma in Nursing | Technical High School Plovdiv | 2006'],
    ],
    [
      'such a school in the row itself',
      '2012 | Vocational School Hill | Federal Diploma, Plumber',
      ['Federal Diploma | Vocational School Hill | 2012'],
    ],
    [
      'a school of another level beside it',
      'BSc Physics\nJefferson High School, 2008',
      ['BSc Physics |  | ', 'Jefferson High School | Jefferson High School | 2008'],
    ],
  ])('%s', (_how, rows, held) => {
    expect(degrees(rows)).toEqual(held)
  })
})

describe('the year of a degree', () => {
  it.each([
    ['MA History, University of Ouse, 1994; Ashridge strategy programme 2013', '1994'],
    ['Diploma in Architecture, University of Ouse, 2004; RIBA Part 3, 2012', '2004'],
    ['BSc Physics, University of Ouse; 2014', '2014'],
  ])('is that of its own part of the line: %s', (line, year) => {
    const { studies } = engine.readResume(documentOf(`${head}${work}\nEducation\n${line}\n`), '2026-11-01')
    expect(studies[0]?.year).toBe(year)
  })
})
