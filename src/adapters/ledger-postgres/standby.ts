import { identity, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Pool } from 'pg'
import { Standby } from '../../domain/ledger/ledger-figures'

export const STANDBY = `(
  SELECT CASE
    WHEN count(*) FILTER (WHERE sync_state IN ('sync', 'quorum')) > 0 THEN 'synchronous'
    WHEN count(*) > count(sync_state) THEN 'hidden'
    WHEN current_setting('synchronous_standby_names') <> '' THEN 'absent'
    WHEN count(*) > 0 THEN 'asynchronous'
    ELSE 'none' END
  FROM pg_stat_get_wal_senders())`

/** Fails if the database does not respond. */
export const readStandby = (pool: Pool): TE.TaskEither<unknown, Standby> =>
  pipe(
    TE.tryCatch(() => pool.query(`SELECT ${STANDBY} AS standby`), identity),
    TE.chainEitherKW(({ rows }) => Standby.decode(rows[0]?.standby)),
  )
