import type { FastifyReply } from 'fastify'
import { AppError } from '../platform/errors.ts'

/** Aborted when whoever asked has gone before the answer was sent. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController()
  raw.on('close', () => {
    if (!raw.writableFinished) control.abort(new AppError('unavailable', 'Whoever asked has gone.'))
  })
  return control.signal
}
