import type { Blob } from 'node:buffer'
import { Readable, type Stream, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import writeExcelFile, { type CellObject, type Feature } from 'write-excel-file/node'
import type { WorkbookCell } from '../../domain/sheet-cell/sheet-column'
import { xmlText } from '../../domain/text/xml-text'
import { type EpochMs, SECOND_MS } from '../../domain/time/epoch-ms'
import { VIETNAM_OFFSET_MS } from '../../domain/time/vietnam-zone'

type Row = ReadonlyArray<WorkbookCell>

/** The most registrations in a workbook; each takes 8 kB of memory while it is written. */
export const MOST_IN_A_WORKBOOK = 50_000

const WIDEST_CHARACTERS = 50
const NARROWEST_CHARACTERS = 8

/** Text that readers would unescape: `_x0041_` is the letter A (ECMA-376, part 1, 22.9.2.19). */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g
const ESCAPED_UNDERSCORE = '_x005F_'

const inXml = (text: string): string => xmlText(text, '').replace(LOOKS_ESCAPED, ESCAPED_UNDERSCORE)

const headingCell = (heading: string): CellObject => ({
  value: inXml(heading),
  type: String,
  fontWeight: 'bold',
})

const TIME_FORMAT = 'dd/mm/yyyy hh:mm:ss'

const shownLength = (cell: WorkbookCell): number =>
  typeof cell === 'object' ? TIME_FORMAT.length : String(cell).length

const columnWidths = (rows: ReadonlyArray<Row>) =>
  (rows[0] ?? []).map((_, column) => {
    const longest = rows.reduce((most, row) => Math.max(most, shownLength(row[column] ?? '')), 0)
    return { width: Math.min(Math.max(longest + 2, NARROWEST_CHARACTERS), WIDEST_CHARACTERS) }
  })

/** Prints one page wide, and as many pages high as needed. */
const fitPage: Feature<Buffer | Blob | Stream> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml
            .replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace('<pageSetup ', '<pageSetup fitToWidth="1" fitToHeight="0" '),
      },
    },
  },
}

export class TooManyRowsError extends Error {}

/** The date whose time in UTC, which a workbook shows, is the time in Vietnam; precise to the second like the sheets' times. */
const vietnamTime = (at: EpochMs): Date =>
  new Date(Math.floor(at / SECOND_MS) * SECOND_MS + VIETNAM_OFFSET_MS)

const cellOf = (cell: WorkbookCell): CellObject => {
  if (typeof cell === 'string') return { value: inXml(cell), type: String }
  return typeof cell === 'number'
    ? { value: cell, type: Number }
    : { value: vietnamTime(cell.at), type: Date, format: TIME_FORMAT }
}

const readRows = async (table: AsyncIterable<Row>): Promise<ReadonlyArray<Row>> => {
  const rows: Array<Row> = []
  for await (const row of table) {
    if (rows.length > MOST_IN_A_WORKBOOK) throw new TooManyRowsError()
    rows.push(row)
  }
  return rows
}

/**
 * Writes a workbook: texts as text, numbers and times as such, times in Vietnam. The first row is the header, which stays visible
 * when scrolling. Rejects with `TooManyRowsError` before anything is written.
 */
export const writeXlsx = async (table: AsyncIterable<Row>, output: Writable): Promise<void> => {
  const [headings = [], ...rows] = await readRows(table)
  const sheet = {
    columns: columnWidths([headings, ...rows]),
    stickyRowsCount: 1,
    orientation: 'landscape',
  } as const
  const cells = [
    headings.map((heading) => headingCell(String(heading))),
    ...rows.map((row) => row.map(cellOf)),
  ]
  const bytes = await writeExcelFile(cells, sheet, { features: [fitPage] }).toBuffer()
  await pipeline(Readable.from([bytes]), output, { end: false })
}
