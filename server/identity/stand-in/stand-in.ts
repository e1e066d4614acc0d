import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, serveLocally } from '../../platform/local-server.ts'
import { createKeys } from './keys.ts'
import { buttonPage, donePage, selectPage } from './pages.ts'
import * as scripts from './scripts.ts'

export type StandInOptions = {
  port: number
  /** Beside this machine's own addresses, the one place that may use it. */
  publicUrl: () => string
}

const clientId = 'candid.stand-in'

type Answer = { type: string; text: string; framedBy?: string }
const html = (text: string): Answer => ({ type: 'text/html', text })
const script = (text: string): Answer => ({ type: 'text/javascript', text })

/**
 * A stand-in for the sign-in provider, on a port of its own on this machine: its script for the page, its button in a
 * frame, its window, and tokens signed by its own key. Whoever can reach it can be anybody.
 */
export async function startStandIn({ port, publicUrl }: StandInOptions) {
  const keys = createKeys()
  let origin = ''

  /** The page that asked, where it may: nobody else is handed a token. */
  function pageOf(query: URLSearchParams): string | null {
    const asked = query.get('origin') ?? ''
    if (!URL.canParse(asked)) return null
    const local = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(asked).hostname)
    return local || (URL.canParse(publicUrl()) && new URL(publicUrl()).origin === asked) ? new URL(asked).origin : null
  }

  async function choose(query: URLSearchParams, form: URLSearchParams): Promise<string> {
    if (form.get('step') === 'nothing') return ''
    const email = form.get('email') ?? ''
    const seconds = Math.floor(Date.now() / 1000)
    return keys.sign({
      iss: origin,
      aud: clientId,
      azp: clientId,
      sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21),
      email,
      email_verified: form.has('verified'),
      ...(form.has('hosted') && { hd: email.slice(email.lastIndexOf('@') + 1) }),
      nonce: query.get('nonce') ?? '',
      iat: seconds,
      exp: seconds + 3600,
    })
  }

  async function answer(request: IncomingMessage): Promise<Answer | null> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    if (pathname === '/jwks') return { type: 'application/json', text: JSON.stringify(await keys.publicSet()) }
    if (pathname === '/gsi/client') return script(scripts.client)
    if (pathname === '/gsi/button.js') return script(scripts.button)
    if (pathname === '/gsi/done.js') return script(scripts.done)
    if (pathname === '/gsi/style') return { type: 'text/css', text: scripts.style }
    const page = pageOf(searchParams)
    if (!page || searchParams.get('client_id') !== clientId) return null
    if (pathname === '/gsi/button') return { ...html(buttonPage(searchParams)), framedBy: page }
    if (pathname !== '/gsi/select') return null
    if (request.method !== 'POST') return html(selectPage(searchParams))
    return html(donePage(await choose(searchParams, new URLSearchParams(await bodyOf(request)))))
  }

  const server = await serveLocally(port, async (request, response) => send(response, await answer(request)))
  origin = server.origin
  return {
    origin,
    clientId,
    scriptUrl: `${origin}/gsi/client`,
    jwksUrl: `${origin}/jwks`,
    keys,
    close: server.close,
  }
}

function send(response: ServerResponse, given: Answer | null) {
  const { type, text, framedBy = "'none'" } = given ?? { ...html('<!doctype html><title>Not found</title>') }
  response
    .writeHead(given ? 200 : 404, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // The script is there for other origins to load.
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; frame-ancestors ${framedBy}`,
    })
    .end(text)
}
