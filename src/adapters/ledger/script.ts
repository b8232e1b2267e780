import { decodedRow, rowFault } from './row-fault'
import { type ParamsOf, type RowOf, STATEMENTS, type StatementName } from './statements'

export type Step<Name extends StatementName = StatementName> = {
  readonly name: Name
  readonly params: ParamsOf<Name>
}

/** Logic shared by all stores: it yields statements and receives their rows, all in one transaction. */
export type Script<A> = Generator<Step, A, ReadonlyArray<unknown>>

export function* run<Name extends StatementName>(
  name: Name,
  params: ParamsOf<Name>,
): Script<ReadonlyArray<RowOf<Name>>> {
  const rows = yield { name, params }
  return rows.map((row) => decodedRow(name, STATEMENTS[name].row, row))
}

export function* first<Name extends StatementName>(
  name: Name,
  params: ParamsOf<Name>,
): Script<RowOf<Name> | null> {
  return (yield* run(name, params))[0] ?? null
}

/** For a statement that always returns one row. */
export function* only<Name extends StatementName>(name: Name, params: ParamsOf<Name>): Script<RowOf<Name>> {
  const [row] = yield* run(name, params)
  if (row === undefined) throw rowFault(name)
  return row
}

export const runScript = <A>(script: Script<A>, answer: (step: Step) => ReadonlyArray<unknown>): A => {
  let step = script.next([])
  while (step.done !== true) step = script.next(answer(step.value))
  return step.value
}
