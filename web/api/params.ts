import { useParams } from 'react-router'

/** The id that a path segment names, or null where it names none. */
export function useIdParam(name: string): number | null {
  const text = useParams()[name]
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}
