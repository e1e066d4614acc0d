import { defineConfig } from 'vite'

// What brings a binary, WebAssembly or a worker of its own finds them beside itself: it stays where npm installed it.
const outside = ['@electric-sql/pglite', '@embedpdf/pdfium', '@node-rs/argon2', 'tinypool']

/** The server, its worker threads and the command line, bundled flat into dist/server with the packages they need. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: outside },
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
