import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { Released } from '../domain/ledger/ledger-status'

export type ReleaseParked = TE.TaskEither<LedgerTrouble, Released>
