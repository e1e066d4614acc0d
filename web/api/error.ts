import type { Failure } from '../../contract/errors.ts'

/** A call that did not succeed. Status 0: the server was not reached at all. */
export class ApiError extends Error {
  readonly status: number
  readonly failure: Failure
  /** Seconds to wait before another try, where the server asked for it. */
  readonly retryAfter: number | null

  constructor(status: number, failure: Failure, retryAfter: number | null = null) {
    super(failure.error)
    this.name = 'ApiError'
    this.status = status
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

export const unreachable = () =>
  new ApiError(0, { error: 'The server could not be reached. Check your connection and try again.' })

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const texts = (value: unknown): Record<string, string> => {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])))
}

/** Login and signup answer their field errors flat; everything else as a sentence with `errors` beside it. */
function toFailure(body: unknown): Failure {
  if (!isRecord(body)) return { error: 'The server gave no reason.' }
  if (typeof body.error === 'string') return { error: body.error, errors: texts(body.errors) }
  const { server, ...errors } = texts(body)
  return { error: server ?? Object.values(errors)[0] ?? JSON.stringify(body), errors }
}

/** What was named is not there, is somebody else's, or cannot be: another try would find the same. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error))

export async function errorFrom(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ApiError(response.status, toFailure(body), Number.isFinite(wait) ? wait : null)
}

/** The field errors of a failed call that have a place in the form, in the form's order. */
export function fieldErrors<F extends string>(error: unknown, fields: readonly F[]): { name: F; message: string }[] {
  const errors = error instanceof ApiError ? error.failure.errors : undefined
  return fields.flatMap(name => {
    const message = errors?.[name]
    return message ? [{ name, message }] : []
  })
}
