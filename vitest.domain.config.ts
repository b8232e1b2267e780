import { defineConfig } from 'vitest/config'
import { inlined } from './test/support/runner/inlined.ts'

export default defineConfig({
  test: {
    include: ['test/domain/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    server: inlined,
  },
})
