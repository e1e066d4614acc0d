import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isSignedIn, useUser } from '../../api/session.ts'
import { tabStorage } from '../../ui/tab-storage.ts'
import { resumeIdsOf } from './carried.ts'

/** What was kept for whom, as JSON that nobody but this file writes and that may still be anything. */
function readPicks(key: string): number[] {
  try {
    return resumeIdsOf({ resumeIds: JSON.parse(tabStorage.get(key) ?? '[]') })
  } catch {
    return []
  }
}

const useKey = (jobId: number | null) => `picks:${useUser()?.id}:${jobId}`

/**
 * The resumes picked for a job's batch: what the link here hands over (`carried`), and what stood on these pages when
 * this person's session ended (`kept`): signing in again loads a new document, to which nothing is handed over.
 */
export function usePicks(jobId: number | null): { carried: number[]; kept: number[] } {
  const { state } = useLocation()
  const key = useKey(jobId)
  const [kept] = useState(() => readPicks(key))
  return { carried: resumeIdsOf(state), kept }
}

/** Keeps what is picked where the session ends under the page; once it is shown again it is kept no longer. */
export function useKeepPicks(jobId: number | null, ids: Iterable<number>) {
  const key = useKey(jobId)
  useEffect(() => {
    tabStorage.set(key, null)
    return () => {
      if (!isSignedIn()) tabStorage.set(key, JSON.stringify([...ids]))
    }
  }, [key, ids])
}
