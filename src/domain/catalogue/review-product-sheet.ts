import { type PriceFault, priceFault } from './price-fault'
import { type DroppedRow, decodeSheetLines } from './product-rows'
import type { ProductSheet } from './product-sheet'

export type RowFault = {
  readonly line: number
  readonly reason: DroppedRow['reason'] | 'tooWide' | PriceFault
}

/** What staff should correct, by line: rows that are left out, and suspicious prices, which are shown as written. */
export const reviewProductSheet = ({ rows, tooWide }: ProductSheet): ReadonlyArray<RowFault> => {
  const { kept, dropped } = decodeSheetLines(rows)
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
