import * as E from 'fp-ts/Either'
import * as IOE from 'fp-ts/IOEither'
import * as TE from 'fp-ts/TaskEither'
import { runScript, type Script, type Step } from '../ledger/script'
import type { StatementName } from '../ledger/statements'
import type { Answers } from './answers'
import { BATCH_ANSWERS } from './batch-answers'
import { COUNTER_ANSWERS } from './counter-answers'
import { ERASURE_ANSWERS } from './erasure-answers'
import { STAFF_ANSWERS } from './staff-answers'
import { EMPTY_TABLES, type Tables } from './tables'

const ANSWERS: Answers<StatementName> = {
  ...BATCH_ANSWERS,
  ...COUNTER_ANSWERS,
  ...ERASURE_ANSWERS,
  ...STAFF_ANSWERS,
}

const answerTo = <Name extends StatementName>(tables: Tables, { name, params }: Step<Name>) =>
  ANSWERS[name](tables, params)

export type MemoryStore = {
  readonly tables: () => Tables
  readonly change: (work: (tables: Tables) => Partial<Tables>) => void
  /** One transaction: a fault leaves the tables as they were. */
  readonly run: <A>(script: Script<A>) => A
}

/** Takes a store and what a fault becomes, gives what runs a script in one transaction. */
export const commitIn =
  <F>(store: MemoryStore, toFailure: (reason: string) => F) =>
  <A>(script: () => Script<A>): TE.TaskEither<F, A> =>
    TE.fromIOEither(
      IOE.tryCatch(
        () => store.run(script()),
        (error) => toFailure(E.toError(error).message),
      ),
    )

export const createMemoryStore = (): MemoryStore => {
  let tables = EMPTY_TABLES
  return {
    tables: () => tables,
    change: (work) => {
      tables = { ...tables, ...work(tables) }
    },
    run: (script) => {
      let next = tables
      const done = runScript(script, (step) => {
        const { rows, changed } = answerTo(next, step)
        next = { ...next, ...changed }
        return rows
      })
      tables = next
      return done
    },
  }
}
