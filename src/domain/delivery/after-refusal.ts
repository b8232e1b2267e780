import type { MarkerOwner, Settlement } from './batch'

/** If the sheet has no marker, a row is invalid: the batch is split until that row is alone, and the row is parked. */
export const afterRefusal = (marker: MarkerOwner, rows: number, reason: string): Settlement => {
  if (marker === 'foreign') return { tag: 'renumbered' }
  if (marker === 'ours' || rows === 0) return { tag: 'delivered' }
  return rows > 1 ? { tag: 'split' } : { tag: 'parked', reason }
}
