import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const engine = new URL('../', import.meta.url)
const folders = readdirSync(engine).filter(name => existsSync(new URL(`${name}/sayings.json`, engine)))

type Lists = { [name: string]: string[] | Lists }

const listsIn = (lists: Lists, path = ''): [string, string[]][] =>
  Object.entries(lists).flatMap(([name, list]): [string, string[]][] =>
    Array.isArray(list) ? [[path + name, list]] : listsIn(list, `${path}${name}.`),
  )

describe.each(folders)('engine/%s/sayings.json', folder => {
  const home = new URL(`${folder}/`, engine)
  const lists: Lists = JSON.parse(readFileSync(new URL('sayings.json', home), 'utf8'))

  it.each(listsIn(lists))('%s: each saying is a pattern by itself, and stands there once', (_, list) => {
    expect(list).not.toEqual([])
    expect(list).toEqual([...new Set(list)])
    for (const saying of list) expect(() => new RegExp(saying, 'iu')).not.toThrow()
  })

  it('is asked in full', () => {
    const code = readdirSync(home)
      .filter(name => name.endsWith('.ts') && !name.includes('.test.'))
      .map(name => readFileSync(new URL(name, home), 'utf8'))
      .join('\n')
    for (const name of Object.keys(lists)) expect(code).toMatch(new RegExp(`\\bsayings\\.${name}\\b`, 'u'))
  })
})
