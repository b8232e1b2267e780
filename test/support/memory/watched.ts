import type { Script, Step } from '../../../src/domain/ledger/script'
import type { StatementName, SurroundingName } from '../../../src/domain/ledger/statements/statements'

/** Notes each statement that the script asks. */
export function* watched<A>(script: Script<A>, asked: Array<Step>): Script<A> {
  let step = script.next([])
  while (step.done !== true) {
    asked.push(step.value)
    step = script.next(yield step.value)
  }
  return step.value
}

type Answers = Partial<Record<StatementName | SurroundingName, ReadonlyArray<unknown>>>

/** Answers each statement with the rows that are given for it, or with none. */
export const answered = <A>(script: Script<A>, answers: Answers): A => {
  let step = script.next([])
  while (step.done !== true) step = script.next(answers[step.value.name] ?? [])
  return step.value
}
