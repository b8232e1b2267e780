import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { safeCell } from '../../domain/registration/safe-cell'

/** Some programs split a row at semicolons, whatever the quotes say: what follows one begins a cell there. */
const safeParts = (text: string): string =>
  text
    .split(';')
    .map((part, place) => (place === 0 ? part : safeCell(part)))
    .join(';')

async function* safeRows(rows: AsyncIterable<ReadonlyArray<string>>) {
  for await (const row of rows) yield row.map(safeParts)
}

/** Takes a table row by row, writes it as CSV for spreadsheet programs: UTF-8 with its mark, CRLF; ends with the last row. */
export const writeCsv = (rows: AsyncIterable<ReadonlyArray<string>>, output: Writable): Promise<void> =>
  pipeline(Readable.from(safeRows(rows)), stringify({ bom: true, record_delimiter: 'windows' }), output, {
    end: false,
  })
