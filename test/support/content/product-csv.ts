import { PRODUCT_COLUMNS } from '../../../src/domain/catalogue/product-rows'

export type ProductCells = Partial<Record<(typeof PRODUCT_COLUMNS)[number], string>>

const line = (cells: ReadonlyArray<string>): string =>
  `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`

/** A product file with its header and a row for each of the given ones. */
export const productCsv = (...rows: ReadonlyArray<ProductCells>): string =>
  [
    line(PRODUCT_COLUMNS),
    ...rows.map((cells) => line(PRODUCT_COLUMNS.map((column) => cells[column] ?? ''))),
  ].join('')
