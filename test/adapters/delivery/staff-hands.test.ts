import { describe, expect, it } from 'vitest'
import { retryAll } from '../../../src/domain/ledger/deliver/retry-all'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import { SHEET_COLUMNS } from '../../../src/domain/registration/registration'
import { decoded } from '../../support/decoded'
import { deliveryBench, NEXT_ORDERS } from '../../support/delivery/delivery-bench'
import { erase, keep, phones, phonesOf, removed } from '../../support/delivery/delivery-rows'
import { staffLedgerIn } from '../../support/ledger/open-test-ledger'
import { SHEETS } from '../../support/server/import-calls'
import { inFile, runStaffCommand } from '../../support/staff/run-staff-command'
import { NUMBER_STYLE_NAMES } from '../../support/stand-in-sheets/reformat'
import { KEY_FILE } from '../../support/stand-in-sheets/sheets-service'
import { createStaffHands } from '../../support/stand-in-sheets/staff-hands'
import { placesOf, titlesOf } from '../../support/stand-in-sheets/views'
import { until } from '../../support/until'

const { id, name } = SHEETS.orders
const HEADINGS = SHEET_COLUMNS.orders.map(({ heading }) => heading)

/** Four orders in a tab with headings, and the hands of those who work in it. */
const fourOrders = async () => {
  const bench = await deliveryBench()
  const book = bench.service.book(id)
  const hands = createStaffHands(book)
  hands.typeRow(name, 1, HEADINGS)
  await keep(bench, 4)
  const delivery = await bench.start()
  await bench.drained()
  const column = (index: number) => bench.orders().map((row) => row[index])
  const status = async () => decoded(await staffLedgerIn(bench.dataDir).read(readStatus)())
  return { bench, book, hands, delivery, column, status }
}

const [first, second, third, fourth] = phonesOf(4)

describe('columns that staff move, insert and rename', () => {
  it('[M-106] are found again: new rows stand under their headings, and a person is erased', async () => {
    const { bench, hands, column } = await fourOrders()
    hands.insertColumns(name, 'A')
    hands.editHeading(name, 'A', 'Ghi chú')
    hands.moveColumns(name, 'D', 'C')
    hands.editHeading(name, 'C', 'SĐT')
    await keep(bench, 1, 5)
    await bench.drained()
    expect(column(2)).toStrictEqual(['SĐT', first, second, third, fourth, '0900000005'])
    expect(column(0).join('')).toBe('Ghi chú')
    await erase(bench, '0900000002')
    await removed(bench)
    expect(column(2)).toStrictEqual(['SĐT', first, third, fourth, '0900000005'])
  })

  it('[M-106] are inserted in front of rows without headings: a person is erased', async () => {
    const { bench, hands, column } = await fourOrders()
    hands.deleteRows(name, 1)
    hands.insertColumns(name, 'A', 2)
    await erase(bench, '0900000002')
    await removed(bench)
    expect(column(4)).toStrictEqual([first, third, fourth])
  })

  it('[M-106] are deleted: the sheet is halted with a sentence, and goes on when the column is back', async () => {
    const { bench, hands, column, status, delivery } = await fourOrders()
    hands.deleteColumns(name, 'D')
    await keep(bench, 1, 5)
    await until(() => delivery.halted.length > 0)
    expect((await status()).haltedTargets).toMatchObject([
      { target: 'orders', reason: 'doubt {"tag":"columnsMissing","headings":["Tỉnh/Thành phố"]}' },
    ])
    hands.undo()
    await decoded(await staffLedgerIn(bench.dataDir).change(retryAll)())
    await bench.drained()
    expect(column(2)).toStrictEqual(['Số điện thoại', first, second, third, fourth, '0900000005'])
  })
})

