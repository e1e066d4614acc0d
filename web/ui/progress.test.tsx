import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Progress } from './progress.tsx'

/** What is read out to whoever listens. */
const told = (done: number, total: number) => {
  const page = renderToStaticMarkup(<Progress label={`${done} of ${total} matched`} done={done} total={total} />)
  expect(page).not.toContain('aria-live')
  return /role="status"[^>]*>([^<]*)</.exec(page)?.[1]
}

it('tells each quarter and nothing between', () => {
  expect([0, 24, 25, 49, 50, 99, 100].map(done => told(done, 100))).toEqual([
    '0 percent',
    '0 percent',
    '25 percent',
    '25 percent',
    '50 percent',
    '75 percent',
    '100 percent',
  ])
  expect(told(0, 0)).toBe('0 percent')
})
