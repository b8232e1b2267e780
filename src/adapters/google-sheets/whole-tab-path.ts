import type { SheetSource } from '../../domain/site/sheet-source'

export const wholeTabPath = ({ id, name }: SheetSource): string => {
  const range = `'${name.replaceAll("'", "''")}'`
  return `${encodeURIComponent(id)}/values/${encodeURIComponent(range)}?majorDimension=ROWS`
}
