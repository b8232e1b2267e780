import type { NamedTest } from '../../../scripts/diagrams/shown-property'
import type { Evidence, TestEvidence } from './evidence'
import { isNamed } from './named-tests'

const passed = ({ state }: TestEvidence): boolean => state === 'passed'

/** Each row and kind of test for which no test passed. */
export const rowsWithoutTest = ({ rows }: Evidence): ReadonlyArray<string> =>
  rows.flatMap(({ row, shownBy, tests }) =>
    shownBy
      .filter((wanted) => !tests.some((test) => passed(test) && test.kind === wanted))
      .map((kind) => `${row} ${kind}`),
  )

/** Each transition that no passed test took. */
export const transitionsWithoutTest = ({ flows }: Evidence): ReadonlyArray<string> =>
  flows.flatMap(({ name, transitions }) =>
    transitions.filter(({ tests }) => !tests.some(passed)).map(({ id }) => `${name}: ${id}`),
  )

/** Each test of which no run passed, or one failed. */
export const namedTestsNotPassed = (
  named: ReadonlyArray<NamedTest>,
  run: ReadonlyArray<TestEvidence>,
): ReadonlyArray<string> => {
  const missing = named.filter(([file, title]) => {
    const found = run.filter((test) => test.file === file && isNamed(title, test.title))
    return !found.some(passed) || found.some(({ state }) => state === 'failed')
  })
  return [...new Set(missing.map((each) => each.join(': ')))]
}
