import { describe, expect, it } from 'vitest'
import { decoded } from '../../support/decoded'
import { deliveryBench } from '../../support/delivery/delivery-bench'
import { keep, phones, phonesOf } from '../../support/delivery/delivery-rows'
import { anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { until } from '../../support/until'

describe('kept registrations', () => {
  it('[M-106, M-109] reach their sheets as typed cells: the phone keeps its 0, nothing a visitor typed is a formula', async () => {
    const bench = await deliveryBench()
    decoded(await bench.ledger().keepRegistration(anArrivedOrder(1))())
    decoded(await bench.ledger().keepRegistration(anArrivedMembership(2, {}, '=HYPERLINK("x")'))())
    await bench.start()
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

  it('[P-002] arrive in order, at most 500 per call, including those received meanwhile', async () => {
    const bench = await deliveryBench()
    await keep(bench, 501)
    await bench.start()
    await keep(bench, 20, 502)
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(phonesOf(521))
    const appended = bench.service.appended()
    expect(appended.filter((rows) => rows > 500)).toStrictEqual([])
    expect(appended.reduce((sum, rows) => sum + rows, 0)).toBe(521)
    expect(appended).toContain(500)
  })

  it('[P-002] are never delivered if they filled in the honeypot', async () => {
    const bench = await deliveryBench()
    decoded(await bench.ledger().keepRegistration(anArrivedOrder(1, { isQuarantined: true }))())
    await keep(bench, 1, 2)
    await bench.start()
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(['0900000002'])
  })
})

describe('a restart', () => {
  it('[P-002] finds by its marker what had arrived although the response was lost', async () => {
    const bench = await deliveryBench()
    await keep(bench, 4)
    bench.service.fail('append', 'lost')
    const first = await bench.start()
    await until(() => bench.orders().length > 0)
    first.stop()
    await bench.restart()
    await keep(bench, 1, 5)
    await bench.start()
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(phonesOf(5))
  })
})

describe('a revoked token', () => {
  it('[P-002] is replaced, and nothing is halted', async () => {
    const bench = await deliveryBench()
    await keep(bench, 1)
    bench.service.fail('call', { status: 401 })
    const delivery = await bench.start()
    await bench.drained()
    expect([delivery.halted, bench.service.tokens()]).toStrictEqual([[], 2])
  })
})

describe('the rate of writes', () => {
  it('[P-002] is at most one per 1.25 s for all processes together', async () => {
    const bench = await deliveryBench()
    const store = decoded(await bench.ledger().openDelivery())
    const slots = [decoded(await store.reserveWrite()).at, decoded(await store.reserveWrite()).at]
    await bench.restart()
    slots.push(decoded(await decoded(await bench.ledger().openDelivery()).reserveWrite()).at)
    const [first = 0, second = 0, third = 0] = slots
    expect(second - first).toBe(1_250)
    expect(third - second).toBe(1_250)
  })
})
