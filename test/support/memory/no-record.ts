import type { RecordOfErasures } from '../../../src/domain/ledger/erase/record-of-erasures'

/** A record that keeps nothing. */
export const NO_RECORD: RecordOfErasures = { recordId: '', append: () => ({ line: 0, hash: '' }) }
