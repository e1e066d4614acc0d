import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
  for (const { path, message } of error.issues) if (path.length > 0) fields[path.join('.')] ??= message
  const [first] = Object.entries(fields)
  // An issue of no field: what came is a list or a bare value.
  if (!first) return new AppError('bad_input', 'The body must be a JSON object.')
  return new AppError('bad_input', first.join(': '), fields)
}

/** The one place where a thrown error becomes an HTTP answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error)
  if (!known) request.log.error({ err: error }, 'request failed')
  const failure = known ?? new AppError('internal', 'Something went wrong on our side. Please try again.')
  const body = request.routeOptions.config?.flatErrors
    ? (failure.fields ?? { server: failure.message })
    : { error: failure.message, ...(failure.fields && { errors: failure.fields }) }
  if (failure.code === 'too_many') reply.header('retry-after', failure.retryAfter ?? 60)
  return reply
    .status(failure.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body))
}

/** Node would refuse what names no host, or expects what nobody gives, without a word. */
export function refuseUnmet(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw new AppError('bad_input', 'The request does not say which host it is for.')
  })
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ error: 'What the request expects is not done here. Send it without Expect.' }))
  })
}

const unread: Record<string, [status: string, sentence: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request came too slowly. Send it again.'],
}

/** What came was no request that could be read, or came too slowly: the connection ends, with a sentence. */
export function answerUnread(error: Error & { code?: string }, socket: Socket) {
  if (!socket.writable) return socket.destroy()
  const [status, sentence] = unread[error.code ?? ''] ?? ['400 Bad Request', 'The request could not be understood.']
  const body = JSON.stringify({ error: sentence })
  const headers = ['content-type: application/json; charset=utf-8', `content-length: ${body.length}`]
  socket.end([`HTTP/1.1 ${status}`, ...headers, 'connection: close', '', body].join('\r\n'))
}
