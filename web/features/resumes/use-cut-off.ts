import { useEffect, useState } from 'react'
import { isSignedIn, useUser } from '../../api/session.ts'
import { tabStorage } from '../../ui/tab-storage.ts'
import type { Picked } from './picked.ts'
import { sayCutOff } from './upload-words.ts'

/**
 * What is to be said of the files that were on the page when this person's session ended under it, or null: signing in
 * again loads a new document, and files are in memory alone. Numbers are kept and no names: those are of people.
 */
export function useCutOff(now: () => { picked: readonly Picked[] }): string | null {
  const key = `upload:${useUser()?.id}`
  const [note] = useState(() => tabStorage.get(key))
  useEffect(() => {
    tabStorage.set(key, null)
    return () => {
      const { picked } = now()
      const stored = picked.filter(({ state }) => state === 'stored').length
      if (!isSignedIn() && stored < picked.length) tabStorage.set(key, sayCutOff(stored, picked.length))
    }
  }, [key, now])
  return note
}
