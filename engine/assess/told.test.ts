import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { concepts } from '../knowledge/index.ts'
import { trades, tradesOf } from '../knowledge/trade.ts'
import { stems } from '../text/words.ts'

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
    expect(orders).toMatchObject({ status: 'met' })
    expect(orders?.reason).toMatch(/^Speaks of .*“clocking”/)
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
