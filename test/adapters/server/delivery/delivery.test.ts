import { describe, expect, it } from 'vitest'
import { appendRequests } from '../../../../src/adapters/server/delivery/batch-requests'
import { createEraseByPhone } from '../../../../src/adapters/server/ledger/create-erase-by-phone'
import { createReadStatus } from '../../../../src/adapters/server/ledger/create-read-status'
import { anArrivedMembership, anArrivedOrder } from '../../../support/arrived'
import { decoded } from '../../../support/decoded'
import { deliveryBench } from '../../../support/delivery-bench'
import { SHEETS } from '../../../support/import-calls'
import { phoneNumber } from '../../../support/people'
import { writeRows } from '../../../support/stand-in-sheets/values'

type Bench = Awaited<ReturnType<typeof deliveryBench>>

const keep = async (bench: Bench, count: number, from = 1) => {
  for (let n = from; n < from + count; n += 1)
    decoded(await bench.ledger().keepRegistration(anArrivedOrder(n))())
}
const orderOf = (phone: string) => {
  const order = anArrivedOrder(1)
  return { ...order, registration: { ...order.registration, phone: phoneNumber(phone) } } as typeof order
}
const phones = (rows: ReadonlyArray<ReadonlyArray<string>>) => rows.map((row) => row[2])
const phonesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `09${String(index + 1).padStart(8, '0')}`)

