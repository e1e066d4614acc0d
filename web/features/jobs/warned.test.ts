import { expect, it } from 'vitest'
import { toWarned } from './warned.ts'

it('tells each warning once, with the words it is about', () => {
  const posting = 'Young people, young at heart. Male, aged 20-30. Young again.'
  const at = (text: string, words: string, from = 0) => {
    const start = posting.indexOf(words, from)
    return { text, start, end: start + words.length }
  }
  const warnings = [at('Sex.', 'Male'), at('Age.', 'Young'), at('Age.', 'aged 20-30'), at('Age.', 'Young', 30)]
  expect(toWarned(posting, warnings)).toEqual([
    { text: 'Age.', words: ['Young', 'aged 20-30'] },
    { text: 'Sex.', words: ['Male'] },
  ])
  expect(toWarned(posting, [])).toEqual([])
})
