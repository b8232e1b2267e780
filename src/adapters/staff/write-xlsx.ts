import type { Blob } from 'node:buffer'
import { Readable, type Stream, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import writeExcelFile, { type CellObject, type Feature } from 'write-excel-file/node'

const WIDEST_CHARACTERS = 50
const NARROWEST_CHARACTERS = 8

/** XML 1.0 cannot hold these: Excel refuses the whole file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

const textCell = (text: string): CellObject => ({
  value: text.replace(NOT_IN_XML, ''),
  type: String,
})

const headingCell = (heading: string): CellObject => ({ ...textCell(heading), fontWeight: 'bold' })

const columnWidths = (rows: ReadonlyArray<ReadonlyArray<string>>) =>
  (rows[0] ?? []).map((_, column) => {
    const longest = rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0)
    return { width: Math.min(Math.max(longest + 2, NARROWEST_CHARACTERS), WIDEST_CHARACTERS) }
  })

/** As wide as one page of paper, and as many pages high as it takes. */
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

/** Text cells keep a leading 0. The headings stay in sight. */
export const writeXlsx = async (
  table: AsyncIterable<ReadonlyArray<string>>,
  output: Writable,
): Promise<void> => {
  const rows: Array<ReadonlyArray<string>> = []
  for await (const row of table) rows.push(row)
  const [headings = [], ...records] = rows
  const cells = [headings.map(headingCell), ...records.map((row) => row.map(textCell))]
  const sheet = { columns: columnWidths(rows), stickyRowsCount: 1, orientation: 'landscape' } as const
  const file = await writeExcelFile(cells, sheet, { features: [fitPage] }).toBuffer()
  await pipeline(Readable.from([file]), output, { end: false })
}