describe('headings that staff delete or sort away', () => {
  it('[P-003] leave a first row without a number: it is asked about', async () => {
    const { bench, hands, status } = await fourOrders()
    hands.deleteRows(name, 1)
    hands.type(name, 'C', 1, 'hỏi lại')
    await erase(bench, first ?? '')
    await until(async () => (await status()).delayedRemovals.length > 0)
    expect((await status()).delayedRemovals).toMatchObject([
      { reason: expect.stringContaining('"tag":"rowsUnnumbered","rows":[0]') },
    ])
  })

  it('[P-003] stand below rows: a person above them is erased', async () => {
    const { bench, hands, column } = await fourOrders()
    hands.moveRows(name, 1, 4)
    await erase(bench, first ?? '')
    await removed(bench)
    expect(column(2)).toStrictEqual([second, 'Số điện thoại', third, fourth])
  })
})

describe('a column that only rows of an erased person fill', () => {
  it('[P-004] and that has no heading: the person is erased', async () => {
    const { bench, hands, column } = await fourOrders()
    for (const row of [3, 4, 5]) hands.type(name, 'F', row, '')
    hands.type(name, 'F', 1, '')
    hands.insertColumns(name, 'G')
    await erase(bench, first ?? '')
    await removed(bench)
    expect(column(2)).toStrictEqual(['Số điện thoại', second, third, fourth])
  })
})

describe('somebody who works in the sheet while rows are sent', () => {
  it.each([
    {
      what: 'inserts a column',
      act: (hands: ReturnType<typeof createStaffHands>) => hands.insertColumns(name, 'A'),
    },
    {
      what: 'moves a column',
      act: (hands: ReturnType<typeof createStaffHands>) => hands.moveColumns(name, 'C', 'B'),
    },
    { what: 'sorts', act: (hands: ReturnType<typeof createStaffHands>) => hands.sort(name, 'C', 'desc') },
  ])('[M-106] and $what: each cell stands under its heading all the same', async ({ act }) => {
    const { bench, book, hands } = await fourOrders()
    const end = book.beforeEachCall((path) => {
      if (path !== ':batchUpdate') return
      end()
      act(hands)
    })
    await keep(bench, 2, 5)
    await bench.drained()
    const [headings = [], ...rows] = bench.orders()
    const under = (heading: string) => rows.map((row) => row[headings.indexOf(heading)]).toSorted()
    expect(under('Số điện thoại')).toStrictEqual(phonesOf(6))
    expect(under('Họ và tên')).toStrictEqual(phonesOf(6).map((_, index) => `Nguyễn Mẫu ${index + 1}`))
  })
})

describe('a column that staff cut out and fill again', () => {
  it('[P-003] halts the sheet: nobody else is deleted, and nothing is sent to it', async () => {
    const { bench, hands, column, status, delivery } = await fourOrders()
    hands.cutColumn(name, 'C', 'H')
    hands.type(name, 'C', 1, 'Người giới thiệu')
    for (const row of [2, 4]) hands.type(name, 'C', row, "'0900000002")
    await keep(bench, 1, 5)
    await erase(bench, '0900000002')
    await until(() => delivery.halted.length > 0)
    expect(column(7)).toStrictEqual(['Số điện thoại', first, second, third, fourth])
    expect((await status()).haltedTargets).toMatchObject([
      { reason: expect.stringContaining('headingElsewhere') },
    ])
    hands.cutColumn(name, 'C', 'I')
    await decoded(await staffLedgerIn(bench.dataDir).change(retryAll)())
    await removed(bench)
    await bench.drained()
    expect(column(7)).toStrictEqual(['Số điện thoại', first, third, fourth, '0900000005'])
  })
})

describe('numbers that staff rewrite', () => {
  it.each(NUMBER_STYLE_NAMES)('[P-003] as %s are recognised: the person is erased', async (style) => {
    const { bench, hands, column } = await fourOrders()
    hands.reformatNumbers(name, 'C', style)
    await erase(bench, '0900000002')
    await removed(bench)
    expect(column(1)).toStrictEqual(['Họ và tên', 'Nguyễn Mẫu 1', 'Nguyễn Mẫu 3', 'Nguyễn Mẫu 4'])
  })

  it('[P-003] so that nobody can read them are asked about: the erasure is not done before', async () => {
    const { bench, hands, column, status } = await fourOrders()
    hands.type(name, 'C', 3, 'xem Zalo')
    await erase(bench, '0900000002')
    await until(async () => (await status()).delayedRemovals.length > 0)
    expect(await status()).toMatchObject({
      queuedRemovals: 1,
      delayedRemovals: [
        {
          target: 'orders',
          count: 1,
          reason: `doubt {"tag":"rowsUnnumbered","rows":[2],"tab":{"spreadsheet":"${id}","name":"DatMua","columns":{"phone":2,"time":6}}}`,
        },
      ],
    })
    hands.deleteRows(name, 3)
    await decoded(await staffLedgerIn(bench.dataDir).change(retryAll)())
    await removed(bench)
    expect(column(2)).toStrictEqual(['Số điện thoại', first, third, fourth])
  })
})

