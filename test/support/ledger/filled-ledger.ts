import type { LedgerLocation } from '../../../src/adapters/server/config/ledger-location'
import { inFile } from '../staff/run-staff-command'
import { createTempDir } from '../temp-dir'
import { anArrivedMembership, anArrivedOrder } from './arrived'
import { openTestLedger } from './open-test-ledger'

/** A closed ledger with orders under keys, a membership and a quarantined registration. */
export const filledLedger = async (
  orders: number,
): Promise<{ readonly dir: string; readonly location: LedgerLocation }> => {
  const dir = await createTempDir()
  const { keepRegistration, close } = openTestLedger(dir)
  await Promise.all(
    Array.from({ length: orders }, (_, n) =>
      keepRegistration(anArrivedOrder(n + 1, { idempotency: { key: `k${n}`, bodyHash: 'h' } }))(),
    ),
  )
  await keepRegistration(anArrivedMembership(1))()
  await keepRegistration(anArrivedMembership(2, { isQuarantined: true }))()
  await close()
  return { dir, location: inFile(dir) }
}
