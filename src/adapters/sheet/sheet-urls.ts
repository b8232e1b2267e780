import type { SheetSource } from '../../domain/site/sheet-source'

const PRODUCTS_DATA = '/order-service/api/products/data'

const sheetQuery = ({ id, name }: SheetSource): string =>
  `id=${encodeURIComponent(id)}&range=${encodeURIComponent(name)}`

/** Takes a sheet, gives the address that reads its rows (M-131). */
export const readerUrl = (sheet: SheetSource): string =>
  `${PRODUCTS_DATA}/google-reader-v2?${sheetQuery(sheet)}`

/** Takes a sheet, gives the address that appends a row to it (M-132). */
export const importUrl = (sheet: SheetSource): string => `${PRODUCTS_DATA}/google-import?${sheetQuery(sheet)}`
