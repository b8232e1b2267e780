import type { Ledger } from '../../ports/ledger'
import type { NoteErasures } from '../../ports/note-erasures'
import { createGroupCommit } from '../ledger/group-commit'
import { rememberServed } from '../ledger/remember-served'
import { awaitScript } from './await-script'
import { createEraseExpired } from './create-erase-expired'
import { createFindKept } from './create-find-kept'
import type { LedgerPool } from './create-pool'
import { createKeepGroup } from './keep-group'
import { openDelivery } from './open-delivery'
import { createReadHealth } from './read-health'
import { transaction } from './to-unavailable'

/** Below the number of connections: the health check and the look-ups find one free. */
const COMMITS_AT_ONCE = 4
const MOST_IN_A_GROUP = 500

export const createPostgresLedger = (pool: LedgerPool, noteErasures: NoteErasures): Ledger => {
  const { add, drain } = createGroupCommit(createKeepGroup(pool), {
    commitsAtOnce: COMMITS_AT_ONCE,
    mostInAGroup: MOST_IN_A_GROUP,
  })
  return {
    keepRegistration: (arrived) => () => add(arrived),
    findKept: createFindKept(pool),
    readHealth: createReadHealth(pool),
    eraseExpired: createEraseExpired(pool, Date.now, noteErasures),
    rememberServed: (served) => transaction(pool, (client) => awaitScript(client, rememberServed(served))),
    openDelivery: openDelivery({ pool, random: Math.random }),
    close: async () => {
      await drain()
      await pool.end()
    },
  }
}
