import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { requirementsOf } from '../job/requirements.ts'
import { units } from '../job/units.ts'
import { assess } from './assess.ts'
import { readJobFor } from './job-reading.ts'
import { kinds, kindsOf, personNames, personSigns } from './person.ts'
import { assessYears, countYears } from './years.ts'
import { yearNames, yearSigns } from './years-borne.ts'

const asOf = '2026-11-01'
const job = {
  title: 'Kitchen manager',
  description:
    'Kitchen manager\n\nRequirements\n- 3+ years running a kitchen\n- Stock control and ordering\n- Menu costing\n- Food hygiene audits\n- Leading a brigade of cooks',
}
const reading = readJobFor(job, requirementsOf(job.description, units(job.description), job.title))

const assessed = (posts: string, head = '') =>
  assess(reading, engine.readResume(documentOf(`Robin Vale\nrobin@example.com\n${head}\nEXPERIENCE\n\n${posts}`), asOf))

const cook =
  'Kitchen manager, The Quay, May 2019 – present\n- Order for two kitchens and count the stock each Sunday\n- Cost every dish on the menu\n- Lead nine cooks, pass each hygiene audit\n\nSous chef, Bell Inn, March 2015 – April 2019\n- Ran the pass and ordered fish and veg\n\n'
const namesake =
  'Kitchen fitter, Oak & Stone, May 2019 – present\n- Order worktops and count the stock of doors each Sunday\n- Lead four joiners, level carcasses and cut in sinks\n\nJoiner, Hale Homes, March 2015 – April 2019\n- Second fix: stairs, skirting, architraves\n- Kitchen doors hung, cost of each house on one sheet\n\n'

const likely = (posts: string, kind: (typeof kinds)[number]) =>
  kindsOf(assessed(posts).context)[kinds.indexOf(kind)] ?? 0

describe('what kind of person a resume is of', () => {
  it('is told in chances that make no more than one', () => {
    const all = kindsOf(assessed(cook).context)
    expect(all).toHaveLength(kinds.length)
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
    expect(all.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1)
  })
  it('is sooner another trade’s where the posts are', () => {
    expect(likely(namesake, 'other trade')).toBeGreaterThan(2 * likely(cook, 'other trade'))
  })
  it('rests on posts alone: what stands above them and what is pasted below changes nothing', () => {
    const signs = (posts: string, head = '') => personSigns(assessed(posts, head).context)
    const plain = signs(cook)
    expect(plain).toHaveLength(personNames.length)
    expect(signs(cook, 'Born 1969\nMarried, three children\n')).toEqual(plain)
    const posts = personNames.indexOf('asked years')
    expect(signs(`${cook}INTERESTS\nSailing\n\n${job.description}`).slice(0, posts)).toEqual(plain.slice(0, posts))
  })
  it('is not told of one post', () => {
    const one = kindsOf(
      assessed('Kitchen manager, The Quay, May 2019 – present\n- Cost every dish on the menu\n').context,
    )
    expect(one).toEqual(kindsOf(assessed('Diver, Blue Hole, May 2019 – present\n- Welds under water\n').context))
  })
})

describe('years beside all that the resume tells', () => {
  const years = (posts: string) => {
    const { assessments } = assessed(posts)
    const at = reading.needs.findIndex(({ requirement }) => requirement.type === 'years')
    return assessments[at]
  }
  it('are worth what they are counted for where the rest bears them out', () => {
    expect(years(cook)).toMatchObject({ status: 'met', credit: 1 })
  })
  it('have a sign for each of the names that weights are kept by', () => {
    const { context } = assessed(cook)
    const ofYears = reading.needs.filter(({ requirement }) => requirement.type === 'years')
    expect(ofYears).toHaveLength(1)
    for (const need of ofYears)
      expect(yearSigns(context, need, assessYears(context, need), countYears(context, need))).toHaveLength(
        yearNames.length,
      )
  })
  it('are none in another trade, however long', () => {
    expect(['unmet', 'partial']).toContain(years(namesake)?.status)
  })
})
