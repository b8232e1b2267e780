import type { EpochMs } from './epoch-ms'
import type { KeptRegistration, Registration, Target } from './registration'

export type Idempotency = { readonly key: string; readonly bodyHash: string }

export type ArrivedRegistration = Registration & {
  readonly receivedAt: EpochMs
  readonly idempotency: Idempotency | null
  readonly consentVersion: string | null
  readonly addressVersion: string | null
  readonly isTrapped: boolean
}

export type Kept = { readonly id: number; readonly isTrapped: boolean }

/** `isRepeated`: its key came before, and nothing new was kept. */
export type KeptAnswer = Kept & { readonly isRepeated: boolean }

export type FoundRegistration = KeptRegistration & {
  readonly consentVersion: string | null
  readonly isTrapped: boolean
}

/** `toRemoveFrom`: sheets from which the delivery still has to remove rows. */
export type Erased = {
  readonly registrations: number
  readonly trapped: number
  readonly toRemoveFrom: ReadonlyArray<Target>
}
