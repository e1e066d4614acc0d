import { setFlagsFromString } from 'node:v8'
import closeWithGrace from 'close-with-grace'
import { createApp } from './app.ts'
import { createContext } from './context.ts'
import { readConfig } from './platform/config.ts'
import { version } from './version.ts'

// A pattern is compiled the first time it is asked: the engine asks some 1,900, most of every line.
setFlagsFromString('--no-regexp-tier-up')

/** How long work under way may take to end when the process is told to stop. */
const graceMs = 10_000

function stopWith(error: unknown): never {
  console.error(`Candid could not go on. ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

/** Where it listens on every address, this machine's own name is as good as any. */
function reachable(host: string, address: string): string {
  const { port } = new URL(address)
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

async function main() {
  const config = readConfig()
  const context = await createContext(config, { info: message => console.log(message), fatal: stopWith })
  const app = await createApp(context)
  await context.tidy()
  const address = await app.listen({ port: config.port, host: config.host })
  const url = reachable(config.host, address)
  context.listening(url)
  closeWithGrace({ delay: graceMs, logger: false }, async ({ err }) => {
    if (err) console.error(err)
    await app.close()
    await context.close()
  })
  // The same as in letters and returns: who signs in under another name is not signed in there.
  console.log(`Candid ${version} is running at ${url}`)
  console.log(`Data: ${config.dataDir} · ${context.database.description}`)
  // What cannot be read now is tried again at the next start; it must not take the server down.
  context.catchUp().catch((error: Error) => console.error(`Reading what was unread stopped: ${error.message}`))
}

main().catch(stopWith)
