import * as E from 'fp-ts/Either'
import { visibleText } from '../text/visible-text'
import { PRODUCT_COLUMNS, type SheetLine } from './product-rows'

type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

export type ProductSheet = {
  /** The rows below the header, each with its ten cells in the order of `PRODUCT_COLUMNS`. */
  readonly rows: ReadonlyArray<SheetLine>
  /** Lines with text beyond the last column, usually because of an unquoted comma; they are left out of `rows`. */
  readonly tooWide: ReadonlyArray<number>
}

/** The header is searched in this many rows, because a title or a note may precede it. */
const ROWS_UP_TO_HEADER = 5

const isFilled = (cell: unknown): boolean => visibleText(String(cell ?? '')) !== ''

const namesIn = ({ cells }: SheetLine): ReadonlyArray<string> =>
  cells.map((cell) => visibleText(String(cell)).toLowerCase())

const missingIn = (row: SheetLine): ReadonlyArray<ProductColumn> => {
  const names = namesIn(row)
  return PRODUCT_COLUMNS.filter((column) => !names.includes(column.toLowerCase()))
}

/** Finds the columns by the names in the header row; `Left` holds the columns without one (M-100, A-35). */
export const arrangeProductSheet = (
  rows: ReadonlyArray<SheetLine>,
): E.Either<ReadonlyArray<ProductColumn>, ProductSheet> => {
  const candidates = rows.slice(0, ROWS_UP_TO_HEADER).map((row) => ({ row, missing: missingIn(row) }))
  const [best] = candidates.toSorted((one, other) => one.missing.length - other.missing.length)
  if (best === undefined) return E.left(PRODUCT_COLUMNS)
  if (best.missing.length > 0) return E.left(best.missing)
  const names = namesIn(best.row)
  const indexes = PRODUCT_COLUMNS.map((column) => names.indexOf(column.toLowerCase()))
  const below = rows.slice(rows.indexOf(best.row) + 1)
  const isTooWide = ({ cells }: SheetLine): boolean => cells.slice(names.length).some(isFilled)
  return E.right({
    rows: below
      .filter((row) => !isTooWide(row))
      .map(({ line, cells }) => ({ line, cells: indexes.map((index) => cells[index] ?? '') })),
    tooWide: below.filter(isTooWide).map(({ line }) => line),
  })
}
