import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { LedgerLocation } from '../../../src/adapters/server/config/ledger-location'
import { vietnamTimestamp } from '../../../src/domain/text/vietnam-timestamp'
import type { Ledger } from '../../../src/ports/ledger'
import { decoded } from '../../support/decoded'
import { deliveryBench, NEXT_ORDERS, startOnService } from '../../support/delivery/delivery-bench'
import { keep, phones, phonesOf } from '../../support/delivery/delivery-rows'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { SHEETS } from '../../support/server/import-calls'
import { inDatabase, inFile, runStaffCommandWith } from '../../support/staff/run-staff-command'
import { TIME_STYLE_NAMES } from '../../support/stand-in-sheets/reformat'
import { KEY_FILE } from '../../support/stand-in-sheets/sheets-service'
import { createStaffHands } from '../../support/stand-in-sheets/staff-hands'
import { createTempDir } from '../../support/temp-dir'
import { until } from '../../support/until'

type Bench = Awaited<ReturnType<typeof deliveryBench>>

const run = async (location: LedgerLocation, dataDir: string, ...words: ReadonlyArray<string>) => {
  const done = await runStaffCommandWith({ location, dataDir, typed: phonesOf(5)[4] ?? '' }, ...words)
  expect([done.code, done.said]).toStrictEqual([0, done.said])
  return done
}

const settled = (location: LedgerLocation, dataDir: string) =>
  until(async () => {
    const { output } = await run(location, dataDir, 'status', '--json')
    const { pending, queuedRemovals } = JSON.parse(output)
    return pending + queuedRemovals === 0
  })

type RestoreInto = (
  bench: Bench,
  backup: string,
) => Promise<{
  readonly ledger: Pick<Ledger, 'openDelivery' | 'keepRegistration'>
  readonly location: LedgerLocation
  readonly dataDir: string
}>

const restoreWords = (bench: Bench, backup: string) => [
  'restore',
  '--from',
  backup,
  '--erasures',
  join(bench.dataDir, 'erasures.jsonl'),
]

const PLACES: ReadonlyArray<{ readonly name: string; readonly restore: RestoreInto }> = [
  {
    name: 'its own folder',
    restore: async (bench, backup) => {
      await bench.reopenAfter(
        async () => void (await run(inFile(bench.dataDir), '', ...restoreWords(bench, backup))),
      )
      return { ledger: bench.ledger(), location: inFile(bench.dataDir), dataDir: bench.dataDir }
    },
  },
  {
    name: 'a fresh folder',
    restore: async (bench, backup) => {
      const dataDir = await createTempDir()
      await run(inFile(dataDir), '', ...restoreWords(bench, backup))
      return { ledger: openTestLedger(dataDir), location: inFile(dataDir), dataDir }
    },
  },
  {
    name: 'PostgreSQL',
    restore: async (bench, backup) => {
      const dataDir = await createTempDir()
      const url = await createTestDatabase()
      await run(inDatabase(url), dataDir, ...restoreWords(bench, backup))
      return { ledger: await openTestPostgres(url), location: inDatabase(url), dataDir }
    },
  },
]

/** A backup with orders 1 to 3 delivered and 4 to 6 waiting; these and 7 to 9 are delivered later. */
const backedUpBench = async () => {
  const bench = await deliveryBench()
  const file = join(await createTempDir(), 'so.backup')
  const location = inFile(bench.dataDir)
  await keep(bench, 3)
  const before = await bench.start()
  await bench.drained()
  before.stop()
  await keep(bench, 3, 4)
  await run(location, '', 'backup', '--to', file)
  await keep(bench, 3, 7)
  const after = await bench.start()
  await bench.drained()
  return { bench, file, location, stop: after.stop }
}

describe.each(PLACES)('a backup restored into $name', ({ restore }) => {
  it('[P-005] sends no row twice, loses none, and keeps who was erased erased', async () => {
    const { bench, file, location, stop } = await backedUpBench()
    await run(location, '', 'erase', '--phone', '-')
    await settled(location, '')
    expect(phones(bench.orders())).toHaveLength(8)
    const again = anArrivedOrder(5, { receivedAt: Date.now() + 2_000 })
    decoded(await bench.ledger().keepRegistration(again)())
    await bench.drained()
    stop()
    const restored = await restore(bench, file)
    const delivery = await startOnService(bench.service, restored.ledger)
    decoded(await restored.ledger.keepRegistration(anArrivedOrder(10))())
    await settled(restored.location, restored.dataDir)
    delivery.stop()
    expect(phones(bench.orders()).toSorted()).toStrictEqual(phonesOf(10))
    expect((await run(restored.location, restored.dataDir, 'find', '--phone', '-')).said).toBe(
      'Không có đăng ký nào của số này.',
    )
    expect(await readFile(join(restored.dataDir, 'erasures.jsonl'), 'utf8')).toBe(
      await readFile(join(bench.dataDir, 'erasures.jsonl'), 'utf8'),
    )
  })
})

