import type { EpochMs } from '../time/epoch-ms'
import type { KeptRegistration, Registration } from './registration'

export type Idempotency = { readonly key: string; readonly bodyHash: string }

export type ArrivedRegistration = Registration & {
  readonly receivedAt: EpochMs
  readonly idempotency: Idempotency | null
  readonly consentVersion: string | null
  /** The version beside the box for offers; null if it was not ticked. */
  readonly offersVersion: string | null
  readonly addressVersion: string | null
  /** Whether its honeypot is filled in, so that it is kept in the quarantine. */
  readonly isQuarantined: boolean
}

export type KeptId = { readonly id: number; readonly isQuarantined: boolean }

/** `isRepeated`: the idempotency key was already known, and nothing new was stored. */
export type KeptAnswer = KeptId & { readonly isRepeated: boolean }

export type FoundRegistration = KeptRegistration & {
  readonly consentVersion: string | null
  readonly isQuarantined: boolean
  readonly reference?: string
}
