import type { Target } from '../../../src/domain/registration/registration'
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
const ROWS = 45
const SENDING_MS = 5 * MINUTE_MS
const HALTED_MS = 10 * MINUTE_MS

const hasRows = ({ body }: RequestInit): boolean => String(body).includes('"rows":[{')

/**
 * Records a run in which the service answers every call that has rows with this status, until both sheets are halted and either
 * the process starts anew, or staff retry.
 */
export const recordHalt = async (status: 400 | 403, end: 'restart' | 'retry') => {
  const random = seeded(1)
  const time = createVirtualTime(START)
  const book = createSpreadsheet([
    { title: SHEETS.orders.name, columnCount: 7 },
    { title: SHEETS.members.name, columnCount: 7 },
  ])
  const recorder = recordTrace(time.now)
  let isRefusing = true
  const { fetch } = createFaultyService({
    time,
    random,
    book,
    faulty: () => 0,
    arrived: (init, apply) =>
      recorder.arrived(
        init,
        () => textsIn(book),
        () => (isRefusing && hasRows(init) ? { status, body: {} } : apply()),
      ),
  })
  const halted = new Set<Target>()
  const onHalted = (target: Target): void => void halted.add(target)
  const delivery = createMemoryDelivery({ time, random, fetch, recorder, onHalted })
  const visitors = createVisitors({ time, random, recorder, keep: delivery.keepRegistration })
  for (let n = 1; n <= ROWS; n += 1) time.after(SENDING_MS * random(), () => visitors.sends(n))
  let running = delivery.start()
  await time.runUntil(START + HALTED_MS)
  isRefusing = false
  if (end === 'restart') {
    running.stop()
    running = delivery.start()
  } else {
    recorder.add({ who: 'staff', did: 'retry' })
    delivery.retry()
  }
  await time.runUntil(START + 6 * HALTED_MS)
  running.stop()
  recorder.ends(delivery.kept(), textsIn(book))
  return { recorder, halted, isAllDelivered: delivery.isAllDelivered() }
}
