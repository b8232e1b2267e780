import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { DeliveryStore } from './delivery-store'
import type { EraseExpired } from './erase-expired'
import type { FindKept } from './find-kept'
import type { KeepRegistration } from './keep-registration'
import type { OpenNotices } from './open-notices'
import type { ReadFigures } from './read-figures'
import type { ReadLedgerHealth } from './read-ledger-health'
import type { RememberServed } from './remember-served'

export type Ledger = {
  readonly keepRegistration: KeepRegistration
  readonly findKept: FindKept
  readonly readHealth: ReadLedgerHealth
  readonly readFigures: ReadFigures
  readonly eraseExpired: EraseExpired
  readonly rememberServed: RememberServed
  readonly openNotices: OpenNotices
  readonly openDelivery: TE.TaskEither<LedgerUnavailable, DeliveryStore>
  /** Commits pending registrations first. */
  readonly close: () => Promise<void>
}
