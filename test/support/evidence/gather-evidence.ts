import type { Evidence, FlowTransitions, Row, TestEvidence } from './evidence'
import type { WalkedTransitions } from './walked'

/** One test of a run with the transitions it took. */
export type RunTest = TestEvidence & { readonly walked: WalkedTransitions }

/** Tests of the evidence itself have row numbers in their titles as examples. */
const OWN_TESTS = 'test/evidence/'

const TAG = /(?:^|> )\[([^\]]+)\] /g

/** The rows in the bracket at the beginning of a title: `[M-046]`, `[M-085, S-030]`. Interpretations (A) are left out. */
export const rowsOf = (title: string): ReadonlyArray<string> => [
  ...new Set([...title.matchAll(TAG)].flatMap(([, tag = '']) => tag.match(/[MPS]-\d{3}/g) ?? [])),
]

export const gatherEvidence = (
  rows: ReadonlyArray<Row>,
  flows: ReadonlyArray<FlowTransitions>,
  run: ReadonlyArray<RunTest>,
): Evidence => {
  const counted = run
    .filter(({ file }) => !file.startsWith(OWN_TESTS))
    .map(({ walked, ...test }) => ({ test, rows: rowsOf(test.title), walked }))
  return {
    rows: rows.map((row) => ({
      ...row,
      tests: counted.filter(({ rows: carried }) => carried.includes(row.row)).map(({ test }) => test),
    })),
    flows: flows.map(({ name, machine, transitions }) => ({
      name,
      transitions: transitions.map((id) => ({
        id,
        tests: counted.filter(({ walked }) => walked[machine]?.includes(id)).map(({ test }) => test),
      })),
    })),
  }
}
