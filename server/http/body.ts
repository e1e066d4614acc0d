import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/errors.ts'

/**
 * Texts reach the database as UTF-8, which has no place for half a surrogate pair, and PostgreSQL none for the
 * character zero: the first is replaced, the second refused, before anything else sees the value.
 */
export function storable(text: string): string {
  if (text.includes('\u0000')) throw new AppError('bad_input', 'The text contains a character that cannot be stored.')
  return text.toWellFormed()
}

/** Never stored, only hashed and compared: a password may hold any character, and is another one with another. */
const secrets = new Set(['password', 'current_password'])

/** JSON bodies; an empty one is no body, so that calls without input need not send `{}`. */
export function acceptJson(app: FastifyInstance) {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, raw, done) => {
    try {
      done(null, parse(String(raw)))
    } catch (error) {
      done(error instanceof AppError ? error : new AppError('bad_input', 'The body is not valid JSON.'))
    }
  })
}

/** In this scope a body of any type stays the bytes that were sent: a signature holds over nothing else. */
export function keepBytes(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw))
}

function parse(raw: string): unknown {
  if (raw.trim() === '') return undefined
  return JSON.parse(raw, (key, value: unknown) =>
    typeof value === 'string' && !secrets.has(key) ? storable(value) : value,
  )
}
