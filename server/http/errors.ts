import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'

/** What Fastify and its plugins refuse by themselves, in our words. */
const refused: Record<string, [AppError['code'], string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong_type', 'Send the body as application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_input', 'The body is not valid JSON.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The body is too large.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_input', 'The body ended before its announced length.'],
  FST_ERR_BAD_URL: ['bad_input', 'The address is not valid.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['wrong_type', 'Send the files as multipart/form-data.'],
  FST_FILES_LIMIT: ['too_large', 'The upload has too many files; send them in several.'],
  FST_PARTS_LIMIT: ['too_large', 'The form has too many parts.'],
  FST_FIELDS_LIMIT: ['too_large', 'The form has too many fields.'],
}

/** Any thrown thing as an AppError; null for our own faults, whose texts nobody outside may see. */
function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof z.ZodError) return fromIssues(error)
  const { code, statusCode, message = '' } = error as Partial<FastifyError>
  // The form's parser has no codes of its own.
  if (/end of multipart data|boundary not found/i.test(message))
    return new AppError('bad_input', 'The form ended before its end. Send it again.')
  const known = code === undefined ? undefined : refused[code]
  if (known) return new AppError(...known)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('bad_input', 'The request could not be understood.')
  return null
}

function fromIssues(error: z.ZodError): AppError {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  const [field, message] = Object.entries(fields)[0] ?? ['body', 'Invalid.']
  return new AppError('bad_input', `${field}: ${message}`, fields)
}

/** The one place where a thrown error becomes an HTTP answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error)
  if (!known) request.log.error({ err: error }, 'request failed')
  const failure = known ?? new AppError('internal', 'Something went wrong on our side. Please try again.')
  const body = request.routeOptions.config?.flatErrors
    ? (failure.fields ?? { server: failure.message })
    : { error: failure.message, ...(failure.fields && { errors: failure.fields }) }
  return reply
    .status(failure.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body))
}
