import type { EpochMs } from '../registration/epoch-ms'

/** `days` is null where registrations are kept until someone erases them. */
export type RetentionRule = { readonly days: number | null; readonly isDelivering: boolean }

export type RetentionOutcome =
  | { readonly tag: 'erased'; readonly persons: number }
  /** Nothing is erased until staff confirm the clock. */
  | { readonly tag: 'clockJumped'; readonly seenAt: EpochMs }

/** What would be erased, and what of it today. */
export type RetentionPreview = {
  readonly persons: number
  readonly rows: number
  readonly oldestAt: EpochMs | null
  /** Persons who are old enough but wait to be delivered. */
  readonly waiting: number
  readonly leftToday: number
  readonly seenAt: EpochMs
  readonly isClockTrusted: boolean
}
