import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { readResume } from './read.ts'

const plain = (lines: string[]) =>
  readResume(
    documentOf(
      `Robin Vale\nrobin@example.com\n\nEXPERIENCE\n\nElectrician, Delta Paper Mill, May 2019 – present\n${lines.map(line => `- ${line}\n`).join('')}`,
    ),
    '2026-11-01',
  ).plain

const named = [
  'Programmed S7-1500 and ControlLogix, tuned Powerflex drives',
  'Conduit bending, NFPA 70E and LOTO on MCC panels',
  'Megger tests and thermography on switchgear',
]
const everyday = [
  'When the big machine stops I am the one they call at night',
  'I find out why it stopped and see that it runs before breakfast',
  'Two young people stand beside me and learn how it is done',
]

describe('how plainly the work is told', () => {
  it('is higher where everyday words tell it', () => {
    expect(plain(everyday)).toBeGreaterThan(plain(named))
  })
  it('is what is usual where few lines tell anything', () => {
    expect(plain(everyday.slice(0, 1))).toBe(plain([]))
  })
  it('hears a line that is said a hundred times once', () => {
    expect(plain([...named, ...Array(100).fill(everyday[0])])).toBeCloseTo(plain([...named, everyday[0] ?? '']), 1)
  })
})
