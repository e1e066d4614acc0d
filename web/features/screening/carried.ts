import { isOrder, type Order } from './ranking-order.ts'

/** How somebody has left a ranking: its order, how many rows were shown, and the resume that was opened last. */
export type RankingView = { order: Order; shown: number; last: number | null }

/** A thousand rows, each with a mark for every requirement, would take most of a second to sort or to fill in. */
export const rowsAtOnce = 100

const firstView: RankingView = { order: 'match_score', shown: rowsAtOnce, last: null }

/** The ranking of all that were matched against a job, whenever that was: an address that lasts. */
export const rankingAddress = (jobId: number) => `/jobs/${jobId}/resumes/match_batch_results?resumes=matched`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Of what a link between the selection, the ranking and a match hands over. */
export function resumeIdsOf(state: unknown): number[] {
  const ids = isRecord(state) ? state.resumeIds : []
  return Array.isArray(ids) ? ids.filter(id => Number.isInteger(id)) : []
}

/** `sort` is the order that the address names; it was chosen after whatever a link has handed over. */
export function viewOf(state: unknown, sort: string | null): RankingView {
  const view = isRecord(state) && isRecord(state.view) ? state.view : {}
  return {
    order: [sort, view.order].find(isOrder) ?? firstView.order,
    shown: Number.isInteger(view.shown) ? Number(view.shown) : firstView.shown,
    last: Number.isInteger(view.last) ? Number(view.last) : firstView.last,
  }
}
