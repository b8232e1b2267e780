import { type Kind, rowsOf, type TestEvidence } from './evidence'

export type Row = { readonly row: string; readonly shownBy: ReadonlyArray<Kind>; readonly text: string }

/** Takes the rows and a run's tests, gives each row and kind of test that no test shows. */
export const rowsWithoutTest = (
  rows: ReadonlyArray<Row>,
  tests: ReadonlyArray<TestEvidence>,
): ReadonlyArray<string> => {
  const shown = new Set(tests.flatMap(({ kind, title }) => rowsOf(title).map((row) => `${row} ${kind}`)))
  return rows.flatMap(({ row, shownBy }) =>
    shownBy.map((kind) => `${row} ${kind}`).filter((wanted) => !shown.has(wanted)),
  )
}
