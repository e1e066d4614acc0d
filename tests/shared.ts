import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startServer, temporaryFolder } from './server.ts'

/** A server in its default settings that many test files talk to, each as people of its own. */
export type SharedServer = { url: string; databaseUrl: string }

/** Makes its database for a server with this folder: an address in PostgreSQL, or '' for the embedded one. */
export type Prepare = (dataDir: string) => Promise<string>

async function start(prepare: Prepare) {
  const folder = await temporaryFolder()
  const databaseUrl = await prepare(folder.path)
  const server = await startServer({ DATA_DIR: folder.path, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  return {
    shared: { url: server.url, databaseUrl },
    async close() {
      await server.stop()
      await folder.remove()
    },
  }
}

/**
 * Answers an address whose reply is a `SharedServer`. It is started when somebody asks for the first time, as a run of
 * one file may need none, and belongs to the process that outlives the workers.
 */
export async function shareServer(prepare: Prepare): Promise<{ address: string; close: () => Promise<void> }> {
  let started: ReturnType<typeof start> | undefined
  const door = createServer((_, answer) => {
    started ??= start(prepare)
    started.then(
      ({ shared }) => answer.end(JSON.stringify(shared)),
      (error: Error) => answer.writeHead(500).end(error.message),
    )
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  return {
    address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    async close() {
      door.close()
      await (await started)?.close()
    },
  }
}

/** What stands behind that address; throws with the server's words where it did not start. */
export async function sharedServer(address: string): Promise<SharedServer> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(await reply.text())
  return reply.json()
}
