import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { safeCell } from '../../domain/registration/safe-cell'

/** A program set to another separator ignores the quotes around a cell: what follows a separator begins a cell there. */
const SEPARATOR = /([,;\t\r\n])/

/** A program drops a quote before a formula as the start of a quoted cell. */
const isFormula = (part: string): boolean => {
  const unquoted = part.replaceAll('"', '')
  return safeCell(unquoted) !== unquoted
}

const safeParts = (text: string): string =>
  text
    .split(SEPARATOR)
    .map((part, place) => (place % 2 === 0 && isFormula(part) ? `'${part}` : part))
    .join('')

async function* safeRows(rows: AsyncIterable<ReadonlyArray<string>>) {
  for await (const row of rows) yield row.map(safeParts)
}

/** UTF-8 with a byte order mark, CRLF. */
export const writeCsv = (rows: AsyncIterable<ReadonlyArray<string>>, output: Writable): Promise<void> =>
  pipeline(Readable.from(safeRows(rows)), stringify({ bom: true, record_delimiter: 'windows' }), output, {
    end: false,
  })
