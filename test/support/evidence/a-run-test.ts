import type { RunTest } from './gather-evidence'

/** A test of a run that passed. */
export const aRunTest = (title: string, given: Partial<RunTest> = {}): RunTest => ({
  kind: 'rule',
  file: 'test/domain/a.test.ts',
  title,
  state: 'passed',
  walked: {},
  ...given,
})
