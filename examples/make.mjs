// Makes examples/files/ anew: `node examples/make.mjs`. Node 20 does not run TypeScript, so vite bundles make.ts first.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const here = fileURLToPath(new URL('./', import.meta.url))
// Inside node_modules, so that the bundle finds the packages it imports.
const outDir = join(here, '../node_modules/.candid-examples')

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  root: here,
  build: { ssr: join(here, 'make.ts'), outDir, emptyOutDir: true, target: 'node20' },
})
const { makeFiles } = await import(pathToFileURL(join(outDir, 'make.js')).href)
const files = await makeFiles()
await rm(join(here, 'files'), { recursive: true, force: true })
for (const [path, bytes] of files) {
  await mkdir(dirname(join(here, path)), { recursive: true })
  await writeFile(join(here, path), bytes)
}
await rm(outDir, { recursive: true })
console.log(`${files.size} files in examples/files/`)
