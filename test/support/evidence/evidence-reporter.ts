import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { testEvidence } from './evidence'
import { type Row, rowsWithoutTest } from './rows-without-test'
import { mergeWalks, transitionsWithoutTest } from './transitions-without-test'

const readRows = (): ReadonlyArray<Row> => JSON.parse(readFileSync('test/rows.json', 'utf8'))
const testFiles = (): number => globSync('test/**/*.test.{ts,tsx}').length

const report = (what: string, missing: ReadonlyArray<string>): void => {
  process.stdout.write(`\n${what}: ${missing.length === 0 ? 'none' : `\n  ${missing.join('\n  ')}`}\n`)
  if (missing.length > 0) process.exitCode = 1
}

/** After a run of everything: keeps what was shown for `npm run trace`, and fails where a row or a transition has no test. */
export default class EvidenceReporter implements Reporter {
  private isFiltered = false

  onInit({ config }: Vitest): void {
    this.isFiltered = config.testNamePattern !== undefined
  }

  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    if (this.isFiltered || modules.length < testFiles()) return
    const root = process.cwd()
    const tests = testEvidence(modules, root)
    const walks = mergeWalks(
      modules.flatMap((module) =>
        [...module.children.allTests()].map((test) => ({
          file: module.moduleId.replace(`${root}/`, ''),
          walked: test.meta().walked ?? {},
        })),
      ),
    )
    mkdirSync('reports', { recursive: true })
    writeFileSync('reports/evidence.json', JSON.stringify({ rows: readRows(), tests, walks }))
    report('rows without a test', rowsWithoutTest(readRows(), tests))
    report('transitions without a test', transitionsWithoutTest(walks))
  }
}
