import { expect, it } from 'vitest'
import { sayCutOff, sayFailed, sayKnown } from './upload-words.ts'

const names = Array.from({ length: 40 }, (_, at) => `${at}.pdf`)
const failed = (name: string) => ({ file: new File(['x'], name), reason: 'It is empty.', refused: true })

it('names a few files and counts the others', () => {
  expect(sayKnown(names)).toBe('You have 40 of these files already: 0.pdf, 1.pdf, 2.pdf and 37 more')
  expect(sayKnown(names.slice(0, 4))).toBe('You have 4 of these files already: 0.pdf, 1.pdf, 2.pdf, 3.pdf')
  expect(sayKnown(names.slice(0, 1))).toBe('You have this file already: 0.pdf')
  expect(sayFailed(names.map(failed), null)).toBe('40 files were not stored: 0.pdf, 1.pdf, 2.pdf and 37 more.')
})

it('counts what was stored before a session ended', () => {
  expect(sayCutOff(16, 80)).toMatch(/^You were signed out when 16 of 80 files were stored\. Choose the rest again/)
  expect(sayCutOff(0, 1)).toMatch(/^You were signed out when 0 of 1 file was stored\./)
})

it('leaves the names to the list where it is there', () => {
  expect(sayFailed(names.map(failed), 41)).toBe('41 files were not stored. Each is listed with its reason.')
  expect(sayFailed([failed('a.pdf')], 1)).toBe('a.pdf: It is empty.')
})
