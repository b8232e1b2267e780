import type { SheetSource } from '../../domain/site/sheet-source'

/** Takes a sheet, gives the path of all values of its tab, as they are shown, row by row. */
export const wholeTabPath = ({ id, name }: SheetSource): string => {
  const range = `'${name.replaceAll("'", "''")}'`
  return `${encodeURIComponent(id)}/values/${encodeURIComponent(range)}?majorDimension=ROWS`
}
