// npm run audit: checks that nobody changed the audit log. Builds when sources changed, then runs the bundled command.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'

await ensureBuilt()
const program = fileURLToPath(new URL('../dist/server/audit.js', import.meta.url))
const run = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = run.status ?? 1