describe('somebody who works in the sheet while rows of an erased person are deleted', () => {
  it.each([
    { what: 'sorts', act: (hands: ReturnType<typeof createStaffHands>) => hands.sort(name, 'C', 'desc') },
    { what: 'inserts a row', act: (hands: ReturnType<typeof createStaffHands>) => hands.insertRows(name, 2) },
    { what: 'deletes a row', act: (hands: ReturnType<typeof createStaffHands>) => hands.deleteRows(name, 2) },
    {
      what: 'inserts a column',
      act: (hands: ReturnType<typeof createStaffHands>) => hands.insertColumns(name, 'A'),
    },
  ])(
    '[P-003] and $what loses nothing: only the erased person is gone, notes stay with their rows',
    async ({ what, act }) => {
      const { bench, book, hands } = await fourOrders()
      hands.typeRows(name, [['', 'Khách gọi điện', '0911111111']])
      for (const [index, phone] of ['gọi 1', 'gọi 2', 'gọi 3', 'gọi 4', 'gọi 5'].entries())
        hands.type(name, 'H', index + 2, phone)
      const end = book.beforeEachCall((path) => {
        if (path !== ':batchUpdate') return
        end()
        act(hands)
      })
      await erase(bench, '0900000002')
      await removed(bench)
      const shift = what === 'inserts a column' ? 1 : 0
      const left = bench
        .orders()
        .slice(1)
        .filter((row) => row.some((cell) => cell !== ''))
        .map((row) => [row[2 + shift], row[7 + shift]])
      const expected = [
        [first, 'gọi 1'],
        [third, 'gọi 3'],
        [fourth, 'gọi 4'],
        ['911111111', 'gọi 5'],
      ].slice(what === 'deletes a row' ? 1 : 0)
      expect(left.toSorted()).toStrictEqual(expected.toSorted())
      expect(titlesOf(book)).toStrictEqual([name])
    },
  )

  it('[P-003] and inserts a column where the grid is full: a note in its last column is put back too', async () => {
    const { bench, book, hands } = await fourOrders()
    hands.deleteColumns(name, 'I', 18)
    for (const row of [2, 3, 4, 5]) hands.type(name, 'H', row, `gọi ${row}`)
    const end = book.beforeEachCall((path) => {
      if (path !== ':batchUpdate') return
      end()
      hands.sort(name, 'C', 'desc')
      hands.insertColumns(name, 'H')
    })
    await erase(bench, '0900000002')
    await removed(bench)
    expect(
      bench
        .orders()
        .slice(1)
        .map((row) => [row[2], row[8]])
        .toSorted(),
    ).toStrictEqual([
      [first, 'gọi 2'],
      [third, 'gọi 4'],
      [fourth, 'gọi 5'],
    ])
  })

  it.each([
    { does: 'nothing more', inserted: 0 },
    { does: 'and inserts a column meanwhile', inserted: 1 },
  ])(
    '[P-003] and a process that is killed after the rows were deleted, $does: the next one puts back what was not meant, under its headings',
    async ({ inserted }) => {
      const { bench, book, hands, delivery, column } = await fourOrders()
      const end = book.beforeEachCall((path) => {
        if (path !== ':batchUpdate') return
        end()
        hands.sort(name, 'C', 'desc')
      })
      bench.service.fail('removal', 'lost')
      await erase(bench, '0900000002')
      await until(() => titlesOf(book).length > 1)
      delivery.stop()
      if (inserted > 0) hands.insertColumns(name, 'A')
      await bench.restart()
      await bench.start()
      await removed(bench)
      expect(column(2 + inserted).toSorted()).toStrictEqual([first, third, fourth, 'Số điện thoại'])
      expect(titlesOf(book)).toStrictEqual([name])
    },
  )

  it('[P-003] and inserts a column between the reading of headings and rows: nobody else is deleted', async () => {
    const { bench, book, hands, column } = await fourOrders()
    hands.insertColumns(name, 'C')
    hands.editHeading(name, 'C', 'Người giới thiệu')
    for (const row of [2, 4]) hands.type(name, 'C', row, "'0900000002")
    const end = book.beforeEachCall((path) => {
      if (path !== '/values:batchGet') return
      end()
      hands.insertColumns(name, 'A')
    })
    await erase(bench, '0900000002')
    await removed(bench)
    expect(column(4)).toStrictEqual(['Số điện thoại', first, third, fourth])
  })

  it('[P-003] and inserts a row while the last line of the grid is read: the person in it is erased', async () => {
    const { bench, book, hands, column } = await fourOrders()
    hands.deleteRows(name, 6, 995)
    const end = book.beforeEachCall((path) => {
      if (path !== '/values:batchGet') return
      end()
      hands.insertRows(name, 2)
    })
    await erase(bench, '0900000004')
    await removed(bench)
    expect(column(2).filter((cell) => cell !== '' && cell !== undefined)).toStrictEqual([
      'Số điện thoại',
      first,
      second,
      third,
    ])
  })

  it('[P-003] and deletes the tab while a process is killed: no hidden tab is left', async () => {
    const { bench, book, hands, delivery } = await fourOrders()
    bench.service.fail('removal', 'lost')
    bench.service.fail('marker', { status: 503 })
    await erase(bench, '0900000002')
    await until(() => titlesOf(book).length > 1)
    delivery.stop()
    hands.addTab('Khác')
    hands.deleteTab(name)
    hands.addTab(name)
    await bench.restart()
    await bench.start()
    await removed(bench)
    await until(() => titlesOf(book).length === 2)
    expect(placesOf(book, 'Nguyễn Mẫu 2')).toStrictEqual([])
  })

  it('[P-003] and keeps the number of who referred a customer: only the own number decides', async () => {
    const { bench, hands, column } = await fourOrders()
    hands.insertColumns(name, 'A')
    hands.editHeading(name, 'A', 'Người giới thiệu')
    for (const row of [2, 4, 5]) hands.type(name, 'A', row, "'0900000002")
    await erase(bench, '0900000002')
    await removed(bench)
    expect(column(3)).toStrictEqual(['Số điện thoại', first, third, fourth])
  })
})

