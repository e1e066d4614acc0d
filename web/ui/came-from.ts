import { useLocation } from 'react-router'

/** What a link hands over for the way back to the page that it stands on. */
export function useHere(): { from: string } {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}

/** Where the link stood that led here, or null where none has said so. */
export const cameFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : null
