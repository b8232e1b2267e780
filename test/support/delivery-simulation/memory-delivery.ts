import { DatabaseSync } from 'node:sqlite'
import { startDelivery } from '../../../src/adapters/delivery/start-delivery'
import { createAwaitTurn } from '../../../src/adapters/google-sheets/await-turn'
import { createCallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { createSheetWriters } from '../../../src/adapters/google-sheets/create-sheet-writers'
import { createDeliveryStore } from '../../../src/adapters/ledger-sqlite/create-delivery-store'
import { createKeepGroup } from '../../../src/adapters/ledger-sqlite/keep-group'
import { migrate } from '../../../src/adapters/ledger-sqlite/migrate'
import { registrationStatements } from '../../../src/adapters/ledger-sqlite/registration-statements'
import { anArrivedOrder } from '../arrived'
import { decoded } from '../decoded'
import { SHEETS } from '../import-calls'
import type { VirtualTime } from './virtual-time'

type Surroundings = {
  readonly time: VirtualTime
  readonly random: () => number
  readonly fetch: typeof fetch
}

/** A ledger in memory and the real delivery from it, in virtual time. */
export const createMemoryDelivery = ({ time, random, fetch }: Surroundings) => {
  const db = new DatabaseSync(':memory:')
  decoded(migrate(db))
  const deps = { db, isInPlace: () => true }
  const keepGroup = createKeepGroup(deps, registrationStatements(db))
  const pendingRows = db.prepare('SELECT count(*) AS n FROM outbox')
  return {
    keep: (from: number, count: number) => {
      const kept = keepGroup(Array.from({ length: count }, (_, more) => anArrivedOrder(from + more)))
      kept.map(decoded)
    },
    pending: (): number => Number(pendingRows.get()?.n),
    /** Starts what a process starts; stopping it leaves its calls on their way. */
    start: () => {
      const store = decoded(createDeliveryStore({ ...deps, now: time.now, random }))
      const callSheets = createCallSheets({
        fetch,
        rootUrl: 'http://stand-in/',
        getToken: async () => 'token',
        awaitTurn: createAwaitTurn({ reserveWrite: store.reserveWrite, now: time.now, wait: time.wait }),
      })
      return startDelivery({
        store,
        writers: createSheetWriters({
          callSheets,
          sheets: SHEETS,
          markPhone: store.markPhone,
          now: Date.now,
        }),
        recipient: 'Google Sheets',
        sayHalted: (target) => {
          throw new Error(`${target} was halted`)
        },
        clock: time.clock,
      })
    },
    close: () => db.close(),
  }
}
