import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const job = {
  title: 'Maintenance Electrician',
  description: `Maintenance Electrician

Requirements
- 4+ years as an electrician
- PLC troubleshooting
- Journeyman electrician licence
- NFPA 70E training within the last three years
- Conduit bending
- Spanish`,
}

const asOf = '2026-11-01'
const resume = (lines: string, extra = '') =>
  engine.readResume(
    documentOf(
      `Robin Vale\nrobin@example.com\n\nEXPERIENCE\n\nElectrician, Delta Paper Mill, May 2019 – present\n${lines}\n\n${extra}`,
    ),
    asOf,
  )

function status(lines: string, start: string, extra = '') {
  const { requirements, assessments } = engine.match(job, resume(lines, extra))
  const id = requirements.find(({ text }) => text.startsWith(start))?.id
  return assessments.find(({ requirement }) => requirement === id)
}

describe('assess', () => {
  it('meets what the work shows, with the words that show it', () => {
    const found = status('- PLC fault finding on S7-1500 lines', 'PLC')
    expect(found?.status).toBe('met')
    expect(found?.evidence.map(({ quote }) => quote)).toEqual(['PLC fault finding on S7-1500 lines'])
  })
  it('meets the broad thing by the narrow one', () => {
    expect(status('- Keep two ControlLogix lines running', 'PLC')?.status).toBe('met')
  })
  it.each([
    '- Machine learning on motor currents, bent conduit for the sensors',
    '- Capacity planning for two lines; bent conduit for both',
    '- No motor leaves the shop until I have bent its conduit',
  ])('takes for done what only sounds planned or missing: %s', line => {
    expect(status(line, 'Conduit')?.status).toBe('met')
  })
  it('takes a list for partly', () => {
    expect(status('- Changed motors', 'PLC', 'SKILLS\nPLC | Conduit bending | Motors | VFD')?.status).toBe('partial')
  })
  it.each([
    '- No experience with PLC work so far',
    '- I have never bent conduit',
    '- Would like to learn conduit bending',
    '- Conduit bending is done by a contractor',
  ])('does not take “%s” for having done it', line => {
    expect(status(line, line.includes('PLC') ? 'PLC' : 'Conduit')?.status).toBe('unmet')
  })
  it.each([
    '- Bent conduit by hand; I have not done it since 2019',
    '- Checked other people’s conduit bending',
    '- Took part in conduit bending',
  ])('takes “%s” for no more than partly', line => {
    expect(status(line, 'Conduit')?.status).toBe('partial')
  })
  it('finds what is said in other words of the same meaning', () => {
    const other = {
      title: 'Electrician',
      description: 'Requirements\n- Keeps the shared diary of the partners\n- Coaching or a choir',
    }
    const found = engine.match(
      other,
      resume('- Look after the shared calendar of five partners\n- Coached the works choir'),
    )
    expect(found.assessments.map(({ status }) => status)).toEqual(['met', 'met'])
  })
  it('takes a licence of another state for partly, though another line names none', () => {
    const other = { title: 'Electrician', description: 'Requirements\n- Journeyman electrician license in Ohio' }
    const papers =
      'LICENSES\nJourneyman electrician license, Texas, valid to 2028\nJourneyman electrician license class'
    expect(engine.match(other, resume('- Wiring', papers)).assessments[0]?.status).toBe('partial')
  })
  it('asks for the lowest of the degrees it leaves a choice of', () => {
    const other = {
      title: 'Electrician',
      description: "Requirements\n- Bachelor's degree or HND in electrical engineering",
    }
    const found = engine.match(other, resume('- Wiring', 'EDUCATION\nHND Electrical Engineering, Orme College, 2016'))
    expect(found.assessments[0]?.status).toBe('met')
  })
  it('takes an expired paper for partly and a good one for met', () => {
    expect(status('- Wiring', 'NFPA', 'CERTIFICATES\nNFPA 70E training, 2019')?.status).toBe('partial')
    expect(status('- Wiring', 'NFPA', 'CERTIFICATES\nNFPA 70E training, March 2025')?.status).toBe('met')
    expect(status('- Wiring', 'Journeyman', 'LICENSES\nJourneyman electrician license, lapsed 2022')?.status).toBe(
      'partial',
    )
    expect(
      status('- Wiring', 'Journeyman', 'LICENSES\nMaster electrician license, valid through 06/2028')?.status,
    ).toBe('met')
  })
  it('counts years of the trade, and old ones for less', () => {
    const now = status('- Wiring', '4+ years')
    const text =
      'Robin Vale\n\nEXPERIENCE\n\nBaker, Crumb Ltd, May 2014 – present\n- Bread\n\nElectrician, Delta Mill, January 2005 – April 2014\n- Wiring'
    const { requirements, assessments } = engine.match(job, engine.readResume(documentOf(text), asOf))
    const old = assessments.find(
      ({ requirement }) => requirement === requirements.find(({ type }) => type === 'years')?.id,
    )
    expect([now?.status, old?.status]).toEqual(['met', 'met'])
    expect(old?.credit).toBeLessThan(now?.credit ?? 0)
    expect(old?.reason).toContain('eight years')
  })
  it('tells levels of a language apart', () => {
    expect(status('- Wiring', 'Spanish', 'LANGUAGES\nSpanish (fluent)')?.status).toBe('met')
    expect(status('- Wiring', 'Spanish', 'LANGUAGES\nSpanish (A1, evening class)')?.status).toBe('partial')
    expect(status('- Wiring', 'Spanish', 'LANGUAGES\nPortuguese (native)')?.status).toBe('unmet')
    expect(status('- Wiring', 'Spanish', 'LANGUAGES\nDutch, Spanish and Greek, all fluent')?.status).toBe('met')
    expect(status('- Wiring', 'Spanish', 'LANGUAGES\nSpanish, English, some Greek')?.status).toBe('met')
    expect(status('- Wiring', 'Spanish', 'LANGUAGES\nEnglish, Spanish')?.status).toBe('partial')
    expect(status('- Wiring', 'Spanish', 'LANGUAGES\nSpanish: I can order lunch and apologise')?.status).toBe('partial')
    expect(status('- Wiring', 'Spanish', 'LANGUAGES\nSpanish: none')?.status).toBe('unmet')
  })
  it('finds a name whose words stand in another order', () => {
    expect(status('- Bending rigid conduit all week', 'Conduit')?.status).toBe('met')
    expect(status('- Bending sheet steel all week', 'Conduit')?.status).not.toBe('met')
  })
  it('does not take any bachelor’s degree for the one asked', () => {
    const asked = {
      title: 'Maths Teacher',
      description: 'Maths Teacher\n\nRequirements\n- Bachelor of Arts in mathematics',
    }
    const found = (study: string) =>
      engine.match(asked, resume('- Wiring', `EDUCATION\n${study}`)).assessments.map(({ status: one }) => one)
    expect(found('Bachelor of Arts in French, 2020')).toEqual(['unmet'])
    expect(found('Bachelor of Arts, Mathematics, Zumbro College, 2012')).toEqual(['met'])
  })
  it('quotes verbatim and at the place it gives', () => {
    const read = resume('- PLC fault finding\n- Bent conduit by hand', 'LANGUAGES\nSpanish (C1)')
    const quotes = engine.match(job, read).assessments.flatMap(({ evidence }) => evidence)
    expect(quotes.length).toBeGreaterThan(2)
    for (const { quote, start, end } of quotes) expect(read.document.text.slice(start, end)).toBe(quote)
  })
  it('takes no post for the job’s trade that shares two words with it and tells of another', () => {
    const bank = {
      title: 'Bank Clerk',
      description:
        'Requirements\n- 2+ years as a bank clerk\n- Balances the till and reconciles the float\n- Opens accounts and checks deposits',
    }
    const warden = engine.readResume(
      documentOf(
        'Robin Vale\nrobin@example.com\n\nEXPERIENCE\n\nBank Warden, Otter Valley Nature Reserve, May 2019 – present\n- Survey the river bank for otter holts and kingfisher nests\n- Tally of wildfowl after each flood\n- Coppice willow, lay hedges, plant alder and clear balsam from the shallows\n- Boom across the weir against silt and weed\n- Guided walks on dragonflies, newts and bats',
      ),
      asOf,
    )
    const { requirements, assessments } = engine.match(bank, warden)
    const years = requirements.find(({ type }) => type === 'years')?.id
    expect(assessments.find(({ requirement }) => requirement === years)?.status).not.toBe('met')
    expect(assessments.filter(({ status }) => status === 'met')).toEqual([])
  })
})
