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

const NO_PROMISE = 'máy chủ chính hỏng thì đăng ký mới nhất có thể mất'

/**
 * The warning for the operator that acknowledged registrations are not on a standby; null if they are, or if there is no standby.
 */
export const explainStandby = (standby: Standby): string | null => {
  switch (standby) {
    case 'asynchronous':
      return `DATABASE_URL: có bản sao đang kết nối nhưng không bản nào đồng bộ, nên ${NO_PROMISE}. Hãy đặt synchronous_standby_names.`
    case 'hidden':
      return 'DATABASE_URL: có bản sao đang kết nối, nhưng tài khoản không có quyền pg_monitor nên không biết bản sao có đồng bộ hay không.'
    case 'absent':
    case 'none':
    case 'synchronous':
      return null
  }
}
