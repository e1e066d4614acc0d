// npm run admin -- grant|revoke someone@example.com: builds when sources changed, then runs the bundled command.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'

await ensureBuilt()
const program = fileURLToPath(new URL('../dist/server/admin.js', import.meta.url))
const run = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = run.status ?? 1
