import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { safeCell } from '../../domain/sheet-cell/safe-cell'

/** Separates the parts of a text that a program may take for cells, because one with another separator ignores quotes. */
const SEPARATOR = /([,;\t\r\n])/

/** Whether a part is a formula, without its quotes, which a program may strip. */
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

/** Writes UTF-8 with byte order mark and CRLF line ends. */
export const writeCsv = (rows: AsyncIterable<ReadonlyArray<string>>, output: Writable): Promise<void> =>
  pipeline(Readable.from(safeRows(rows)), stringify({ bom: true, record_delimiter: 'windows' }), output, {
    end: false,
  })
