import type { Evidence, TestEvidence } from './evidence'

const passed = ({ state }: TestEvidence): boolean => state === 'passed'

/** Takes what a run showed and returns each row and kind of test for which no test passed. */
export const rowsWithoutTest = ({ rows }: Evidence): ReadonlyArray<string> =>
  rows.flatMap(({ row, shownBy, tests }) =>
    shownBy
      .filter((wanted) => !tests.some((test) => passed(test) && test.kind === wanted))
      .map((kind) => `${row} ${kind}`),
  )

/** Takes what a run showed and returns each transition that no test took and passed. */
export const transitionsWithoutTest = ({ flows }: Evidence): ReadonlyArray<string> =>
  flows.flatMap(({ name, transitions }) =>
    transitions.filter(({ tests }) => !tests.some(passed)).map(({ id }) => `${name}: ${id}`),
  )
