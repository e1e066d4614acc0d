// npm run dev: the server rebuilt and restarted on change at PORT (3000), the web with hot reload at 5173.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'

const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))
await ensureBuilt()

const commands = [
  [vite, 'build', '--watch', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
  ['--watch-path=dist/server', '--watch-preserve-output', 'dist/server/main.js'],
  [vite, '--config', 'vite.config.ts'],
]
const children = commands.map(args => spawn(process.execPath, args, { stdio: 'inherit' }))
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
