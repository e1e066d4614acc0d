import type { FastifyInstance } from 'fastify'
import { type Endpoint, endpoints } from '../../contract/index.ts'
import { escapeHtml } from '../platform/html.ts'
import { openApiDocument } from './openapi.ts'

/** /api/openapi.json, and /api/docs to read it: one page without script that loads nothing but its own style. */
export function serveDocs(app: FastifyInstance, sessionCookie: string) {
  const document = openApiDocument(sessionCookie)
  const page = docsPage(document.paths as Paths)
  app.get('/api/openapi.json', async () => document)
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
}

type Operation = {
  parameters: { name: string; in: string }[]
  requestBody?: unknown
  responses: Record<string, unknown>
}
type Paths = Record<string, Record<string, Operation>>

function docsPage(paths: Paths): string {
  const sections = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    return operation ? section(name, endpoint, operation) : ''
  })
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Candid API</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main><h1>Candid API</h1>
<p>Everything is JSON with snake_case names, except the multipart calls. Failures answer
<code>{ "error": string, "errors"?: { field: string } }</code>. The same as a machine reads it:
<a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
</main></body></html>`
}

const openTo = { public: 'Open to all.', user: 'Needs a session.', admin: 'For administrators.' }

function section(name: string, endpoint: Endpoint, { parameters, requestBody, responses }: Operation): string {
  const details = { parameters: parameters.length > 0 ? parameters : undefined, requestBody, responses }
  return `<section id="${name}"><h2><span class="method">${endpoint.method}</span> <code>${escapeHtml(endpoint.path)}</code></h2>
<p>${escapeHtml(endpoint.summary)} ${openTo[endpoint.access]}</p>
<details><summary>Input and answer of ${name}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(details, null, 2))}</pre></details></section>`
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; } main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
section { border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: 1rem 0; }
h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; } .method { display: inline-block; min-width: 4.5rem; }
pre { overflow: auto; max-height: 28rem; padding: 1rem; background: color-mix(in srgb, currentcolor 6%, transparent); }
`
