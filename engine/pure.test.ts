import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>('./**/*.ts', { eager: true, query: '?raw', import: 'default' })
const own = Object.entries(sources).filter(([path]) => !/\.test(?:-help)?\.ts$/.test(path))

/** What answers by the place, the hour or the machine instead of by the input. */
const impure = {
  'the locale': /toLocale|localeCompare|\bIntl\b/,
  'the clock': /\bDate\b|performance\./,
  chance: /Math\.random|randomUUID|crypto/,
  'the machine': /\bprocess\b|node:|\bfetch\(|globalThis|console\./,
}
const code = (source: string) =>
  source.replace(
    /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`|\/(?![*/])(?:[^/\n\\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g,
    '',
  )

describe('the engine', () => {
  it('is all here', () => {
    expect(own.length).toBeGreaterThan(40)
  })
  it.each(Object.entries(impure))('asks nothing of %s', (_, pattern) => {
    expect(own.filter(([, source]) => pattern.test(code(source))).map(([path]) => path)).toEqual([])
  })
  it('imports nothing from elsewhere but the type of a document', () => {
    const imports = own.flatMap(([path, source]) =>
      [...source.matchAll(/from '([^']+)'/g)].map(([, from = '']) => ({ path, from })),
    )
    const outside = imports.filter(
      ({ path, from }) => !from.startsWith('.') || path.split('/').length - 1 < from.split('../').length,
    )
    expect(new Set(outside.map(({ from }) => from.replace(/^(?:\.\.?\/)+/, '')))).toEqual(
      new Set(['documents/text.ts']),
    )
  })
})
