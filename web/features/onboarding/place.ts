import { useLocation, useNavigate, useSearchParams } from 'react-router'

export type Step = 1 | 2 | 3 | 4
type Carried = { jobId: number | null; resumeIds: readonly number[] }

function toCarried(state: unknown): Carried {
  if (typeof state !== 'object' || state === null) return { jobId: null, resumeIds: [] }
  const jobId = 'jobId' in state && Number.isInteger(state.jobId) ? Number(state.jobId) : null
  const ids = 'resumeIds' in state && Array.isArray(state.resumeIds) ? state.resumeIds : []
  return { jobId, resumeIds: ids.filter(id => Number.isInteger(id)) }
}

/** The step stands in the address and what it carries in the history entry: back, forward and reload all work. */
export function usePlace() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const carried = toCarried(useLocation().state)
  const step: Step = ([2, 3, 4] as const).find(one => String(one) === search.get('step')) ?? 1
  const go = (next: Step, more: Partial<Carried> = {}) =>
    navigate(next === 1 ? '/onboarding' : `/onboarding?step=${next}`, { state: { ...carried, ...more } })
  return { step, go, ...carried }
}
