import type { Marker, Settlement } from './batch'

/** Without a marker some row is invalid: split until the invalid row is alone, then park it. */
export const afterRefusal = (marker: Marker, rows: number, reason: string): Settlement => {
  if (marker === 'foreign') return { tag: 'renumbered' }
  if (marker === 'ours' || rows === 0) return { tag: 'delivered' }
  return rows > 1 ? { tag: 'split' } : { tag: 'parked', reason }
}
