import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const posts = (rows: string) =>
  engine
    .readResume(documentOf(`Robin Vale\nrobin@example.com\n\nExperience\n${rows}\n`), '2026-11-01')
    .profile.positions.map(({ title, employer }) => `${title}, ${employer}`)

describe('posts at one firm as professional networks print them', () => {
  it.each([
    ['with the place under their dates', '5 years 2 months', 'Salem, Massachusetts, United States\n', ''],
    ['with how much one worked', 'Part-time · 5 yrs', '', ''],
    ['with the place under the length of all', 'Full-time · 5 yrs', '', '\nSalem, Massachusetts'],
  ])('%s', (_how, length, place, town) => {
    expect(
      posts(
        `Taco Cove\n${length}${town}\nShift Manager\nJan 2022 - Present (3 years)\n${place}Crew Trainer\nJan 2020 - Dec 2021 (2 years)\n${place}Cashier\nJan 2018 - Dec 2019 (2 years)\n\nBurger Barn\nCook\nJan 2014 - Dec 2017 (4 years)`,
      ),
    ).toEqual(['Shift Manager, Taco Cove', 'Crew Trainer, Taco Cove', 'Cashier, Taco Cove', 'Cook, Burger Barn'])
  })
})
