import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Script, StatementCall } from '../../domain/ledger/script'
import type { Statement, Values } from '../../domain/ledger/statements/statement'
import {
  type ParamsOf,
  type RowOf,
  type RuntimeStatementName,
  STATEMENTS,
  type StatementName,
} from '../../domain/ledger/statements/statements'
import { DataFaultError, decodedRow } from './data-fault'
import { phoneHash, secretKeyOf } from './phone-hash'

const ANSWERS: { readonly [N in RuntimeStatementName]: (params: ParamsOf<N>) => RowOf<N> } = {
  newId: () => ({ text: randomUUID() }),
  draw: ({ least, limit }) => ({ drawn: randomInt(least, limit) }),
  newSecret: ({ bytes }) => ({ text: randomBytes(bytes).toString('base64url') }),
  digest: ({ of }) => ({ text: createHash('sha256').update(of).digest('hex') }),
  phoneHash: ({ secret, phone }) => ({ text: phoneHash(secret, phone) }),
  secretKey: ({ secret }) => ({ text: secretKeyOf(secret) }),
}

/** Whether a statement is answered without a store: ids, secrets, random numbers, hashes. */
export const isRuntimeStatement = (call: StatementCall): call is StatementCall<RuntimeStatementName> =>
  call.name in ANSWERS

const answerTo = <N extends RuntimeStatementName>(name: N, params: ParamsOf<N>): RowOf<N> =>
  ANSWERS[name](params)

/** The answer to a runtime statement, as a row. */
const runtimeAnswer = ({ name, params }: StatementCall<RuntimeStatementName>): ReadonlyArray<unknown> => [
  answerTo(name, params),
]

type Rows = ReadonlyArray<unknown>

const decodedRows = ({ name }: StatementCall, rows: Rows): Rows => {
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
      isRuntimeStatement(next.value)
        ? runtimeAnswer(next.value)
        : decodedRows(next.value, answer(next.value)),
    )
  return next.value
}

/** As `runScript`, for a store that answers asynchronously. */
export const runScriptAwaiting = async <A>(
  script: Script<A>,
  answer: (call: StatementCall<StatementName>) => Promise<Rows>,
): Promise<A> => {
  let next = script.next([])
  while (next.done !== true)
    next = script.next(
      isRuntimeStatement(next.value)
        ? runtimeAnswer(next.value)
        : decodedRows(next.value, await answer(next.value)),
    )
  return next.value
}
