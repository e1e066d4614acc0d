import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { readResume } from '../resume/read.ts'
import { maySpeak } from './paper-signs.ts'
import cases from './qualifications.json' with { type: 'json' }

/** Rows of job, requirement, the line among the studies, papers or languages, and what it shows of it. */
const assistant = 'Assistant, Bluefield Stores, January 2019 to present\n- Served customers.'

function assessed(section: string, title: string, asked: string, line: string, post = assistant, name = 'Robin Vale') {
  const resume = engine.readResume(
    documentOf(`${name}\nrobin@example.com\n\nExperience\n\n${post}\n\n${section}\n${line}\n`),
    '2026-11-01',
  )
  return engine.match({ title, description: `Requirements\n- ${asked}\n` }, resume).assessments[0]
}

const statusOf = (...of: Parameters<typeof assessed>) => assessed(...of)?.status

describe('papers, degrees and languages in other words than the posting’s', () => {
  for (const [section, rows] of Object.entries(cases))
    it.each(rows)(`${section}: %s, %s: “%s” is %s`, (title = '', asked = '', line = '', expected = '') => {
      expect(statusOf(section, title, asked, line)).toBe(expected)
    })
  it.each([
    ['Level 2 Food Hygiene certificate (Level 3 better still)', 'Cook', 'Level 2 Food Hygiene, 2025', 'met'],
    ['Level 2 or Level 3 Food Hygiene certificate', 'Cook', 'Level 2 Food Hygiene, 2025', 'met'],
    ['Level 3 Food Hygiene certificate', 'Cook', 'Level 2 Food Hygiene, 2025', 'partial'],
    ['SIA licence', 'SIA Door Supervisor', 'SIA Door Supervisor licence, expired 2023', 'partial'],
    ['SIA licence', 'SIA Door Supervisor', 'SIA Door Supervisor licence, valid to 2028', 'met'],
    ['CSCS card', 'CSCS Supervisor', 'CSCS card expired 2022', 'partial'],
    ['PMP certification', 'PMP Project Manager', 'PMP expired 2021', 'partial'],
    ['PMP certification', 'Project Manager', 'PMP preparation course, 35 contact hours, 2024', 'partial'],
    ['ICA Certificate in Compliance', 'Compliance Officer', 'ICA Certificate in Compliance – enrolled', 'partial'],
    ['CIH Level 3 Certificate in Housing', 'Housing Officer', 'Started CIH Level 3 Certificate in Housing', 'partial'],
    ['First aid at work certificate', 'School First Aider', 'First Aid at Work – expired 2024', 'partial'],
  ])('are judged by their own line, whatever a post is called: “%s”, %s, “%s” is %s', (asked, post, line, expected) => {
    const found = assessed('CERTIFICATES', post, asked, line, `${post}, Hill & Co, January 2016 to present\n- Rotas.`)
    expect(found).toMatchObject({ status: expected, evidence: [{ quote: line }] })
  })
  it.each([
    ['Town planner', 'Chartered membership of the RTPI', 'Robin Vale MRTPI', 'met'],
    ['Town planner', 'Chartered membership of the RTPI', 'Robin Vale, FRTPI', 'met'],
    ['Architect', 'MRIAI or eligible for registration with the RIAI', 'Robin Vale MRIAI', 'met'],
    ['Architect', 'MRIAI or eligible for registration with the RIAI', 'Robin Vale MRAIC', 'unmet'],
  ])('are had by the letters behind the name: %s, “%s”, “%s” is %s', (title, asked, name, expected) => {
    expect(statusOf('Interests', title, asked, 'Choir and swimming', assistant, name)).toBe(expected)
  })
  it.each([
    ['AVNAT registration', 'unmet'],
    ['A current radiation use licence', 'unmet'],
    ['Certificate IV in Veterinary Nursing', 'partial'],
  ])('are not near at hand because the course of the trade is begun: “%s” is %s', (asked, expected) => {
    const post = 'Veterinary nurse, Hoppers Lane Clinic, January 2019 to present\n- Nursed dogs and cats.'
    const line = 'Now half way through my Certificate IV in Veterinary Nursing.'
    const found = assessed('Summary', 'Veterinary nurse', asked, line, post)
    expect(found?.status).toBe(expected)
    if (expected === 'partial') expect(found?.reason).toMatch(/under way|not completed|begun/u)
  })
  it('are quoted by the sentence that names them, where others stand in the same row', () => {
    const row = 'BSc Nursing was not completed (two years). BPharm, Ouse College of Pharmacy, 2018.'
    const found = assessed('Education', 'Pharmacy clerk', 'Degree in pharmacy', row)
    expect(found).toMatchObject({ status: 'met', evidence: [{ quote: 'BPharm, Ouse College of Pharmacy, 2018.' }] })
  })
  it('are not had by who sends somebody to those that have them', () => {
    const post =
      'Gym trainer, Hill Gym, January 2019 to present\n- Sent members with bad knees to the registered dietitians of the clinic'
    const asked = 'Registered dietitian (RD)'
    expect(assessed('Interests', 'Dietitian', asked, 'Choir and swimming', post)?.status).toBe('unmet')
    const own = 'Registered Dietitian, member of the academy, since 2018'
    expect(assessed('Certificates', 'Dietitian', asked, own, post)).toMatchObject({ evidence: [{ quote: own }] })
  })
  it('are licences by the line that says where they hold, and whoever is eligible is asked for no more', () => {
    const asked = 'Licensed in Minnesota or eligible for licensure'
    const lines = 'Registered Dietitian, no. 86055, since 2018\nDietitian, Minnesota license since 2019'
    const post = 'Dietitian, Hill Hospital, January 2019 to present\n- Diets for the ward'
    const found = assessed('Certificates', 'Dietitian', asked, lines, post)
    expect(found).toMatchObject({ status: 'met', evidence: [{ quote: 'Dietitian, Minnesota license since 2019' }] })
  })
  it('are licences with their number wherever these stand, and never the town at the head', () => {
    const text =
      'Robin Vale\nDuluth, Minnesota\n\nDietitian, Hill Hospital, January 2019 to present\n- Diets for the ward\nMinnesota license LD 5501.\n'
    const job = { title: 'Dietitian', description: 'Requirements\n- Minnesota dietitian license\n- Diets on wards\n' }
    const [found] = engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments
    expect(found).toMatchObject({ status: 'met', evidence: [{ quote: 'Minnesota license LD 5501.' }] })
    const resume = readResume(documentOf(text), '2026-11-01')
    expect(
      maySpeak(
        resume,
        resume.statements.findIndex(one => one.text === 'Duluth, Minnesota'),
      ),
    ).toBe(false)
  })
  it('are not told by words of several things in a row', () => {
    const line = 'Welding supply inside sales, counter experience, forklift certified, good with people'
    expect(statusOf('Skills', 'Welder', 'AWS certification', line)).toBe('unmet')
  })
  it('are quoted from their own line before a task that has their name', () => {
    const post = 'Team leader, Hill & Co, January 2016 to present\n- Part of Green Belt project on repeat calls.'
    const line = 'Lean Six Sigma Green Belt, 2024'
    const found = assessed('CERTIFICATES', 'Team leader', 'Six Sigma Green Belt', line, post)
    expect(found?.evidence.map(({ quote }) => quote)).toEqual([line])
  })
  it('are denied by nothing that is pasted, however often', () => {
    const enrolled =
      'I am not registered with the GPhC. I have enrolled on the Level 3 pharmacy diploma, starting January 2027.'
    const asked = 'Current registration as a pharmacy technician with the General Pharmaceutical Council (GPhC)'
    const pasted = `${enrolled}\n\n${Array(100).fill(asked).join(' ')}`
    for (const line of [enrolled, pasted])
      expect(statusOf('Certificates', 'Pharmacy technician', asked, line), line.slice(0, 40)).toBe('unmet')
  })
  it.each([
    ['Credit analyst', 'CFA charter', 'CFA: not started', 'unmet'],
    ['Quality manager', 'VDA 6.3 auditor certificate in force', 'VDA 6.3: not trained.', 'unmet'],
    ['Quality manager', 'VDA 6.3 auditor certificate in force', 'VDA 6.3 auditor, 2025', 'met'],
    ['Accountant', 'CFF or CFE', 'CFE? No: that is my cousin.', 'unmet'],
    ['Accountant', 'CFF or CFE', 'CFE: no lapse since 2019', 'met'],
    ['Team leader', 'Six Sigma Green Belt', 'Lean Six Sigma Green Belt, 2014', 'met'],
  ])(
    'are not held where their line says that they are missing: %s, “%s”, “%s” is %s',
    (title, asked, line, expected) => {
      expect(statusOf('CERTIFICATES', title, asked, line)).toBe(expected)
    },
  )
  it.each([
    ['Site manager', 'SMSTS', 'Reported to the SMSTS-qualified contracts manager', 'unmet'],
    ['Site manager', 'NEBOSH certificate', 'Worked with NEBOSH-qualified safety advisers', 'unmet'],
    ['Accountant', 'CPA certification', 'Handed the books to the CPA at year end', 'unmet'],
    ['Accountant', 'CPA certification', 'Liaised with external CPA and auditors', 'unmet'],
    ['Site manager', 'First aid certificate', 'Called the first aider when needed', 'unmet'],
    ['Cloud engineer', 'AWS certification', 'Helped colleagues to prepare for the AWS certification', 'unmet'],
    ['Site manager', 'SMSTS', 'SMSTS-qualified since 2024, with a programme of two sites', 'met'],
    ['Site manager', 'SMSTS', 'Ran two sites as an SMSTS-qualified manager', 'met'],
    ['Site manager', 'First aid certificate', 'Trained first aider for the whole site', 'met'],
    ['Accountant', 'CPA certification', 'Worked with our CPA on tax until certified as a CPA in 2024', 'met'],
  ])('are no one’s but who has them: %s, “%s”, “%s” is %s', (title, asked, task, expected) => {
    const post = `${title}, Bluefield Partners, January 2019 to present\n- Kept the files.\n- ${task}`
    expect(statusOf('Interests', title, asked, 'Choir and swimming', post)).toBe(expected)
  })
})
