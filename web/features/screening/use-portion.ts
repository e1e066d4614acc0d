import { useMostAtOnce } from '../../api/allowance.ts'

/** Of what is out of date as much as the plan makes anew at once, and what the button says of it. */
export function usePortion(outdated: readonly number[]) {
  const most = useMostAtOnce()
  const ids = most ? outdated.slice(0, most) : outdated
  const name = ids.length < outdated.length ? `Refresh ${ids.length} of ${outdated.length}` : `Refresh ${ids.length}`
  return { ids, name }
}
