import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { compressFiles } from './compress-files.ts'
import { defaultClientConditions, defineConfig } from 'vite'

/** Our own packages are built from their sources, so that no step has to be built before another. */
const conditions = ['source', ...defaultClientConditions]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressFiles(join(import.meta.dirname, 'dist'))],
  resolve: { conditions },
  server: {
    host: 'localhost',
    port: 25174,
    strictPort: true,
    // The folder apps/desk/api has the same address; its scripts are the development server's own.
    // Under the address that the browser asked for: the desk answers for no other.
    proxy: { '^/api/(?!.*\\.tsx?(?:\\?|$))': { target: 'http://localhost:8081', changeOrigin: false } },
  },
  // Nothing is inlined: the policy of the desk allows files of its own alone.
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
  },
})
