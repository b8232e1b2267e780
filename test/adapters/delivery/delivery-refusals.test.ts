import { describe, expect, it } from 'vitest'
import { reserveRequests } from '../../../src/adapters/google-sheets/metadata-requests'
import { retryAll } from '../../../src/domain/ledger/deliver/retry-all'
import { decoded } from '../../support/decoded'
import { deliveryBench } from '../../support/delivery/delivery-bench'
import { formed, keep, phones, phonesOf } from '../../support/delivery/delivery-rows'
import { staffLedgerIn } from '../../support/ledger/open-test-ledger'
import { SHEETS } from '../../support/server/import-calls'
import { KEY_FILE } from '../../support/stand-in-sheets/sheets-service'
import { until } from '../../support/until'

describe('a refused batch', () => {
  it('[P-002] whose id was used by another installation is sent under a new one', async () => {
    const bench = await deliveryBench()
    await keep(bench, 2)
    const batch = await formed(bench)
    bench.service.book(SHEETS.orders.id).addMarker(batch.id, 'another:0000')
    await bench.start()
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(phonesOf(2))
    const marks = bench.service.book(SHEETS.orders.id).markers()
    expect([...marks.keys()]).toStrictEqual([batch.id, batch.id + 1])
  })

  it('[P-002] is split until the invalid row is alone; the others arrive', async () => {
    const bench = await deliveryBench()
    await keep(bench, 9)
    bench.service.book(SHEETS.orders.id).refuseText('Nguyễn Mẫu 4')
    await bench.start()
    await until(async () => (await bench.pending()) === 1)
    expect(phones(bench.orders()).sort()).toStrictEqual(phonesOf(9).filter((phone) => phone !== '0900000004'))
    await keep(bench, 1, 10)
    await until(async () => (await bench.pending()) === 1)
    expect(phones(bench.orders())).toContain('0900000010')
  })

  it('[P-002] that is split reserves its id, so a late call is refused', async () => {
    const bench = await deliveryBench()
    await keep(bench, 2)
    const batch = await formed(bench)
    bench.service.book(SHEETS.orders.id).refuseText('Nguyễn Mẫu 1')
    await bench.start()
    await until(async () => (await bench.pending()) === 1)
    bench.service.book(SHEETS.orders.id).refuseText(null)
    const late = bench.service.book(SHEETS.orders.id).batchUpdate(reserveRequests(batch.id, 1))
    expect(late.status).toBe(400)
    expect(phones(bench.orders())).toStrictEqual(['0900000002'])
  })

  it('[P-002] is sent again if its tab was created again', async () => {
    const bench = await deliveryBench()
    await keep(bench, 1)
    await bench.start()
    await bench.drained()
    bench.service.book(SHEETS.orders.id).remakeTab(SHEETS.orders.name)
    await keep(bench, 1, 2)
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(['0900000002'])
  })
})

describe('a service that refuses every row for a while, as a full workbook does', () => {
  it('[P-002] halts the sheet, contains few markers, and gets all rows once after a release', async () => {
    const bench = await deliveryBench()
    await keep(bench, 60)
    const book = bench.service.book(SHEETS.orders.id)
    book.refuseText('Nguyễn Mẫu')
    const delivery = await bench.start()
    await until(() => delivery.halted.length > 0)
    expect(delivery.halted).toStrictEqual(['orders'])
    expect(book.markers().size).toBeLessThanOrEqual(20)
    await keep(bench, 1, 61)
    book.refuseText(null)
    decoded(await staffLedgerIn(bench.dataDir).change(retryAll)())
    await bench.drained()
    expect(phones(bench.orders()).toSorted()).toStrictEqual(phonesOf(61))
  })
})

describe('a service that denies access', () => {
  it.each([401, 403, 404])('[P-002] halts the sheet and keeps accepting: %d', async (status) => {
    const bench = await deliveryBench()
    await keep(bench, 1)
    bench.service.failEach('call', { status })
    const delivery = await bench.start()
    await until(() => delivery.halted.length > 0)
    expect(delivery.halted).toStrictEqual(['orders'])
    await keep(bench, 1, 2)
    expect(await bench.pending()).toBe(2)
    expect(bench.orders()).toStrictEqual([])
  })

  it('[P-002] halts if the key is refused', async () => {
    const bench = await deliveryBench()
    await keep(bench, 1)
    const delivery = await bench.start({ ...KEY_FILE, client_email: 'ai-do@mau.example' })
    await until(() => delivery.halted.length > 0)
    expect(delivery.halted).toStrictEqual(['orders'])
  })
})
