import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

it('a language is quoted from the line that says how well it is spoken', () => {
  const resume = engine.readResume(
    documentOf(
      'Robin Vale\nrobin@example.com\n\nSummary\nCook with experience in Arabic and grill restaurants.\n\nExperience\n\nGrill Cook, Bluefield Grill, January 2019 to present\n- Grilled meat.\n\nLanguages\nArabic (native), English (good)\n',
    ),
    '2026-11-01',
  )
  const { assessments } = engine.match({ title: 'Cook', description: 'Requirements\n- Arabic speaker\n' }, resume)
  expect(assessments[0]).toMatchObject({ status: 'met', reason: 'Arabic at the level asked for or above.' })
  expect(assessments[0]?.evidence[0]?.quote).toContain('native')
})

it.each([
  ['Very good German and English', 'German: native / English: B1', 'partial'],
  ['German and English, both fluent', 'German: native; English: B1', 'partial'],
  ['Very good German and English', 'German: native / English: C1', 'met'],
  ['English and fluent German', 'German: native / English: B1', 'met'],
  ['Fluent German', 'English: B1 / German: native', 'met'],
  ['Fluent German', 'German / C1', 'met'],
  ['A second language', 'Portuguese – fluent', 'met'],
  ['A second language', 'English (native)', 'unmet'],
  ['A language other than English', 'Welsh (native)', 'met'],
  ['Spanish or Somali, conversational', 'Spanish, Somali: no. French, fine.', 'unmet'],
  ['Spanish or Somali, conversational', 'Spanish, Somali: both fluent. French: no.', 'met'],
  ['Welsh speaker', 'Welsh I have none of yet, except the weather.', 'unmet'],
  ['Mandarin, conversational', 'English (native); Mandarin not beyond ordering', 'partial'],
  ['A second programming language', 'Punjabi – fluent', 'unmet'],
])('%s is shown by “%s” as %s', (asked, told, status) => {
  const text = `Robin Vale\n\nExperience\n\nBuyer, Corbel Works, May 2019 – present\n- Bought bolts\n\nLanguages\n${told}\n`
  const resume = engine.readResume(documentOf(text), '2026-11-01')
  const { assessments } = engine.match({ title: 'Buyer', description: `Requirements\n- ${asked}\n` }, resume)
  expect(assessments[0]?.status).toBe(status)
})

describe('the level of a language', () => {
  const reason = (asked: string, languages: string) => {
    const resume = engine.readResume(
      documentOf(
        `Robin Vale\nrobin@example.com\n\nExperience\n\nCook, Bluefield Grill, January 2019 to present\n- Grilled meat.\n\nLanguages\n${languages}\n`,
      ),
      '2026-11-01',
    )
    return engine.match({ title: 'Cook', description: `Requirements\n- ${asked}\n` }, resume).assessments[0]
  }
  it.each([
    ['Fluent English', 'English, Arabic, Malayalam, Hindi', 'met', 'English is listed, without a level.'],
    ['Fluent English', 'English (C1), Arabic, Hindi', 'met', 'English at the level asked for or above.'],
    ['Fluent English', 'Hindi, Marathi, English', 'partial', 'English is listed, without a level.'],
  ])('is told only where it is given: %s, “%s”', (asked, languages, status, told) => {
    expect(reason(asked, languages)).toMatchObject({ status, reason: told })
  })
})

describe('English, of who writes the resume in it', () => {
  const judged = (asked: string, line: string) => {
    const text = `Robin Vale\nrobin@example.com\n\nExperience\n\nCook, Bluefield Grill, January 2019 to present\n- Grilled meat and fish for the evening service\n- Ordered from two suppliers and kept the fridges clean\n\nEducation\n${line}\n`
    const job = { title: 'Cook', description: `Requirements\n- ${asked}\n` }
    return engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments[0]
  }
  const inIt = 'No line says how well English is spoken; the resume is written in it.'
  it.each([
    ['Good written and spoken English', 'Hollin School, 2009', 'partial', inIt],
    ['Good written and spoken English', 'GCSE English grade 5, Maths grade 4', 'partial', inIt],
    ['Good written and spoken English', 'Hollin School: GCSEs in English (C), Maths (D)', 'partial', inIt],
    ['Good written and spoken English', 'Hollin School, 2009\n\nLanguages\nHindi, Marathi, English', 'partial', inIt],
    ['Fluent English', 'Hollin School, 2009', 'partial', inIt],
    [
      'Fluent English',
      'Hollin School, 2009\n\nLanguages\nEnglish (fluent)',
      'met',
      'English at the level asked for or above.',
    ],
    [
      'Fluent English',
      'Hollin School, 2009\n\nLanguages\nEnglish (A2)',
      'partial',
      'English at a lower level than the work asks for.',
    ],
    ['Good German', 'GCSEs in German (C), Maths (D)', 'partial', 'German at a lower level than the work asks for.'],
  ])('%s, “%s”: %s', (asked, line, status, reason) => {
    expect(judged(asked, line)).toMatchObject({ status, reason })
  })
  it('is not shown by a resume in another language', () => {
    const text =
      'Robin Vale\nrobin@example.com\n\nExperience\n\nKoch, Bluefield Grill, January 2019 – present\n- Fleisch und Fisch für den Abend gegrillt\n- Bei zwei Lieferanten bestellt und die Kühlschränke sauber gehalten\n'
    const job = { title: 'Cook', description: 'Requirements\n- Good English\n' }
    const { assessments } = engine.match(job, engine.readResume(documentOf(text), '2026-11-01'))
    expect(assessments[0]).toMatchObject({ status: 'unmet', reason: 'English is not named.' })
  })
})