describe('a copy of the spreadsheet that becomes the configured one', () => {
  it('[P-004] is searched for an erased person, like the former one, before it takes a row', async () => {
    const { bench, delivery, column } = await fourOrders()
    delivery.stop()
    const copy = createStaffHands(bench.service.book(NEXT_ORDERS.id))
    copy.typeRows(
      NEXT_ORDERS.name,
      bench.orders().map((row) => row.map((cell) => (/^0/.test(cell) ? `'${cell}` : cell))),
    )
    await bench.start(KEY_FILE, { ...SHEETS, orders: NEXT_ORDERS })
    await erase(bench, '0900000002')
    await removed(bench)
    expect(column(2)).toStrictEqual(['Số điện thoại', first, third, fourth])
    expect(phones(bench.service.book(NEXT_ORDERS.id).rowsOf(NEXT_ORDERS.name))).not.toContain('0900000002')
  })

  it('[P-004] leaves the former one known: an erased person is deleted from a copied tab in it', async () => {
    const { bench, book, hands, delivery, column } = await fourOrders()
    delivery.stop()
    await bench.start(KEY_FILE, { ...SHEETS, orders: NEXT_ORDERS })
    await keep(bench, 1, 5)
    await bench.drained()
    hands.duplicateTab(name, 'Bản sao')
    hands.deleteTab(name)
    hands.renameTab('Bản sao', name)
    await erase(bench, '0900000002')
    await removed(bench)
    expect(column(2)).toStrictEqual(['Số điện thoại', first, third, fourth])
    expect(placesOf(book, 'Nguyễn Mẫu 2')).toStrictEqual([])
  })
})

