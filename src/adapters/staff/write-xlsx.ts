import type { Blob } from 'node:buffer'
import { Readable, type Stream, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { strToU8, unzipSync, Zip, ZipDeflate } from 'fflate'
import writeExcelFile, { type CellObject, type Feature } from 'write-excel-file/node'

const WIDEST_CHARACTERS = 50
const NARROWEST_CHARACTERS = 8

/** XML 1.0 does not allow these; Excel would refuse the whole file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

const inXml = (text: string): string => text.replace(NOT_IN_XML, '')

const headingCell = (heading: string): CellObject => ({
  value: inXml(heading),
  type: String,
  fontWeight: 'bold',
})

const columnWidths = (rows: ReadonlyArray<ReadonlyArray<string>>) =>
  (rows[0] ?? []).map((_, column) => {
    const longest = rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0)
    return { width: Math.min(Math.max(longest + 2, NARROWEST_CHARACTERS), WIDEST_CHARACTERS) }
  })

/** One page wide, and as many pages high as needed. */
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

const ROWS_FOR_WIDTHS = 1_000
const PIECE_CHARACTERS = 262_144
const SHEET = 'xl/worksheets/sheet1.xml'
const MOST_ROWS = 1_048_576

export class TooManyRows extends Error {}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** Without this attribute, a reader may drop outer spaces. */
const kept = (text: string): string => (text === text.trim() ? '' : ' xml:space="preserve"')

const cellXml = (cell: string): string => {
  const text = inXml(cell)
  const escaped = text.replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign)
  return `<c t="inlineStr"><is><t${kept(text)}>${escaped}</t></is></c>`
}

/** Text cells keep a leading 0. */
const rowXml = (row: ReadonlyArray<string>): string => `<row>${row.map(cellXml).join('')}</row>`

type Rows = AsyncIterator<ReadonlyArray<string>>

const nextRows = async (rows: Rows, most: number): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const taken: Array<ReadonlyArray<string>> = []
  while (taken.length < most) {
    const { value, done } = await rows.next()
    if (done === true) break
    taken.push(value)
  }
  return taken
}

/** A workbook with the header row only, which stays visible when scrolling. */
const makeFrame = async (first: ReadonlyArray<ReadonlyArray<string>>) => {
  const sheet = { columns: columnWidths(first), stickyRowsCount: 1, orientation: 'landscape' } as const
  const cells = [(first[0] ?? []).map(headingCell)]
  return unzipSync(await writeExcelFile(cells, sheet, { features: [fitPage] }).toBuffer())
}

async function* rowPieces(first: ReadonlyArray<ReadonlyArray<string>>, rows: Rows) {
  let piece = first.slice(1).map(rowXml).join('')
  let count = first.length
  for (let next = await rows.next(); next.done !== true; next = await rows.next()) {
    count += 1
    if (count > MOST_ROWS) throw new TooManyRows()
    piece += rowXml(next.value)
    if (piece.length < PIECE_CHARACTERS) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** Streams the rows, because a million of them would not fit into memory. */
async function* workbook(table: AsyncIterable<ReadonlyArray<string>>) {
  const rows = table[Symbol.asyncIterator]()
  const first = await nextRows(rows, ROWS_FOR_WIDTHS)
  const { [SHEET]: headings, ...files } = await makeFrame(first)
  const [before = '', after = ''] = new TextDecoder().decode(headings).split('</sheetData>')
  const ready: Array<Uint8Array> = []
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error
    ready.push(bytes)
  })
  const add = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name)
    zip.add(file)
    return file
  }
  for (const [name, bytes] of Object.entries(files)) add(name).push(bytes, true)
  const sheet = add(SHEET)
  sheet.push(strToU8(before))
  for await (const piece of rowPieces(first, rows)) {
    sheet.push(strToU8(piece))
    yield* ready.splice(0)
  }
  sheet.push(strToU8(`</sheetData>${after}`), true)
  zip.end()
  yield* ready.splice(0)
}

export const writeXlsx = (table: AsyncIterable<ReadonlyArray<string>>, output: Writable): Promise<void> =>
  pipeline(Readable.from(workbook(table)), output, { end: false })
