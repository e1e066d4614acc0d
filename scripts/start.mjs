// npm start: builds what changed, then runs the server in this process.
import { ensureBuilt } from './build.mjs'

await ensureBuilt()
await import('../dist/server/main.js')
