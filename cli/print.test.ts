import { describe, expect, it } from 'vitest'
import { textDocument } from '../documents/index.ts'
import { engine } from '../engine/index.ts'
import { readArguments, UsageError } from './arguments.ts'
import { csvCell, print } from './print.ts'
import { rank } from './rank.ts'

describe('csvCell', () => {
  it.each([
    '=1+1',
    '+44',
    '-2',
    '@SUM(A1)',
    '\tx',
    '\r=1',
    '\n=1',
    '＝1+1',
    '＋44',
    '－2',
    '＠SUM(A1)',
    '  =1+1',
    '\u00a0=1',
  ])('makes text of %j', text => {
    expect(csvCell(text)).toMatch(/^"?'/)
  })
  it('quotes what would break a row and leaves numbers alone', () => {
    expect(csvCell('a "b", c')).toBe('"a ""b"", c"')
    expect(csvCell(-3.5)).toBe('-3.5')
  })
})

describe('readArguments', () => {
  const today = '2026-11-01'
  it('takes a job, resumes and the defaults', () => {
    expect(readArguments(['--job', 'j.md', 'a.pdf', 'b.docx'], today)).toEqual({
      job: 'j.md',
      resumes: ['a.pdf', 'b.docx'],
      format: 'table',
      asOf: today,
    })
  })
  it.each([
    [[]],
    [['--job', 'j.md']],
    [['--job', 'j.md', 'a.pdf', '--format', 'xml']],
    [['--job', 'j.md', 'a.pdf', '--as-of', '2026-02-30']],
    [['--jobs', 'j.md', 'a.pdf']],
  ])('refuses %j', list => {
    expect(() => readArguments(list, today)).toThrow(UsageError)
  })
})

describe('rank', () => {
  const job = { title: 'Nurse', description: 'Requirements\n- Registered nurse licence\n- Wound care' }
  const ok = (file: string, text: string) => ({
    file,
    reading: { status: 'ok' as const, document: textDocument(text) },
  })
  const good = ok(
    'good.txt',
    'Ann Lee\n\nWORK\nRegistered Nurse, Hill Hospital, 2019 – present\n- Wound care\n\nLICENSES\nRegistered nurse license, active',
  )
  const none = ok('none.txt', '=Bob Ray\n\nWORK\nClerk, Acme Ltd, 2019 – present\n- Files')
  const broken = {
    file: 'broken.pdf',
    reading: { status: 'unreadable' as const, reason: 'corrupt' as const, message: 'Damaged.' },
  }
  it('puts the best first and what cannot be read last, in any order of arguments', () => {
    for (const files of [
      [none, broken, good],
      [broken, good, none],
    ])
      expect(rank(engine, job, files, '2026-11-01').results.map(({ file }) => file)).toEqual([
        'good.txt',
        'none.txt',
        'broken.pdf',
      ])
  })
  it('prints one JSON document, one CSV row a file, and a table without control characters', () => {
    const ranking = rank(
      engine,
      job,
      [good, none, broken, ok('esc.txt', 'Eve\u001b[31m Roe\n\nWORK\nClerk, Acme, 2020 – 2021')],
      '2026-11-01',
    )
    expect(JSON.parse(print(ranking, 'json')).results).toHaveLength(4)
    expect(print(ranking, 'csv').split('\r\n')).toHaveLength(5)
    const table = print(ranking, 'table')
    expect(table.split('').every(letter => letter === '\n' || letter >= ' ')).toBe(true)
    expect(table).toContain('Damaged.')
  })
})
