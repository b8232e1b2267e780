import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { LedgerStatus } from '../../domain/ledger/ledger-status'
import { Target } from '../../domain/registration/registration'

/** Both engines read these as they stand. */
export const COUNTS_STATEMENT = `
  SELECT (SELECT count(*) FROM outbox) AS pending,
    (SELECT received_at FROM registration WHERE id = (SELECT min(registration_id) FROM outbox))
      AS "oldestPendingAt",
    (SELECT count(*) FROM outbox JOIN batch ON batch.id = outbox.batch_id WHERE batch.state = 'parked')
      AS "parkedRows",
    (SELECT last_error FROM batch WHERE state <> 'delivered' AND last_error IS NOT NULL
      AND EXISTS (SELECT 1 FROM outbox WHERE outbox.batch_id = batch.id) ORDER BY next_try_at DESC, id DESC LIMIT 1) AS "lastError",
    (SELECT count(*) FROM quarantine) AS trapped,
    (SELECT count(*) FROM erasure WHERE state = 'queued') AS "queuedRemovals"`

export const HALTS_STATEMENT = 'SELECT target, reason, at FROM halt ORDER BY target DESC'

/** What waits for its next try, and sheets that are halted, are tried again. */
export const LIFT_STATEMENTS = [
  "UPDATE batch SET next_try_at = 0 WHERE state = 'open'",
  "UPDATE erasure SET next_try_at = 0 WHERE state = 'queued'",
  'DELETE FROM halt',
] as const

export const RELEASE_STATEMENTS = {
  batches:
    "UPDATE batch SET state = 'open', next_try_at = 0 WHERE state = 'parked' AND EXISTS (SELECT 1 FROM outbox WHERE outbox.batch_id = batch.id)",
  batchesThatWait: LIFT_STATEMENTS[0],
  removalsThatWait: LIFT_STATEMENTS[1],
  targets: LIFT_STATEMENTS[2],
} as const

const Counts = t.strict({
  pending: t.number,
  oldestPendingAt: t.union([t.number, t.null]),
  parkedRows: t.number,
  lastError: t.union([t.string, t.null]),
  trapped: t.number,
  queuedRemovals: t.number,
})

const Halts = t.readonlyArray(t.strict({ target: Target, reason: t.string, at: t.number }))

/** Takes the rows of both statements, gives the status. */
export const toLedgerStatus = (counts: unknown, halts: unknown): E.Either<t.Errors, LedgerStatus> =>
  pipe(
    Counts.decode(counts),
    E.chain((counted) =>
      pipe(
        Halts.decode(halts),
        E.map((haltedTargets) => ({ ...counted, haltedTargets })),
      ),
    ),
  )
