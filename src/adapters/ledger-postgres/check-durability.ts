import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Pool } from 'pg'
import { type PostgresFault, toPostgresFault } from './postgres-fault'
import { errorCode } from './sql-state'

const Setting = t.union([t.string, t.null])
const Settings = t.type({ fsync: Setting, synchronous_commit: Setting })
type Settings = t.TypeOf<typeof Settings>

const NAMES = ['fsync', 'synchronous_commit'] as const

/** An engine that has no such setting gives null for it. */
const SELECT = `
  SELECT current_setting('fsync', true) AS fsync,
    current_setting('synchronous_commit', true) AS synchronous_commit`

const refusal = (settings: Settings): TE.TaskEither<PostgresFault, void> => {
  const setting = NAMES.find((name) => settings[name] === 'off')
  return setting === undefined ? TE.right(undefined) : TE.left({ tag: 'notDurable', setting })
}

export const checkDurability = (pool: Pool): TE.TaskEither<PostgresFault, void> =>
  pipe(
    TE.tryCatch(() => pool.query(SELECT), errorCode),
    TE.mapLeft(toPostgresFault),
    TE.chainEitherK(({ rows }) =>
      pipe(
        Settings.decode(rows[0]),
        E.mapLeft((): PostgresFault => ({ tag: 'failed', code: 'settings' })),
      ),
    ),
    TE.chain(refusal),
  )
