import { type PriceFault, priceFault } from './price-fault'
import { type DroppedRow, decodeNumberedRows } from './product-rows'
import type { ProductSheet } from './product-sheet'

export type RowFault = {
  readonly line: number
  readonly reason: DroppedRow['reason'] | 'tooWide' | PriceFault
}

/** What staff should mend in a product sheet, by line: rows that are left out, and prices that are shown all the same. */
export const reviewProductSheet = ({ rows, tooWide }: ProductSheet): ReadonlyArray<RowFault> => {
  const { kept, dropped } = decodeNumberedRows(rows)
  const faults: ReadonlyArray<RowFault> = [
    ...tooWide.map((line) => ({ line, reason: 'tooWide' as const })),
    ...dropped,
    ...kept.flatMap(({ line, product }) => {
      const reason = priceFault(product)
      return reason === null ? [] : [{ line, reason }]
    }),
  ]
  return faults.toSorted((one, other) => one.line - other.line)
}
