import {
  type CONTRACT_STATEMENTS,
  CONTRACTS_AT_ONCE,
} from '../../domain/ledger/statements/contract-statements'
import { ROWS_AT_ONCE } from '../../domain/ledger/statements/statement'
import type { SqlOf } from './sql-text'
import { idempotencyKeyOf } from './sql-text'

const COLUMNS = 'id, received_at AS at, confirmed_at AS "confirmedAt", until, phone, record'

/** The only statements on the table `contract`, so that nothing else reads what is kept for the law. */
export const CONTRACT_SQL: SqlOf<typeof CONTRACT_STATEMENTS> = {
  ordersOf: `
    SELECT id, target, phone, record AS content, received_at AS at,
      ${idempotencyKeyOf('registration', 'r')} AS key
    FROM registration r WHERE phone = :phone AND target = 'orders' ORDER BY id`,
  insertContract: `
    INSERT INTO contract (id, received_at, confirmed_at, until, phone, record)
    VALUES (:id, :at, :confirmedAt, :until, :phone, :record) ON CONFLICT (id, received_at) DO NOTHING`,
  contractsOf: `SELECT ${COLUMNS} FROM contract WHERE phone = :phone ORDER BY id, received_at`,
  contractPage: `
    SELECT ${COLUMNS} FROM contract WHERE (id, received_at) > (:id, :at)
    ORDER BY id, received_at LIMIT ${ROWS_AT_ONCE}`,
  dropContract: 'DELETE FROM contract WHERE phone = :phone AND id = :id AND received_at = :at',
  dropOverContracts: `
    DELETE FROM contract WHERE (id, received_at) IN (
      SELECT id, received_at FROM contract WHERE until <= :at ORDER BY until LIMIT ${CONTRACTS_AT_ONCE})
    RETURNING id`,
}
