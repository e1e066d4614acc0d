import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { requirementsOf } from '../job/requirements.ts'
import { units } from '../job/units.ts'
import { readResume } from '../resume/read.ts'
import { titlesOf } from '../resume/titles.ts'
import { contextOf } from './context.ts'
import { readJobFor } from './job-reading.ts'
import { yearLines } from './year-lines.ts'
import { assessYears, countYears, yearsIn, yearsShort } from './years.ts'
import { borneYears } from './years-borne.ts'

/** What the first requirement counts in a resume of these lines. */
function about(title: string, asked: string, lines: string) {
  const description = `${title}\n\nRequirements\n- ${asked}\n`
  const job = readJobFor({ title, description }, requirementsOf(description, units(description), title))
  const text = `Robin Vale\nrobin@example.com\n\n${lines}\n`
  const context = contextOf(job, readResume(documentOf(text), '2026-12-01'))
  const [need] = job.needs
  if (!need) throw new Error('The posting asks for nothing.')
  return { context, need, counted: countYears(context, need) }
}

const work = (...posts: string[]) => `Experience\n\n${posts.join('\n\n')}`

describe('the years of a work', () => {
  it.each([
    [
      'Electrician',
      'Five years as an electrician since qualifying',
      work(
        'Electrician, Voltworks Ltd, January 2024 – present\n- Rewired shops and flats',
        'Apprentice Electrician, Voltworks Ltd, January 2020 – December 2023\n- Pulled cables',
      ),
      '3 years',
    ],
    [
      'Electrician',
      'Five years as an electrician, apprenticeship included',
      work(
        'Electrician, Voltworks Ltd, January 2024 – present\n- Rewired shops and flats',
        'Apprentice Electrician, Voltworks Ltd, January 2020 – December 2023\n- Pulled cables and wired sockets',
      ),
      '7 years',
    ],
    [
      'Kitchen manager',
      'Two years in charge of a restaurant kitchen',
      work(
        'Kitchen Manager, Plum Street Bistro, January 2025 – present\n- Ordering, rotas and menus',
        'Line Cook, Plum Street Bistro, January 2020 – December 2024\n- Grill and sauce',
      ),
      '2 years',
    ],
    [
      'Bookshop manager',
      'Three years as a manager in a bookshop',
      work(
        'Manager, Eastgate Tyre Depot, January 2020 – present\n- Fitted tyres and balanced wheels of cars and vans\n- Brake pads, exhausts and suspension\n- Wheel alignment, puncture repairs and MOT preparation',
      ),
      '0 years',
    ],
    [
      'Occupational Therapist',
      'At least three years as an occupational therapist in a hospital',
      work('Occupational Therapist, Fenland Hospital, January 2023 – present\n- Assessed patients on the stroke ward'),
      '4 years',
    ],
    [
      'Bakery manager',
      'Three years running a busy high-street bakery shop',
      work(
        'Bakery Manager, Plum Street Bakery, January 2025 – present\n- Rotas, ordering and a team of nine',
        'Baker, Plum Street Bakery, January 2018 – December 2024\n- Sourdough, rolls and pastry',
      ),
      '2 years',
    ],
    [
      'Project engineer',
      'Three years of project management experience',
      work('Project Coordinator, Larch Build, January 2022 – present\n- Project management of small refits'),
      '5 years',
    ],
    [
      'Workshop Manager',
      'Five years managing a heavy-vehicle workshop',
      work('Foreman, Fenland Bottling Hall, January 2018 – present\n- Led a team of eleven people on two shifts'),
      '0 years',
    ],
    [
      'School nurse',
      'Two years as a school nurse',
      work('Staff Nurse, Fenland Hospital, January 2020 – present\n- Post-operative care on the surgical ward'),
      '0 years',
    ],
    [
      'Stock Controller',
      '3+ years of inventory control in a warehouse or distribution centre',
      work('Forklift Driver, Harlow Parts DC, January 2021 – present\n- Loaded trucks in the warehouse'),
      '0 years',
    ],
    [
      'Stock Controller',
      '3+ years of inventory control in a warehouse or distribution centre',
      work('Inventory Clerk, Harlow Parts DC, January 2021 – present\n- Cycle counts in the warehouse'),
      '6 years',
    ],
    [
      'Restaurant Manager',
      "Two years' supervisory experience",
      work('Waiter, Plum Street Bistro, January 2021 – present\n- Section of 8 tables'),
      '0 years',
    ],
    [
      'Restaurant Manager',
      "Two years' supervisory experience",
      work('Waiter, Plum Street Bistro, January 2021 – present\n- Section of 8 waiters'),
      '6 years',
    ],
  ])('%s, “%s”', (title, asked, lines, years) => {
    expect(yearsIn(about(title, asked, lines).counted.months.same)).toBe(years)
  })
})

