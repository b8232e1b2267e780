import { type Delivery, startDelivery } from '../../../src/adapters/delivery/start-delivery'
import { createAwaitTurn } from '../../../src/adapters/google-sheets/await-turn'
import { createCallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { createTargetSheets } from '../../../src/adapters/google-sheets/create-target-sheets'
import type { Target } from '../../../src/domain/registration/registration'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import { SHEETS } from '../server/import-calls'
import type { VirtualTime } from './virtual-time'

export type ProcessSurroundings = {
  readonly time: VirtualTime
  readonly fetch: typeof fetch
}

/** Nothing in a run should cause a halt. */
const neverHalted = (target: Target): void => {
  throw new Error(`${target} was halted`)
}

/** Returns what starts the real delivery of a process on a store, in virtual time; stopping it leaves its calls on their way. */
export const createProcesses =
  ({ time, fetch }: ProcessSurroundings) =>
  (store: DeliveryStore): Delivery => {
    const callSheets = createCallSheets({
      fetch,
      rootUrl: 'http://stand-in/',
      getToken: async () => 'token',
      awaitTurn: createAwaitTurn({ reserveWrite: store.reserveWrite, wait: time.wait }),
    })
    return startDelivery({
      store,
      sheets: createTargetSheets({ ...store, callSheets, sheets: SHEETS, now: time.now }),
      recipient: 'Google Sheets',
      onHalted: neverHalted,
      clock: time.clock,
    })
  }
