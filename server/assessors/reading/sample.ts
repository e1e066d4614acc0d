import { instructions } from './question.ts'

const requirements = new Map([
  ['q1', 'Three years with forklifts'],
  ['q2', 'Fluent Polish'],
])

const list = [...requirements].map(([id, text]) => `${id}: ${text}`).join('\n')

/** What a test asks: a question of the real form over three invented lines. */
export const sample = {
  requirements,
  system: instructions,
  user: `<requirements>\n${list}\n</requirements>\n<resume>\nL1: Warehouse Operative, Corbel Stores, 2021 - 2025\nL2: Drove reach trucks and counterbalance forklifts every day\nL3: English and a little German\n</resume>`,
  room: 800,
}
