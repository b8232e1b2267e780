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

/** A sheet gives numbers and blanks for some cells. */
export const SheetRows = t.readonlyArray(
  t.readonlyArray(t.union([t.string, t.number, t.boolean, t.null])),
  'SheetRows',
)
export type SheetRows = t.TypeOf<typeof SheetRows>

export type DroppedRow = { readonly line: number; readonly reason: 'noId' | 'noTitle' | 'repeatedId' }
export type DecodedProducts = {
  readonly products: ReadonlyArray<Product>
  readonly dropped: ReadonlyArray<DroppedRow>
}

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
    discount: cell('discount'),
    fee: cell('fee'),
    tag: cell('tag'),
    thumbnail: cell('thumbnail'),
    imgsProduct: splitImages(cell('imgsProduct')),
    shortDes: cell('shortDes'),
    description: cell('description'),
  })
}

/** Missing cells read as empty; a row without id or title is dropped (line 1 is the header); of a repeated id the first row stays (M-100, M-101, A-35). */
export const decodeProductRows = (rows: SheetRows): DecodedProducts => {
  const products = new Map<string, Product>()
  const dropped: Array<DroppedRow> = []
  rows.slice(1).forEach((row, index) => {
    const decoded = decodeRow(row)
    if (E.isLeft(decoded)) dropped.push({ line: index + 2, reason: decoded.left })
    else if (products.has(decoded.right.id)) dropped.push({ line: index + 2, reason: 'repeatedId' })
    else products.set(decoded.right.id, decoded.right)
  })
  return { products: [...products.values()], dropped }
}