describe('years in another field of the work', () => {
  const fits = (asked: string, ...posts: string[]) => {
    const { counted } = about('Claims Handler', asked, work(...posts))
    return [yearsIn(counted.months.same), yearsIn(counted.months.wide), yearsIn(counted.months.all)]
  }
  const held = (called: string, told: string) => `Claims Handler, ${called}, January 2021 – present\n- ${told}`
  it.each([
    [
      'Three years handling motor claims',
      'Travel, Larch Assurance',
      'Settled insurance claims for lost bags',
      '0 years',
    ],
    ['Three years handling motor claims', 'Travel, Larch Assurance', 'Settled travel and motor claims', '6 years'],
    ['Three years handling motor claims', 'Larch Assurance', 'Settled insurance claims', '6 years'],
    ['Three years handling claims', 'Travel, Larch Assurance', 'Settled insurance claims for lost bags', '6 years'],
  ])('%s beside %s: %s', (asked, called, told, years) => {
    expect(fits(asked, held(called, told))).toEqual([years, '6 years', years])
  })
})

describe('some of just this work', () => {
  it('is partly the years asked, and none is not', () => {
    const held = 'Electrician, Voltworks Ltd, January 2025 – present\n- Rewired shops and flats'
    const before = 'Waiter, Plum Street Bistro, January 2018 – December 2024\n- Carried plates, poured wine'
    const statusOf = (...posts: string[]) => {
      const { context, need } = about('Electrician', 'Five (5) years as an electrician', work(...posts))
      expect(need.years).toBe(5)
      return borneYears(context, need, assessYears(context, need)).status
    }
    expect(statusOf(held, before)).toBe('partial')
    expect(statusOf(before)).toBe('unmet')
  })
})

it('is related work only where more than the house is that of the years', () => {
  const post = 'Porter, Hill General Hospital, January 2021 – present\n- Moved patients and beds'
  const { counted } = about('Payroll Officer', '3 years of payroll experience in a hospital', work(post))
  expect(counted.months.wide).toBe(0)
})

it('are quoted by the posts that the reason counts', () => {
  const posts = work(
    'Shift Leader, Harlow Depot, January 2026 – present\n- Picking and packing',
    'Picker, Harlow Depot, January 2021 – December 2025\n- Picking and packing',
  )
  const { context, need } = about('Warehouse Supervisor', "Two years' supervisory experience", posts)
  const { reason, evidence } = borneYears(context, need, assessYears(context, need))
  expect(reason).toContain('as Shift Leader')
  expect(evidence[0]?.quote).toContain('Shift Leader')
})

describe('a few months of it', () => {
  it('are no part of five years where the rest is not shown either', () => {
    const statusOf = (post: string) => {
      const asked = 'Five years as an electrician\n- Inspection and testing to BS 7671\n- Fault finding on motors'
      const waiter = 'Waiter, Plum Street Bistro, January 2018 – December 2023\n- Carried plates, poured wine'
      const { context, need } = about('Electrician', asked, work(post, waiter))
      return borneYears(context, need, assessYears(context, need)).status
    }
    expect(statusOf('Trainee Electrician, Voltworks Ltd, June 2026 – present\n- Carried tools, swept up')).toBe('unmet')
    expect(statusOf('Electrician, Voltworks Ltd, September 2024 – present\n- Rewired shops')).toBe('partial')
  })
})

describe('a post whose heading is the posting’s own', () => {
  it('adds no year', () => {
    const posting = 'Since 1958 we have sold school wear, and three in four of our managers began at the till.'
    const own = work('Store manager, Kwa Lounge, May 2024 – present\n- Ran the shop floor and the stock room')
    const asked = `Three years as a store manager\n\n${posting}`
    const plain = about('Store manager', asked, own).counted.months
    const pasted = about('Store manager', asked, `${own}\n\n${posting}\n- Stock counted each night`)
    expect(plain.same).toBeGreaterThan(0)
    expect(pasted.counted.months).toEqual(plain)
  })
})

