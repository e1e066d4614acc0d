import { expect, it } from 'vitest'
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
