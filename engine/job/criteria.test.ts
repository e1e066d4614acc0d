import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import type { Criterion } from '../types.ts'

const title = 'Welder'
const description =
  'We ask for:\n- TIG welding of stainless steel\n- A forklift licence\n- A canteen on the ground floor'
const [welding, forklift, canteen] = [
  'TIG welding of stainless steel',
  'A forklift licence',
  'A canteen on the ground floor',
]
const resume = engine.readResume(
  documentOf('Work\n\nWelder, Harrow Pipes Ltd, 03/2019 – 06/2026\n- TIG welding of stainless steel pipes'),
  '2026-11-01',
)
const by = (...criteria: Criterion[]) => engine.match({ title, description, criteria }, resume)
const kinds = ({ requirements }: ReturnType<typeof by>) => requirements.map(({ id, kind }) => `${id} ${kind}`)

describe('a requirement that was corrected', () => {
  it('is of the kind it was given, or none, and keeps its id', () => {
    expect(kinds(by())).toEqual(['r1 must', 'r2 must', 'r3 must'])
    const after = by(
      { text: forklift!, kind: 'nice' },
      { text: canteen!, kind: 'none' },
      { text: 'Else', kind: 'none' },
    )
    expect(kinds(after)).toEqual(['r1 must', 'r2 nice'])
    expect(after.match_score).toBeGreaterThan(by().match_score)
    expect(engine.readJob({ title, description, criteria: [{ text: welding!, kind: 'none' }] }).requirements).toEqual(
      engine.readJob({ title, description }).requirements.slice(1),
    )
  })

  it('is seen at once by what was read of the same posting before, and changes nothing that is undone', () => {
    const before = JSON.stringify(by())
    const criteria: Criterion[] = [{ text: forklift!, kind: 'none' }]
    expect(kinds(by(...criteria))).toEqual(['r1 must', 'r3 must'])
    const { assessments } = engine.match({ title, description }, resume)
    const concluded = engine.conclude({ title, description, criteria }, resume, assessments)
    expect(kinds(concluded)).toEqual(['r1 must', 'r3 must'])
    expect(JSON.stringify(by())).toBe(before)
  })

  it('leaves a posting that asks for nothing where none is left', () => {
    const none = by(...[welding, forklift, canteen].map(text => ({ text: text!, kind: 'none' as const })))
    const empty = engine.match({ title, description: '' }, resume)
    expect(none).toMatchObject({ requirements: [], match_score: empty.match_score, confidence: empty.confidence })
  })
})

describe('a posting pasted with other blanks and line ends', () => {
  const asked = 'What we ask:\n- Three years as a welder\n- A forklift licence is an asset\n- TIG welding'
  const read = (text: string) => engine.readJob({ title, description: text }).requirements

  it.each([
    ['no-break spaces', asked.replaceAll(/(?<!-) /g, '\u00a0')],
    ['thin spaces', asked.replaceAll(/(?<!-) /g, '\u2009')],
    ['\\r\\n', asked.replaceAll('\n', '\r\n')],
    ['\\r', asked.replaceAll('\n', '\r')],
  ])('asks the same, by its own letters: %s', (_, text) => {
    const list = read(text)
    expect(list.map(({ kind, type }) => [kind, type])).toEqual(read(asked).map(({ kind, type }) => [kind, type]))
    for (const { text: own, start, end } of list) expect(text.slice(start, end)).toBe(own)
    const { match_score } = engine.match({ title, description: text }, resume)
    expect(match_score).toBe(engine.match({ title, description: asked }, resume).match_score)
  })
})
