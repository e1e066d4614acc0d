import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const resume = engine.readResume(
  documentOf('Ada Brook\n\nWORK\nElectrician, Brook Ltd, May 2019 – present\n- PLC programming for two lines'),
  '2026-11-01',
)
const summary = (description: string) => engine.match({ title: 'Electrician', description }, resume).summary

describe('the summary', () => {
  it('says that a posting of a title alone states nothing to match against', () => {
    expect(summary('')).toMatch(/^Electrician at Brook Ltd, .*\. The posting states nothing to match against\.$/)
    expect(engine.match({ title: 'Electrician', description: '' }, resume)).toMatchObject({
      requirements: [],
      match_score: 0,
    })
  })
  it('counts what is shown and names what is not', () => {
    const text = summary('- PLC programming\n- Fluent Klingon')
    expect(text).toContain('One of the two must-haves is shown.')
    expect(text).toContain('Not shown: “Fluent Klingon”.')
  })
  it('tells the years of work that the analysis tells, without a seat on a board', () => {
    const trustee = engine.readResume(
      documentOf(
        'Ada Brook\n\nWORK\nElectrician, Brook Ltd, January 2019 – December 2024\n- PLC programming\n\nElectrician, Hill Ltd, May 2016 – December 2018\n- Wiring\n\nTrustee, Hill Food Bank, 2008 – present\n- Accounts',
      ),
      '2026-11-01',
    )
    const { strengths } = engine.analyze(trustee)
    const { summary } = engine.match({ title: 'Electrician', description: '- PLC programming' }, trustee)
    expect(strengths).toContain('More than eight years with two employers')
    expect(summary).toContain('more than eight years of work in all.')
  })
  it('says what is wrong with a paper, and when the last post ended', () => {
    const ended = engine.readResume(
      documentOf(
        'Ada Brook\n\nWORK\nELECTRICIAN, Brook Ltd, May 2019 – March 2024\n- PLC programming\n\nLICENCES\nElectrical licence, lapsed in 2021',
      ),
      '2026-11-01',
    )
    const posting = { title: 'Electrician', description: 'You need:\n- PLC programming\n- A valid electrical licence' }
    const text = engine.match(posting, ended).summary
    expect(text).toContain('Last post: Electrician at Brook Ltd, until 2024; five years of work in all.')
    expect(text).toContain('On “A valid electrical licence”: it has lapsed.')
  })
})
