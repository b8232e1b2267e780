import { identity, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Pool } from 'pg'
import type { KeepFailure } from '../../domain/ledger/ledger-failure'
import type { Ledger } from '../../ports/ledger'
import type { NoteErasures } from '../../ports/note-erasures'
import { findKept } from '../ledger/find-kept'
import { createGroupCommit } from '../ledger/group-commit'
import { awaitScript } from './await-script'
import { createEraseExpired } from './create-erase-expired'
import { createKeepGroup } from './keep-group'
import { openDelivery } from './open-delivery'
import { createReadHealth } from './read-health'
import { errorCode } from './sql-state'
import { toUnavailable } from './to-unavailable'

/** Below the number of connections: the health check and the look-ups find one free. */
const COMMITS_AT_ONCE = 4
const MOST_IN_A_GROUP = 500

/** Any number of processes may have it open. */
export const createPostgresLedger = (pool: Pool, noteErasures: NoteErasures): Ledger => {
  const { add, drain } = createGroupCommit(createKeepGroup(pool), {
    commitsAtOnce: COMMITS_AT_ONCE,
    mostInAGroup: MOST_IN_A_GROUP,
  })
  return {
    keepRegistration: (arrived) => () => add(arrived),
    findKept: (target, idempotency) =>
      pipe(
        TE.tryCatch(
          () => awaitScript(pool, findKept(target, idempotency)),
          (error): KeepFailure => toUnavailable(errorCode(error)),
        ),
        TE.chainEitherK(identity),
      ),
    readHealth: createReadHealth(pool),
    eraseExpired: createEraseExpired(pool, Date.now, noteErasures),
    openDelivery: openDelivery({ pool, now: Date.now, random: Math.random }),
    close: async () => {
      await drain()
      await pool.end()
    },
  }
}
