import type { EpochMs } from './epoch-ms'
import type { KeptRegistration, Registration, Target } from './registration'

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

/** A registration with the consent it came with, and whether the trap had caught it. */
export type FoundRegistration = KeptRegistration & {
  readonly consentVersion: string | null
  readonly isTrapped: boolean
}

/** How many registrations were erased, how many that the trap had caught, and from which sheets rows are still to be removed, which the delivery does. */
export type Erased = {
  readonly registrations: number
  readonly trapped: number
  readonly toRemoveFrom: ReadonlyArray<Target>
}
