import { describe, expect, it } from 'vitest'
import { words } from '../text/words.ts'
import { toldInOrder } from './find.ts'
import { rowAt, rowOf } from './tells.ts'

const stands = (phrase: string, text: string) => {
  const row = rowOf(phrase)
  const list = words(text)
  return list.some(({ stem }, at) => row.keys.includes(stem) && rowAt(row, list, text, at) !== null)
}

describe('tellings in order', () => {
  it.each([
    ['# .. answer|report to me', 'Three people answer to me.', true],
    ['# .. answer|report to me', 'I answer to three people.', false],
    ['manage ~ <team>', 'Managed the night crew', true],
    ['manage ~ <team>', 'Manager, night crew', false],
    ['manage ~ <team>', 'Managed stock for the crew', false],
    ['=led ~ <team>', 'Led a small crew', true],
    ['=led ~ <team>', 'Lead crew hand', false],
    ['^ <team> of #', 'Site foreman – crew of six', true],
    ['^ <team> of #', 'Worked in a crew of six', false],
    ['spend $ a year', 'I spend £12,000 a year on seed', true],
    ['spend $ a year', 'I spend 12,000 hours a year on it', false],
    ['report in? to me', 'Four clerks report in to me', true],
    ['hire .. train', 'people whom I hire, pay and train', true],
    ['hire .. train', 'I hire. They train.', false],
  ] as const)('“%s” in “%s”: %s', (phrase, text, found) => {
    expect(stands(phrase, text)).toBe(found)
  })
  it('needs a class that stands, and words to look the row up by', () => {
    expect(() => rowOf('led <nobody>')).toThrow('classes.json')
    expect(() => rowOf('# ~')).toThrow('words of its own')
  })
  it('are read by the knowledge base', () => {
    const text = 'Two labourers and a driver answer to me'
    expect(toldInOrder(text, words(text)).map(({ concept }) => concept.id)).toContain('leading-people')
  })
})
