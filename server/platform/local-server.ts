import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A server that this machine alone can reach, for who stands in for a provider. A failed answer cuts off the caller. */
export async function serveLocally(port: number, handle: Handle) {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy())
  })
  return {
    origin: `http://127.0.0.1:${await listen(server, port)}`,
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

/** The wanted port, or any where somebody else has it. */
async function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  const attempt = (wanted: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(wanted, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  await attempt(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return attempt(0)
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('A stand-in could not listen.')
  return address.port
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
