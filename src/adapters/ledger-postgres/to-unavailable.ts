import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'

/** Takes the code the database failed with, gives what the ledger's callers are told. */
export const toUnavailable = (code: string): LedgerUnavailable => ({
  tag: 'unavailable',
  reason: `the database did not answer as it should (${code})`,
})
