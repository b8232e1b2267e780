import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inlined } from './test/support/runner/inlined.ts'
import { LongestFirst } from './test/support/runner/longest-first.ts'

/** Ends what hangs, and nothing that is slow because the machine is busy. */
const TEST_TIMEOUT_MS = 300_000
/** For tests without processes, disks and networks: the slowest took 6 s on two cores with a load of 15. */
const SHORT_TEST_TIMEOUT_MS = 30_000

/** `npm test` leaves these out, but for the two most telling files: each starts many processes. */
const PROCESSES = 'test/adapters/server/processes/!(kill|start).test.ts'
/** `npm test` runs only these of the tests in a browser: both forms with and without script, and every page. */
const SMOKE = 'test/browser/@(accessibility|crawl|forms-without-script|order|privacy|valid-pages).test.ts'

/** Tests that mostly wait for processes, disks and timers. */
const waiting = (name: string, include: string, exclude: Array<string> = []) => ({
  test: {
    name,
    include: [include],
    exclude,
    environment: 'node' as const,
    globalSetup: ['test/support/postgres/global-setup.ts', 'test/support/processes/build-server.ts'],
    // Each test closes what it opened, so modules are loaded only once per worker.
    isolate: false,
    maxWorkers: 6,
    // First, because the code is checked meanwhile.
    sequence: { groupOrder: 0 },
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    // The staff's desk serves its stylesheet itself; without this it would be empty.
    css: { include: [/desk[.]css/] },
    server: inlined,
  },
})

/** Tests of the built site in a real browser. */
const inBrowser = (name: string, groupOrder: number, include: string, exclude: Array<string> = []) => ({
  test: {
    name,
    include: [include],
    exclude,
    environment: 'node' as const,
    globalSetup: ['test/browser/global-setup.ts'],
    // The files of a worker share one browser.
    isolate: false,
    // These tests mostly wait for the page.
    maxWorkers: 4,
    sequence: { groupOrder },
    css: { include: [/desk[.]css/] },
    expect: { poll: { timeout: 30_000 } },
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    server: inlined,
  },
})

export default defineConfig({
  test: {
    // All cores: the default leaves one free, which is half of two.
    maxWorkers: availableParallelism(),
    includeTaskLocation: true,
    sequence: { sequencer: LongestFirst },
    reporters: [
      'default',
      './test/support/evidence/evidence-reporter.ts',
      './test/support/runner/plain-summary.ts',
    ],
    projects: [
      {
        test: {
          name: 'domain',
          include: ['test/{diagrams,domain,evidence,properties}/**/*.test.ts', 'test/*.test.ts'],
          environment: 'node',
          // Pure functions leave no state for the next file.
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: SHORT_TEST_TIMEOUT_MS,
          setupFiles: ['test/support/evidence/hand-in-walked.ts'],
          server: inlined,
        },
      },
      waiting('adapters', 'test/adapters/**/*.test.ts', [PROCESSES]),
      waiting('processes', PROCESSES),
      {
        test: {
          name: 'ui',
          include: ['test/ui/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Isolates files like processes do, without starting one for each file.
          pool: 'vmThreads',
          sequence: { groupOrder: 1 },
          setupFiles: ['test/support/views/dom.ts'],
          testTimeout: SHORT_TEST_TIMEOUT_MS,
          server: inlined,
        },
      },
      inBrowser('smoke', 2, SMOKE),
      inBrowser('browser', 3, 'test/browser/**/*.test.ts', [SMOKE]),
      inBrowser('looks', 4, 'test/looks/**/*.test.ts'),
    ],
  },
})
