import { startDelivery } from '../../../src/adapters/delivery/start-delivery'
import { createAwaitTurn } from '../../../src/adapters/google-sheets/await-turn'
import { createCallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { createSheetWriters } from '../../../src/adapters/google-sheets/create-sheet-writers'
import { anArrivedOrder } from '../arrived'
import { SHEETS } from '../import-calls'
import { createMemoryLedger } from '../memory/memory-ledger'
import { createMemoryStore } from '../memory/memory-store'
import { openMemoryDelivery } from '../memory/open-memory-delivery'
import type { TraceRecorder } from '../traces/record-trace'
import type { VirtualTime } from './virtual-time'

type Surroundings = {
  readonly time: VirtualTime
  readonly random: () => number
  readonly fetch: typeof fetch
  readonly recorder?: TraceRecorder
}

/** A ledger in memory and the real delivery from it, in virtual time. */
export const createMemoryDelivery = ({ time, random, fetch, recorder }: Surroundings) => {
  let processes = 0
  const memory = createMemoryStore()
  const { keepRegistration } = createMemoryLedger({ store: memory })
  return {
    keepRegistration,
    keep: (from: number, count: number) => {
      for (let n = from; n < from + count; n += 1) void keepRegistration(anArrivedOrder(n))()
    },
    pending: (): number => memory.tables.outbox.size(),
    /** Starts what a process starts; stopping it leaves its calls on their way. */
    start: () => {
      processes += 1
      const process = String(processes)
      const opened = openMemoryDelivery({ store: memory, now: time.now, random })
      const store = recorder?.recordedStore(process, opened) ?? opened
      const callSheets = createCallSheets({
        fetch: recorder?.recordedFetch(`${process} orders`, fetch) ?? fetch,
        rootUrl: 'http://stand-in/',
        getToken: async () => 'token',
        awaitTurn: createAwaitTurn({ reserveWrite: store.reserveWrite, wait: time.wait }),
      })
      const writers = createSheetWriters({ ...store, callSheets, sheets: SHEETS, now: time.now })
      const orders = recorder?.recordedWriter(`${process} orders`, writers.orders) ?? writers.orders
      const delivery = startDelivery({
        store,
        writers: { ...writers, orders },
        recipient: 'Google Sheets',
        sayHalted: (target) => {
          throw new Error(`${target} was halted`)
        },
        clock: time.clock,
      })
      return {
        ...delivery,
        stop: () => {
          delivery.stop()
          recorder?.add({ who: 'delivery', did: 'stops', process: `${process} orders` })
        },
      }
    },
  }
}
