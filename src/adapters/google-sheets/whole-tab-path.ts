import type { SheetSource } from '../../domain/site/sheet-source'

/** The path of all formatted values of a tab, by rows. */
export const wholeTabPath = ({ id, name }: SheetSource): string => {
  const range = `'${name.replaceAll("'", "''")}'`
  return `${encodeURIComponent(id)}/values/${encodeURIComponent(range)}?majorDimension=ROWS`
}
