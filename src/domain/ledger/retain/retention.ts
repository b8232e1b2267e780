import type { ContractRule } from '../../site/contract-rule'
import type { EpochMs } from '../../time/epoch-ms'

/** `days` is null if registrations are kept until someone erases them. */
export type RetentionRule = {
  readonly days: number | null
  readonly isDelivering: boolean
  readonly contract: ContractRule
}

export type RetentionOutcome =
  | { readonly tag: 'erased'; readonly persons: number }
  /** Nothing is erased until staff confirm the clock. */
  | { readonly tag: 'clockJumped'; readonly seenAt: EpochMs }

/** What a run would erase; `erasableToday` is the number of rows that may still be erased today. */
export type RetentionPreview = {
  /** The time by the ledger's clock. */
  readonly at: EpochMs
  readonly persons: number
  readonly rows: number
  readonly oldestAt: EpochMs | null
  /** Persons past the retention period whose rows are not delivered yet; they are not erased. */
  readonly waiting: number
  readonly erasableToday: number
  readonly seenAt: EpochMs
  readonly isClockTrusted: boolean
}
