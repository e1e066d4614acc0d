import { expect, test } from 'vitest'
import { parserOf, toWire } from './wire.ts'

test.each([
  [null, null],
  [undefined, null],
  ['text', 'text'],
  [1.5, '1.5'],
  [true, 'true'],
  [new Date(1_700_000_000_123), '2023-11-14T22:13:20.123Z'],
  [{ a: [1, 'b'] }, '{"a":[1,"b"]}'],
  [[1, 2], '[1,2]'],
])('sends %j as %j', (value, text) => expect(toWire(value)).toBe(text))

test('replaces what PostgreSQL cannot store, in texts and inside JSON, and leaves the rest as it is', () => {
  expect(toWire('a\0b\ud800c😀')).toBe('a\uFFFDb\uFFFDc😀')
  expect(toWire({ text: 'a\0b\ud800c😀', kept: 'C:\\u0000' })).toBe(
    JSON.stringify({ text: 'a\uFFFDb\uFFFDc😀', kept: 'C:\\u0000' }),
  )
})

test('refuses a time that is none', () => expect(() => toWire(new Date('soon'))).toThrow(RangeError))

test('reads a type it does not know as text', () => expect(parserOf(999_999)('as it is')).toBe('as it is'))
