import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const analysed = (text: string) => engine.analyze(engine.readResume(documentOf(text), '2026-11-01'))
const head = 'Ann Lee\nann@example.com\n\n'

describe('a sentence of an analysis', () => {
  it('takes no code for a figure', () => {
    const duties = [
      'Transit papers T1 and T2',
      'Filing of the EN1090 papers',
      'Calls with hauliers',
      'Post and archive',
    ]
    const { weaknesses } = analysed(
      `${head}EXPERIENCE\n\nClerk, Hill Forwarding, March 2019 – present\n${duties.map(one => `- ${one}`).join('\n')}`,
    )
    expect(weaknesses).toContain('gives no figure, nor does any other line on the work.')
  })
  it('puts an article before what somebody holds', () => {
    const held = (degree: string) =>
      analysed(`${head}EDUCATION\n${degree}, Hill University, 2014\n`).strengths?.split(' Hill ')[0]
    expect(held('MSc Physics')).toBe('Holds an MSc Physics from')
    expect(held('Bachelor of Arts in History')).toBe('Holds a Bachelor of Arts in History from')
    expect(held('LLB Law')).toBe('Holds an LLB Law from')
    expect(held('PhD in Physics')).toBe('Holds a PhD in Physics from')
  })
  it('tells since when the latest post goes on once', () => {
    const text = `${head}EXPERIENCE\n\nCook, Hill Inn, March 2015 – present\n- Trained nine apprentices\n\nPorter, Dale Inn, May 2012 – February 2015\n- Pots`
    const { strengths, positive_indicators } = analysed(text)
    expect(strengths).toContain('Cook at Hill Inn since 2015.')
    expect(positive_indicators).toBe('Trains others: “Trained nine apprentices”.')
    expect(analysed(text.replace('Trained nine apprentices', 'Soups')).positive_indicators).toMatch(/^Has been Cook/u)
  })
  it('asks of no attachment why it ended within a year', () => {
    const { weaknesses, suggestions } = analysed(
      `${head}EXPERIENCE\n\nIndustrial Attachment, Lands Office, June 2025 – August 2025\n- Levelling\n\nPraktikum, Hill GmbH, July 2024 – August 2024\n- Plans`,
    )
    expect(`${weaknesses} ${suggestions}`).not.toMatch(/within a year/u)
  })
  it('asks after a paper that ends within three months', () => {
    const { suggestions } = analysed(
      `${head}EXPERIENCE\n\nRigger, Hill Offshore, March 2019 – present\n- Lifts of up to 40 t\n\nCERTIFICATES\nOffshore medical, valid until February 2027`,
    )
    expect(suggestions).toContain('is being renewed: it ends in February 2027.')
  })
  it('begins a quote with a whole clause', () => {
    const { strengths } = analysed(
      `${head}EXPERIENCE\n\nHygienist, Hill Practice, March 2019 – present\n- Introduced the new way to clean in the spring of 2020; share of patients who keep their recall rose from 64 to 81 percent`,
    )
    expect(strengths).toContain('“… share of patients who keep their recall rose from 64 to 81 percent”')
  })
})
