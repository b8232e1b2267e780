import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Pool, PoolClient } from 'pg'
import { MARKERS_PRUNED_AT_ONCE } from '../../domain/delivery/limits'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import type { DeliveryStore } from '../../ports/delivery-store'
import { phoneMark } from '../ledger/erasure-records'
import { LIFT_STATEMENTS } from '../ledger/status-statements'
import { nextWriteMoment } from './counter'
import { dueWork } from './due-work'
import { inTransaction } from './in-transaction'
import { holdSheet, lockAllSheets, lockSheet } from './lease'
import { phoneMarkSecret } from './phone-mark-secret'
import { settleBatch } from './settle-batch'
import { settleRemovals } from './settle-removals'
import { toUnavailable } from './to-unavailable'

type StoreDeps = { readonly pool: Pool; readonly now: () => EpochMs; readonly random: () => number }

const OLD_MARKERS = `
  SELECT id FROM batch WHERE target = $1 AND state = 'delivered'
  ORDER BY id DESC LIMIT ${MARKERS_PRUNED_AT_ONCE} OFFSET $2`

const BatchRow = t.type({ id: t.number })

const oldMarkers = async (
  client: PoolClient,
  target: Target,
  kept: number,
): Promise<ReadonlyArray<number>> => {
  const { rows } = await client.query(OLD_MARKERS, [target, kept])
  const old = RA.rights(rows.map((row) => BatchRow.decode(row))).map(({ id }) => id)
  return old.length < MARKERS_PRUNED_AT_ONCE ? [] : old
}

/**
 * Takes the connections, a clock and a source of chance, gives the delivery's side of the database. Any number of
 * processes may have one: only the sheet's holder is given work, and what one does another sees.
 */
export const createDeliveryStore = ({
  pool,
  now,
  random,
}: StoreDeps): TE.TaskEither<LedgerUnavailable, DeliveryStore> => {
  const holder = crypto.randomUUID()
  const transaction = <A>(work: (client: PoolClient) => Promise<A>): TE.TaskEither<LedgerUnavailable, A> =>
    pipe(
      () => inTransaction(pool, work),
      TE.mapLeft(({ code }) => toUnavailable(code)),
    )
  const asHolder = <A>(target: Target, otherwise: A, work: (client: PoolClient, at: EpochMs) => Promise<A>) =>
    transaction(async (client) => {
      const asked = { holder, at: now() }
      if (!(await lockSheet(client, target, asked))) return otherwise
      const done = await work(client, asked.at)
      await holdSheet(client, target, asked)
      return done
    })

  return pipe(
    transaction(async (client) => {
      await lockAllSheets(client)
      // Whoever starts a process wants to know now what had to wait, or was forbidden.
      for (const lift of LIFT_STATEMENTS) await client.query(lift)
      return phoneMarkSecret(client)
    }),
    TE.map((secret) => (phone: string) => phoneMark(secret, phone)),
    TE.map((markPhone) => ({
      markPhone,
      formBatch: (target) =>
        asHolder(target, { tag: 'idle' }, (client, at) => dueWork({ client, markPhone }, target, at)),
      settleBatch: (target, id, settlement) =>
        transaction(async (client) => {
          const at = now()
          await lockSheet(client, target, { holder, at })
          await settleBatch(client, { target, id, settlement }, { at, draw: random() })
        }),
      settleRemovals: (target, round, settlement) =>
        transaction(async (client) => {
          const at = now()
          await lockSheet(client, target, { holder, at })
          await settleRemovals(client, target, round, settlement, { at, draw: random() })
        }),
      findOldMarkers: (target, kept) => asHolder(target, [], (client) => oldMarkers(client, target, kept)),
      forgetMarkers: (batchIds) =>
        transaction(async (client) => {
          await client.query("DELETE FROM batch WHERE state = 'delivered' AND id = ANY($1::int[])", [
            batchIds,
          ])
        }),
      reserveWrite: transaction((client) => nextWriteMoment(client, now())),
    })),
  )
}
