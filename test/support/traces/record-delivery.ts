import type { Target } from '../../../src/domain/registration/registration'
import { createFaultyService } from '../delivery-simulation/faulty-service'
import { createMemoryDelivery } from '../delivery-simulation/memory-delivery'
import { createVirtualTime } from '../delivery-simulation/virtual-time'
import { seeded } from '../faults/seeded'
import { SHEETS } from '../server/import-calls'
import type { Answer } from '../stand-in-sheets/refusal'
import { createSpreadsheet } from '../stand-in-sheets/spreadsheet'
import { recordTrace } from './record-trace'
import { textsIn } from './texts-in'
import { createVisitors } from './visitors'

const START = Date.UTC(2026, 10, 20)
const MINUTE_MS = 60_000
const STOPS = 4
const RUN_MS = 20 * MINUTE_MS
const FAULTY_PART = 0.35
const HALTED_MS = 10 * MINUTE_MS

type Run = {
  readonly seed: number
  readonly visitors: number
  readonly sendingMs: number
  readonly faultyAt: (now: number) => number
  /** Answers a call that arrived in place of the sheet. */
  readonly answer?: (init: RequestInit) => Answer | null
  readonly onHalted?: (target: Target) => void
}

/** Visitors, ledger, delivery and sheets in virtual time, recorded; `end` ends the run. */
const recordRun = ({
  seed,
  visitors: count,
  sendingMs,
  faultyAt,
  answer = () => null,
  onHalted = () => undefined,
}: Run) => {
  const random = seeded(seed)
  const time = createVirtualTime(START)
  const book = createSpreadsheet([
    { title: SHEETS.orders.name, columnCount: 7 },
    { title: SHEETS.members.name, columnCount: 7 },
  ])
  const recorder = recordTrace(time.now)
  const texts = () => textsIn(book)
  const { fetch, faults } = createFaultyService({
    time,
    random,
    book,
    faulty: () => faultyAt(time.now()),
    arrived: (init, apply) => recorder.arrived(init, texts, () => answer(init) ?? apply()),
  })
  const delivery = createMemoryDelivery({ time, random, fetch, recorder, onHalted })
  const visitors = createVisitors({ time, random, recorder, keep: delivery.keepRegistration })
  for (let n = 1; n <= count; n += 1) time.after(sendingMs * random(), () => visitors.sends(n))
  let running = delivery.start()
  return {
    time,
    random,
    recorder,
    delivery,
    restart: (): void => {
      running.stop()
      running = delivery.start()
    },
    end: async (at: number) => {
      await time.runUntil(at)
      running.stop()
      recorder.ends(delivery.kept(), texts())
      return { recorder, faults: faults(), isAllDelivered: delivery.isAllDelivered() }
    },
  }
}

/** Records a run in which every third call goes wrong, and the process starts anew now and then. */
export const recordDelivery = async (seed: number) => {
  const { time, random, restart, end } = recordRun({
    seed,
    visitors: 30,
    sendingMs: RUN_MS,
    faultyAt: (now) => (now < START + RUN_MS ? FAULTY_PART : 0),
  })
  for (let stop = 0; stop < STOPS; stop += 1) time.after(RUN_MS * random(), restart)
  return end(START + 3 * RUN_MS)
}

const hasRows = ({ body }: RequestInit): boolean => String(body).includes('"rows":[{')

/**
 * Records a run in which the service answers every call that has rows with this status, until both sheets are halted and either
 * the process starts anew, or staff retry.
 */
export const recordHalt = async (status: 400 | 403, until: 'restart' | 'retry') => {
  let isRefusing = true
  const halted = new Set<Target>()
  const { time, recorder, delivery, restart, end } = recordRun({
    seed: 1,
    visitors: 45,
    sendingMs: 5 * MINUTE_MS,
    faultyAt: () => 0,
    answer: (init) => (isRefusing && hasRows(init) ? { status, body: {} } : null),
    onHalted: (target) => void halted.add(target),
  })
  await time.runUntil(START + HALTED_MS)
  isRefusing = false
  if (until === 'restart') restart()
  else {
    recorder.add({ who: 'staff', did: 'retry' })
    delivery.retry()
  }
  return { ...(await end(START + 6 * HALTED_MS)), halted }
}
