import type { InlineConfig } from 'vite'

/** How the server and its commands are bundled; some packages' sub-paths do not resolve in Node's own modules, and there is one React only. */
export const serverBuild = {
  configFile: false,
  logLevel: 'warn',
  // React and its markup are those for production, whatever NODE_ENV says.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    target: 'node',
    noExternal: [
      'fp-ts',
      'io-ts',
      'dayjs',
      'react',
      'react-dom',
      'react-error-boundary',
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
        registrations: 'src/adapters/server/registrations.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
} satisfies InlineConfig
