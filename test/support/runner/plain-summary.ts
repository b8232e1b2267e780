import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with the plain line `N passed, N failed`, which any machine can read. */
export default class PlainSummary implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<unknown>): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const brokenModules = modules.filter((module) => module.errors().length > 0).length
    process.stdout.write(
      `\n${count('skipped')} skipped\n${count('passed')} passed, ${count('failed') + brokenModules + errors.length} failed\n`,
    )
  }
}
