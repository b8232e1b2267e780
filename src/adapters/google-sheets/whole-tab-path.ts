import type { SheetSource } from '../../domain/site/sheet-source'
import { tabRange } from './a1-range'

export const wholeTabPath = ({ id, name }: SheetSource): string =>
  `${encodeURIComponent(id)}/values/${encodeURIComponent(tabRange(name))}?majorDimension=ROWS`
