import { SECRET_NAME } from '../../domain/ledger/phone-hash'
import type { SECRET_STATEMENTS } from '../../domain/ledger/statements/secret-statements'
import type { SqlOf } from './sql-text'

export const SECRET_SQL: SqlOf<typeof SECRET_STATEMENTS> = {
  insertSecret: 'INSERT INTO secret (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING',
  secrets: `
    SELECT value FROM secret WHERE name = '${SECRET_NAME}' OR name LIKE '${SECRET_NAME} %' ORDER BY name`,
  readSecret: 'SELECT value FROM secret WHERE name = :name',
}
