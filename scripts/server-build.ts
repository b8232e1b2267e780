import type { InlineConfig } from 'vite'

/** How the server and its commands are bundled; these packages' sub-paths do not resolve in Node's own modules. */
export const serverBuild = {
  configFile: false,
  logLevel: 'warn',
  ssr: { target: 'node', noExternal: ['fp-ts', 'io-ts', 'dayjs'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        main: 'src/adapters/server/main.ts',
        registrations: 'src/adapters/server/registrations.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
} satisfies InlineConfig