describe('a spreadsheet that is replaced by another', () => {
  const next = { ...SHEETS, orders: NEXT_ORDERS }

  const moved = async () => {
    const all = await fourOrders()
    all.delivery.stop()
    await all.bench.start(KEY_FILE, next)
    await keep(all.bench, 2, 5)
    await all.bench.drained()
    const inNext = () => phones(all.bench.service.book(NEXT_ORDERS.id).rowsOf(NEXT_ORDERS.name))
    return { ...all, inNext }
  }

  it('[M-113, P-003] is still reached: a person is erased in both', async () => {
    const { bench, column, inNext } = await moved()
    await keep(bench, 1, 2)
    await bench.drained()
    expect(inNext()).toStrictEqual(['0900000005', '0900000006', '0900000002'])
    await erase(bench, '0900000002')
    await removed(bench)
    expect(column(2)).toStrictEqual(['Số điện thoại', first, third, fourth])
    expect(inNext()).toStrictEqual(['0900000005', '0900000006'])
  })

  it('[M-113, P-003] and deleted is named until it is given up; the present one goes on', async () => {
    const { bench, status, inNext } = await moved()
    bench.service.remove(id)
    await erase(bench, '0900000002')
    await until(async () => {
      const { queuedRemovals, delayedRemovals } = await status()
      return queuedRemovals === 1 && delayedRemovals.length === 1
    })
    expect(await status()).toMatchObject({
      queuedRemovals: 1,
      haltedTargets: [],
      delayedRemovals: [
        { spreadsheet: id, name, reason: expect.stringContaining('the service answers 404') },
      ],
    })
    await keep(bench, 1, 7)
    await keep(bench, 1, 2)
    await bench.drained()
    expect(inNext()).toStrictEqual(['0900000005', '0900000006', '0900000007', '0900000002'])
    expect(await runStaffCommand(inFile(bench.dataDir), 'sheets', 'give-up', id)).toMatchObject({ code: 0 })
    expect(await status()).toMatchObject({ queuedRemovals: 0, delayedRemovals: [] })
  })

  it('[M-113, P-003] has a batch whose answer was lost: its rows are not sent to the other one too', async () => {
    const { bench, delivery, column } = await fourOrders()
    bench.service.fail('append', 'lost')
    await keep(bench, 2, 5)
    await until(() => column(2).length === 7)
    delivery.stop()
    await bench.restart()
    await bench.start(KEY_FILE, next)
    await bench.drained()
    expect(column(2)).toHaveLength(7)
    expect(bench.service.book(NEXT_ORDERS.id).rowsOf(NEXT_ORDERS.name)).toStrictEqual([])
  })

  it('[M-113, P-003] has a batch that never arrived: its rows are sent to the other one', async () => {
    const { bench, delivery, column } = await fourOrders()
    bench.service.failEach('append', 'before')
    await keep(bench, 2, 5)
    await until(async () => (await bench.lastError()) !== null)
    delivery.stop()
    bench.service.endFaults()
    await bench.restart()
    await bench.start(KEY_FILE, next)
    await bench.drained()
    expect(column(2)).toHaveLength(5)
    expect(phones(bench.service.book(NEXT_ORDERS.id).rowsOf(NEXT_ORDERS.name))).toStrictEqual([
      '0900000005',
      '0900000006',
    ])
  })
})

describe('a range that is protected', () => {
  it('[P-003] halts the sheet with a sentence, and its rows are sent once the protection is gone', async () => {
    const { bench, hands, delivery, status, column } = await fourOrders()
    hands.protect(name)
    await keep(bench, 1, 5)
    await until(() => delivery.halted.length > 0)
    expect((await status()).haltedTargets).toMatchObject([
      { reason: `doubt {"tag":"rangeProtected","tab":{"spreadsheet":"${id}","name":"${name}"}}` },
    ])
    hands.unprotect(name)
    await decoded(await staffLedgerIn(bench.dataDir).change(retryAll)())
    await bench.drained()
    expect(column(2)).toStrictEqual(['Số điện thoại', first, second, third, fourth, '0900000005'])
  })
})
