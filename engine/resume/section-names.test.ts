import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { rows } from './sections.ts'

describe('the part of the languages', () => {
  it.each(['LANGUAGES SPOKEN', 'Languages spoken', 'Spoken languages', 'Language proficiency', 'Mother tongue(s)'])(
    'is opened by “%s”',
    heading => {
      const found = rows(documentOf(`Robin Vale\nrobin@example.com\n\nSkills\nSage\n\n${heading}\nEwe, Twi`))
      expect(found.at(-1)?.section).toBe('languages')
    },
  )
})
