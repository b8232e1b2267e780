import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createChunkGroups } from './scripts/chunk-groups.ts'
import { pageData, pageTemplate } from './scripts/page-plugin.ts'

const API = [
  '/news/api',
  '/doctor/api',
  '/order-service',
  '/pictures',
  '/link-pictures',
  '/videos',
  '/healthz',
]
const apiAddress = `http://localhost:${process.env.API_PORT ?? 8080}`

export default defineConfig({
  plugins: [react(), tailwindcss(), pageTemplate, pageData],
  // React itself has what this package adds to versions before 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  server: { proxy: Object.fromEntries(API.map((path) => [path, apiAddress])) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // The page contains the styles, so no chunk has to wait for them.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: createChunkGroups() } },
    },
  },
})
