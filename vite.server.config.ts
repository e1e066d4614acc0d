import { defineConfig } from 'vite'

// What the server needs a small part of is bundled, so that it need not be installed to run.
const bundled = ['@ai-sdk', '@standard-schema', 'eventsource-parser', 'json-schema', 'p-limit', 'yocto-queue']

/** The server, its worker threads and the command line, bundled flat into dist/server; other packages stay outside. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: bundled.map(name => new RegExp(`^${name}(/|$)`)) },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        admin: 'server/admin.ts',
        audit: 'server/audit.ts',
        'database-worker': 'server/platform/database/worker.ts',
        'engine-worker': 'server/screening/engine-worker.ts',
        'reading-worker': 'documents/worker.ts',
        screen: 'cli/screen.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
