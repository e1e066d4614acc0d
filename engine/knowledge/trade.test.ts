import { describe, expect, it } from 'vitest'
import { stems } from '../text/words.ts'
import { trades, tradesOf } from './trade.ts'

const best = (text: string) => {
  const { fit } = tradesOf(new Set(stems(text)))
  return trades()[fit.indexOf(Math.max(...fit))]
}

describe('which trade words are of', () => {
  it.each([
    [
      'Scaled and gutted turbot, portioned for the pass, stocks reduced overnight, mise en place for ninety covers',
      'kitchen',
    ],
    ['Bent conduit, pulled feeders, terminated switchgear and megger-tested the panels', 'electrical'],
    ['Accruals booked, ledgers reconciled, journals posted and the trial balance closed on day four', 'accounting'],
  ])('“%s”', (text, trade) => {
    expect(best(text)).toBe(trade)
  })
  it('hears next to nothing in words that stand in any resume', () => {
    const { fit } = tradesOf(new Set(stems('daily work with the team and new customers every week')))
    const rare = tradesOf(new Set(stems('megger switchgear conduit')))
    const spread = ({ fit }: { fit: Float64Array }) => Math.max(...fit) - Math.min(...fit)
    expect(spread({ fit })).toBeLessThan(spread(rare))
  })
})
