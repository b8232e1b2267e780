import type { REGISTRATION_STATEMENTS } from '../../domain/ledger/statements/registration-statements'
import type { SqlOf } from './sql'

export const SELECT_EARLIER = `
  SELECT endpoint AS target, key, body_hash AS "bodyHash", registration_id AS "registrationId",
    quarantine_id AS "quarantineId" FROM idempotency`

export const REGISTRATION_SQL: SqlOf<typeof REGISTRATION_STATEMENTS> = {
  earlier: `${SELECT_EARLIER} WHERE endpoint = :target AND key = :key`,
}
