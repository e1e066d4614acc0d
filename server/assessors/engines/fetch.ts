import { ModelFault } from './faults.ts'

/** No answer that we ask for is near this long. */
const maxBytes = 2 * 1024 * 1024

/** Whether an address is this machine, by its own spelling: a name that merely resolves to it may resolve elsewhere next. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, protocol } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return false
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}

async function bodyOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new ModelFault('too_large', { spent: true })
    parts.push(part)
  }
  return Uint8Array.from(Buffer.concat(parts))
}

/** A date or seconds, as milliseconds from now. */
function retryAfter(headers: Headers, now: number): number | null {
  const precise = Number(headers.get('retry-after-ms') ?? Number.NaN)
  if (Number.isFinite(precise) && precise >= 0) return precise
  const value = headers.get('retry-after')
  if (value === null) return null
  const wait = /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}

const statusFaults: Record<number, 'key' | 'missing' | 'rate' | 'server' | 'request'> = {
  401: 'key',
  403: 'key',
  404: 'missing',
  408: 'server',
  409: 'server',
  429: 'rate',
}

/** What a provider says went wrong, without what we sent. Error bodies echo keys at times. */
function detailOf(status: number, body: string, secret: string | null): string {
  const message = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"|"error"\s*:\s*"((?:[^"\\]|\\.)*)"/u.exec(body)
  const said = (message?.[1] ?? message?.[2] ?? '').replace(/\\[nrt"]/gu, ' ').slice(0, 200)
  const clean = secret ? said.replaceAll(secret, '…') : said
  return `HTTP ${status}${clean && `: ${clean.replace(/\b(?:sk|key|AIza)[\w*-]{6,}/gu, '…')}`}`
}

export type FetchRules = { external: boolean; secret: string | null; now: () => number }

/**
 * `fetch` as every call to a model is made: no redirects, which would carry a key elsewhere; no call that leaves the
 * machine where that is switched off; an answer of limited size, read to its end under the caller's signal. Whatever
 * is no success is thrown as a fault.
 */
export function guardedFetch({ external, secret, now }: FetchRules): typeof fetch {
  return async (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    if (!external && !isLoopback(address)) throw new ModelFault('external_off')
    const response = await fetch(input, { ...init, redirect: 'manual' })
    const { status, headers } = response
    const body = await bodyOf(response)
    if (status >= 300 && status < 400) throw new ModelFault('not_api', { detail: `HTTP ${status}: a redirect` })
    if (status >= 400) {
      const detail = detailOf(status, Buffer.from(body).toString('utf8'), secret)
      const kind = statusFaults[status] ?? (status >= 500 ? 'server' : 'request')
      throw new ModelFault(kind, { detail, retryAfterMs: retryAfter(headers, now()) })
    }
    if (
      /^text\/html/iu.test(headers.get('content-type') ?? '') ||
      /^\s*</u.test(Buffer.from(body.slice(0, 64)).toString())
    )
      throw new ModelFault('not_api', { detail: 'The answer was a web page.' })
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  }
}
