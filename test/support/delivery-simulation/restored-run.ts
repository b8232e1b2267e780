import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Delivery } from '../../../src/adapters/delivery/start-delivery'
import type { ArrivedRegistration } from '../../../src/domain/registration/arrived-registration'
import { seeded } from '../faults/seeded'
import { anArrivedMembership, anArrivedOrder } from '../ledger/arrived'
import { memoryFolder } from '../memory-folder'
import { SHEETS } from '../server/import-calls'
import { openWalkLedger } from '../staff-walk/walk-ledger'
import { createSpreadsheet } from '../stand-in-sheets/spreadsheet'
import { createFaultyService } from './faulty-service'
import { createProcesses } from './processes'
import { createVirtualTime } from './virtual-time'

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
/** Of the registrations, which arrive once more under their key. */
const REPEATED_PART = 0.3
const REPEATED_MS = 10_000
/** Of the erased, who register the same once more, at least a second later: a sheet's times are in seconds. */
const BACK_PART = 0.4
const BACK_MS = 30_000
/** Their rows are in the backup and reach the sheet later: so soon, nothing is delivered. */
const LATE_PERSONS = 6
const LATE_MS = 300
/** In every second run the ledger is lost so soon after the backup, while each call is on its way until after the restore. */
const LOST_MS = 25_000
const ARRIVES_MS = 15 * MINUTE_MS

type Step = readonly [at: number, act: () => Promise<void>]

/** Every third is a membership, the others are orders. */
const registrationOf = (person: number, key: string, receivedAt: number): ArrivedRegistration =>
  (person % 3 === 0 ? anArrivedMembership : anArrivedOrder)(person, {
    receivedAt,
    idempotency: { key, bodyHash: key },
  })

const simulateIn = async (dir: string, seed: number) => {
  const dataDir = join(dir, 'data')
  mkdirSync(dataDir)
  const random = seeded(seed)
  const time = createVirtualTime(START)
  const book = createSpreadsheet([SHEETS.orders.name, SHEETS.members.name], { random })
  let isFaulty = true
  const service = createFaultyService({ time, random, book, faulty: () => (isFaulty ? FAULTY_PART : 0) })
  const ledger = await openWalkLedger({ dataDir, now: time.now, random })
  let isDelayed = false
  const delayed: typeof fetch = (url, init) => {
    time.after(LOST_MS + ARRIVES_MS * random(), () => void service.fetch(url, init).catch(() => undefined))
    return new Promise(() => undefined)
  }
  const startOn = createProcesses({
    time,
    fetch: (url, init) => (isDelayed && init?.method === 'POST' ? delayed : service.fetch)(url, init),
  })
  let running: Delivery | null = null
  const stop = (): void => {
    running?.stop()
    running = null
  }
  const start = async (): Promise<void> => {
    stop()
    running = startOn(await ledger.openDelivery())
  }

  let persons = 0
  const erased = new Set<number>()
  const back = new Set<number>()
  const phoneOf = (person: number): string => registrationOf(person, '', 0).content.phone
  const sends = (person: number, key: string): void => {
    const arrives = (): void => void ledger.keep(registrationOf(person, key, time.now()))
    arrives()
    // Once erased, a person's key is new.
    if (random() < REPEATED_PART)
      time.after(REPEATED_MS * random(), () => {
        if (!erased.has(person)) arrives()
      })
  }
  const erase = async (): Promise<void> => {
    const kept = new Set<string>(ledger.kept().map(({ content }) => content.phone))
    const left = Array.from({ length: persons }, (_, n) => n + 1).filter(
      (person) => kept.has(phoneOf(person)) && !erased.has(person),
    )
    const person = left[Math.floor(left.length * random())]
    if (person === undefined) return
    erased.add(person)
    await ledger.erase(phoneOf(person))
    if (random() >= BACK_PART) return
    back.add(person)
    time.after(1_000 + BACK_MS * random(), () => void sends(person, `key of ${person} again`))
  }
  const register = (ms: number): void => {
    persons += 1
    const person = persons
    time.after(ms, () => sends(person, `key of ${person}`))
  }
  /** Persons register, some are erased, and the process starts anew; in the end no registration is under way. */
  const part = async (ms: number): Promise<void> => {
    const begin = time.now()
    const moment = () => begin + Math.floor(ms * random())
    for (let n = 0; n < PERSONS_IN_PART; n += 1) register(ms * random())
    const steps: ReadonlyArray<Step> = [
      ...Array.from({ length: ERASED_IN_PART }, (): Step => [moment(), erase]),
      ...Array.from({ length: 2 }, (): Step => [moment(), start]),
    ]
    await start()
    for (const [at, act] of steps.toSorted(([one], [other]) => one - other)) {
      await time.runUntil(at)
      await act()
    }
    await time.runUntil(begin + ms + BACK_MS + 2 * REPEATED_MS)
  }

  await part(PART_MS)
  for (let n = 0; n < LATE_PERSONS; n += 1) register(0)
  await time.runUntil(time.now() + LATE_MS)
  const file = join(dir, 'so.backup')
  await ledger.backUp(file)
  if (seed % 2 === 0) {
    isDelayed = true
    await time.runUntil(time.now() + LOST_MS)
    isDelayed = false
  } else await part(PART_MS)
  stop()
  await ledger.restore(file)
  await part(RESTORED_MS)
  isFaulty = false
  await time.runUntil(time.now() + CALM_MS)
  stop()

  const living = ledger.kept().map(({ content }) => content.phone)
  const rows = [SHEETS.orders, SHEETS.members].flatMap(({ name }) => book.rowsOf(name))
  const rowsOf = (person: number): number =>
    rows.filter((cells) => cells.some((cell) => cell.replace(/^'/, '') === phoneOf(person))).length
  const timesLiving = (person: number): number => living.filter((phone) => phone === phoneOf(person)).length
  const everybody = Array.from({ length: persons }, (_, n) => n + 1)
  const { pending, queuedRemovals } = await ledger.status()
  ledger.close()
  return {
    waiting: pending + queuedRemovals,
    tabs: book.state().tabs.length,
    /** Persons whose registration is kept, and whose rows are not as many. */
    notOnce: everybody.filter((person) => timesLiving(person) > 0 && rowsOf(person) !== timesLiving(person)),
    /** The backup may lack a registration that was delivered. */
    doubled: everybody.filter((person) => rowsOf(person) > 1),
    /** Of those who were erased and did not come back. */
    left: [...erased].filter((person) => !back.has(person) && rowsOf(person) + timesLiving(person) > 0),
    erased: erased.size,
    back: back.size,
    faults: service.faults(),
  }
}

/**
 * Simulates three parts of a run with faults, restarts and erasures on a ledger in a file: until its backup, until the ledger is
 * lost, and after the restore from that backup.
 */
export const simulateRestore = async (seed: number) => {
  const dir = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'nam-vung-'))
  try {
    return await simulateIn(dir, seed)
  } finally {
    rmSync(dir, { recursive: true })
  }
}
