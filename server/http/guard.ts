import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What one process can serve; those above it are turned away. */
const mostConnections = 5000

/**
 * One address may not take all connections for itself. Behind a proxy that is trusted each comes from the proxy: there
 * it is the proxy's to keep.
 */
export function limitConnections(server: Server, mostOfAddress: number, behindProxy: boolean) {
  server.maxConnections = mostConnections
  if (behindProxy) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > mostOfAddress) socket.destroy()
  })
}

/** Behind a proxy that nobody named, all the world is one address and shares its limits: the log says so, once. */
export function tellOfProxy(app: FastifyInstance) {
  let told = false
  app.addHook('onRequest', async request => {
    if (told || request.headers['x-forwarded-for'] === undefined) return
    told = true
    request.log.warn(
      `A proxy at ${request.ip} passes on requests, and limits count all of them as its own. If it is yours, set TRUST_PROXY=${request.ip}.`,
    )
  })
}
