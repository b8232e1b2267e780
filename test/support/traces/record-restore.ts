import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as TE from 'fp-ts/TaskEither'
import type { Delivery } from '../../../src/adapters/delivery/start-delivery'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import { createFaultyService } from '../delivery-simulation/faulty-service'
import { createProcesses } from '../delivery-simulation/processes'
import { createVirtualTime } from '../delivery-simulation/virtual-time'
import { seeded } from '../faults/seeded'
import { memoryFolder } from '../memory-folder'
import { SHEETS } from '../server/import-calls'
import { openWalkLedger } from '../staff-walk/walk-ledger'
import { createSpreadsheet } from '../stand-in-sheets/spreadsheet'
import { recordTrace } from './record-trace'
import { textsIn } from './texts-in'
import { anArrived, createVisitors } from './visitors'

const START = Date.UTC(2026, 10, 20)
const MINUTE_MS = 60_000
const PART_MS = 8 * MINUTE_MS
/** The sheet is read in the midst of it. */
const RESTORED_MS = 24 * MINUTE_MS
/** Then each call has arrived, or was lost. */
const CALM_MS = 24 * MINUTE_MS
const FAULTY_PART = 0.2
const PERSONS_IN_PART = 10
const ERASED_IN_PART = 3
/** Of the erased, who register the same once more, at least a second later: a sheet's times are in seconds. */
const BACK_PART = 0.4
const BACK_MS = 30_000
/** Their rows are in the backup and reach the sheet later: so soon, nothing is delivered. */
const LATE_PERSONS = 6
const LATE_MS = 300

type Step = readonly [at: number, act: () => Promise<void>]

const phoneOf = (n: number): string => anArrived(n).content.phone

const recordIn = async (dir: string, seed: number) => {
  const dataDir = join(dir, 'data')
  mkdirSync(dataDir)
  const random = seeded(seed)
  const time = createVirtualTime(START)
  const book = createSpreadsheet([SHEETS.orders.name, SHEETS.members.name], { random })
  const recorder = recordTrace(time.now)
  const texts = () => textsIn(book)
  let isFaulty = true
  const { fetch, faults } = createFaultyService({
    time,
    random,
    book,
    faulty: () => (isFaulty ? FAULTY_PART : 0),
    arrived: (init, apply) => recorder.arrived(init, texts, apply),
  })
  const ledger = await openWalkLedger({ dataDir, now: time.now, random })
  const visitors = createVisitors({
    time,
    random,
    recorder,
    keep: (arrived) => TE.fromTask(() => ledger.keep(arrived)),
  })
  const startOn = createProcesses({ time, fetch, recorder })
  let running: { readonly store: DeliveryStore; readonly delivery: Delivery } | null = null

  const stop = (): void => {
    running?.delivery.stop()
    running = null
  }
  const start = async (): Promise<void> => {
    stop()
    const store = await ledger.openDelivery()
    running = { store, delivery: startOn(store) }
  }

  const registered: Array<number> = []
  const erased = new Set<number>()
  const persons = new Map<number, number>()
  const erase = async (): Promise<void> => {
    const left = registered.filter((n) => visitors.isDone(n) && !erased.has(n))
    const n = left[Math.floor(left.length * random())]
    if (n === undefined || running === null) return
    erased.add(n)
    const person = persons.get(n) ?? n
    const phone = phoneOf(person)
    const before = ledger.kept()
    await ledger.erase(phone)
    recorder.erases({ phone, phoneHash: running.store.hashPhone(phone) }, before, ledger.kept())
    if (random() >= BACK_PART) return
    const back = registered.length + 1
    registered.push(back)
    persons.set(back, person)
    time.after(1_000 + BACK_MS * random(), () => visitors.sendsAs(back, person))
  }

  const part = async (ms: number): Promise<void> => {
    const begin = time.now()
    const moment = () => begin + Math.floor(ms * random())
    for (let n = 0; n < PERSONS_IN_PART; n += 1) {
      const person = registered.length + 1
      registered.push(person)
      time.after(ms * random(), () => visitors.sends(person))
    }
    const steps: ReadonlyArray<Step> = [
      ...Array.from({ length: ERASED_IN_PART }, (): Step => [moment(), erase]),
      ...Array.from({ length: 2 }, (): Step => [moment(), start]),
    ]
    await start()
    for (const [at, act] of steps.toSorted(([one], [other]) => one - other)) {
      await time.runUntil(at)
      await act()
    }
    await time.runUntil(begin + ms)
  }

  await part(PART_MS)
  for (let n = 0; n < LATE_PERSONS; n += 1) {
    registered.push(registered.length + 1)
    visitors.sends(registered.length)
  }
  await time.runUntil(time.now() + LATE_MS)
  const file = join(dir, 'so.backup')
  await ledger.backUp(file)
  recorder.isBackedUp(ledger.kept())
  await part(PART_MS)
  stop()
  await ledger.restore(file)
  recorder.isRestored(ledger.kept())
  await part(RESTORED_MS)
  isFaulty = false
  await time.runUntil(time.now() + CALM_MS)
  stop()
  const { pending, queuedRemovals } = await ledger.status()
  recorder.ends(ledger.kept(), texts())
  ledger.close()
  return {
    recorder,
    faults: faults(),
    waiting: pending + queuedRemovals,
    erased: erased.size,
    back: persons.size,
  }
}

/**
 * Records three parts of a run with faults, restarts and erasures on a ledger in a file: until its backup, until the ledger is
 * lost, and after the restore from that backup.
 */
export const recordRestore = async (seed: number) => {
  const dir = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'nam-vung-'))
  try {
    return await recordIn(dir, seed)
  } finally {
    rmSync(dir, { recursive: true })
  }
}
