import { defineConfig } from 'vitest/config'
import { inlined } from './test/support/runner/inlined.ts'
import { ROOM } from './test/support/runner/mutation-rooms.ts'

export default defineConfig({
  test: {
    isolate: false,
    environment: 'node',
    include: [...ROOM.tests],
    env: { STORE: ROOM.store },
    globalSetup: ROOM.store === 'in PostgreSQL' ? ['test/support/postgres/global-setup.ts'] : [],
    testTimeout: 60_000,
    server: inlined,
  },
})
