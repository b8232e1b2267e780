import type { Script, StatementCall } from '../../../src/domain/ledger/script'
import type { RuntimeStatementName, StatementName } from '../../../src/domain/ledger/statements/statements'

/** Notes each statement that the script asks. */
export function* watched<A>(script: Script<A>, asked: Array<StatementCall>): Script<A> {
  let next = script.next([])
  while (next.done !== true) {
    asked.push(next.value)
    next = script.next(yield next.value)
  }
  return next.value
}

type Answers = Partial<Record<StatementName | RuntimeStatementName, ReadonlyArray<unknown>>>

/** Answers each statement with the rows that are given for it, or with none. */
export const answered = <A>(script: Script<A>, answers: Answers): A => {
  let next = script.next([])
  while (next.done !== true) next = script.next(answers[next.value.name] ?? [])
  return next.value
}
