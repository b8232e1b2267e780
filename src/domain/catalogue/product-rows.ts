import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { visibleText } from '../text/visible-text'
import { type Product, ProductId } from './product'

export const PRODUCT_COLUMNS = [
  'id',
  'group',
  'title',
  'discount',
  'fee',
  'tag',
  'thumbnail',
  'imgsProduct',
  'shortDes',
  'description',
] as const

/** Rows of cells, some of which the Sheets API returns as numbers, booleans or null. */
export const SheetRows = t.readonlyArray(
  t.readonlyArray(t.union([t.string, t.number, t.boolean, t.null])),
  'SheetRows',
)
export type SheetRows = t.TypeOf<typeof SheetRows>

export type DroppedRow = { readonly line: number; readonly reason: 'noId' | 'noTitle' | 'repeatedId' }
/** `line` counts from 1, as spreadsheet programs number rows. */
export type SheetLine = { readonly line: number; readonly cells: SheetRows[number] }

/** Each row with its line, which counts from 1 for the header row. */
export const numberRows = <Cells>(rows: ReadonlyArray<Cells>) =>
  rows.map((cells, index) => ({ line: index + 1, cells }))

const splitImages = (cell: string): ReadonlyArray<string> =>
  cell
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '')

const decodeRow = (row: SheetRows[number]): E.Either<DroppedRow['reason'], Product> => {
  const cell = (column: (typeof PRODUCT_COLUMNS)[number]): string =>
    visibleText(String(row[PRODUCT_COLUMNS.indexOf(column)] ?? ''))
  const id = cell('id')
  if (!ProductId.is(id)) return E.left('noId')
  if (cell('title') === '') return E.left('noTitle')
  return E.right({
    id,
    group: cell('group'),
    title: cell('title'),
    salePrice: cell('discount'),
    originalPrice: cell('fee'),
    tag: cell('tag'),
    thumbnail: cell('thumbnail'),
    images: splitImages(cell('imgsProduct')),
    summary: cell('shortDes'),
    description: cell('description'),
  })
}

/**
 * Decodes rows to products. Missing cells count as empty; rows without id or title and rows that repeat an id are dropped (M-100,
 * M-101, A-35).
 */
export const decodeSheetLines = (rows: ReadonlyArray<SheetLine>) => {
  const kept = new Map<string, { readonly line: number; readonly product: Product }>()
  const dropped: Array<DroppedRow> = []
  for (const { line, cells } of rows) {
    const decoded = decodeRow(cells)
    if (E.isLeft(decoded)) dropped.push({ line, reason: decoded.left })
    else if (kept.has(decoded.right.id)) dropped.push({ line, reason: 'repeatedId' })
    else kept.set(decoded.right.id, { line, product: decoded.right })
  }
  return { kept: [...kept.values()], dropped }
}

/** As `decodeSheetLines`, for rows with the header first and the columns in the order of `PRODUCT_COLUMNS`. */
export const decodeProductRows = (rows: SheetRows): ReadonlyArray<Product> =>
  decodeSheetLines(numberRows(rows).slice(1)).kept.map(({ product }) => product)
