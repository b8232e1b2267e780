import type { REGISTRATION_STATEMENTS } from '../../domain/ledger/statements/registration-statements'
import { ROWS_AT_ONCE } from '../../domain/ledger/statements/statement'
import { idempotencyKeyOf, type SqlOf } from './sql-text'

const idsOf = (table: 'registration' | 'quarantine') => `
  WITH RECURSIVE numbered (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbered WHERE n < :count)
  SELECT NEXT[${table}, n] AS id FROM numbered ORDER BY id`

/** All columns of a registration and of a quarantined one, except the id. */
const COLUMNS = 'target, phone, record, received_at, consent_version, address_version, offers_version'

const insertInto = (table: 'registration' | 'quarantine') => `
  INSERT INTO ${table} (id, ${COLUMNS})
  SELECT * FROM ROWS :rows[id bigint, target text, phone text, content text, receivedAt bigint,
    consentVersion text, addressVersion text, offersVersion text]`

const listedIn = (table: 'outbox' | 'unannounced') => `
  INSERT INTO ${table} (registration_id, target) SELECT id, target FROM registration WHERE id IN :ids[bigint]`

const foundIn = (table: 'registration' | 'quarantine', isQuarantined: 0 | 1): string => `
  SELECT ${idempotencyKeyOf(table)} AS key, id, target, phone, record AS content, received_at AS at, consent_version AS "consentVersion",
    offers_version AS "offersVersion", ${isQuarantined} AS "isQuarantined"
  FROM ${table} WHERE phone = :phone`

export const REGISTRATION_SQL: SqlOf<typeof REGISTRATION_STATEMENTS> = {
  earlierKeys: `
    SELECT i.endpoint AS target, i.key, i.body_hash AS "bodyHash", i.registration_id AS "registrationId",
      i.quarantine_id AS "quarantineId"
    FROM ROWS :keys[target text, key text] JOIN idempotency i ON i.endpoint = keys.target AND i.key = keys.key`,
  registrationIds: idsOf('registration'),
  quarantineIds: idsOf('quarantine'),
  insertRegistrations: insertInto('registration'),
  insertQuarantined: insertInto('quarantine'),
  insertOutbox: listedIn('outbox'),
  insertUnannounced: listedIn('unannounced'),
  insertKeys: `
    INSERT INTO idempotency (endpoint, key, body_hash, registration_id, quarantine_id)
    SELECT * FROM ROWS :keys[target text, key text, bodyHash text, registrationId bigint, quarantineId bigint]`,
  quarantinePage: `
    SELECT id, target, phone, record AS content, received_at AS at, consent_version AS "consentVersion",
      offers_version AS "offersVersion", 1 AS "isQuarantined",
      ${idempotencyKeyOf('quarantine')} AS key
    FROM quarantine WHERE id > :after ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
  releaseRow: `
    INSERT INTO registration (id, ${COLUMNS}) SELECT NEXT[registration, 1], ${COLUMNS}
    FROM quarantine WHERE id = :id RETURNING id`,
  moveKey: 'UPDATE idempotency SET registration_id = :to, quarantine_id = NULL WHERE quarantine_id = :from',
  dropQuarantined: 'DELETE FROM quarantine WHERE id = :id',
  dropQuarantinedKey:
    'DELETE FROM idempotency WHERE endpoint = :target AND key = :key AND quarantine_id IS NOT NULL',
  insertServed:
    'INSERT INTO served (what, id, name) VALUES (:what, :id, :name) ON CONFLICT (what, id, name) DO NOTHING',
  served: 'SELECT what, id, name FROM served',
  registrationPage: `
    SELECT id, target, phone, record AS content, received_at AS at, offers_version AS "offersVersion" FROM registration
    WHERE target = :target AND id > :after ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
  foundByPhone: `
    SELECT * FROM (${foundIn('registration', 0)} UNION ALL ${foundIn('quarantine', 1)}) AS found
    ORDER BY "isQuarantined", id`,
  withdrawOffers:
    'UPDATE registration SET offers_version = NULL WHERE phone = :phone AND offers_version IS NOT NULL RETURNING id',
  withdrawQuarantinedOffers:
    'UPDATE quarantine SET offers_version = NULL WHERE phone = :phone AND offers_version IS NOT NULL RETURNING id',
}
