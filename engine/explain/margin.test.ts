import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const cases = import.meta.glob<{ resumes: { text: string }[] }>('../../bench/*/*.json', {
  eager: true,
  import: 'default',
})
const fields = ['strengths', 'weaknesses', 'suggestions', 'positive_indicators', 'red_flags'] as const
const analysed = (text: string) => engine.analyze(engine.readResume(documentOf(text), '2026-11-01'))
const sentencesOf = (text: string) => fields.flatMap(field => analysed(text)[field]?.split('\n') ?? [])

describe('the analyses of all labelled resumes', () => {
  const texts = Object.values(cases).flatMap(({ resumes }) => resumes.map(({ text }) => text))
  const told = texts.map(sentencesOf)
  it('say something of each', () => {
    expect(texts.length).toBeGreaterThan(70)
    for (const sentences of told) expect(sentences.length).toBeGreaterThan(0)
  })
  it('say nothing that stands beside more than three of them', () => {
    const times = new Map<string, number>()
    for (const sentence of told.flat()) times.set(sentence, (times.get(sentence) ?? 0) + 1)
    expect([...times].filter(([, count]) => count > 3)).toEqual([])
  })
  it('quote what is there', () => {
    const flat = (text: string) => text.replace(/\s+/g, ' ')
    told.forEach((sentences, index) => {
      const source = flat(texts[index] ?? '')
      for (const [, quote = ''] of sentences.join('\n').matchAll(/“(?:… )?([^”]+?)(?: ?…)?”/g))
        expect(source).toContain(quote.replace(/^… /, ''))
    })
  })
})

const resume = (work: string) => `Ann Lee
ann@example.com

EXPERIENCE

CHARGE NURSE, Hill Hospital, March 2019 – present
${work}

Staff Nurse, Hill Hospital, January 2015 – February 2019
- Bedside care on a medical ward and medication rounds by night`

describe('a sentence in the margin', () => {
  it('tells a result before a size, and shows the part that says it', () => {
    const { strengths } = analysed(
      resume(
        '- Thirty beds, 22 nurses, 1200 admissions counted every year in the ward book\n- Falls fell from 14 to 6 a year',
      ),
    )
    expect(strengths).toContain('Tells what came of the work: “Falls fell from 14 to 6 a year”.')
    expect(analysed(resume('- Cared for 22 patients')).strengths).toContain('Gives the size of the work: “Cared for 22')
  })
  it('names the way from one post to the next, and writes no title in capitals', () => {
    const { strengths, positive_indicators } = analysed(resume('- Wound care'))
    expect(positive_indicators).toContain('Went from Staff Nurse to Charge Nurse at Hill Hospital.')
    expect(strengths).toContain('all of them at Hill Hospital, now as Charge Nurse')
  })
  it('takes nobody who was trained for somebody who trains', () => {
    expect(analysed(resume('- Trained in wound care\n- Forklift trained')).positive_indicators).not.toContain(
      'Passes on',
    )
    expect(analysed(resume('- Trained two new nurses')).positive_indicators).toContain('“Trained two new nurses”')
  })
  it('says what a post leaves open, by the post’s own name', () => {
    expect(analysed(resume('')).weaknesses).toContain(
      'Of Charge Nurse at Hill Hospital there is no more than the title.',
    )
  })
})
