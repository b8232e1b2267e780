import { retryAll } from '../../../src/domain/ledger/deliver/retry-all'
import { anArrivedOrder } from '../ledger/arrived'
import { createMemoryLedger } from '../memory/memory-ledger'
import { createMemoryStore } from '../memory/memory-store'
import { openMemoryDelivery } from '../memory/open-memory-delivery'
import { keptIn } from '../traces/kept-in'
import { createProcesses, type ProcessSurroundings } from './processes'

type Surroundings = ProcessSurroundings & { readonly random: () => number }

/** A ledger in memory and the real delivery from it, in virtual time. */
export const createMemoryDelivery = ({ random, ...surroundings }: Surroundings) => {
  const { time } = surroundings
  const startOn = createProcesses(surroundings)
  const memory = createMemoryStore()
  const { keepRegistration } = createMemoryLedger({ store: memory })
  const count = memory.db.prepare('SELECT count(*) AS n FROM outbox')
  const first = memory.db.prepare('SELECT 1 FROM outbox LIMIT 1')
  return {
    keepRegistration,
    keep: (from: number, count: number) => {
      for (let n = from; n < from + count; n += 1) void keepRegistration(anArrivedOrder(n))()
    },
    kept: () => keptIn(memory.db),
    pending: () => count.get()?.n,
    retry: () => memory.run(retryAll()),
    isAllDelivered: () => first.get() === undefined,
    /** Starts what a process starts; stopping it leaves its calls on their way. */
    start: () => startOn(openMemoryDelivery({ store: memory, now: time.now, random })),
  }
}
