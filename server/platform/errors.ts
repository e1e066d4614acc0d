import { type ErrorCode, errorStatus } from '../../contract/index.ts'

/**
 * The one error that services throw on purpose: a code of the closed list, a sentence that says what to do and,
 * where it belongs to fields, one sentence per field. Everything else that is thrown is our own fault (500).
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds after which it will work; with `too_many`. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, retryAfter?: number) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** Somebody else's record and a record that does not exist are the same answer. */
const notFound = () => new AppError('not_found', 'Not found or unauthorized')

/** Answers the value, or the one error for what is not there. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound()
  return value
}
