import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../../domain/ledger/ledger-failure'
import type { Script } from '../../../domain/ledger/script'
import {
  type Ids,
  INDEXED_AT_ONCE,
  indexRegistrations,
  latestIds,
  unindexed,
} from '../../../domain/ledger/staff/desk-index'
import { type EpochMs, HOUR_MS } from '../../../domain/time/epoch-ms'
import type { DeskDeps } from './desk-request'

/** How often all ids are looked through, in ms. */
const SWEEP_MS = HOUR_MS

export type Indexing = TE.TaskEither<LedgerUnavailable, void>

/** `indexed` is the result of `keepIndexed`, one for the whole desk. */
export type WithIndex = Pick<DeskDeps, 'ledger'> & { readonly indexed: Indexing }

/**
 * Returns a task that adds the latest registrations to the index of the desk. The first run, and one run each hour, also starts a
 * search for older registrations, without waiting for its end.
 */
export const keepIndexed = ({
  ledger: { read, change },
  now,
}: Pick<DeskDeps, 'ledger' | 'now'>): Indexing => {
  let sweptAt: EpochMs | null = null

  const indexWindow = (ids: Ids): Indexing =>
    pipe(
      read(() => unindexed(ids)),
      TE.chain((rows) => (rows.length === 0 ? TE.right(undefined) : change(() => indexRegistrations(ids)))),
    )

  const indexDown = ({ after, upTo }: Ids): Indexing =>
    upTo <= Math.max(after, 0)
      ? TE.right(undefined)
      : pipe(
          indexWindow({ after: Math.max(after, upTo - INDEXED_AT_ONCE), upTo }),
          TE.chain(() => indexDown({ after, upTo: upTo - INDEXED_AT_ONCE })),
        )

  const sweep = async (upTo: number): Promise<void> => {
    sweptAt = now()
    const swept = await indexDown({ after: 0, upTo })()
    if (E.isLeft(swept)) sweptAt = null
  }

  return pipe(
    read(latestIds),
    TE.chainFirst(({ isIndexed, ...ids }) => (isIndexed ? TE.right(undefined) : indexDown(ids))),
    TE.map(({ after }) => {
      const isDue = sweptAt === null || Math.abs(now() - sweptAt) > SWEEP_MS
      return isDue && after > 0 ? void sweep(after) : undefined
    }),
  )
}

/** Runs a script once the index has the latest registrations. */
export const readIndexed =
  ({ ledger, indexed }: WithIndex) =>
  <A>(script: (at: EpochMs) => Script<A>) =>
    pipe(
      indexed,
      TE.chain(() => ledger.read(script)),
    )
