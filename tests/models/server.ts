import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Family, families, type Play } from './families.ts'

/** One call as it came over the wire. */
export type Seen = {
  family: Family
  path: string
  headers: IncomingMessage['headers']
  /** The whole body, as it was sent. */
  raw: string
  body: Record<string, unknown>
  /** Requirements by the question's ids, and the resume's lines, as the model is shown them. */
  asked: { id: string; text: string }[]
  lines: string[]
  /** Resolves when the caller has gone. */
  gone: Promise<unknown>
}

export type Answerer = (seen: Seen) => Play | Promise<Play>

const within = (text: string, tag: string) => new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`).exec(text)?.[1] ?? ''

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function seenOf(family: Family, request: IncomingMessage, response: ServerResponse, raw: string): Seen {
  const body = JSON.parse(raw || '{}')
  const user = families[family].userOf(body)
  const pairs = within(user, 'requirements').split('\n')
  return {
    family,
    path: request.url ?? '',
    headers: request.headers,
    raw,
    body,
    asked: pairs.map(line => ({ id: line.slice(0, line.indexOf(':')), text: line.slice(line.indexOf(':') + 2) })),
    lines: within(user, 'resume')
      .split('\n')
      .map(line => line.replace(/^L\d+: /, '')),
    gone: once(response, 'close'),
  }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function send(response: ServerResponse, play: Play, ready: string) {
  if (play.hang) return
  const body = play.raw ?? ready
  response.writeHead(play.status ?? 200, { 'content-type': 'application/json', ...play.headers })
  if (play.reset) return response.write(String(body).slice(0, 20), () => response.destroy())
  if (play.drip === undefined) return response.end(body)
  for (const letter of String(body)) {
    if (response.destroyed) return
    response.write(letter)
    await pause(play.drip)
  }
  response.end()
}

/**
 * Our own stand-in for language models: it speaks the wire formats of four families on one address and answers
 * what a test tells it to. `seen` holds every question, letter by letter.
 */
export async function startModels(answer: Answerer) {
  const seen: Seen[] = []
  const state = { answer, context: 32_768 as unknown }
  const server = createServer(async (request, response) => {
    response.on('error', () => {})
    const raw = await bodyOf(request).catch(() => '')
    const path = request.url ?? ''
    if (path === '/api/show')
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ model_info: { 'general.architecture': 'test', 'test.context_length': state.context } }))
    const family = (Object.keys(families) as Family[]).find(name => families[name].path.test(path))
    if (!family) return response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"no such path"}')
    const one = seenOf(family, request, response, raw)
    seen.push(one)
    const play = await state.answer(one)
    await send(response, play, JSON.stringify(families[family].answerOf(play)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    /** Answers so from now on, and forgets what it has seen. */
    play(next: Answerer) {
      state.answer = next
      seen.length = 0
    },
    /** What Ollama says that the model was made for. */
    hold(context: unknown) {
      state.context = context
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Models = Awaited<ReturnType<typeof startModels>>
