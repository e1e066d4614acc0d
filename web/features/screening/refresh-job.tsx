import { RefreshCw } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useRefreshMatches } from '../../api/batch.ts'
import { reasonOf } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { usePortion } from './use-portion.ts'

const results = (count: number) => (count === 1 ? '1 result' : `${count} results`)

type RefreshJobProps = {
  jobId: number
  /** What is out of date by now. */
  ids: readonly number[]
  /** Where the keyboard goes on once there is nothing left to refresh. */
  heading: RefObject<HTMLElement | null>
}

/** Makes anew what stands in a job's history by an earlier engine, posting or requirements. */
export function RefreshJob({ jobId, ids, heading }: RefreshJobProps) {
  const { mutate, isPending, done, variables } = useRefreshMatches(jobId)
  const portion = usePortion(ids)
  const asked = useRef(false)
  useEffect(() => {
    if (ids.length > 0 || !asked.current) return
    asked.current = false
    heading.current?.focus()
  }, [ids.length, heading])
  const refresh = () => {
    asked.current = true
    mutate(portion.ids, {
      onSuccess: ({ made, failed }) => {
        if (made > 0) toast.good(`Refreshed ${results(made)}.`)
        if (failed > 0) toast.bad(`${results(failed)} could not be refreshed.`)
      },
      onError: error => toast.bad(`They could not all be refreshed. ${reasonOf(error)}`),
    })
  }
  if (ids.length === 0) return null
  return (
    <Button size="sm" busy={isPending} onClick={refresh}>
      <RefreshCw aria-hidden />
      {isPending ? `${done} of ${variables.length} refreshed` : portion.name}
    </Button>
  )
}
