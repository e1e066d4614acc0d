import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const head = 'Ann Lee\nann@example.com\n\n'
const work = 'EXPERIENCE\n\nStaff Nurse, Hill Hospital, March 2015 – present\n- Medication rounds for 24 patients\n\n'

/** What is made of the one thing that a posting asks. */
function judged(asked: string, text: string, title = 'Staff Nurse') {
  const resume = engine.readResume(documentOf(`${head}${text}`), '2026-11-01')
  const { assessments } = engine.match({ title, description: `Requirements\n- ${asked}` }, resume)
  const [one] = assessments
  if (!one) throw new Error(`nothing was read of ${asked}`)
  return { status: one.status, reason: one.reason, quotes: one.evidence.map(({ quote }) => quote) }
}

describe('what a match says of papers and conditions', () => {
  it('takes no registration that was restored for lapsed, and no lapsed one for another paper', () => {
    const papers = 'REGISTRATION\nNMC, no. 000000. Registration lapsed 2019; restored June 2025.\n'
    expect(judged('NMC registration', work + papers).status).toBe('met')
    expect(judged('Degree in pharmacy', work + papers.replace('; restored June 2025', '')).quotes).toEqual([])
    const none = judged('NEBOSH certificate', work + papers)
    expect(none.reason).not.toContain('lapsed')
  })
  it('knows a paper by its letters where its end is told', () => {
    const { status, reason } = judged('Basic life support certificate', `${work}TRAINING\nBLS – valid until July 2027`)
    expect({ status, reason }).toEqual({ status: 'met', reason: '“BLS” is held, good until July 2027.' })
  })
  it('takes one paper for run out by its own line, not by that of another under one roof', () => {
    const tickets =
      'TICKETS\n- Coal Board Medical: expired 30 June 2026, rebooked for November 2026\n- Standard 11 (surface) - refreshed 2024'
    expect(judged('Standard 11 surface induction', work + tickets, 'Crane operator').status).toBe('met')
    expect(judged('Current Coal Board Medical', work + tickets, 'Crane operator').status).toBe('partial')
  })
  it('reads no right to work out of its denial', () => {
    const right = 'Right to live and work in the EU'
    expect(judged(right, `${work}VISA\nNo EU work permit.`).status).toBe('unmet')
    expect(judged(right, `${work}VISA\nNo work permit needed, EU citizen.`).status).toBe('met')
  })
  it('takes manual handling for no licence to drive', () => {
    expect(judged('Full driving licence', `${work}TICKETS\nManual Handling 2024`).status).toBe('unmet')
    expect(judged('Full driving licence', `${work}LICENCE\nFull, manual, no points`).status).toBe('met')
  })
  it('knows languages by their letters in a row of languages', () => {
    const { status, reason } = judged('Fluent English', `${work}LANGUAGES\nPT (mother tongue) / EN – C1 / ES – little`)
    expect({ status, reason }).toEqual({ status: 'met', reason: 'English at the level asked for or above.' })
  })
  it('takes who writes for a paper for no report, and checking what is dispensed for nobody led', () => {
    const job =
      'EXPERIENCE\n\nChief Reporter, Hill Courier, March 2015 – present\n- Managed three reporters and a photographer'
    expect(judged('Able to write clear reports', job, 'Tree officer').quotes).toEqual([])
    const { reason } = judged(
      'You dispense prescriptions and supervise a team of three technicians',
      'EXPERIENCE\n\nPharmacist, Hill Pharmacy, March 2015 – present\n- Checked and dispensed prescriptions',
      'Pharmacist',
    )
    expect(reason).not.toContain('covers supervising')
  })
  it('asks of a first aid instructor more than first aid', () => {
    const { status } = judged('First aid instructor certificate', `${work}CERTIFICATES\nStandard First Aid, March 2026`)
    expect(status).not.toBe('met')
  })
  it('takes an application abroad for no registration', () => {
    const { status, reason } = judged(
      'Registered with the Pharmaceutical Society of Ireland (PSI)',
      'EXPERIENCE\n\nPharmacist, Hill Pharmacy, March 2015 – present\n- Dispensed prescriptions\n\nREGISTRATION\nOrdem dos Farmacêuticos (Portugal) no. 00000, active\nPSI: application for recognition submitted March 2026',
      'Pharmacist',
    )
    expect({ status, reason }).toEqual({ status: 'partial', reason: 'It is under way, not held yet.' })
  })
  it('says “about” of years that are told by years alone', () => {
    const { reason } = judged(
      "Five years' experience as a staff nurse",
      'EXPERIENCE\n\nStaff Nurse, Hill Hospital, 2014 – 2024\n- Medication rounds for 24 patients',
    )
    expect(reason).toMatch(/^About 10 years as Staff Nurse at Hill Hospital, against 5 asked\./u)
  })
  it('counts paid work before what was done for nothing, and no time at home', () => {
    const posts =
      'EXPERIENCE\n\nStaff Nurse, Hill Hospital, March 2020 – February 2025\n- Medication rounds for 24 patients\n\nVolunteer Nurse, Dale School, March 2012 – February 2020\n- Wounds\n\nSince March 2025: at home for the birth of my son'
    expect(judged("Two years' experience as a staff nurse", posts).reason).toMatch(/^5 years as Staff Nurse at Hill/u)
  })
  it('names no verb of the posting as what no line mentions', () => {
    const description =
      'What you will do\n- Inspect council trees and record their condition and risk\n- Deal with enquiries from residents and councillors\n- Specify tree works and supervise contractors on site'
    const resume = engine.readResume(documentOf(head + work), '2026-11-01')
    const { assessments } = engine.match({ title: 'Tree Officer', description }, resume)
    expect(assessments.map(({ reason }) => reason).join(' ')).not.toMatch(/“(?:Inspect|Deal|Specify)/u)
  })
})
