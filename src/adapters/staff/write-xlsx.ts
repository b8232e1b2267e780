import type { Blob } from 'node:buffer'
import { Readable, type Stream, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { strToU8, unzipSync, Zip, ZipDeflate } from 'fflate'
import writeExcelFile, { type CellObject, type Feature } from 'write-excel-file/node'
import type { WorkCell } from '../../domain/registration/sheet-column'
import { workbookDays } from '../../domain/registration/workbook-days'

type Row = ReadonlyArray<WorkCell>

const WIDEST_CHARACTERS = 50
const NARROWEST_CHARACTERS = 8

/** XML 1.0 does not allow these; Excel would refuse the whole file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

/** Readers take `_x0041_` for the letter A (ECMA-376, part 1, 22.9.2.19). */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g
const ESCAPED_UNDERSCORE = '_x005F_'

const inXml = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(LOOKS_ESCAPED, ESCAPED_UNDERSCORE)

const headingCell = (heading: string): CellObject => ({
  value: inXml(heading),
  type: String,
  fontWeight: 'bold',
})

const TIME_FORMAT = 'dd/mm/yyyy hh:mm:ss'

const shownLength = (cell: WorkCell): number =>
  typeof cell === 'object' ? TIME_FORMAT.length : String(cell).length

const columnWidths = (rows: ReadonlyArray<Row>) =>
  (rows[0] ?? []).map((_, column) => {
    const longest = rows.reduce((most, row) => Math.max(most, shownLength(row[column] ?? '')), 0)
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

const textXml = (cell: string): string => {
  const text = inXml(cell)
  const escaped = text.replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign)
  return `<c t="inlineStr"><is><t${kept(text)}>${escaped}</t></is></c>`
}

/** Text cells keep a leading 0. `timeStyle` is the number of the style that shows a day count as a time. */
const rowXml =
  (timeStyle: string) =>
  (row: Row): string => {
    const cellXml = (cell: WorkCell): string => {
      if (typeof cell === 'string') return textXml(cell)
      return typeof cell === 'number'
        ? `<c><v>${cell}</v></c>`
        : `<c s="${timeStyle}"><v>${workbookDays(cell.at)}</v></c>`
    }
    return `<row>${row.map(cellXml).join('')}</row>`
  }

type Rows = AsyncIterator<Row>

const nextRows = async (rows: Rows, most: number): Promise<ReadonlyArray<Row>> => {
  const taken: Array<Row> = []
  while (taken.length < most) {
    const { value, done } = await rows.next()
    if (done === true) break
    taken.push(value)
  }
  return taken
}

type Frame = {
  readonly files: Readonly<Record<string, Uint8Array>>
  /** The text of the sheet before and after the rows below its header. */
  readonly before: string
  readonly after: string
  readonly timeStyle: string
}

const timeCell: CellObject = { value: new Date(0), type: Date, format: TIME_FORMAT }
const TIME_ROW = /<row r="2"[^>]*><c [^>]*s="(\d+)"[^>]*>.*?<\/row>/

/** A workbook with the header row, which stays visible when scrolling, and a style for times. */
const makeFrame = async (first: ReadonlyArray<Row>): Promise<Frame> => {
  const sheet = { columns: columnWidths(first), stickyRowsCount: 1, orientation: 'landscape' } as const
  const cells = [(first[0] ?? []).map((heading) => headingCell(String(heading))), [timeCell]]
  const { [SHEET]: written, ...files } = unzipSync(
    await writeExcelFile(cells, sheet, { features: [fitPage] }).toBuffer(),
  )
  const xml = new TextDecoder().decode(written)
  const [before = '', timeStyle = '', after = ''] = xml.split(TIME_ROW)
  return { files, before, after, timeStyle }
}

async function* rowPieces(toXml: (row: Row) => string, first: ReadonlyArray<Row>, rows: Rows) {
  let piece = first.slice(1).map(toXml).join('')
  let count = first.length
  for (let next = await rows.next(); next.done !== true; next = await rows.next()) {
    count += 1
    if (count > MOST_ROWS) throw new TooManyRows()
    piece += toXml(next.value)
    if (piece.length < PIECE_CHARACTERS) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** Streams the rows, because a million of them would not fit into memory. */
async function* workbook(table: AsyncIterable<Row>) {
  const rows = table[Symbol.asyncIterator]()
  const first = await nextRows(rows, ROWS_FOR_WIDTHS)
  const { files, before, after, timeStyle } = await makeFrame(first)
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
  for await (const piece of rowPieces(rowXml(timeStyle), first, rows)) {
    sheet.push(strToU8(piece))
    yield* ready.splice(0)
  }
  sheet.push(strToU8(after), true)
  zip.end()
  yield* ready.splice(0)
}

/** Writes a workbook: texts as text, numbers and times as such, times in Vietnam. The first row is the header. */
export const writeXlsx = (table: AsyncIterable<Row>, output: Writable): Promise<void> =>
  pipeline(Readable.from(workbook(table)), output, { end: false })
