import type * as TE from 'fp-ts/TaskEither'
import type { EpochMs } from '../domain/registration/epoch-ms'
import type { Membership } from '../domain/registration/membership'
import type { Order } from '../domain/registration/order'

/** One registration with the sheet it is meant for. */
export type Registration =
  | { readonly target: 'orders'; readonly registration: Order }
  | { readonly target: 'members'; readonly registration: Membership }

/** What the ledger is handed: the decoded registration, what came with it, and whether the trap caught it. */
export type ArrivedRegistration = Registration & {
  readonly receivedAt: EpochMs
  readonly idempotency: { readonly key: string; readonly bodyHash: string } | null
  readonly consentVersion: string | null
  readonly addressVersion: string | null
  readonly isTrapped: boolean
}

/** `keyReused`: the key came before with another body. `unavailable`: it could not be kept for good, so it was not taken. */
export type KeepFailure =
  | { readonly tag: 'keyReused' }
  | { readonly tag: 'unavailable'; readonly reason: string }

/** Takes a registration, gives its number once it is durably kept; the same key and body give the same number, one row. */
export type KeepRegistration = (
  arrived: ArrivedRegistration,
) => TE.TaskEither<KeepFailure, { readonly id: number }>
