import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { build, loadConfigFromFile } from 'vite'

// As the server runs.
setFlagsFromString('--no-regexp-tier-up')

const root = fileURLToPath(new URL('../', import.meta.url))

/** Bundles modules of the project, given by names of their own, as scripts/build.mjs bundles the server, and loads them. */
export async function loadBundled(input) {
  const command = { command: 'build', mode: 'production' }
  const { config } = await loadConfigFromFile(command, 'vite.server.config.ts', root)
  const outDir = await mkdtemp(join(tmpdir(), 'candid-bench-'))
  const rolldownOptions = { ...config.build.rolldownOptions, input }
  try {
    await build({
      ...config,
      root,
      configFile: false,
      logLevel: 'error',
      build: { ...config.build, outDir, sourcemap: false, rolldownOptions },
    })
    const modules = Object.keys(input).map(async name => [
      name,
      await import(pathToFileURL(join(outDir, `${name}.js`))),
    ])
    return Object.fromEntries(await Promise.all(modules))
  } finally {
    await rm(outDir, { recursive: true })
  }
}
