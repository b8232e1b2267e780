import { ROOM } from './test/support/runner/mutation-rooms.ts'

export default {
  testRunner: 'vitest',
  // A mutant is tried with the tests of its room that reach it.
  // Processes: in a thread, a test cannot give up the rights of the administrator.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false, pool: 'forks' },
  plugins: ['@stryker-mutator/vitest-runner', './test/support/runner/ignore-codec-names.ts'],
  mutate: ROOM.mutate,
  ignorers: ['codec-names'],
  tsconfigFile: 'none: it would be read by the compiler’s former API, and nothing here needs it',
  ignorePatterns: ['dist', 'release', 'data', 'reports'],
  concurrency: 1,
  thresholds: { high: 98, low: 97, break: ROOM.break },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `reports/mutation-${ROOM.name}.json` },
  tempDirName: '.stryker-tmp',
  timeoutMS: 10_000,
}