describe('all years that somebody may have', () => {
  const all = (asked: string, lines: string) => yearsIn(about('Electrician', asked, lines).counted.months.all)
  it('are those of posts and of sentences outside of them, studies aside', () => {
    const asked = 'Five years as an electrician'
    const letter = 'Dear reader,\n\nSince December 2020 I have kept the lights on in the shops of this town.'
    expect(all(asked, letter)).toBe('6 years')
    expect(all(asked, 'Education\nDiploma in painting, Larch College, 2012 – 2016')).toBe('0 years')
  })
  it('are none where the years are asked in charge of others and nobody was ever led', () => {
    const held = work('Electrician, Voltworks Ltd, December 2020 – present\n- Rewired shops and flats')
    const { counted } = about('Electrical supervisor', 'Five years leading a team of electricians', held)
    expect(yearsIn(counted.months.all)).toBe('0 years')
    expect(counted.wide).toEqual([])
  })
})

describe('years in posts that are called just as asked', () => {
  it('are sure where the words of the post are of the trade', () => {
    const held = work(
      'Electrician, Voltworks Ltd, December 2020 – present\n- Rewired shops and flats, fuse boards, sockets and lighting circuits\n- Inspection and testing, cable containment, conduit and trunking\n- Fault finding on three-phase motors and switchgear',
    )
    expect(yearsIn(about('Electrician', 'Five years as an electrician', held).counted.months.sure)).toBe('6 years')
    const other = work('Electrician, Voltworks Ltd, December 2020 – present\n- Sang, danced and told jokes')
    expect(yearsIn(about('Electrician', 'Five years as an electrician', other).counted.months.sure)).toBe('0 years')
  })
})

describe('the lines that years are counted by', () => {
  const quotes = (title: string, asked: string, lines: string) => {
    const { context, need, counted } = about(title, asked, lines)
    return yearLines(context, need, counted.wide).map(({ quote }) => quote)
  }
  const posts = work(
    'Director of Horticulture, Larch Estates, January 2019 – present\n- Budget and planting plans for six gardens',
    'Head Gardener, Alder Hall, January 2015 – December 2018\n- Borders, glasshouse and lawns',
    'Gardener, Alder Hall, January 2009 – December 2014\n- Hedges, lawns and pruning',
  )
  it('are first of posts that are called as asked', () => {
    expect(quotes('Gardener', 'Five years as a gardener', posts)[0]).toContain('Gardener, Alder Hall')
  })
  it('are of posts before what is claimed, and no claim of other years', () => {
    const asked = ['Gardener', 'Five years as a gardener'] as const
    const [said, other] = ['Seventeen years a gardener.', 'Seven years of selling air.']
    expect(quotes(...asked, `Summary\n${said}\n\n${posts}`)[1]).toBe(said)
    expect(quotes(...asked, `Summary\n${other}\n\n${posts}`)).not.toContain(other)
  })
  it('count years in words of any length, and none that only passed', () => {
    const asked = ['Gardener', 'Five years as a gardener'] as const
    for (const said of ['Seventeen years a gardener.', 'Gardener with six and a half years on private estates.'])
      expect(quotes(...asked, `Summary\n${said}\n\n${posts}`)[1], said).toBe(said)
    for (const passed of ['Visitors doubled in nine years.', 'After eleven years at a bank I went outdoors.'])
      expect(quotes(...asked, `Summary\n${passed}\n\n${posts}`), passed).not.toContain(passed)
  })
})

describe('titles that are papers by their whole name', () => {
  it.each([
    ['Licensed Electrician', 'electrician'],
    ['Registered Physiotherapist', 'physiotherapist'],
    ['Certified Pharmacy Technician', 'pharmacy-technician'],
  ])('%s is a %s', (phrase, id) => {
    expect(titlesOf(phrase).map(one => one.id)).toContain(id)
  })
})

it('years that fall short are not rounded up to what is asked', () => {
  expect(yearsShort(33, 36)).toBe('2 years and 9 months')
  expect(yearsShort(11, 24)).toBe('1 year')
  expect(yearsShort(10, 12)).toBe('10 months')
  expect(yearsShort(35, 36)).toBe('3 years')
  expect(yearsShort(31, 36)).toBe('2 years and 7 months')
  expect([87, 93, 63, 15, 8, 1].map(yearsIn)).toEqual([
    '7 years',
    '7.5 years',
    '5 years',
    '1 year',
    '8 months',
    '1 month',
  ])
})