describe('a restored ledger', () => {
  it('[P-005] knows the markers in the sheet, and goes on above their numbers', async () => {
    const { bench, file, location, stop } = await backedUpBench()
    stop()
    const markers = [...bench.service.book('sheet-orders').markers().keys()]
    await bench.reopenAfter(
      async () => void (await run(location, '', 'restore', '--from', file, '--erasures-lost')),
    )
    await keep(bench, 1, 20)
    const unread = async () => JSON.parse((await run(location, '', 'status', '--json')).output).unreadTargets
    expect(await unread()).toStrictEqual(['orders', 'members'])
    const delivery = await bench.start()
    await until(async () => (await unread()).length === 0)
    await bench.drained()
    delivery.stop()
    const now = [...bench.service.book('sheet-orders').markers().keys()]
    expect(now.slice(0, -1)).toStrictEqual(markers)
    expect(now.at(-1)).toBeGreaterThan(Math.max(...markers))
    const db = new DatabaseSync(join(bench.dataDir, 'registrations.sqlite'), { readOnly: true })
    const known = db.prepare("SELECT id FROM batch WHERE state = 'delivered' ORDER BY id").all()
    db.close()
    expect(known.map(({ id }) => id)).toStrictEqual(now)
  })

  it('[P-005, P-004] reads its sheets 19 minutes later, so that a call of the former process doubles no row and brings nobody back', async () => {
    const bench = await deliveryBench()
    const location = inFile(bench.dataDir)
    const file = join(await createTempDir(), 'so.backup')
    await keep(bench, 4)
    const first = await bench.start()
    await bench.drained()
    first.stop()
    await keep(bench, 2, 5)
    await run(location, '', 'backup', '--to', file)
    bench.service.failEach('append', 'late')
    const former = await bench.start()
    await until(() => bench.service.callsUnderWay() > 0)
    former.stop()
    await bench.reopenAfter(async () => {
      const words = ['restore', '--from', file]
      expect(await runStaffCommandWith({ location, now: Date.now }, ...words)).toMatchObject({ code: 0 })
    })
    bench.service.endFaults()
    const waiting = await bench.start()
    await run(location, '', 'erase', '--phone', '-')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(phones(bench.orders())).toStrictEqual(phonesOf(4))
    bench.service.arriveLate()
    waiting.stop()
    await bench.reopenAfter(async () => {
      const db = new DatabaseSync(join(bench.dataDir, 'registrations.sqlite'))
      db.exec("UPDATE counter SET value = value - 1140000 WHERE name LIKE 'unread %'")
      db.close()
    })
    await bench.start()
    await settled(location, '')
    expect(phones(bench.orders()).toSorted()).toStrictEqual(
      phonesOf(6).filter((phone) => phone !== phonesOf(5)[4]),
    )
  })

  it('[P-005] removes nobody who registered again after an erasure that waits in the backup', async () => {
    const { bench, file, location, stop } = await backedUpBench()
    stop()
    await run(location, '', 'erase', '--phone', '-')
    const waiting = `${file}-2`
    await run(location, '', 'backup', '--to', waiting)
    const delivery = await bench.start()
    await settled(location, '')
    decoded(await bench.ledger().keepRegistration(anArrivedOrder(5, { receivedAt: Date.now() + 2_000 }))())
    await bench.drained()
    delivery.stop()
    await bench.reopenAfter(async () => void (await run(location, '', 'restore', '--from', waiting)))
    await bench.start()
    await settled(location, '')
    expect(phones(bench.orders()).filter((phone) => phone === phonesOf(5)[4])).toHaveLength(1)
  })

  it('[P-005] from before the first row erases whom only the sheet knows', async () => {
    const bench = await deliveryBench()
    const location = inFile(bench.dataDir)
    const file = join(await createTempDir(), 'so.backup')
    await run(location, '', 'backup', '--to', file)
    await keep(bench, 5)
    const before = await bench.start()
    await bench.drained()
    before.stop()
    await bench.reopenAfter(async () => void (await run(location, '', 'restore', '--from', file)))
    await bench.start()
    await until(() => {
      const db = new DatabaseSync(join(bench.dataDir, 'registrations.sqlite'), { readOnly: true })
      const unread = db.prepare("SELECT 1 FROM counter WHERE name = 'unread orders'").get()
      db.close()
      return unread === undefined
    })
    await run(location, '', 'erase', '--phone', '-')
    await settled(location, '')
    expect(phones(bench.orders())).toStrictEqual(phonesOf(4))
  })

  it('[P-005] takes rows as delivered that staff moved, edited and sorted', async () => {
    const { bench, file, location, stop } = await backedUpBench()
    stop()
    const book = bench.service.book('sheet-orders')
    book.editRows('DatMua', (rows) =>
      rows.toReversed().map((cells) => cells.map((cell, index) => (index === 1 ? 'Đã gọi' : cell))),
    )
    await bench.reopenAfter(
      async () => void (await run(location, '', 'restore', '--from', file, '--erasures-lost')),
    )
    const delivery = await bench.start()
    await settled(location, '')
    delivery.stop()
    expect(phones(bench.orders()).toSorted()).toStrictEqual(phonesOf(9))
  })

  it.each(TIME_STYLE_NAMES.filter((style) => style !== 'text with the month first'))(
    '[M-108, P-005] takes rows as delivered whose times staff rewrote as %s, whose numbers they rewrote, beside a new column',
    async (style) => {
      const { bench, file, location, stop } = await backedUpBench()
      stop()
      const hands = createStaffHands(bench.service.book('sheet-orders'))
      hands.insertRows('DatMua', 1)
      hands.reformatTimes('DatMua', 'G', style)
      hands.reformatNumbers('DatMua', 'C', '+84 with spaces')
      hands.insertColumns('DatMua', 'B')
      await bench.reopenAfter(
        async () => void (await run(location, '', 'restore', '--from', file, '--erasures-lost')),
      )
      const delivery = await bench.start()
      await settled(location, '')
      delivery.stop()
      expect(
        bench
          .orders()
          .slice(1)
          .map((row) => row[2])
          .toSorted(),
      ).toStrictEqual(Array.from({ length: 9 }, (_, index) => `Nguyễn Mẫu ${index + 1}`))
    },
  )

  it('[P-005] asks about rows whose time nobody can read, and goes on once staff have mended them', async () => {
    const { bench, file, location, stop } = await backedUpBench()
    stop()
    const hands = createStaffHands(bench.service.book('sheet-orders'))
    for (const row of [5, 6]) hands.type('DatMua', 'G', row, 'sáng nay')
    await bench.reopenAfter(
      async () => void (await run(location, '', 'restore', '--from', file, '--erasures-lost')),
    )
    const { halted, stop: stopHalted } = await bench.start()
    await until(async () => halted.length > 0)
    expect((await run(location, '', 'status')).output).toContain(
      'không chắc dòng 5, 6 có phải là đăng ký đang chờ gửi hay không',
    )
    stopHalted()
    expect(bench.orders()).toHaveLength(9)
    hands.type('DatMua', 'G', 5, vietnamTimestamp(anArrivedOrder(5).receivedAt))
    hands.deleteRows('DatMua', 6)
    const delivery = await bench.start()
    await settled(location, '')
    delivery.stop()
    expect(phones(bench.orders()).toSorted()).toStrictEqual(phonesOf(9))
  })

  it('[P-005] keeps the new order of a person who was erased before, although staff turned its time into a date', async () => {
    const { bench, file, location, stop } = await backedUpBench()
    await run(location, '', 'erase', '--phone', '-')
    await settled(location, '')
    const again = anArrivedOrder(5, { receivedAt: Date.now() + 2_000 })
    decoded(await bench.ledger().keepRegistration(again)())
    await bench.drained()
    stop()
    const hands = createStaffHands(bench.service.book('sheet-orders'))
    hands.insertRows('DatMua', 1)
    hands.reformatTimes('DatMua', 'G', 'date')
    await bench.reopenAfter(async () => void (await run(location, '', 'restore', '--from', file)))
    const delivery = await bench.start()
    await settled(location, '')
    delivery.stop()
    expect(phones(bench.orders()).slice(1).toSorted()).toStrictEqual(phonesOf(9))
  })

  it('[P-005] deletes no row of an erased person whose time nobody can read, and says which', async () => {
    const { bench, file, location, stop } = await backedUpBench()
    await runStaffCommandWith({ location, typed: '0900000002' }, 'erase', '--phone', '-')
    await settled(location, '')
    decoded(await bench.ledger().keepRegistration(anArrivedOrder(2, { receivedAt: Date.now() + 2_000 }))())
    await bench.drained()
    stop()
    const hands = createStaffHands(bench.service.book('sheet-orders'))
    hands.type('DatMua', 'G', 9, 'hôm nay')
    await bench.reopenAfter(async () => void (await run(location, '', 'restore', '--from', file)))
    const { halted, stop: stopHalted } = await bench.start()
    await until(async () => halted.length > 0)
    stopHalted()
    expect((await run(location, '', 'status')).output).toContain('dòng 9 có số của người đã xóa')
    expect(phones(bench.orders()).toSorted()).toStrictEqual(phonesOf(9))
  })

  it('[P-005] waits with everything while the sheet cannot be read', async () => {
    const { bench, file, location, stop } = await backedUpBench()
    stop()
    await bench.reopenAfter(
      async () => void (await run(location, '', 'restore', '--from', file, '--erasures-lost')),
    )
    bench.service.fail('tabs', { status: 403 })
    await keep(bench, 1, 20)
    const { halted, stop: stopHalted } = await bench.start()
    await until(async () => halted.length > 0)
    stopHalted()
    expect(bench.orders()).toHaveLength(9)
    const delivery = await bench.start()
    await bench.drained()
    delivery.stop()
    expect(phones(bench.orders()).toSorted()).toStrictEqual([...phonesOf(9), '0900000020'])
  })

  it('[P-005] removes rows from the sheet that only the sheet has, once they are asked for', async () => {
    const { bench, file, location, stop } = await backedUpBench()
    stop()
    await bench.reopenAfter(async () => void (await run(location, '', 'restore', '--from', file)))
    await runStaffCommandWith({ location, typed: '0900000008' }, 'erase', '--phone', '-')
    const delivery = await bench.start()
    await settled(location, '')
    delivery.stop()
    expect(phones(bench.orders()).toSorted()).toStrictEqual(
      phonesOf(9).filter((phone) => phone !== '0900000008'),
    )
  })

  it('[M-113, P-005] knows a spreadsheet that took rows only since the backup: no row is sent twice, and a person is erased there', async () => {
    const { bench, file, location, stop } = await backedUpBench()
    stop()
    await keep(bench, 1, 10)
    const next = { ...SHEETS, orders: NEXT_ORDERS }
    const inNext = () => phones(bench.service.book(NEXT_ORDERS.id).rowsOf(NEXT_ORDERS.name))
    const between = await bench.start(KEY_FILE, next)
    await bench.drained()
    expect(inNext()).toStrictEqual(['0900000010'])
    between.stop()
    await bench.reopenAfter(async () => void (await run(location, '', 'restore', '--from', file)))
    expect((await run(location, '', 'sheets', 'list')).output).toContain(NEXT_ORDERS.id)
    await runStaffCommandWith({ location, typed: '0900000010' }, 'erase', '--phone', '-')
    const delivery = await bench.start()
    await settled(location, '')
    delivery.stop()
    expect(inNext()).toStrictEqual([])
    expect(phones(bench.orders()).toSorted()).toStrictEqual(phonesOf(9))
  })

  it('[P-005] leaves what was there in a folder of its own', async () => {
    const { bench, file, location, stop } = await backedUpBench()
    stop()
    await bench.reopenAfter(
      async () => void (await run(location, '', 'restore', '--from', file, '--erasures-lost')),
    )
    const aside = (await readdir(bench.dataDir)).filter((name) => name.startsWith('before-restore-'))
    expect(aside).toHaveLength(1)
    const former = new DatabaseSync(join(bench.dataDir, aside[0] ?? '', 'registrations.sqlite'), {
      readOnly: true,
    })
    expect(former.prepare('SELECT count(*) AS rows FROM registration').get()?.rows).toBe(9)
    former.close()
  })
})
