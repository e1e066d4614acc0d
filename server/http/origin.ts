import type { FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors.ts'

/**
 * Refuses what another site makes a signed-in browser send. Browsers tell by Sec-Fetch-Site; older ones by Origin.
 * A program that sends neither holds no ambient cookie and may pass.
 */
export function refuseCrossSite(request: FastifyRequest) {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  const foreign =
    site !== undefined ? site !== 'same-origin' && site !== 'none' : origin !== undefined && !sameHost(origin, request)
  if (foreign) throw new AppError('forbidden', 'This call was made from another site and was refused.')
}

function sameHost(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.headers.host
}
