import type { EpochMs } from './epoch-ms'
import type { KeptRegistration, Registration } from './registration'

export type Idempotency = { readonly key: string; readonly bodyHash: string }

export type ArrivedRegistration = Registration & {
  readonly receivedAt: EpochMs
  readonly idempotency: Idempotency | null
  readonly consentVersion: string | null
  /** The version beside the box for offers; null if it was not ticked. */
  readonly offersVersion: string | null
  readonly addressVersion: string | null
  readonly isTrapped: boolean
}

export type Kept = { readonly id: number; readonly isTrapped: boolean }

/** `isRepeated`: the idempotency key was already known, and nothing new was stored. */
export type KeptAnswer = Kept & { readonly isRepeated: boolean }

export type FoundRegistration = KeptRegistration & {
  readonly consentVersion: string | null
  readonly isTrapped: boolean
  readonly reference?: string
}
