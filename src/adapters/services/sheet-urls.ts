import { SERVICE_PATHS } from '../../domain/routing/service-paths'
import type { SheetSource } from '../../domain/site/sheet-source'

const sheetQuery = ({ id, name }: SheetSource): string =>
  `id=${encodeURIComponent(id)}&range=${encodeURIComponent(name)}`

/** Where the rows of the product sheet are requested (M-131). */
export const readerUrl = (sheet: SheetSource): string => `${SERVICE_PATHS.productRows}?${sheetQuery(sheet)}`

/** Where the row of a registration is sent. */
export const importUrl = (sheet: SheetSource): string => `${SERVICE_PATHS.registration}?${sheetQuery(sheet)}`
