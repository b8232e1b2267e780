import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'

export const toUnavailable = (code: string): LedgerUnavailable => ({
  tag: 'unavailable',
  reason: `the database did not answer as it should (${code})`,
})
