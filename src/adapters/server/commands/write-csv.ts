import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'

/** Takes a table row by row, writes it as CSV for spreadsheet programs: UTF-8 with its mark, CRLF; ends with the last row. */
export const writeCsv = (rows: AsyncIterable<ReadonlyArray<string>>, output: Writable): Promise<void> =>
  pipeline(Readable.from(rows), stringify({ bom: true, record_delimiter: 'windows' }), output, { end: false })