const erase = async (bench: Bench, phone: string) => {
  decoded(await createEraseByPhone(bench.dataDir, Date.now)(phoneNumber(phone))())
}
const removed = async (bench: Bench) => {
  const isQueued = async () => decoded(await createReadStatus(bench.dataDir)()).queuedRemovals > 0
  while (await isQueued()) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('kept registrations', () => {
  it('[M-106][M-109] reach their sheets as typed cells: the phone keeps its 0, nothing a visitor typed is a formula', async () => {
    const bench = await deliveryBench()
    decoded(await bench.ledger().keepRegistration(anArrivedOrder(1))())
    decoded(await bench.ledger().keepRegistration(anArrivedMembership(2, {}, '=HYPERLINK("x")'))())
    bench.start()
    await bench.drained()
    expect(bench.orders()).toStrictEqual([
      [
        'formula =ROW()-1',
        'Nguyễn Mẫu 1',
        '0900000001',
        'Hà Tĩnh',
        'Thị xã Kỳ Anh',
        'Hàu biển,Sâm cau, loại lớn',
        '20/11/2026 08:30:00',
      ],
    ])
    expect(bench.members()).toStrictEqual([
      ['formula =ROW()-1', '=HYPERLINK("x")', '0800000002', 'Gói Deluxe', '20/11/2026 08:30:00'],
    ])
    expect(bench.service.tokens()).toBe(1)
  })

  it('[M-132] arrive in order, 500 at most in a call, also those that come while it runs', {
    timeout: 60_000,
  }, async () => {
    const bench = await deliveryBench()
    await keep(bench, 501)
    bench.start()
    await keep(bench, 20, 502)
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(phonesOf(521))
    expect(bench.service.writes().length).toBeLessThan(40)
  })

  it('[M-132] are never delivered where the trap caught them', async () => {
    const bench = await deliveryBench()
    decoded(await bench.ledger().keepRegistration(anArrivedOrder(1, { isTrapped: true }))())
    await keep(bench, 1, 2)
    bench.start()
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(['0900000002'])
  })
})

describe('a fault of the service', () => {
  it.each([
    { fault: 'before' as const, why: 'the call never arrives' },
    { fault: 'lost' as const, why: 'the answer is lost' },
    { fault: 'cut' as const, why: 'the answer is cut off' },
    { fault: 'empty' as const, why: 'something else answers 200' },
    { fault: { status: 409 }, why: '409' },
    { fault: { status: 500 }, why: '500' },
    { fault: { status: 503 }, why: '503' },
    { fault: { status: 429, retryAfter: '1' }, why: '429' },
  ])('[M-132] neither loses nor doubles a row: $why', { timeout: 30_000 }, async ({ fault }) => {
    const bench = await deliveryBench()
    await keep(bench, 3)
    bench.service.fail(null, fault)
    bench.start()
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(phonesOf(3))
  })

  it('[M-132] that comes again and again neither loses nor doubles a row', { timeout: 60_000 }, async () => {
    const bench = await deliveryBench()
    await keep(bench, 5)
    bench.service.fail(null, 'lost', 'before', { status: 503 })
    bench.start()
    await keep(bench, 5, 6)
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(phonesOf(10))
  })

  it('[M-132] as a control, plain appends with a retry do double rows', async () => {
    const bench = await deliveryBench()
    const book = bench.service.book(SHEETS.orders.id)
    const append = (text: string) =>
      book.batchUpdate({
        requests: [
          {
            appendCells: {
              sheetId: 1,
              rows: [{ values: [{ userEnteredValue: { stringValue: text } }] }],
              fields: 'userEnteredValue',
            },
          },
        ],
      })
    const isAnswerLost = [true, false]
    for (const isLost of isAnswerLost) {
      append('one row')
      if (!isLost) break
    }
    expect(bench.orders()).toStrictEqual([['one row'], ['one row']])
  })
})

describe('an answer that is not the service’s own', () => {
  const NOT_MARKERS = [{}, [], null, { error: { code: 500 } }, { metadataId: 1, metadataValue: 'x' }]

  it.each(NOT_MARKERS)('[M-132] does not decide whose a mark is: %j', { timeout: 30_000 }, async (body) => {
    const bench = await deliveryBench()
    await keep(bench, 2)
    bench.service.fail(null, 'lost', null, { body })
    bench.start()
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(phonesOf(2))
  })

  it.each([{}, { error: { code: 500 } }])(
    '[M-132] does not say that an erased person is gone from the sheet: %j',
    { timeout: 30_000 },
    async (body) => {
      const bench = await deliveryBench()
      await keep(bench, 2)
      bench.start()
      await bench.drained()
      bench.service.fail({ body })
      await erase(bench, '0900000001')
      await removed(bench)
      expect(phones(bench.orders())).toStrictEqual(['0900000002'])
    },
  )

  it('[M-132] does not lead rows to another address', { timeout: 30_000 }, async () => {
    const bench = await deliveryBench()
    const other = await deliveryBench()
    await keep(bench, 1)
    bench.service.fail(null, {
      status: 307,
      location: `${other.service.rootUrl}v4/spreadsheets/${SHEETS.orders.id}:batchUpdate`,
    })
    bench.start()
    await bench.drained()
    expect([phones(bench.orders()), other.service.writes()]).toStrictEqual([['0900000001'], []])
  })
})

describe('a restart', () => {
  it('[M-132] finds by its mark what had arrived, though the answer never came', {
    timeout: 30_000,
  }, async () => {
    const bench = await deliveryBench()
    await keep(bench, 4)
    bench.service.fail(null, 'lost')
    const first = bench.start()
    while (bench.orders().length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    first.stop()
    bench.restart()
    await keep(bench, 1, 5)
    bench.start()
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(phonesOf(5))
  })
})

describe('a refused batch', () => {
  it('[M-132] whose number another installation has used is sent under a new one', {
    timeout: 30_000,
  }, async () => {
    const bench = await deliveryBench()
    await keep(bench, 2)
    const store = decoded(bench.ledger().openDelivery())
    const work = decoded(await store.formBatch('orders')())
    if (work.tag !== 'batch') throw new Error('no batch')
    bench.service.book(SHEETS.orders.id).addMarker(work.batch.id, 'another:0000')
    bench.start()
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(phonesOf(2))
    const marks = bench.service.book(SHEETS.orders.id).markers()
    expect([...marks.keys()]).toStrictEqual([work.batch.id, work.batch.id + 1])
  })

  it('[M-132] is split until the row at fault is alone; the others arrive', { timeout: 60_000 }, async () => {
    const bench = await deliveryBench()
    await keep(bench, 9)
    bench.service.book(SHEETS.orders.id).refuseText('Nguyễn Mẫu 4')
    bench.start()
    while ((await bench.pending()) > 1) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(phones(bench.orders()).sort()).toStrictEqual(phonesOf(9).filter((phone) => phone !== '0900000004'))
    await keep(bench, 1, 10)
    while ((await bench.pending()) > 1) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(phones(bench.orders())).toContain('0900000010')
  })

  it('[M-132] that is split uses its number up: a call that comes late finds it taken', {
    timeout: 60_000,
  }, async () => {
    const bench = await deliveryBench()
    await keep(bench, 2)
    const store = decoded(bench.ledger().openDelivery())
    const work = decoded(await store.formBatch('orders')())
    if (work.tag !== 'batch') throw new Error('no batch')
    bench.service.book(SHEETS.orders.id).refuseText('Nguyễn Mẫu 1')
    bench.start()
    while ((await bench.pending()) > 1) await new Promise((resolve) => setTimeout(resolve, 20))
    bench.service.book(SHEETS.orders.id).refuseText(null)
    const late = bench.service.book(SHEETS.orders.id).batchUpdate(appendRequests(1, work.batch))
    expect(late.status).toBe(400)
    expect(phones(bench.orders())).toStrictEqual(['0900000002'])
  })

  it('[M-132] is sent again where its tab was made anew', { timeout: 30_000 }, async () => {
    const bench = await deliveryBench()
    await keep(bench, 1)
    bench.start()
    await bench.drained()
    bench.service.book(SHEETS.orders.id).remakeTab(SHEETS.orders.name)
    await keep(bench, 1, 2)
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(['0900000002'])
  })
})

describe('a person who is erased', () => {
  it('[M-132] leaves the sheet too, whatever staff made of the number, and nobody else does', {
    timeout: 30_000,
  }, async () => {
    const bench = await deliveryBench()
    await keep(bench, 3)
    await keep(bench, 1, 2)
    decoded(await bench.ledger().keepRegistration(orderOf('09000000020'))())
    bench.start()
    await bench.drained()
    writeRows(bench.service.book(SHEETS.orders.id), SHEETS.orders.name, [
      ['9', 'Mẫu', '900000002'],
      ['10', 'Mẫu', '090 000 0002'],
      ['11', 'Mẫu', '0900000021'],
      ['12'],
      // Another person's: with a 0 before them its ten digits would be the erased number's eleven.
      ['13', 'Mẫu', '9000000020'],
    ])
    await erase(bench, '0900000002')
    await erase(bench, '09000000020')
    await removed(bench)
    expect(phones(bench.orders())).toStrictEqual([
      '0900000001',
      '0900000003',
      '0900000021',
      undefined,
      '9000000020',
    ])
  })

  it('[M-132] while a batch with their row is lost on its way leaves the sheet, and no other row is doubled', {
    timeout: 30_000,
  }, async () => {
    const bench = await deliveryBench()
    await keep(bench, 4)
    bench.service.fail(null, 'lost', { status: 503 })
    bench.start()
    while (bench.orders().length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await erase(bench, '0900000003')
    await bench.drained()
    await removed(bench)
    expect(phones(bench.orders())).toStrictEqual(['0900000001', '0900000002', '0900000004'])
  })

  it.each([
    { fault: { status: 503 }, why: 'the service is busy' },
    { fault: 'lost' as const, why: 'an answer is lost' },
    { fault: 'before' as const, why: 'a call does not arrive' },
  ])('[M-132] leaves the sheet also where $why', { timeout: 30_000 }, async ({ fault }) => {
    const bench = await deliveryBench()
    await keep(bench, 2)
    bench.start()
    await bench.drained()
    bench.service.fail(null, null, fault)
    await erase(bench, '0900000001')
    await removed(bench)
    expect(phones(bench.orders())).toStrictEqual(['0900000002'])
  })
})

describe('a token that was withdrawn', () => {
  it('[M-132] is replaced, and nothing is halted', { timeout: 30_000 }, async () => {
    const bench = await deliveryBench()
    await keep(bench, 1)
    bench.service.fail({ status: 401 })
    const delivery = bench.start()
    await bench.drained()
    expect([delivery.halted, bench.service.tokens()]).toStrictEqual([[], 2])
  })
})

describe('a service that forbids it', () => {
  it.each([401, 403, 404])(
    '[M-132] halts the sheet and keeps accepting: %d',
    { timeout: 30_000 },
    async (status) => {
      const bench = await deliveryBench()
      await keep(bench, 1)
      bench.service.fail({ status }, { status })
      const delivery = bench.start()
      while (delivery.halted.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      expect(delivery.halted).toStrictEqual(['orders'])
      await keep(bench, 1, 2)
      expect(await bench.pending()).toBe(2)
      expect(bench.orders()).toStrictEqual([])
    },
  )

  it('[M-132] halts where the key is refused', { timeout: 30_000 }, async () => {
    const bench = await deliveryBench()
    await keep(bench, 1)
    const { KEY_FILE } = await import('../../../support/stand-in-sheets/sheets-service')
    const delivery = bench.start({ ...KEY_FILE, client_email: 'ai-do@mau.example' })
    while (delivery.halted.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(delivery.halted).toStrictEqual(['orders'])
  })
})

describe('the pace', () => {
  it('[M-132] keeps 1.25 s between writes, whoever makes them', async () => {
    const bench = await deliveryBench()
    const store = decoded(bench.ledger().openDelivery())
    const slots = [decoded(await store.reserveWrite()), decoded(await store.reserveWrite())]
    bench.restart()
    slots.push(decoded(await decoded(bench.ledger().openDelivery()).reserveWrite()))
    const [first = 0, second = 0, third = 0] = slots
    expect(second - first).toBe(1_250)
    expect(third - second).toBe(1_250)
  })
})
