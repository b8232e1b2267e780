import { describe, expect, it } from 'vitest'
import { deliveryBench } from '../../support/delivery/delivery-bench'
import { erase, keep, phonesOf, removed } from '../../support/delivery/delivery-rows'
import { SHEETS } from '../../support/server/import-calls'

const noteOf = (cells: ReadonlyArray<string>): ReadonlyArray<string> => [cells[2] ?? '', ...cells.slice(7)]

describe('columns that staff add to the right of the sheet', () => {
  it('[M-106] stay with their rows while other rows are added and removed', async () => {
    const bench = await deliveryBench()
    await bench.start()
    await keep(bench, 4)
    await bench.drained()
    bench.service
      .book(SHEETS.orders.id)
      .editRows(SHEETS.orders.name, (rows) => rows.map((cells) => [...cells, `gọi ${cells[2]}`, '=1+1']))
    const [first = '', second = '', third = '', fourth = ''] = phonesOf(4)
    await erase(bench, second)
    await keep(bench, 2, 5)
    await bench.drained()
    await removed(bench)
    expect(bench.orders().map(noteOf)).toStrictEqual([
      ...[first, third, fourth].map((phone) => [phone, `gọi ${phone}`, '=1+1']),
      ['0900000005'],
      ['0900000006'],
    ])
  })
})
