import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const judged = (requirement: string, lines: string) => {
  const job = { title: 'Zorbling Operator', description: `Requirements\n- ${requirement}` }
  const text = `Ann Lee\nann@example.com\n\nEXPERIENCE\n\nOperator, Hill Works, March 2019 – present\n- Kept the yard in order\n\n${lines}`
  const [found] = engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments
  return { status: found?.status, credit: found?.credit, quotes: found?.evidence.map(({ quote }) => quote) }
}

describe('what is only claimed', () => {
  it('earns nothing as the posting’s own sentence, and is quoted', () => {
    const sentence = 'Calibrate frumious bandersnatch gimbles before every zorbling session'
    const { status, credit, quotes } = judged(sentence, `OTHER\n- ${sentence}`)
    expect([status, credit]).toEqual(['partial', 0])
    expect(quotes?.[0]).toContain('frumious bandersnatch')
  })
  it('earns nothing as a paper that is named to say that it is missing', () => {
    const paper = 'Frumious Zorbling Handler certificate'
    expect(judged(paper, 'CERTIFICATES\n- Frumious Zorbling Handler certificate, 2024').status).toBe('met')
    expect(judged(paper, 'CERTIFICATES\n- No Frumious Zorbling Handler certificate yet').status).toBe('unmet')
  })
  it('earns nothing as a paper that is said to be missing and pasted beside', () => {
    const paper = 'Valid forklift licence (counterbalance) from an accredited body, with a refresher on record'
    const denied = judged(paper, 'CERTIFICATES\n- Forklift licence: not yet')
    const pasted = judged(paper, `CERTIFICATES\n- Forklift licence: not yet\n\nOTHER\n${paper}`)
    expect([denied.status, pasted.status]).toEqual(['unmet', 'unmet'])
  })
})
