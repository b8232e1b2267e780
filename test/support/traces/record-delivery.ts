import { createFaultyService } from '../delivery-simulation/faulty-service'
import { createMemoryDelivery } from '../delivery-simulation/memory-delivery'
import { createVirtualTime } from '../delivery-simulation/virtual-time'
import { seeded } from '../faults/seeded'
import { SHEETS } from '../server/import-calls'
import { createSpreadsheet } from '../stand-in-sheets/spreadsheet'
import { recordTrace } from './record-trace'
import { textsIn } from './texts-in'
import { createVisitors } from './visitors'

const START = Date.UTC(2026, 10, 20)
const MINUTE_MS = 60_000
const ROWS = 30
const STOPS = 4
const RUN_MS = 20 * MINUTE_MS
const FAULTY_PART = 0.35

/**
 * Records visitors, ledger, delivery and sheets in virtual time: every third call goes wrong, and the process starts anew now
 * and then.
 */
export const recordDelivery = async (seed: number) => {
  const random = seeded(seed)
  const time = createVirtualTime(START)
  const book = createSpreadsheet([
    { title: SHEETS.orders.name, columnCount: 7 },
    { title: SHEETS.members.name, columnCount: 7 },
  ])
  const recorder = recordTrace(time.now)
  const { fetch, faults } = createFaultyService({
    time,
    random,
    book,
    faulty: () => (time.now() < START + RUN_MS ? FAULTY_PART : 0),
    arrived: (init, apply) => recorder.arrived(init, () => textsIn(book), apply),
  })
  const delivery = createMemoryDelivery({ time, random, fetch, recorder })
  const visitors = createVisitors({ time, random, recorder, keep: delivery.keepRegistration })
  for (let n = 1; n <= ROWS; n += 1) time.after(RUN_MS * random(), () => visitors.sends(n))
  let running = delivery.start()
  for (let stop = 0; stop < STOPS; stop += 1)
    time.after(RUN_MS * random(), () => {
      running.stop()
      running = delivery.start()
    })
  await time.runUntil(START + 3 * RUN_MS)
  running.stop()
  recorder.ends(delivery.kept(), textsIn(book))
  return { recorder, faults: faults(), isAllDelivered: delivery.isAllDelivered() }
}
