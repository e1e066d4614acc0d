import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { requirementsOf } from '../job/requirements.ts'
import { units } from '../job/units.ts'
import { readResume } from '../resume/read.ts'
import { contextOf } from './context.ts'
import { readJobFor } from './job-reading.ts'
import { places } from './line.ts'
import { allLines } from './lines.ts'
import { type Weights, weights } from './odds.ts'
import { saidNames } from './said.ts'
import { showingsBy, spokenOf } from './spoken.ts'
import { aloneNames, aloneSigns, chancesOf, wholeNames, wholeSigns } from './status.ts'

const title = 'Kitchen manager'
const description =
  'Kitchen manager\n\nRequirements\n- Stock control\n- Menu planning and costing\n- Writing the rota for the kitchen\n'
const reading = readJobFor({ title, description }, requirementsOf(description, units(description), title))

/** What is said of the first thing asked, stock control, by a resume of these lines. */
function about(...lines: string[]) {
  const text = `Ash Rowe\nash@example.org\n\nExperience\n\nKitchen manager, Northgate Hotel, January 2019 to present\n${lines.map(line => `- ${line}\n`).join('')}`
  const context = contextOf(reading, readResume(documentOf(text), '2026-11-01'))
  const [need] = reading.needs
  if (!need) throw new Error('The posting asks for nothing.')
  return { context, need }
}

const chances = (...lines: string[]) => {
  const { context, need } = about(...lines)
  return chancesOf(context, need, best({ context, need }))
}

const best = ({ context, need }: ReturnType<typeof about>) => spokenOf(context, need).lines[0]

const plain = 'Counted the dry store every Sunday night and kept stock control sheets'

describe('the chances of a status', () => {
  it('make 1 together, and shown is likelier than not where a line tells of doing it', () => {
    const { met, partial, unmet } = chances(plain)
    expect(met + partial + unmet).toBeCloseTo(1, 10)
    expect(met).toBeGreaterThan(0.5)
    expect(chances('Whistled on the way to work').met).toBeLessThan(met)
  })
  it('fall where it was done as a help, or by others', () => {
    expect(chances('Helped a little with stock control, my manager does the rest').met).toBeLessThan(chances(plain).met)
  })
  it('rise with what the rest of the posting asks', () => {
    const others = ['Wrote the rota for nine cooks', 'Planned and costed the menus with the head chef']
    const { context, need } = about(plain)
    const wide = about(plain, ...others)
    const rest = (of: ReturnType<typeof about>) => aloneSigns(of.context, of.need, best(of))[aloneNames.indexOf('rest')]
    expect(rest(wide)).toBeGreaterThan(rest({ context, need }) ?? 1)
    expect(chancesOf(wide.context, wide.need, best(wide)).met).toBeGreaterThan(
      chancesOf(context, need, best({ context, need })).met,
    )
  })
})

describe('the lines that speak of a need', () => {
  it('leave out what denies it, what wishes for it and what the posting says itself', () => {
    const denied = about('I have never done any stock control', plain)
    expect(
      spokenOf(denied.context, denied.need).lines.map(({ at }) => denied.context.resume.statements[at]?.text),
    ).toEqual([plain])
    const { context } = about('Writing the rota for the kitchen', 'Ran the pass')
    const rota = reading.needs[2] as (typeof reading.needs)[number]
    const lines = allLines(context, rota, showingsBy(context, rota))
    expect(lines.map(({ at }) => context.resume.statements[at]?.text)).not.toContain('Writing the rota for the kitchen')
  })
})

describe('what else a line says', () => {
  it('is how likely it is quoted for the other need that it speaks of most', () => {
    const shared = 'Counted the dry store, kept stock control sheets and wrote the rota for nine cooks'
    const { context, need } = about(shared, plain)
    const lines = spokenOf(context, need).lines
    const rival = (text: string) => lines.find(({ at }) => context.resume.statements[at]?.text === text)?.rival ?? -1
    expect(rival(shared)).toBeGreaterThan(0.3)
    expect(rival(plain)).toBeGreaterThanOrEqual(0)
    expect(rival(plain)).toBeLessThan(rival(shared))
  })
})

describe('the weights', () => {
  it('are of signs that are looked for, each with a number', () => {
    const ofLines = new Set<string>(['bias', ...saidNames, ...places])
    const allOf = (of: Weights, known: ReadonlySet<string>) => {
      for (const [sign, weight] of Object.entries(of)) {
        expect([...known]).toContain(sign)
        expect(Number.isFinite(weight)).toBe(true)
      }
    }
    const { context, need } = about(plain)
    expect(aloneSigns(context, need, undefined)).toHaveLength(aloneNames.length)
    expect(wholeSigns(context, need, undefined)).toHaveLength(wholeNames.length)
    allOf(weights.line, ofLines)
    for (const [which, names] of [
      ['alone', aloneNames],
      ['whole', wholeNames],
    ] as const) {
      const { met, partial, its } = weights[which]
      for (const of of [met, partial]) allOf(of, new Set(['bias', ...names]))
      for (const of of [its.met, its.partial]) allOf(of, ofLines)
    }
  })
})
