import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import manifest from 'pdfjs-dist/package.json' with { type: 'json' }
import { defineConfig, type Plugin } from 'vite'

const pdfjs = fileURLToPath(new URL('node_modules/pdfjs-dist/', import.meta.url))
const needed = /^(cmaps\/.+|standard_fonts\/.+|wasm\/openjpeg_nowasm_fallback\.js|wasm\/LICENSE_(PDFJS_)?OPENJPEG)$/

/** What pdf.js asks for by name while it draws: fonts that files leave out, tables of Asian letters, a picture format. */
function pdfAssets(): Plugin {
  const folder = `assets/pdfjs-${manifest.version}`
  return {
    name: 'pdf-assets',
    generateBundle() {
      const names = ['cmaps', 'standard_fonts', 'wasm'].flatMap(part =>
        readdirSync(`${pdfjs}${part}`).map(name => `${part}/${name}`),
      )
      for (const name of names.filter(name => needed.test(name)))
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(pdfjs + name) })
    },
    configureServer: server => {
      server.middlewares.use(`/${folder}/`, (request, response, next) => {
        const name = request.url?.slice(1).split('?')[0] ?? ''
        if (!needed.test(name) || name.includes('..') || !existsSync(pdfjs + name)) return next()
        if (name.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
        createReadStream(pdfjs + name).pipe(response)
      })
    },
  }
}

/** Scripts yield to the style sheet: the frame that stands in the page is painted while they are on their way. */
const scriptsYield: Plugin = {
  name: 'scripts-yield',
  transformIndexHtml: {
    order: 'post',
    handler: html => html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
}

/** What many pages share is one file: on a slow line a request costs more than the kilobyte that comes with it. */
const common = {
  name: 'common',
  test: /web.(ui|api|features|app)|lucide-react|contract|tanstack/,
  minShareCount: 7,
  maxModuleSize: 2500,
}

const productionRouter = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url))

/** The router without its warnings for developers, which its package offers under no name of its own. */
const quietRouter: Plugin = {
  name: 'quiet-router',
  apply: 'build',
  config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter }] } }),
}

/** The web application, built into dist/web. In development the API answers from PORT (default 3000). */
export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), pdfAssets(), scriptsYield, quietRouter],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [common] } } },
  },
  server: { port: 5173, proxy: { '^/api/(?!.+\\.tsx?(\\?|$))': `http://localhost:${process.env.PORT ?? 3000}` } },
})
