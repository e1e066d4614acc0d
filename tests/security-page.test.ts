import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from '../server/platform/config.ts'

const root = new URL('../', import.meta.url)
const page = readFileSync(new URL('docs/security.md', root), 'utf8')

it('every test that docs/security.md names is there', () => {
  const named = [...page.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, path]) => path ?? '')
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(path => !existsSync(new URL(path, root)))).toEqual([])
})

it('every record that docs/security.md leads to is there', () => {
  const links = [...page.matchAll(/\]\(([\w./-]+\.md)/g)].map(([, path]) => path ?? '')
  expect(links.filter(path => !existsSync(new URL(`docs/${path}`, root)))).toEqual([])
})

it('the limits of docs/security.md are those of a server without settings', () => {
  const table = page.slice(page.indexOf('## Limits'), page.indexOf('Fixed:'))
  const written = [...table.matchAll(/^\| (`[^|]+`) \| (`[^|]+`) \|/gm)].flatMap(([, names, values]) => {
    const each = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text)
    return each(names).map((name, index) => `${name}=${each(values)[index]}`)
  })
  expect(written).toHaveLength(11)
  const defaults = readConfig({}).limits
  expect(Object.keys(defaults)).toHaveLength(11)
  expect(readConfig({ LIMITS: written.join(', ') }).limits).toEqual(defaults)
  for (const wrong of ['logins=1/h', 'login=0/h', 'login=5', 'batches=2/h', 'login=1/day'])
    expect(() => readConfig({ LIMITS: wrong }), wrong).toThrow('is no limit')
})
