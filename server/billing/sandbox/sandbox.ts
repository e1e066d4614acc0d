import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { bodyOf, serveLocally } from '../../platform/local-server.ts'
import { type Answer, createApi, reused, unauthorized } from './api.ts'
import { startDelivery } from './delivery.ts'
import { emptyState, type State } from './state.ts'
import { createVisits, type Page } from './visits.ts'
import { createWorld } from './world.ts'

export type SandboxOptions = {
  /** Where its state is kept; null keeps it in memory alone. */
  file: string | null
  port: number
  /** Where its events go; null while there is nobody to take them. */
  webhook: () => string | null
  /** Called before and after a call of its API is carried out; where it throws, the connection is cut off. */
  intercept?: (moment: 'before' | 'after', request: IncomingMessage) => void | Promise<void>
}

const load = (file: string | null): State => {
  try {
    return { ...emptyState(), ...JSON.parse(file ? readFileSync(file, 'utf8') : '{}') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyState()
    throw new Error(`The sandbox's state in ${file} cannot be read. Delete that file to start the sandbox anew.`)
  }
}

/** Aside first, then renamed: half a file is never read. */
function save(file: string | null, state: State) {
  if (!file) return
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.tmp`, JSON.stringify(state), { mode: 0o600 })
  renameSync(`${file}.tmp`, file)
}

/**
 * A stand-in for the payment provider, on a port of its own on this machine: Stripe's HTTP for the server, a page for
 * cards and a portal for people. Nothing is ever charged.
 */
export async function startSandbox({ file, port, webhook, intercept }: SandboxOptions) {
  const state = load(file)
  let origin = ''
  const world = createWorld({ state, now: () => Math.floor(Date.now() / 1000), origin: () => origin })
  const api = createApi(world, () => origin)
  const visit = createVisits(world)
  const delivery = startDelivery(state, webhook, () => save(file, state))

  /** The same key answers the same, with nothing done again; with other parameters it is a mistake. */
  function once(request: IncomingMessage, path: string, body: string): Answer {
    if (request.headers.authorization !== `Bearer ${state.secretKey}`) return unauthorized()
    const [name = '', query = ''] = path.split('?')
    const work = () => api(request.method ?? '', name, new Map(new URLSearchParams(body || query)))
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || request.method !== 'POST') return work()
    const sent = `${path} ${body}`
    const known = state.answers[key]
    if (known) return known.sent === sent ? known : reused()
    const answer = work()
    if (answer.status === 200) state.answers[key] = { sent, ...answer }
    return answer
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request)
    const address = request.url ?? '/'
    if (!address.startsWith('/v1/')) {
      const answer = visit(request.method ?? 'GET', new URL(address, origin), new URLSearchParams(body))
      if (request.method === 'POST') save(file, state)
      delivery.wake()
      return sendPage(response, answer)
    }
    await intercept?.('before', request)
    const answer = once(request, address.slice('/v1/'.length), body)
    if (request.method !== 'GET') save(file, state)
    await intercept?.('after', request)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    delivery.wake()
  }

  const server = await serveLocally(port, handle)
  origin = server.origin
  world.passTime()
  const clock = setInterval(() => {
    world.passTime()
    delivery.wake()
  }, 60_000).unref()
  save(file, state)
  return {
    origin,
    world,
    wake: delivery.wake,
    async close() {
      clearInterval(clock)
      await delivery.stop()
      await server.close()
      save(file, state)
    },
  }
}

function sendPage(response: ServerResponse, page: Page) {
  const headers: Record<string, string> = {
    'content-type': page.style ? 'text/css; charset=utf-8' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // A form's answer may lead back to the shop: browsers hold the redirect to this, too.
    'content-security-policy': `default-src 'none'; style-src 'self'; frame-ancestors 'none'; form-action 'self' ${page.leadsTo ?? ''}`,
    ...(page.location && { location: page.location }),
  }
  response.writeHead(page.status, headers).end(page.text)
}
