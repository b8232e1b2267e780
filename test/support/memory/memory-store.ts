import * as E from 'fp-ts/Either'
import type * as IO from 'fp-ts/IO'
import * as IOE from 'fp-ts/IOEither'
import * as TE from 'fp-ts/TaskEither'
import { runScript } from '../../../src/adapters/ledger/run-script'
import type { Script, Step } from '../../../src/domain/ledger/script'
import type { ParamsOf, StatementName } from '../../../src/domain/ledger/statements/statements'
import type { EpochMs } from '../../../src/domain/registration/epoch-ms'
import type { Transact } from '../../../src/ports/transact'
import { ACCESS_ANSWERS } from './access-answers'
import type { Answers } from './answers'
import { BATCH_ANSWERS } from './batch-answers'
import { CONTRACT_ANSWERS } from './contract-answers'
import { COUNTER_ANSWERS } from './counter-answers'
import { ERASURE_ANSWERS } from './erasure-answers'
import { FIGURE_ANSWERS } from './figure-answers'
import { HANDLING_ANSWERS } from './handling-answers'
import { NOTICE_ANSWERS } from './notice-answers'
import { REGISTRATION_ANSWERS } from './registration-answers'
import { RETENTION_ANSWERS } from './retention-answers'
import { SHEET_ANSWERS } from './sheet-answers'
import { STAFF_ANSWERS } from './staff-answers'
import { STAFF_WORK_ANSWERS } from './staff-work-answers'
import type { Undo } from './table'
import { createTables, type Tables } from './tables'

const ANSWERS: Answers<StatementName> = {
  ...ACCESS_ANSWERS,
  ...BATCH_ANSWERS,
  ...CONTRACT_ANSWERS,
  ...COUNTER_ANSWERS,
  ...ERASURE_ANSWERS,
  ...FIGURE_ANSWERS,
  ...HANDLING_ANSWERS,
  ...NOTICE_ANSWERS,
  ...REGISTRATION_ANSWERS,
  ...RETENTION_ANSWERS,
  ...SHEET_ANSWERS,
  ...STAFF_ANSWERS,
  ...STAFF_WORK_ANSWERS,
}

const answerTo = <Name extends StatementName>(tables: Tables, name: Name, params: ParamsOf<Name>) =>
  ANSWERS[name](tables, params)

const answersOf =
  (tables: Tables) =>
  ({ name, params }: Step<StatementName>): ReadonlyArray<unknown> =>
    answerTo(tables, name, params)

export type MemoryStore = {
  readonly tables: Tables
  /** Rolls back if `work` throws. */
  readonly inTransaction: <A>(work: IO.IO<A>) => A
  readonly run: <A>(script: Script<A>) => A
}

export const transactIn =
  <F>(store: MemoryStore, now: () => EpochMs, toFailure: (reason: string) => F): Transact<F> =>
  (script) =>
    TE.fromIOEither(
      IOE.tryCatch(
        () => store.run(script(now())),
        (error) => toFailure(E.toError(error).message),
      ),
    )

export const createMemoryStore = (): MemoryStore => {
  let undoLog: Array<Undo> = []
  const tables = createTables((undo) => undoLog.push(undo))
  const inTransaction = <A>(work: IO.IO<A>): A => {
    undoLog = []
    try {
      return work()
    } catch (error) {
      for (const undo of undoLog.toReversed()) undo()
      throw error
    }
  }
  return {
    tables,
    inTransaction,
    run: (script) => inTransaction(() => runScript(script, answersOf(tables))),
  }
}
