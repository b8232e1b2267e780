import type { SheetSource } from '../../domain/site/sheet-source'

const PRODUCTS_DATA = '/order-service/api/products/data'

const sheetQuery = ({ id, name }: SheetSource): string =>
  `id=${encodeURIComponent(id)}&range=${encodeURIComponent(name)}`

/** Where the rows of the product sheet are requested (M-131). */
export const readerUrl = (sheet: SheetSource): string =>
  `${PRODUCTS_DATA}/google-reader-v2?${sheetQuery(sheet)}`

/** Where the row of a registration is sent. */
export const importUrl = (sheet: SheetSource): string => `${PRODUCTS_DATA}/google-import?${sheetQuery(sheet)}`
