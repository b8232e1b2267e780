import { defineConfig } from 'vitest/config'
import { inlined } from './test/support/inlined.ts'

export default defineConfig({
  test: {
    include: ['test/domain/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    server: inlined,
  },
})
