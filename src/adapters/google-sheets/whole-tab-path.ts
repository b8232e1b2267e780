import type { SheetSource } from '../../domain/site/sheet-source'
import { tabRange } from './a1-range'

/** The path of the call that reads all cells of a tab by its name, row by row. */
export const wholeTabPath = ({ id, name }: SheetSource): string =>
  `${encodeURIComponent(id)}/values/${encodeURIComponent(tabRange(name))}?majorDimension=ROWS`
