import { startDelivery } from '../../../src/adapters/delivery/start-delivery'
import { createAwaitTurn } from '../../../src/adapters/google-sheets/await-turn'
import { createCallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { createSheetWriters } from '../../../src/adapters/google-sheets/create-sheet-writers'
import { anArrivedOrder } from '../arrived'
import { SHEETS } from '../import-calls'
import { createMemoryLedger } from '../memory/memory-ledger'
import { createMemoryStore } from '../memory/memory-store'
import { openMemoryDelivery } from '../memory/open-memory-delivery'
import type { VirtualTime } from './virtual-time'

type Surroundings = {
  readonly time: VirtualTime
  readonly random: () => number
  readonly fetch: typeof fetch
}

/** A ledger in memory and the real delivery from it, in virtual time. */
export const createMemoryDelivery = ({ time, random, fetch }: Surroundings) => {
  const memory = createMemoryStore()
  const { keepRegistration } = createMemoryLedger({ store: memory })
  return {
    keep: (from: number, count: number) => {
      for (let n = from; n < from + count; n += 1) void keepRegistration(anArrivedOrder(n))()
    },
    pending: (): number => memory.tables.outbox.size(),
    /** Starts what a process starts; stopping it leaves its calls on their way. */
    start: () => {
      const store = openMemoryDelivery({ store: memory, now: time.now, random })
      const callSheets = createCallSheets({
        fetch,
        rootUrl: 'http://stand-in/',
        getToken: async () => 'token',
        awaitTurn: createAwaitTurn({ reserveWrite: store.reserveWrite, wait: time.wait }),
      })
      return startDelivery({
        store,
        writers: createSheetWriters({
          ...store,
          callSheets,
          sheets: SHEETS,
          now: time.now,
        }),
        recipient: 'Google Sheets',
        sayHalted: (target) => {
          throw new Error(`${target} was halted`)
        },
        clock: time.clock,
      })
    },
  }
}
