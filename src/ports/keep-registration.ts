import type * as TE from 'fp-ts/TaskEither'
import type { EpochMs } from '../domain/registration/epoch-ms'
import type { Registration } from '../domain/registration/registration'

/** The key a caller gave its registration, and the hash of the body it came with. */
export type Idempotency = { readonly key: string; readonly bodyHash: string }

/** What the ledger is handed: the decoded registration, what came with it, and whether the trap caught it. */
export type ArrivedRegistration = Registration & {
  readonly receivedAt: EpochMs
  readonly idempotency: Idempotency | null
  readonly consentVersion: string | null
  readonly addressVersion: string | null
  readonly isTrapped: boolean
}

/** The number it was kept under; trapped ones have numbers of their own. */
export type Kept = { readonly id: number; readonly isTrapped: boolean }

/** It could not be kept for good, so it was not taken; the reason says nothing of what the visitor sent. */
export type LedgerUnavailable = { readonly tag: 'unavailable'; readonly reason: string }

/** `keyReused`: the key came before with another body. */
export type KeepFailure = { readonly tag: 'keyReused' } | LedgerUnavailable

/** Takes a registration, gives its number once it is durably kept; the same key and body give the same number, one row. */
export type KeepRegistration = (arrived: ArrivedRegistration) => TE.TaskEither<KeepFailure, Kept>
