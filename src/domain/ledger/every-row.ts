import type { Script } from './script'

/** The results of `choose` for the rows of all pages; `read` gets the last row of the previous page, undefined at first. */
export function* everyRow<Row, A>(
  read: (last?: Row) => Script<ReadonlyArray<Row>>,
  choose: (row: Row) => ReadonlyArray<A>,
): Script<ReadonlyArray<A>> {
  const chosen: Array<A> = []
  for (let page = yield* read(); page.length > 0; page = yield* read(page.at(-1)))
    chosen.push(...page.flatMap(choose))
  return chosen
}
