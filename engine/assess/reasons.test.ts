import { describe, expect, it } from 'vitest'
import editor from '../../bench/own-cases/analysis/editor.json' with { type: 'json' }
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import type { Line } from './line.ts'
import { inOtherWords } from './reasons.ts'

type Case = { job: { title: string; description: string }; as_of: string; resumes: { text: string }[] }
const cases = import.meta.glob<Case>('../../bench/*/*.json', { eager: true, import: 'default' })

const text = `Robin Vale
robin@example.com

EXPERIENCE

CHARGE NURSE, Hill Hospital, March 2020 – present
- Ran the night shift and the wound round

Staff Nurse, Brook Clinic, January 2015 – February 2020
- Gave medication by the chart

EDUCATION
BSc Nursing, Hill College, 2014

LICENCES
Advanced Life Support, 2025
Manual handling, 2024`
const resume = engine.readResume(documentOf(text), '2026-11-01')
const reason = (asked: string, title = 'Charge nurse') =>
  engine.match({ title, description: `Requirements\n- ${asked}\n` }, resume).assessments[0]?.reason

/** How a resume of the editor's is judged, by the beginning of its name. */
function judged(id: string, title: string, asked: string) {
  const found = editor.resumes.find(one => one.id.startsWith(id))
  return engine.match(
    { title, description: `Requirements\n${asked}\n` },
    engine.readResume(documentOf(found?.text ?? ''), editor.as_of),
  ).assessments
}

