import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { concepts } from '../knowledge/index.ts'
import { trades, tradesOf } from '../knowledge/trade.ts'
import type { Resume } from '../resume/read.ts'
import { stems } from '../text/words.ts'
import { readJobFor } from './job-reading.ts'
import { tradeMargins, whereStrange } from './trade.ts'

const job = {
  title: 'Heavy truck mechanic',
  description:
    'About us\nWe keep milk tankers moving.\n\nRequirements\n- Repair of air brakes\n- You write up each job with cause, correction, parts and time\n',
}

const judged = (post: string, lines: string[]) => {
  const text = `Jo Marlow\njo@example.org\n\nExperience\n\n${post}, Northgate, January 2019 to present\n${lines.map(line => `- ${line}\n`).join('')}`
  return engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments
}

describe('words of the trade', () => {
  it('tell what is asked where no name of it stands, and the reason names them', () => {
    const [, orders] = judged('Truck mechanic', [
      'Story, labour and clocking on the tablet, with the sign-off, before the keys go back',
    ])
    expect(orders?.status).not.toBe('unmet')
    expect(orders?.reason).toMatch(/“clocking”/)
  })

  it('are named as they stand together, and no figures', () => {
    const [brakes] = judged('Truck mechanic', ['Swapped 14 slack adjusters and two foot valves before the dryers'])
    expect(brakes?.reason).toMatch(/^Speaks of “slack adjusters”, “foot valves”/)
  })

  it('show nothing alone, in a denial or in a post of another trade', () => {
    expect(judged('Truck mechanic', ['Swept the bay around the dryers'])[0]?.status).not.toBe('met')
    const denied = 'I have never touched slack adjusters, foot valves, relay valves or dryers'
    expect(judged('Truck mechanic', [denied])[0]?.status).not.toBe('met')
    const library = [
      'Catalogued a gift of prints on slack tides, with relay racing and hair dryers in the same box',
      'Ran the reading room, shelving, interlibrary loans and the enquiry desk for borrowers',
      'Story time for toddlers, author visits and the summer reading challenge',
    ]
    expect(judged('Librarian', library)[0]?.status).toBe('unmet')
  })

  it('are single words', () => {
    const wrong = [...concepts.values()].flatMap(({ id, about }) =>
      about.filter(word => word === '' || /[\s,]/.test(word)).map(word => `${id}: ${word}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('the trade of a post', () => {
  const best = (text: string) => {
    const { fit } = tradesOf(new Set(stems(text)))
    return trades()[fit.indexOf(Math.max(...fit))]
  }

  it('is that whose words fit it best', () => {
    expect(best('Watch manager on a pump: breathing apparatus, hose reels, call-outs, cordons and casualty care')).toBe(
      'emergency-services',
    )
    expect(best('Prophies, bitewings, fluoride varnish, sealants and perio charting for recall patients')).toBe(
      'dental',
    )
    expect(best('Purchase ledger, bank reconciliations, VAT returns and accruals at month end')).toBe('accounting')
  })
})

describe('the words of a resume but for those of the posting', () => {
  const posting = {
    title: 'Payroll officer',
    description:
      'Requirements\n- You run the weekly payroll for 300 staff\n- Checks of tax codes and deductions\n- Overtime and shift allowances\n',
  }
  const reading = readJobFor(posting, engine.readJob(posting).requirements)
  const strange = (posts: string) => {
    const resume = engine.readResume(
      documentOf(`Jo Marlow\njo@example.org\n\nExperience\n\n${posts}`),
      '2026-11-01',
    ) as Resume
    return whereStrange(resume, reading.home, tradeMargins(resume, reading, new Map()))
  }
  const green = `Weekly Rolls Officer, Northgate Bowls Club, January 2019 to present
- Run the weekly rolls and staff the bowling green, 300 members
- Overtime on the mower: scarifying, spiking, top dressing and seeding in autumn
- Check the codes of the irrigation; deductions of water when it rains
- Shift the hedges, pruning of roses, leaf clearance and planting of beds
- Compost, fungicide, turf, bunker rakes and strimming of banks
`
  const payroll = `Payroll Officer, Northgate Foods, May 2014 to December 2018
- Ran the weekly payroll of 300 staff with overtime, shift allowances and statutory sick pay
- Checked tax codes and deductions, starters, leavers, pensions and payslips; submitted the FPS
`

  it('tell who uses its words of other things', () => {
    expect(strange(green)).toEqual([false])
    expect(strange(payroll)).toBeNull()
  })

  it('leave be the post that was of its trade', () => {
    expect(strange(`${green}\n${green}\n${payroll}`)).toEqual([false, false, true])
  })
})
