import type { LedgerUnavailable } from '../../ports/keep-registration'

/** Takes the code the database failed with, gives what the ledger's callers are told. */
export const toUnavailable = (code: string): LedgerUnavailable => ({
  tag: 'unavailable',
  reason: `the database did not answer as it should (${code})`,
})
