import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stems, words } from '../text/words.ts'
import { families } from './families.ts'
import { conceptsOf, groups, parts } from './format.ts'
import { broader, concepts } from './index.ts'
import { heldBy } from './trade.ts'

const all = families.flatMap(conceptsOf)
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const lineKeys = new Set(['name', 'also', 'says', 'tells', 'about', 'up', 'near', 'needs', 'does', 'level', 'lasts'])

describe('the knowledge base', () => {
  it('loads every file of data/', () => {
    const files = readdirSync(`${import.meta.dirname}/data`).map(name => name.replace(/\.json$/, ''))
    expect(families.map(file => file.family).toSorted()).toEqual(files.toSorted())
  })

  it('gives every concept one id of its own', () => {
    const seen = new Map<string, string>()
    const twice = all.filter(({ id, family }) => {
      const other = seen.get(id)
      seen.set(id, family)
      return other !== undefined
    })
    expect(twice.map(({ id, family }) => `${id} in ${family}`)).toEqual([])
    expect(all.filter(({ id }) => !kebab.test(id)).map(({ id }) => id)).toEqual([])
  })

  it('refers to nothing that does not exist', () => {
    const dangling = all.flatMap(concept =>
      [...concept.up, ...concept.near, ...concept.does]
        .filter(id => !concepts.has(id))
        .map(id => `${concept.family}/${concept.id} → ${id}`),
    )
    expect(dangling).toEqual([])
    const known = new Set(families.map(file => file.family))
    const strangers = families.flatMap(file => parts(file.near).filter(name => !known.has(name)))
    expect(strangers).toEqual([])
  })

  it('writes lines with known keys and groups only', () => {
    const groupNames = new Set<string>([...Object.keys(groups), 'family', 'name', 'near'])
    const wrong = families.flatMap(file =>
      Object.entries(file).flatMap(([group, lines]) => {
        if (!groupNames.has(group)) return [`${file.family}: ${group}`]
        if (typeof lines === 'string') return []
        return Object.entries(lines ?? {}).flatMap(([id, line]) =>
          Object.keys(line)
            .filter(key => !lineKeys.has(key))
            .map(key => `${id}: ${key}`),
        )
      }),
    )
    expect(wrong).toEqual([])
  })

  it('calls nothing that one trade does by one word that many have: transport is no staff welfare', () => {
    // “Dashboards” are a thing of their own.
    const named = new Set(all.map(({ name }) => stems(name).join(' ')))
    const own = all.filter(({ kind, family, needs }) => kind === 'skill' && family !== 'general' && needs.length === 0)
    const shared = own.flatMap(({ name, names, family }) =>
      names.flatMap(one => {
        const [stem, ...more] = /^\p{Ll}+$/u.test(one) ? stems(one) : []
        if (stem === undefined || more.length > 0 || named.has(stem) || stems(name).includes(stem)) return []
        const held = heldBy(stem) ?? new Map<string, number>()
        const count = [...held.values()].reduce((sum, things) => sum + things, 0)
        return held.size > 18 && (held.get(family) ?? 0) / count < 0.15 ? [`${one} → ${name} (${family})`] : []
      }),
    )
    expect(shared).toEqual([])
  })

  it('parts lists by a comma and one blank', () => {
    const lists = families.flatMap(file => [
      file.near,
      ...Object.keys(groups).flatMap(group =>
        Object.values(file[group as keyof typeof groups] ?? {}).flatMap(line =>
          [line.also, line.says, line.tells, line.up, line.near, line.needs, line.does].filter(
            list => list !== undefined,
          ),
        ),
      ),
    ])
    expect(lists.filter(list => !/^(?!\s)(?:[^,]+(?:, (?=[^\s,]))?)*(?<![\s,])$/.test(list))).toEqual([])
  })

  it('uses the keys of titles and papers only on titles and papers', () => {
    const wrong = all.filter(
      ({ kind, does, level, lasts }) =>
        (kind !== 'title' && (does.length > 0 || level !== null)) ||
        (kind === 'title' && level === null) ||
        (lasts !== null && kind !== 'certificate' && kind !== 'licence'),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('does not name one thing twice in a family', () => {
    const twice = families.flatMap(file => {
      const seen = new Map<string, string>()
      return conceptsOf(file).flatMap(({ id, kind, names }) =>
        names.flatMap(name => {
          const key = `${kind}:${name.toLowerCase()}`
          const other = seen.get(key)
          seen.set(key, id)
          return other !== undefined ? [`${file.family}: “${name}” in ${other} and ${id}`] : []
        }),
      )
    })
    expect(twice).toEqual([])
  })

  it('tells things in key words, not in single words or whole sentences', () => {
    const wrong = all.flatMap(({ id, says }) =>
      says.filter(phrase => phrase.split(' ').length < 2 || phrase.split(' ').length > 8).map(says => `${id}: ${says}`),
    )
    expect(wrong).toEqual([])
  })

  it('parts single words by a bar', () => {
    const wrong = all.flatMap(({ id, says }) =>
      says.flatMap(phrase =>
        phrase
          .split(' ')
          .filter(word => word.includes('|'))
          .flatMap(word => word.split('|'))
          .filter(word => words(word).length !== 1)
          .map(word => `${id}: ${word}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('has no circle of broader concepts and none that is near to what it belongs to', () => {
    const circles = all.filter(({ id, up }) => up.some(parent => broader(parent).has(id)))
    expect(circles.map(({ id }) => id)).toEqual([])
    const both = all.filter(({ id, near }) => near.some(other => other === id || broader(id).has(other)))
    expect(both.map(({ id }) => id)).toEqual([])
  })
})
