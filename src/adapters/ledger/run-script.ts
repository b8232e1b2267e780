import type { Script, StatementCall } from '../../domain/ledger/script'
import type { Statement, Values } from '../../domain/ledger/statements/statement'
import { STATEMENTS, type StatementName } from '../../domain/ledger/statements/statements'
import { DataFaultError, decodedRow } from './data-fault'
import { isRuntimeStatement, runtimeAnswer } from './runtime-answers'

type Rows = ReadonlyArray<unknown>

const decoded = ({ name }: StatementCall, rows: Rows): Rows => {
  const { row: codec, isOne }: Statement<Values, unknown> = STATEMENTS[name]
  if (isOne && rows.length !== 1) throw new DataFaultError({ tag: 'row', statement: name })
  return rows.map((row) => decodedRow(name, codec, row))
}

/**
 * Answers the statements of a script from a store, without waiting. Throws if a row does not match its codec, or if a statement
 * declared with `one` has another number of rows.
 */
export const runScript = <A>(script: Script<A>, answer: (call: StatementCall<StatementName>) => Rows): A => {
  let next = script.next([])
  while (next.done !== true)
    next = script.next(
      isRuntimeStatement(next.value) ? runtimeAnswer(next.value) : decoded(next.value, answer(next.value)),
    )
  return next.value
}

/** As `runScript`, for a store whose answers are awaited. */
export const runScriptAwaiting = async <A>(
  script: Script<A>,
  answer: (call: StatementCall<StatementName>) => Promise<Rows>,
): Promise<A> => {
  let next = script.next([])
  while (next.done !== true)
    next = script.next(
      isRuntimeStatement(next.value)
        ? runtimeAnswer(next.value)
        : decoded(next.value, await answer(next.value)),
    )
  return next.value
}
