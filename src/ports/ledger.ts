import type * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { ServedValue } from '../domain/ledger/accept/served'
import type { KeepFailure, LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { LedgerFigures } from '../domain/ledger/ledger-figures'
import type { RetentionOutcome, RetentionRule } from '../domain/ledger/retain/retention'
import type {
  ArrivedRegistration,
  Idempotency,
  KeptAnswer,
} from '../domain/registration/arrived-registration'
import type { Target } from '../domain/registration/registration'
import type { DeliveryStore } from './delivery-store'
import type { DeskStore } from './desk'
import type { OpenNotices } from './notices'

/** The ledger for the server (P-001). Each call fails with `LedgerUnavailable` if the store cannot be used. */
export type Ledger = {
  readonly keepRegistration: KeepRegistration
  readonly findKept: FindKept
  readonly readHealth: ReadLedgerHealth
  readonly readFigures: ReadFigures
  readonly eraseExpired: EraseExpired
  readonly rememberServed: RememberServed
  readonly openNotices: OpenNotices
  readonly desk: DeskStore
  readonly openDelivery: TE.TaskEither<LedgerUnavailable, DeliveryStore>
  /** Commits pending registrations first. */
  readonly close: () => Promise<void>
}

/** Returns the registration's id once it is durable; the same key and body return the same id and store one row. */
export type KeepRegistration = (arrived: ArrivedRegistration) => TE.TaskEither<KeepFailure, KeptAnswer>

/** Finds what was kept under a key; fails with `keyReused` if it was kept with another body. */
export type FindKept = (
  target: Target,
  idempotency: Idempotency,
) => TE.TaskEither<KeepFailure, O.Option<KeptAnswer>>

/** Erases expired persons, a limited number of rows a day. Call it often, so that it notices a jump of the clock. */
export type EraseExpired = (rule: RetentionRule) => TE.TaskEither<LedgerUnavailable, RetentionOutcome>

/** Counts in pages, so that no transaction is long; `isDelivering`: whether delivery is on. */
export type ReadFigures = (isDelivering: boolean) => TE.TaskEither<LedgerUnavailable, LedgerFigures>

/** Fails if a registration could not be kept now. */
export type ReadLedgerHealth = TE.TaskEither<LedgerUnavailable, void>

/** Stores the values served now and returns every value ever served. */
export type RememberServed = (
  served: ReadonlyArray<ServedValue>,
) => TE.TaskEither<LedgerUnavailable, ReadonlyArray<ServedValue>>
