import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The web application, built into dist/web. In development the API answers from PORT (default 3000). */
export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  server: { port: 5173, proxy: { '^/api/(?!.+\\.tsx?(\\?|$))': `http://localhost:${process.env.PORT ?? 3000}` } },
})
