import { PassThrough } from 'node:stream'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '../../../src/adapters/workbook/write-csv'
import { TooManyRowsError, writeXlsx } from '../../../src/adapters/workbook/write-xlsx'
import { safeCell } from '../../../src/domain/sheet-cell/safe-cell'
import { unzipped } from '../../support/staff/unzipped'
import { workbookRows } from '../../support/staff/workbook-rows'

const written = async <Cell>(
  write: (rows: AsyncIterable<ReadonlyArray<Cell>>, output: PassThrough) => Promise<void>,
  rows: Iterable<ReadonlyArray<Cell>>,
): Promise<Buffer> => {
  const output = new PassThrough()
  const chunks: Array<Buffer> = []
  output.on('data', (chunk) => chunks.push(chunk))
  await write(
    (async function* () {
      yield* rows
    })(),
    output,
  )
  return Buffer.concat(chunks)
}

describe('a table as CSV', () => {
  it.each([
    { text: 'a;=1+1', safe: "a;'=1+1" },
    { text: ';=1', safe: ";'=1" },
    { text: 'a; \u200B+1;b', safe: "a;' \u200B+1;b" },
    { text: 'Hàu biển; Sâm cau', safe: 'Hàu biển; Sâm cau' },
  ])('[A-37] has no formula if a program splits rows at semicolons: $text', async ({ text, safe }) => {
    expect((await written(writeCsv, [[text, 'x']])).toString()).toBe(`\uFEFF${safe},x\r\n`)
  })

  it.each([
    { text: 'x;"=1+1;y', cells: ['1,"x', '\'""=1+1', 'y"'] },
    { text: 'x;""=1+1', cells: ['1,"x', '\'""""=1+1"'] },
    { text: 'x; "\u200B=1', cells: ['1,"x', '\' ""\u200B=1"'] },
  ])('[A-37] has no formula after a quote: $text', async ({ text, cells }) => {
    const csv = (await written(writeCsv, [['1', text]])).toString()
    expect(csv.slice(1).trimEnd().split(';')).toStrictEqual(cells)
  })

  it('[A-37] has no formula in a program that splits rows at commas, semicolons or tabs, whatever the quotes', async () => {
    const unit = fc.constantFrom('=', '+', '-', '@', '"', "'", ',', ';', '\t', '\r', '\n', ' ', '\u200B', 'a')
    const hostile = fc.string({ unit })
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (name, place) => {
        const csv = (await written(writeCsv, [['1', safeCell(name), safeCell(place)]])).toString()
        expect(csv).not.toMatch(/[,;\t\r\n]["\s\u200B]*[=+\-@]/)
      }),
    )
  })

  it('[A-37] is unchanged if no cell would be a formula', async () => {
    const rows = [['1', 'Nguyễn "Mẫu"', 'Sâm cau, loại lớn; Hàu biển']]
    expect(parse(await written(writeCsv, rows), { bom: true })).toStrictEqual(rows)
  })
})

describe('a table as a workbook', () => {
  it('[P-010] has each text unchanged, except for characters that XML does not allow', async () => {
    const cells = ['0912', ' a  b\t', '<b>&amp;"\'', 'một\r\nhai', 'x\u0000\uFFFEy']
    const files = unzipped(await written(writeXlsx, [['A', 'B', 'C', 'D', 'E'], cells]))
    expect(workbookRows(files)[1]).toStrictEqual([...cells.slice(0, 4), 'xy'])
  })

  it('[P-010] has each text unchanged if it looks like an escaped letter', async () => {
    const unit = fc.constantFrom('_', '_x', '0041', '_x0041_', '_x000D_', '_x005F_', 'x', 'a', '&', '<')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 8 }), async (text) => {
        const [, cells = ['']] = workbookRows(unzipped(await written(writeXlsx, [['A'], [text]])))
        expect(cells).toStrictEqual([text])
      }),
      { numRuns: 30 },
    )
  })

  it('[P-010] writes the underscore of a text that looks like an escaped letter as one', async () => {
    const files = unzipped(await written(writeXlsx, [['A'], ['_x0041_ _x12_ _x00ag_']]))
    expect(files['xl/sharedStrings.xml']).toContain('<t>_x005F_x0041_ _x12_ _x00ag_</t>')
  })

  it.each([
    { at: 1_795_138_200_999, shown: '20/11/2026 08:30:00' },
    { at: 1_795_138_199_000, shown: '20/11/2026 08:29:59' },
    { at: 951_757_200_000, shown: '29/02/2000 00:00:00' },
    { at: 951_757_199_999, shown: '28/02/2000 23:59:59' },
  ])('[P-010] has times that are shown in Vietnam and can be sorted: $shown', async ({ at, shown }) => {
    const rows = [['T'], [{ at }]]
    expect(workbookRows(unzipped(await written(writeXlsx, rows)))[1]).toStrictEqual([shown])
  })

  it('[P-010] has at most 50,000 registrations, and is refused with one more before anything is written', async () => {
    function* rows(count: number) {
      for (let n = 0; n <= count; n += 1) yield [String(n)]
    }
    expect((await written(writeXlsx, rows(50_000))).subarray(0, 2).toString()).toBe('PK')
    const output = new PassThrough()
    await expect(
      writeXlsx(
        (async function* () {
          yield* rows(50_001)
        })(),
        output,
      ),
    ).rejects.toBeInstanceOf(TooManyRowsError)
    expect(output.readableLength).toBe(0)
  })
})
