import { defineConfig } from 'vitest/config'
import { inlined } from './test/support/runner/inlined.ts'

export default defineConfig({
  test: {
    include: ['test/deploy/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/support/deploy/global-setup.ts'],
    reporters: ['verbose', './test/support/runner/plain-summary.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 600_000,
    server: inlined,
  },
})
