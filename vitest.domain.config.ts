import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/domain/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    server: { deps: { inline: [/fp-ts/, /io-ts/, /dayjs/] } },
  },
})
