import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

/** Bundling of the server and its commands. Some sub-path imports do not resolve in Node, and there must be only one React. */
export const serverBuild = {
  configFile: false,
  logLevel: 'warn',
  // As in the browser's build; it also knows that `use client` at the top of a package means nothing here.
  plugins: [react()],
  // Always the production build of React, whatever NODE_ENV is.
  oxc: { jsx: { development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    target: 'node',
    noExternal: [
      'fp-ts',
      'io-ts',
      'dayjs',
      'react',
      'react-dom',
      'use-sync-external-store',
      'wouter',
      'xstate',
      '@xstate/react',
    ],
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        main: 'src/adapters/server/main.ts',
        'check-content': 'src/adapters/server/check-content.ts',
        dossier: 'src/adapters/server/dossier.ts',
        registrations: 'src/adapters/server/registrations.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
} satisfies InlineConfig
