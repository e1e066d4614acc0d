import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const vite = await createServer({
  root: fileURLToPath(new URL('../', import.meta.url)),
  configFile: false,
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
})

/** A module of the project by its path from the root, as its sources say it. */
export const load = path => vite.ssrLoadModule(path)
export const close = () => vite.close()