describe('a reason', () => {
  it('names what is asked, and no word that only leads it in', () => {
    expect(reason('An eye for typography')).toBe('No line mentions “typography”.')
    expect(reason('Capacity to coach rowers')).not.toMatch(/capacity/i)
    expect(reason('Soldering of frames incl. brazing')).not.toMatch(/incl/)
  })
  it('says in which posts the years were', () => {
    expect(reason('Five years as a nurse')).toBe(
      '12 years as Charge Nurse at Hill Hospital and Staff Nurse at Brook Clinic, against 5 asked.',
    )
    expect(reason('Five years as a bricklayer', 'Bricklayer')).toMatch(
      /^Worked as Charge Nurse at Hill Hospital .* other work\.$/,
    )
  })
  it('tells what is planned in its own words, and no more than that no line was found', () => {
    const hoping = text.replace('EXPERIENCE', 'OBJECTIVE\nLooking for the step into strategic purchasing\n\nEXPERIENCE')
    const of = (asked: string) =>
      engine.match(
        { title: 'Buyer', description: `Requirements\n- ${asked}\n` },
        engine.readResume(documentOf(hoping), '2026-11-01'),
      ).assessments[0]?.reason
    expect(of('Strategic sourcing')).toBe(
      '“strategic purchasing” is told as a wish or a plan; no line was found that tells of it as done.',
    )
    expect(of('Work under pressure')).toMatch(/^No line (?:was found that shows this\.|mentions)/u)
  })
  it('says which degree it is, without school and year', () => {
    expect(reason('A degree in nursing')).toBe('“BSc Nursing” is of the level asked, and of its subject.')
    expect(reason('A degree in law')).toBe('“BSc Nursing” is of another subject.')
  })
  it('says which paper is held, and which ones there are where none is it', () => {
    expect(reason('Advanced Life Support (ALS) certificate')).toMatch(/^“Advanced Life Support” is held/)
    expect(reason('Chainsaw licence from Lantra', 'Tree surgeon')).toBe(
      'No line mentions “Chainsaw” or “Lantra”. Papers that it names: “Advanced Life Support” and “Manual handling”.',
    )
  })
  it.each([
    ['- Slung loads with the overhead crane', true],
    ['- Slung loads with the overhead crane, card renewed March 2025', false],
    ['- Slung loads\nHill High School, diploma 2008\n\nI can operate an overhead crane.', false],
  ])('says “That was until” of what only lines of an old post show: %s', (lines, old) => {
    const posts = `Clerk, Low Freight, March 2015 – present\n- Booked lorries\n\nRigger, Old Yard, May 2010 – June 2014\n${lines}`
    const rigger = engine.readResume(documentOf(`Robin Vale\n\nEXPERIENCE\n\n${posts}`), '2026-11-01')
    const job = { title: 'Rigger', description: 'Requirements\n- Operate an overhead crane\n- Sling loads\n' }
    const found = engine.match(job, rigger).assessments[0]
    expect(found?.evidence).not.toEqual([])
    expect(found?.reason.includes('That was until 2014')).toBe(old)
  })
  it('says of nothing that a line names that there is nothing on it', () => {
    const asked = 'Arrange drayage and warehouse appointments, and keep demurrage and detention off our invoices'
    const of = (...lines: string[]) => {
      const post = `Import Agent, Low Freight, March 2020 – present\n${lines.map(line => `- ${line}`).join('\n')}`
      const agent = engine.readResume(documentOf(`Robin Vale\n\nEXPERIENCE\n\n${post}`), '2026-11-01')
      return engine.match({ title: 'Import agent', description: `Requirements\n- ${asked}\n` }, agent).assessments[0]
    }
    const drayage = 'Book drayage and transloads with 14 truckers'
    expect(of(drayage)?.reason).toMatch(/“drayage”\. Not named: demurrage or detention\.$/)
    expect(of(drayage, 'Brought demurrage down')?.reason).toMatch(/“drayage”\.$/)
  })
  it('speaks of the line that is quoted, not of another', () => {
    const skills = 'SKILLS\nAirside Safety Inspections, Runway, Apron, Stands'
    const work = '- Taught geography\n- Did the accident investigation after a bus strike'
    const teacher = `Robin Vale\n\nEXPERIENCE\n\nTeacher, Low School, March 2020 – present\n${work}\n\n${skills}`
    const { assessments } = engine.match(
      {
        title: 'Airport duty manager',
        description: 'Requirements\n- Airside safety inspections of runway and stands\n',
      },
      engine.readResume(documentOf(teacher), '2026-11-01'),
    )
    expect(assessments[0]?.evidence.map(({ quote }) => quote)).toEqual([
      'Airside Safety Inspections, Runway, Apron, Stands',
    ])
    expect(assessments[0]?.reason).toMatch(/^Lists “Airside Safety Inspections”/)
  })
  it('says “mentions” of nothing that the resume has no word of', () => {
    const unsaid = Object.values(cases).flatMap(({ job, as_of, resumes }) =>
      resumes.flatMap(({ text }) =>
        engine.match(job, engine.readResume(documentOf(text), as_of)).assessments.flatMap(({ reason }) => {
          const [, things = ''] =
            /^(?:Mentions|Speaks of|Lists|Claims) (.+?)(?: as |, (?:which|but) )/.exec(reason) ?? []
          const named = things.replace(/“[^”]*”|\band\b/g, '').match(/\p{L}{2,}|\d+/gu) ?? []
          const has = (word: string) => text.toLowerCase().includes(word.toLowerCase().slice(0, 4))
          return named.length === 0 || named.some(has) ? [] : things
        }),
      ),
    )
    expect(unsaid).toEqual([])
  })
  it('says until when a paper is good', () => {
    const dated = engine.readResume(
      documentOf(text.replace('Advanced Life Support, 2025', 'Advanced Life Support, valid until May 2028')),
      '2026-11-01',
    )
    const { assessments } = engine.match(
      { title: 'Charge nurse', description: 'Requirements\n- Advanced Life Support (ALS) certificate\n' },
      dated,
    )
    expect(assessments[0]?.reason).toBe('“Advanced Life Support” is held, good until May 2028.')
  })
  it('counts months beside years by name', () => {
    const short = engine.readResume(
      documentOf(
        'Ann Lee\nann@example.com\n\nEXPERIENCE\n\nBricklayer, Hill Homes, April 2026 – August 2026\n- Laid bricks\n\nCook, Hill Inn, January 2019 – March 2026\n- Soups',
      ),
      '2026-11-01',
    )
    const { assessments } = engine.match(
      { title: 'Bricklayer', description: 'Requirements\n- Three years as a bricklayer\n' },
      short,
    )
    expect(assessments[0]?.reason).toMatch(/5 months as Bricklayer at Hill Homes, against 3 years asked\./)
  })
  it('lacks nothing by name where one of several is enough', () => {
    const asked =
      '- Lead a team of six to eight technicians on the turbines\n- Find faults with SCADA data\n- Valid GWO Basic Safety Training\n- Trained as an electrician, mechatronics technician or similar\n- High-voltage switching authorisation'
    const reasons = judged('01', 'Lead Wind Turbine Technician', asked).map(one => one.reason)
    expect(reasons.join(' ')).not.toContain('Not named: mechatronics')
  })
  it('says of a resume by kinds of work that no post is told', () => {
    const { assessments } = engine.match(
      { title: 'Office administrator', description: 'Requirements\n- Payroll experience\n' },
      engine.readResume(
        documentOf(
          'Ann Lee\nann@example.com\n\nKEY SKILLS AND ACHIEVEMENTS\n\nBookkeeping\n- Prepared payroll for 40 employees\n- Reconciled bank statements every month',
        ),
        '2026-11-01',
      ),
    )
    expect(assessments[0]?.reason).toMatch(/under no post with dates\.$/u)
  })
  it('takes an address of a portfolio for one', () => {
    const { assessments } = engine.match(
      { title: 'UX designer', description: 'Requirements\n- A portfolio that shows how you got there\n' },
      engine.readResume(
        documentOf(text.replace('robin@example.com', 'robin@example.com | robinvale.example.com')),
        '2026-11-01',
      ),
    )
    expect(assessments[0]?.status).toBe('met')
  })
  it('quotes no line of where somebody lives', () => {
    const asked =
      "- New Zealand Diploma in Architectural Technology or similar\n- 5 years' experience of consent and working drawings for residential buildings\n- Strong Revit\n- Good knowledge of the New Zealand Building Code, NZS 3604"
    const quotes = judged('05', 'Architectural Technician', asked).flatMap(one =>
      one.evidence.map(({ quote }) => quote),
    )
    expect(quotes.length).toBeGreaterThan(2)
    expect(quotes).not.toContain('Lower Hutt, Wellington, New Zealand')
  })
  it('says what no line mentions', () => {
    expect(reason('Welding of pressure vessels')).toMatch(/^No line mentions .*“pressure vessels”/)
  })
  it('says that no one line says it, where the one quoted is hardly likely to be pointed at', () => {
    const line = { own: 0.1, used: false, odds: 0.3 } as Line
    const faint = { ...line, odds: 0.06 }
    expect(inOtherWords(line, undefined, 'Head baker')).toBe(
      'Not said outright; read from the line quoted, of the work as Head baker.',
    )
    expect(inOtherWords(faint, undefined, 'Head baker')).toBe(
      'No one line says it; the one quoted, of the work as Head baker, comes nearest.',
    )
    expect(inOtherWords(faint, '“ovens”', null)).toBe('No one line says it; the one with “ovens” comes nearest.')
  })
})
