import { describe, expect, it } from 'vitest'
import { backOffMs } from '../../../src/domain/time/back-off'
import { createFaultyService } from '../../support/delivery-simulation/faulty-service'
import { createMemoryDelivery } from '../../support/delivery-simulation/memory-delivery'
import { createVirtualTime, type VirtualTime } from '../../support/delivery-simulation/virtual-time'
import { figure } from '../../support/faults/figure'
import { scaled } from '../../support/faults/scale'
import { seeded } from '../../support/faults/seeded'
import { SHEETS } from '../../support/server/import-calls'
import { createSpreadsheet } from '../../support/stand-in-sheets/spreadsheet'

type Deps = { readonly time: VirtualTime; readonly random: () => number; readonly fetch: typeof fetch }

const REST_MS = 1_000

/** What such tools usually do, as a control: append what waits, and again where the call failed. */
const createPlainAppend = ({ time, random, fetch }: Deps) => {
  const waiting: Array<string> = []
  const append = async (rows: ReadonlyArray<string>): Promise<boolean> => {
    const body = JSON.stringify({
      requests: [
        {
          appendCells: {
            sheetId: 1,
            fields: 'userEnteredValue',
            rows: rows.map((text) => ({ values: [{ userEnteredValue: { stringValue: text } }] })),
          },
        },
      ],
    })
    try {
      const answer = await fetch(`http://stand-in/v4/spreadsheets/${SHEETS.orders.id}:batchUpdate`, {
        method: 'POST',
        body,
      })
      await answer.json()
      return answer.ok
    } catch {
      return false
    }
  }
  const deliver = async (attempts: number): Promise<void> => {
    const rows = waiting.slice(0, 500)
    if (rows.length === 0) return void time.after(REST_MS, () => void deliver(0))
    const isTaken = await append(rows)
    if (isTaken) waiting.splice(0, rows.length)
    time.after(
      isTaken ? REST_MS : backOffMs(attempts, random(), null),
      () => void deliver(isTaken ? 0 : attempts + 1),
    )
  }
  return {
    keep: (row: string) => void waiting.push(row),
    pending: () => waiting.length,
    start: () => void deliver(0),
  }
}

const START = Date.UTC(2026, 10, 20)
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Three rows a minute on average. */
const ARRIVAL_MS = 20_000
const RESTART_MS = 2 * HOUR_MS
const FAULTY_PART = 0.3

const SEEDS = scaled(1, 200)
const HOURS = scaled(2, 24)
const WORST_EVERY_HOURS = scaled(2, 6)

const exponential = (random: () => number, mean: number): number => -mean * Math.log(1 - random())

/** Takes the time, a mean distance in ms and what happens, makes it happen by chance until the end. */
const byChance = (
  time: VirtualTime,
  { random, mean, end }: { readonly random: () => number; readonly mean: number; readonly end: number },
  act: () => void,
): void => {
  const ms = exponential(random, mean)
  if (time.now() + ms > end) return
  time.after(ms, () => {
    act()
    byChance(time, { random, mean, end }, act)
  })
}

/** One hour in `WORST_EVERY_HOURS` the service is as bad as can be; it is well again once the day is over. */
const faultyAt = (time: VirtualTime, end: number) => () => {
  if (time.now() > end) return 0
  return Math.floor(time.now() / HOUR_MS) % WORST_EVERY_HOURS === WORST_EVERY_HOURS - 1 ? 0.9 : FAULTY_PART
}

