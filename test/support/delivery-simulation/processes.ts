import { type Delivery, startDelivery } from '../../../src/adapters/delivery/start-delivery'
import { createAwaitTurn } from '../../../src/adapters/google-sheets/await-turn'
import { createCallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { createTargetSheets } from '../../../src/adapters/google-sheets/create-target-sheets'
import { TARGETS, type Target } from '../../../src/domain/registration/registration'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import { SHEETS } from '../server/import-calls'
import type { TraceRecorder } from '../traces/record-trace'
import type { VirtualTime } from './virtual-time'

export type ProcessSurroundings = {
  readonly time: VirtualTime
  readonly fetch: typeof fetch
  readonly recorder?: TraceRecorder
  /** By default a halt is an error: nothing in the run should cause one. */
  readonly onHalted?: (target: Target) => void
}

const neverHalted = (target: Target): void => {
  throw new Error(`${target} was halted`)
}

/** Returns what starts the real delivery of a process on a store, in virtual time; stopping it leaves its calls on their way. */
export const createProcesses = ({ time, fetch, recorder, onHalted = neverHalted }: ProcessSurroundings) => {
  let processes = 0
  return (opened: DeliveryStore): Delivery => {
    processes += 1
    const process = String(processes)
    const processOf = (url: string): string =>
      `${process} ${url.includes(SHEETS.members.id) ? 'members' : 'orders'}`
    const store = recorder?.recordedStore(process, opened) ?? opened
    const callSheets = createCallSheets({
      fetch: recorder?.recordedFetch(processOf, fetch) ?? fetch,
      rootUrl: 'http://stand-in/',
      getToken: async () => 'token',
      awaitTurn: createAwaitTurn({ reserveWrite: store.reserveWrite, wait: time.wait }),
    })
    const plain = createTargetSheets({ ...store, callSheets, sheets: SHEETS, now: time.now })
    const writers =
      recorder === undefined
        ? plain
        : {
            orders: recorder.recordedWriter(`${process} orders`, plain.orders),
            members: recorder.recordedWriter(`${process} members`, plain.members),
          }
    for (const target of TARGETS) recorder?.starts(`${process} ${target}`, target)
    const delivery = startDelivery({
      store,
      sheets: writers,
      recipient: 'Google Sheets',
      onHalted,
      clock: time.clock,
    })
    return {
      ...delivery,
      stop: () => {
        delivery.stop()
        for (const target of TARGETS) recorder?.stops(`${process} ${target}`)
      },
    }
  }
}
