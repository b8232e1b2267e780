import type { Marker, Settlement } from './batch'

/**
 * Takes whose mark stands under a refused batch's number, how many rows it has and why it was refused, gives what becomes
 * of it: our mark says that it had arrived; another's takes the number; without one a row in it is at fault, and is
 * parked once it is alone.
 */
export const afterRefusal = (marker: Marker, rows: number, reason: string): Settlement => {
  if (marker === 'ours' || rows === 0) return { tag: 'delivered' }
  if (marker === 'foreign') return { tag: 'renumbered' }
  return rows > 1 ? { tag: 'split' } : { tag: 'parked', reason }
}
