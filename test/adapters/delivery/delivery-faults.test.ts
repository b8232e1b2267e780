import { describe, expect, it } from 'vitest'
import { deliveryBench } from '../../support/delivery/delivery-bench'
import { erase, keep, phones, phonesOf, removed } from '../../support/delivery/delivery-rows'
import { SHEETS } from '../../support/server/import-calls'

describe('a fault of the service', () => {
  const CALLS = [
    { call: 'columnMarks' as const, does: 'marks the columns' },
    { call: 'append' as const, does: 'appends rows' },
  ]
  const FAULTS = [
    { fault: 'before' as const, why: 'the call never arrives' },
    { fault: 'lost' as const, why: 'the answer is lost' },
    { fault: 'cut' as const, why: 'the answer is cut off' },
    { fault: 'empty' as const, why: 'something else answers 200' },
    { fault: { status: 409 }, why: '409' },
    { fault: { status: 500 }, why: '500' },
    { fault: { status: 503 }, why: '503' },
    { fault: { status: 429, retryAfter: '1' }, why: '429' },
  ]

  it.each(CALLS.flatMap((call) => FAULTS.map((fault) => ({ ...call, ...fault }))))(
    '[P-002] in the call that $does neither loses nor doubles a row: $why',
    async ({ call, fault }) => {
      const bench = await deliveryBench()
      await keep(bench, 3)
      bench.service.fail(call, fault)
      await bench.start()
      await bench.drained()
      expect(phones(bench.orders())).toStrictEqual(phonesOf(3))
    },
  )

  it('[P-002] that occurs repeatedly neither loses nor doubles a row', async () => {
    const bench = await deliveryBench()
    await keep(bench, 5)
    bench.service.fail('append', 'lost', 'before', { status: 503 })
    await bench.start()
    await keep(bench, 5, 6)
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(phonesOf(10))
  })
})

describe('a response that does not come from the service', () => {
  const NOT_MARKERS = [{}, [], null, { error: { code: 500 } }, { metadataId: 1, metadataValue: 'x' }]

  it.each(NOT_MARKERS)('[P-002] does not decide whose marker it is: %j', async (body) => {
    const bench = await deliveryBench()
    await keep(bench, 2)
    bench.service.fail('append', 'lost')
    bench.service.fail('marker', { body })
    await bench.start()
    await bench.drained()
    expect(phones(bench.orders())).toStrictEqual(phonesOf(2))
  })

  it.each([{}, { error: { code: 500 } }])(
    '[P-002] does not count as the removal of an erased person: %j',
    async (body) => {
      const bench = await deliveryBench()
      await keep(bench, 2)
      await bench.start()
      await bench.drained()
      bench.service.fail('removal', { body })
      await erase(bench, '0900000001')
      await removed(bench)
      expect(phones(bench.orders())).toStrictEqual(['0900000002'])
    },
  )

  it('[P-002] does not redirect rows to another address', async () => {
    const bench = await deliveryBench()
    const other = await deliveryBench()
    await keep(bench, 1)
    bench.service.fail('append', {
      status: 307,
      location: `${other.service.rootUrl}v4/spreadsheets/${SHEETS.orders.id}:batchUpdate`,
    })
    await bench.start()
    await bench.drained()
    expect([phones(bench.orders()), other.service.writes()]).toStrictEqual([['0900000001'], []])
  })
})
