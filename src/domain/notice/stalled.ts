import { type EpochMs, HOUR_MS } from '../time/epoch-ms'

/** Staff are notified when a sheet has received nothing for this long, in ms. */
export const STALLED_MS = HOUR_MS

type Waiting = { readonly oldestAt: EpochMs | null; readonly lastDeliveredAt: EpochMs | null }

/** Whether a row has waited for an hour or more and none was delivered meanwhile; a backlog in progress is no stall. */
export const isStalled = ({ oldestAt, lastDeliveredAt }: Waiting, at: EpochMs): boolean =>
  oldestAt !== null && at - oldestAt >= STALLED_MS && at - (lastDeliveredAt ?? 0) >= STALLED_MS
