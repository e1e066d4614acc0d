import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

export type Step = 1 | 2 | 3 | 4
type Carried = { jobId: number | null; resumeIds: readonly number[] }

function toCarried(state: unknown): Carried {
  if (typeof state !== 'object' || state === null) return { jobId: null, resumeIds: [] }
  const jobId = 'jobId' in state && Number.isInteger(state.jobId) ? Number(state.jobId) : null
  const ids = 'resumeIds' in state && Array.isArray(state.resumeIds) ? state.resumeIds : []
  return { jobId, resumeIds: ids.filter(id => Number.isInteger(id)) }
}

/** A step is a page of its own to whoever goes on by keyboard or listens, though the path stays. */
function useFocusOnNewStep(step: Step) {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [step])
}

const addressOf = (step: Step) => (step === 1 ? '/onboarding' : `/onboarding?step=${step}`)

/** The step stands in the address and what it carries in the history entry: back, forward and reload all work. */
export function usePlace() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const carried = toCarried(useLocation().state)
  const step: Step = ([2, 3, 4] as const).find(one => String(one) === search.get('step')) ?? 1
  useFocusOnNewStep(step)
  const go = (next: Step, more: Partial<Carried> = {}) => navigate(addressOf(next), { state: { ...carried, ...more } })
  /** Goes on, and leaves at this step what came of it, for whoever comes back. */
  const goOn = async (next: Step, more: Partial<Carried>) => {
    await navigate(addressOf(step), { replace: true, preventScrollReset: true, state: { ...carried, ...more } })
    await go(next, more)
  }
  return { step, go, goOn, ...carried }
}
