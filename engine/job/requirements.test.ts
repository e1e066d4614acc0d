import { describe, expect, it } from 'vitest'
import { requirementsOf } from './requirements.ts'
import { units } from './units.ts'
import { warningsOf } from './warnings.ts'

const posting = `Office Manager
Pellworth Dental Group, Bristol

About us
We are proud of our nine practices and need no introduction in the West. You must see the garden.

The role
You will keep the books and the diary of a practice with six chairs. We expect you to have managed reception staff before.

Requirements
- Three years as an office manager or practice manager
- Fluent English
- QuickBooks or a similar package
- First aid certificate would be a plus

What we offer
28 days of leave, pension and a degree paid by us. Experience the sea every morning.

We are an equal opportunities employer and need applicants of every age and background.`

const read = (text: string) => requirementsOf(text, units(text))

describe('requirementsOf', () => {
  const found = read(posting)
  it('keeps the exact place of each', () => {
    expect(found.length).toBeGreaterThan(3)
    for (const { text, start, end } of found) expect(posting.slice(start, end)).toBe(text)
  })
  it('takes bullets and what prose asks for', () => {
    const texts = found.map(({ text }) => text)
    expect(texts).toContain('Three years as an office manager or practice manager')
    expect(texts).toContain('QuickBooks or a similar package')
    expect(texts.some(text => text.includes('managed reception staff'))).toBe(true)
  })
  it('knows wishes from musts, and years and languages from skills', () => {
    const by = (start: string) => found.find(({ text }) => text.startsWith(start))
    expect(by('First aid')).toMatchObject({ kind: 'nice', type: 'certification' })
    expect(by('Three years')).toMatchObject({ kind: 'must', type: 'years' })
    expect(by('Fluent')).toMatchObject({ kind: 'must', type: 'language' })
  })
  it('takes nothing from the firm’s praise, the benefits and the law', () => {
    const all = found.map(({ text }) => text).join('\n')
    for (const stray of ['garden', 'introduction', 'pension', 'sea every', 'every age'])
      expect(all).not.toContain(stray)
  })
})

describe('warningsOf', () => {
  it('names criteria that no score should rest on, at their place', () => {
    const text = 'Requirements\n- Native English speaker, aged 25 to 35\n- Please attach a photo'
    const found = warningsOf(units(text))
    expect(found.map(({ start, end }) => text.slice(start, end).toLowerCase())).toEqual(
      expect.arrayContaining([expect.stringContaining('native english speaker'), expect.stringContaining('photo')]),
    )
  })
  it('is silent where equal treatment is promised', () => {
    expect(warningsOf(units('We hire without regard to age, sex, religion or marital status.'))).toEqual([])
  })
})
