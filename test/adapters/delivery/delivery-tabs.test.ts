import { describe, expect, it } from 'vitest'
import { deliveryBench } from '../../support/delivery/delivery-bench'
import { erase, keep, phones, phonesOf, removed } from '../../support/delivery/delivery-rows'
import { SHEETS } from '../../support/server/import-calls'
import { until } from '../../support/until'

const { id, name } = SHEETS.orders

describe('a tab that staff renamed', () => {
  it('[P-004] and a copy that has its former name: an erased person is removed from both', async () => {
    const bench = await deliveryBench()
    await keep(bench, 4)
    await bench.start()
    await bench.drained()
    const book = bench.service.book(id)
    book.renameTab(name, 'Cũ')
    book.copyTab('Cũ', name)
    await erase(bench, '0900000004')
    await removed(bench)
    expect(phones(book.rowsOf('Cũ'))).toStrictEqual(phonesOf(3))
    expect(phones(book.rowsOf(name))).toStrictEqual(['0900000003', '0900000002', '0900000001'])
  })

  it('[P-004] halts the sheet if no tab has the name any more', async () => {
    const bench = await deliveryBench()
    await keep(bench, 2)
    const delivery = await bench.start()
    await bench.drained()
    bench.service.book(id).renameTab(name, 'Cũ')
    await erase(bench, '0900000001')
    await until(() => delivery.halted.length > 0)
    expect(delivery.halted).toStrictEqual(['orders'])
    expect(phones(bench.service.book(id).rowsOf('Cũ'))).toStrictEqual(phonesOf(2))
  })
})

describe('a spreadsheet that accepts no more markers', () => {
  it('[P-004] does not make a row invalid: the row waits until there is space', async () => {
    const bench = await deliveryBench()
    const book = bench.service.book(id)
    // With its key of one character: room for a short mark is left, not for a batch's.
    book.addMarker(1, '0'.repeat(29_989))
    await keep(bench, 1)
    await bench.start()
    await until(async () => (await bench.lastError()) === 'the spreadsheet takes no further mark')
    expect(phones(bench.orders())).toStrictEqual([])
    book.batchUpdate({
      requests: [{ deleteDeveloperMetadata: { dataFilter: { developerMetadataLookup: { metadataId: 1 } } } }],
    })
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(phonesOf(1))
  })
})
