import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { testEvidence } from './evidence'
import { type Row, rowsWithoutTest } from './rows-without-test'

const readRows = (): ReadonlyArray<Row> => JSON.parse(readFileSync('test/rows.json', 'utf8'))
const testFiles = (): number => globSync('test/**/*.test.{ts,tsx}').length

/** After a run of everything: keeps what was shown for `npm run trace`, and fails where a row has no test. */
export default class EvidenceReporter implements Reporter {
  private isFiltered = false

  onInit({ config }: Vitest): void {
    this.isFiltered = config.testNamePattern !== undefined
  }

  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    if (this.isFiltered || modules.length < testFiles()) return
    const tests = testEvidence(modules, process.cwd())
    mkdirSync('reports', { recursive: true })
    writeFileSync('reports/tests.json', JSON.stringify(tests))
    const missing = rowsWithoutTest(readRows(), tests)
    process.stdout.write(
      `\nrows without a test: ${missing.length === 0 ? 'none' : `\n  ${missing.join('\n  ')}`}\n`,
    )
    if (missing.length > 0) process.exitCode = 1
  }
}
