import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createChunkGroups } from './scripts/chunk-groups.ts'
import { developmentPage, pageTemplate } from './scripts/page-plugin.ts'
import { withoutDescriptions } from './scripts/without-descriptions.ts'

export default defineConfig({
  plugins: [withoutDescriptions, react(), tailwindcss(), pageTemplate, developmentPage],
  // React itself has what this package adds to versions before 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // The page contains the styles, so no chunk has to wait for them.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: createChunkGroups() },
        // The first script of each page names all files of the screens.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
      },
    },
  },
})
