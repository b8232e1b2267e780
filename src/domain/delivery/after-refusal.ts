import type { Marker, Settlement } from './batch'

/**
 * Takes whose mark stands under a refused batch's number, how many rows it has and why it was refused, gives what becomes
 * of it: our mark says that it had arrived; another's takes the number; without one a row in it is at fault, and is
 * parked once it is alone, unless all its rows are gone.
 */
export const afterRefusal = (marker: Marker, rows: number, reason: string): Settlement => {
  if (marker === 'foreign') return { tag: 'renumbered' }
  if (marker === 'ours' || rows === 0) return { tag: 'delivered' }
  return rows > 1 ? { tag: 'split' } : { tag: 'parked', reason }
}
