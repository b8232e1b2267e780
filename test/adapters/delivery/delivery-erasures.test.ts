import { describe, expect, it } from 'vitest'
import { decoded } from '../../support/decoded'
import { deliveryBench } from '../../support/delivery/delivery-bench'
import { erase, keep, orderOf, phones, removed } from '../../support/delivery/delivery-rows'
import { SHEETS } from '../../support/server/import-calls'
import { writeRows } from '../../support/stand-in-sheets/values'
import { until } from '../../support/until'

describe('a person who is erased', () => {
  it('[P-004] is removed from the sheet, however staff reformatted the number, and nobody else is', async () => {
    const bench = await deliveryBench()
    await keep(bench, 3)
    await keep(bench, 1, 2)
    decoded(await bench.ledger().keepRegistration(orderOf('09000000020'))())
    await bench.start()
    await bench.drained()
    writeRows(bench.service.book(SHEETS.orders.id), SHEETS.orders.name, [
      ['9', 'Mẫu', '900000002'],
      ['10', 'Mẫu', '090 000 0002'],
      ['10', 'Mẫu', '+84 900 000 002'],
      ['10', 'Mẫu', '0900000002 / 0900000099'],
      ['11', 'Mẫu', '84900000002'],
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

  it('[P-004] is removed from the sheet even if a batch with their row was lost, and no other row is doubled', async () => {
    const bench = await deliveryBench()
    await keep(bench, 4)
    bench.service.fail('append', 'lost')
    await bench.start()
    await until(() => bench.orders().length > 0)
    await erase(bench, '0900000003')
    await bench.drained()
    await removed(bench)
    expect(phones(bench.orders())).toStrictEqual(['0900000001', '0900000002', '0900000004'])
  })

  it('[P-004] and registers again before the removal is in the sheet only once, with the new row', async () => {
    const bench = await deliveryBench()
    await keep(bench, 3)
    const delivery = await bench.start()
    await bench.drained()
    delivery.stop()
    await erase(bench, '0900000002')
    await keep(bench, 1, 4)
    await keep(bench, 1, 2)
    await bench.start()
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(['0900000001', '0900000003', '0900000004', '0900000002'])
  })

  it('[P-004] is the only one removed, also if a late call arrives after another one', async () => {
    const bench = await deliveryBench()
    await keep(bench, 4)
    await bench.start()
    await bench.drained()
    bench.service.fail('removal', 'late')
    await erase(bench, '0900000002')
    await removed(bench)
    expect(bench.service.arriveLate().map(({ status }) => status)).toStrictEqual([400])
    expect(phones(bench.orders())).toStrictEqual(['0900000001', '0900000003', '0900000004'])
  })

  it.each([
    { fault: { status: 503 }, why: 'the service is busy' },
    { fault: 'lost' as const, why: 'an answer is lost' },
    { fault: 'before' as const, why: 'a call does not arrive' },
  ])('[P-004] is removed from the sheet also if $why', async ({ fault }) => {
    const bench = await deliveryBench()
    await keep(bench, 2)
    await bench.start()
    await bench.drained()
    bench.service.fail('removal', fault)
    await erase(bench, '0900000001')
    await removed(bench)
    expect(phones(bench.orders())).toStrictEqual(['0900000002'])
  })
})
