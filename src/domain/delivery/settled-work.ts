import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Batch, RemovalSettlement, Setback, SettledWork, Settlement } from './batch'
import type { RemovalRound } from './removal'

/** Takes the batch that was sent and what became of it, gives both. */
export const settledBatch = (
  batch: O.Option<Batch<unknown>>,
  settlement: Settlement,
): O.Option<SettledWork> =>
  pipe(
    batch,
    O.map(({ id }) => ({ tag: 'batch', id, settlement })),
  )

/** Takes the round of removals that was done and what became of it, gives both. */
export const settledRound = (
  round: O.Option<RemovalRound>,
  settlement: RemovalSettlement,
): O.Option<SettledWork> =>
  pipe(
    round,
    O.map((settled) => ({ tag: 'removals', round: settled, settlement })),
  )

/** Takes the work that was under way and why it stopped, gives both. */
export const setBack = (
  { batch, round }: { readonly batch: O.Option<Batch<unknown>>; readonly round: O.Option<RemovalRound> },
  setback: Setback,
): O.Option<SettledWork> =>
  pipe(
    settledBatch(batch, setback),
    O.alt(() => settledRound(round, setback)),
  )
