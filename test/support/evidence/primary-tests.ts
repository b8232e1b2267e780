import type { Kind, TestEvidence } from './evidence'
import { rowsOf } from './gather-evidence.ts'

const MOST_PRIMARY = 3

/** Lower is better: those of a kind that has to show the row, whose titles carry few rows. */
const rank = (shownBy: ReadonlyArray<Kind>, { kind, title }: TestEvidence): number =>
  (shownBy.includes(kind) ? 0 : 50) + rowsOf(title).length

/** `primary` are a few that say most, from different files first. */
export const primaryTests = (
  shownBy: ReadonlyArray<Kind>,
  tests: ReadonlyArray<TestEvidence>,
): { readonly primary: ReadonlyArray<TestEvidence>; readonly rest: ReadonlyArray<TestEvidence> } => {
  const ranked = tests.toSorted((one, other) => rank(shownBy, one) - rank(shownBy, other))
  const firstOfFiles = ranked.filter(
    ({ file }, index) => ranked.findIndex((test) => test.file === file) === index,
  )
  const primary = [...new Set([...firstOfFiles, ...ranked])].slice(0, MOST_PRIMARY)
  return { primary, rest: ranked.filter((test) => !primary.includes(test)) }
}
