import { ApiError } from '../../api/error.ts'

/** What the server said, or the specification's words where it said nothing. */
export const reasonOrUnknown = (error: unknown) =>
  error instanceof ApiError && error.failure.error ? error.failure.error : 'Unknown error'
