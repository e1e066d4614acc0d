import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const kept = new Map<string, unknown>()

/**
 * State that is found again by going back or forward to the page: kept for each entry of the history, under a name of
 * the page's own, until the document is left.
 */
export function useKept<T>(name: string, first: T): [T, (next: T) => void] {
  const entry = `${useLocation().key} ${name}`
  // Only this hook writes here, and always a T under the same name.
  const [value, setValue] = useState(() => (kept.has(entry) ? (kept.get(entry) as T) : first))
  // From the start, and again where the page puts another entry in the place of its own.
  useEffect(() => {
    if (!kept.has(entry)) kept.set(entry, value)
  }, [entry, value])
  const keep = useCallback(
    (next: T) => {
      kept.set(entry, next)
      setValue(next)
    },
    [entry],
  )
  return [value, keep]
}
