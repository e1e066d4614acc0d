import { defineConfig } from 'vite'

/** The server, its worker threads and the command line, bundled flat into dist/server; packages stay outside. */
export default defineConfig({
  publicDir: false,
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
        'reading-worker': 'documents/worker.ts',
        screen: 'cli/screen.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
