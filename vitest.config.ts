import { defineConfig } from 'vitest/config'

const inline = [/fp-ts/, /io-ts/, /dayjs/]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          include: ['test/domain/**/*.test.ts', 'test/architecture.test.ts'],
          environment: 'node',
          server: { deps: { inline } },
        },
      },
    ],
  },
})
