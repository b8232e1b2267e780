import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../../src/adapters/google-sheets/read-rows'
import type { SheetRow } from '../../../src/domain/delivery/sheet-row'
import { PHONE_COLUMN, TIME_COLUMN } from '../../../src/domain/registration/form-columns'

const LAYOUT = {
  columns: new Map([
    [PHONE_COLUMN, 2],
    [TIME_COLUMN, 6],
  ]),
  headingRow: 0,
}
const PHONE = '0900000001'
const TIME = '20/11/2026 08:30:00'

type Column = { readonly values?: unknown }

/** The rows of a tab of so many rows, as they are passed on, and the ranges that were asked for. */
const read = async (rows: number | null, ...pieces: ReadonlyArray<ReadonlyArray<Column>>) => {
  const asked: Array<string> = []
  const visits: Array<ReadonlyArray<SheetRow>> = []
  const calls = await readRows(
    ({ path }) => {
      asked.push(...new URLSearchParams(path.split('?')[1]).getAll('ranges'))
      return TE.right({ valueRanges: pieces[asked.length / 2 - 1] ?? [] })
    },
    'a book',
    { sheetId: 1, title: 'DatMua', rows, columns: 26, isMonthFirst: false },
    LAYOUT,
    (visited) => void visits.push(visited),
  )()
  return { calls, asked, visits, found: visits.flat().map(({ row }) => row) }
}

const column = (...cells: ReadonlyArray<unknown>): Column => ({ values: [cells] })
const filled = (count: number, cell: unknown): Column => column(...Array.from({ length: count }, () => cell))

describe('the rows of a tab', () => {
  it('[P-004] are read to the end of the longer column: staff may have emptied the last times or numbers', async () => {
    const head = ['Số điện thoại', 'Thời gian']
    const noTimes = await read(9, [column(head[0], PHONE, PHONE), column(head[1], TIME)])
    expect(noTimes.found).toStrictEqual([1, 2])
    expect(noTimes.visits.flat()[1]).toMatchObject({ phones: expect.arrayContaining([PHONE]), time: null })
    expect((await read(9, [column(head[0], PHONE), column(head[1], TIME, TIME)])).found).toStrictEqual([1, 2])
  })

  it('[P-015] are passed on in pieces of 250, and none twice', async () => {
    const sizes = async (count: number) =>
      (await read(999, [filled(count, PHONE), filled(count, TIME)])).visits.map(({ length }) => length)
    // The first row is the heading.
    expect(await sizes(250)).toStrictEqual([249])
    expect(await sizes(251)).toStrictEqual([249, 1])
    expect(await sizes(0)).toStrictEqual([])
  })

  it('[P-004] are none in columns without a cell', async () => {
    expect((await read(9, [{}, {}])).visits).toStrictEqual([])
  })

  it('[P-004] know their tab and its columns', async () => {
    const { visits } = await read(9, [column('', PHONE), column('', TIME)])
    expect(visits.flat()).toMatchObject([
      { tab: { spreadsheet: 'a book', name: 'DatMua', columns: { phone: 2, time: 6 } }, row: 1 },
    ])
  })

  it('[P-004] of a tab whose size is not known are read in one call without an end', async () => {
    const { calls, asked, found } = await read(null, [filled(40_001, PHONE), filled(40_001, TIME)])
    expect([calls, found.length]).toStrictEqual([E.right(1), 40_000])
    expect(asked).toStrictEqual(["'DatMua'!C1:C", "'DatMua'!G1:G"])
  })

  it('[P-004] beyond 40,000 are read in another call', async () => {
    const both = [filled(2, PHONE), filled(2, TIME)]
    const { calls, asked, found } = await read(40_001, both, both)
    expect([calls, found]).toStrictEqual([E.right(2), [1, 40_000, 40_001]])
    expect(asked).toStrictEqual([
      "'DatMua'!C1:C40000",
      "'DatMua'!G1:G40000",
      "'DatMua'!C40001:C40001",
      "'DatMua'!G40001:G40001",
    ])
  })

  it.each([[[{ values: 'x' }, {}]], [[{}, { values: [1] }]], [[{}]], [[{}, {}, {}]]])(
    '[P-004] are not guessed from another answer: %j',
    async (piece) => {
      expect((await read(9, piece)).calls).toMatchObject(
        E.left({ tag: 'passing', reason: 'the answer makes no sense' }),
      )
    },
  )
})
