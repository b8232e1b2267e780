import { columnLetters } from '../../domain/sheet-cell/column-letters'
import type { SheetSource } from '../../domain/site/sheet-source'

/** A range of a tab. The title is quoted, because an unquoted one may read as a cell. */
export const tabRange = (title: string, cells: string | null = null): string =>
  `'${title.replaceAll("'", "''")}'${cells === null ? '' : `!${cells}`}`

/** `from` and `to` are rows, from 1; a null `to` means to the end. */
export const columnRange = (column: number, from: number, to: number | null): string =>
  `${columnLetters(column)}${from}:${columnLetters(column)}${to ?? ''}`

/** The path of the call that reads all cells of a tab by its name, row by row. */
export const wholeTabPath = ({ id, name }: SheetSource): string =>
  `${encodeURIComponent(id)}/values/${encodeURIComponent(tabRange(name))}?majorDimension=ROWS`
