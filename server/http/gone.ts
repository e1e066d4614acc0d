import type { FastifyReply } from 'fastify'

/** Aborted when whoever asked has gone before the answer was sent. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController()
  raw.on('close', () => {
    if (!raw.writableFinished) control.abort(new Error('The caller has gone.'))
  })
  return control.signal
}
