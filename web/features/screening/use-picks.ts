import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isSignedIn, useUser } from '../../api/session.ts'
import { resumeIdsOf } from './carried.ts'

/** What was kept for whom, as JSON that nobody but this file writes and that may still be anything. */
function readPicks(key: string): number[] {
  try {
    return resumeIdsOf({ resumeIds: JSON.parse(sessionStorage.getItem(key) ?? '[]') })
  } catch {
    return []
  }
}

/** Without room, or leave to keep anything, nothing is kept. */
function keepPicks(key: string, ids: Iterable<number>) {
  try {
    sessionStorage.setItem(key, JSON.stringify([...ids]))
  } catch {}
}

function dropPicks(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {}
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
    dropPicks(key)
    return () => {
      if (!isSignedIn()) keepPicks(key, ids)
    }
  }, [key, ids])
}