const mostPerMinute = (moments: ReadonlyArray<number>): number => {
  let most = 0
  for (let first = 0, last = 0; last < moments.length; last += 1) {
    while ((moments[last] ?? 0) - (moments[first] ?? 0) >= MINUTE_MS) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}

const count = (names: ReadonlyArray<string | undefined>, kept: number) => {
  const there = new Set(names)
  const lost = Array.from({ length: kept }, (_, n) => `Nguyễn Mẫu ${n}`).filter((name) => !there.has(name))
  return { lost: lost.length, doubled: names.length - there.size }
}

const openWorld = (seed: number, faultyUntil: number, isDown: (now: number) => boolean = () => false) => {
  const random = seeded(seed)
  const time = createVirtualTime(START)
  // Without the columns that a new tab has besides, 864,000 rows stay below the service's limit of cells.
  const book = createSpreadsheet([{ title: SHEETS.orders.name, columnCount: 7 }])
  const faulty = faultyAt(time, faultyUntil)
  const service = createFaultyService({
    time,
    random,
    book,
    faulty: () => (isDown(time.now()) ? 1 : faulty()),
  })
  const names = (column: number) => book.rowsOf(SHEETS.orders.name).map((row) => row[column])
  return { random, time, book, service, names }
}

const simulateDay = async (seed: number) => {
  const end = START + HOURS * HOUR_MS
  const { random, time, service, names } = openWorld(seed, end)
  const delivery = createMemoryDelivery({ time, random, fetch: service.fetch })
  let kept = 0
  let running = delivery.start()
  byChance(time, { random, mean: ARRIVAL_MS, end }, () => {
    const burst = random() < 0.02 ? 50 : 1
    delivery.keep(kept, burst)
    kept += burst
  })
  byChance(time, { random, mean: RESTART_MS, end }, () => {
    running.stop()
    running = delivery.start()
  })
  await time.runUntil(end)
  await time.runUntil(end + 2 * HOUR_MS, delivery.isAllDelivered)
  // Calls that are still on their way arrive now.
  await time.runUntil(time.now() + HOUR_MS)
  running.stop()
  const { lost, doubled } = count(names(1), kept)
  const { calls, faults, writes } = service
  return { kept, lost, doubled, calls: calls(), faults: faults(), perMinute: mostPerMinute(writes()) }
}

const simulatePlainAppend = async (seed: number) => {
  const end = START + HOURS * HOUR_MS
  const { random, time, service, names } = openWorld(seed, end)
  const plain = createPlainAppend({ time, random, fetch: service.fetch })
  let kept = 0
  plain.start()
  byChance(time, { random, mean: ARRIVAL_MS, end }, () => {
    plain.keep(`Nguyễn Mẫu ${kept}`)
    kept += 1
  })
  await time.runUntil(end)
  await time.runUntil(end + 2 * HOUR_MS, () => plain.pending() === 0)
  await time.runUntil(time.now() + HOUR_MS)
  return { kept, ...count(names(0), kept) }
}

const total = (numbers: ReadonlyArray<number>): number => numbers.reduce((sum, n) => sum + n, 0)

describe(`${SEEDS} × ${HOURS} hours with a service that fails in every way, and restarts`, () => {
  it('[P-002] deliver every row exactly once, within the quota', {
    timeout: scaled(300_000, 7_200_000),
  }, async () => {
    const days: Array<Awaited<ReturnType<typeof simulateDay>>> = []
    for (let seed = 1; seed <= SEEDS; seed += 1) days.push(await simulateDay(seed))
    const of = (name: keyof (typeof days)[number]) => days.map((day) => day[name])
    const faultyPart = (100 * total(of('faults'))) / total(of('calls'))
    figure('5 simulated hours', SEEDS * HOURS, '>= 4800')
    figure('5 rows in the simulated hours', total(of('kept')), '> 0')
    figure('5 calls that fail, percent', faultyPart, '>= 20')
    figure('5 rows lost', total(of('lost')), '= 0')
    figure('5 rows doubled', total(of('doubled')), '= 0')
    figure('5 most writes within a minute', Math.max(...of('perMinute')), '<= 50')
    expect({ lost: total(of('lost')), doubled: total(of('doubled')) }).toStrictEqual({ lost: 0, doubled: 0 })
    expect(Math.max(...of('perMinute'))).toBeLessThanOrEqual(50)
    expect(faultyPart).toBeGreaterThanOrEqual(20)
  })

  it('[P-002] control: double rows that are plainly appended', {
    timeout: scaled(300_000, 7_200_000),
  }, async () => {
    const days: Array<Awaited<ReturnType<typeof simulatePlainAppend>>> = []
    for (let seed = 1; seed <= SEEDS; seed += 1) days.push(await simulatePlainAppend(seed))
    const doubled = (100 * total(days.map((day) => day.doubled))) / total(days.map(({ kept }) => kept))
    figure('5 rows doubled by plain appends, percent', doubled, '> 5')
    expect(doubled).toBeGreaterThan(5)
  })
})

const DOWN_HOURS = scaled(0.5, 24)
const ROWS_PER_S = 10
/** In proportion: 60 minutes after 24 hours. */
const LONGEST_DRAIN_MS = (DOWN_HOURS / 24) * HOUR_MS

describe(`a service that is down for ${DOWN_HOURS} h while ${ROWS_PER_S} rows a second come`, () => {
  it('[P-002] gets all of them soon afterwards, within the quota', {
    timeout: scaled(300_000, 1_800_000),
  }, async () => {
    const end = START + DOWN_HOURS * HOUR_MS
    const { random, time, service, names } = openWorld(6, START, (now) => now <= end)
    const delivery = createMemoryDelivery({ time, random, fetch: service.fetch })
    const running = delivery.start()
    let kept = 0
    for (let minute = 0; minute < DOWN_HOURS * 60; minute += 1) {
      await time.runUntil(START + minute * MINUTE_MS)
      delivery.keep(kept, ROWS_PER_S * 60)
      kept += ROWS_PER_S * 60
    }
    await time.runUntil(end)
    expect(delivery.pending()).toBe(kept)
    await time.runUntil(end + 2 * HOUR_MS, delivery.isAllDelivered)
    const drainedMs = time.now() - end
    running.stop()
    const { lost, doubled } = count(names(1), kept)
    const perMinute = mostPerMinute(service.writes())
    figure('6 rows accepted while the service was down', kept, `= ${DOWN_HOURS * 3_600 * ROWS_PER_S}`)
    figure('6 minutes until all are delivered', drainedMs / MINUTE_MS, `<= ${(DOWN_HOURS / 24) * 60}`)
    figure('6 rows lost or doubled', lost + doubled, '= 0')
    figure('6 most writes within a minute', perMinute, '<= 50')
    expect({ lost, doubled }).toStrictEqual({ lost: 0, doubled: 0 })
    expect(drainedMs).toBeLessThanOrEqual(LONGEST_DRAIN_MS)
    expect(perMinute).toBeLessThanOrEqual(50)
  })
})
