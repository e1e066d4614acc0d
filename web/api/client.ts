import type { Answer, EndpointName, endpoints, Sent } from '../../contract/endpoints.ts'
import { errorFrom, unreachable } from './error.ts'
import { routes } from './routes.ts'

type Files<N extends EndpointName> = (typeof endpoints)[N] extends { multipart: 'files' }
  ? { files: readonly File[] }
  : unknown
type Input<N extends EndpointName> = Sent<N> & Files<N>
type Options = { signal?: AbortSignal; accept?: string }

/** An endpoint that takes nothing is called by its name alone. */
type Args<N extends EndpointName> = keyof Input<N> extends never
  ? [nothing?: undefined, options?: Options]
  : [sent: Input<N>, options?: Options]

type Loose = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  files?: readonly File[]
}

function toUrl(path: string, { params = {}, query = {} }: Loose): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => [[key, String(value)]])).toString()
  return search ? `${filled}?${search}` : filled
}

function toBody(kind: string | undefined, { body, files = [] }: Loose): FormData | string | undefined {
  if (!kind) return body && JSON.stringify(body)
  const form = new FormData()
  for (const file of files) form.append('file', file, file.name)
  for (const [key, value] of Object.entries(body ?? {})) form.append(key, String(value))
  return form
}

/** The response of a call that succeeded; whatever else happens is thrown as an ApiError. */
export async function send<N extends EndpointName>(name: N, ...[sent, options]: Args<N>): Promise<Response> {
  const [method, path = '', kind] = routes[name].split(' ')
  const loose: Loose = sent ?? {}
  const body = toBody(kind, loose)
  const headers: Record<string, string> = { accept: options?.accept ?? 'application/json' }
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  const response = await fetch(toUrl(path, loose), {
    method: method ?? 'GET',
    headers,
    ...(body !== undefined && { body }),
    ...(options?.signal && { signal: options.signal }),
  }).catch((cause: unknown) => {
    throw options?.signal?.aborted ? cause : unreachable()
  })
  if (!response.ok) throw await errorFrom(response)
  return response
}

/** `call('createJob', { body })`: what is sent and what is answered have the contract's types. */
export async function call<N extends EndpointName>(name: N, ...args: Args<N>): Promise<Answer<N>> {
  const response = await send(name, ...args)
  return response.json().catch(() => {
    throw unreachable()
  })
}
