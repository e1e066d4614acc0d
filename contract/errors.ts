import { z } from 'zod'

/** The closed list of what can go wrong, with the HTTP status each is answered with. */
export const errorStatus = {
  bad_input: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  unreadable: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Every failure but those of login and signup: a sentence, and where it belongs to fields, one per field. */
export const failureSchema = z.object({
  error: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
})
export type Failure = z.infer<typeof failureSchema>

/** Login and signup answer their field errors flat, as the screens show them. */
export const fieldFailureSchema = z.object({
  email: z.string().optional(),
  username: z.string().optional(),
  password: z.string().optional(),
  server: z.string().optional(),
})
