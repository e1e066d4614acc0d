import { useLocation, useSearchParams } from 'react-router'

/**
 * A choice that stands in the address, so that a reload finds it: what stands there now, and how to write another. What
 * the page was handed over by navigation stays with it, and so does the place on the page.
 */
export function useAddress(name: string): [string | null, (next: string) => void] {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const write = (next: string) => {
    const after = new URLSearchParams(search)
    after.set(name, next)
    setSearch(after, { replace: true, preventScrollReset: true, state })
  }
  return [search.get(name), write]
}
