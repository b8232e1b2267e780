import type * as t from 'io-ts'
import type { Script, Step } from '../../domain/ledger/script'
import { STATEMENTS, type StatementName } from '../../domain/ledger/statements/statements'
import { decodedRow } from './row-fault'
import { isSurrounding, surroundingAnswer } from './surroundings'

type Rows = ReadonlyArray<unknown>

const decoded = ({ name }: Step, rows: Rows): Rows => {
  const codec: Pick<t.Decoder<unknown, unknown>, 'decode'> = STATEMENTS[name].row
  return rows.map((row) => decodedRow(name, codec, row))
}

/** Answers the statements of a script from a store, without waiting. Throws if a row does not match its codec. */
export const runScript = <A>(script: Script<A>, answer: (step: Step<StatementName>) => Rows): A => {
  let step = script.next([])
  while (step.done !== true)
    step = script.next(
      isSurrounding(step.value) ? surroundingAnswer(step.value) : decoded(step.value, answer(step.value)),
    )
  return step.value
}

/** The same for a store whose answers are awaited. */
export const runScriptAwaiting = async <A>(
  script: Script<A>,
  answer: (step: Step<StatementName>) => Promise<Rows>,
): Promise<A> => {
  let step = script.next([])
  while (step.done !== true)
    step = script.next(
      isSurrounding(step.value)
        ? surroundingAnswer(step.value)
        : decoded(step.value, await answer(step.value)),
    )
  return step.value
}
