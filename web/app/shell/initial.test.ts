import { expect, it } from 'vitest'
import { initialOf } from './initial.ts'

it.each([
  ['dana', 'D'],
  ['😀 boss', '😀'],
  ['łukasz', 'Ł'],
  ['', ''],
])('of “%s” is “%s”', (name, initial) => expect(initialOf(name)).toBe(initial))
