import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { safeCell } from '../../domain/sheet-cell/safe-cell'

/** A program with another separator ignores quotes, so a cell begins after every separator inside a text too. */
const SEPARATOR = /([,;\t\r\n])/

/** Ignores quotes, because a program may strip a quote before a formula. */
const isFormula = (part: string): boolean => {
  const unquoted = part.replaceAll('"', '')
  return safeCell(unquoted) !== unquoted
}

const safeParts = (text: string): string =>
  text
    .split(SEPARATOR)
    .map((part, index) => (index % 2 === 0 && isFormula(part) ? `'${part}` : part))
    .join('')

async function* safeRows(rows: AsyncIterable<ReadonlyArray<string>>) {
  for await (const row of rows) yield row.map(safeParts)
}

/** UTF-8 with byte order mark, CRLF line ends. */
export const writeCsv = (rows: AsyncIterable<ReadonlyArray<string>>, output: Writable): Promise<void> =>
  pipeline(Readable.from(safeRows(rows)), stringify({ bom: true, record_delimiter: 'windows' }), output, {
    end: false,
  })
