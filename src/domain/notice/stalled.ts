import type { EpochMs } from '../registration/epoch-ms'

/** A sheet that nothing reached for so long, in ms, is told of. */
export const STALLED_MS = 3_600_000

type Waiting = { readonly oldestAt: EpochMs | null; readonly lastDeliveredAt: EpochMs | null }

/** Whether something waits for an hour and more, and nothing was delivered in that time; a backlog on its way is none. */
export const isStalled = ({ oldestAt, lastDeliveredAt }: Waiting, at: EpochMs): boolean =>
  oldestAt !== null && at - oldestAt >= STALLED_MS && at - (lastDeliveredAt ?? 0) >= STALLED_MS
