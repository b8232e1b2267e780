import type { DatabaseSync } from 'node:sqlite'

const insertInto = (table: 'registration' | 'quarantine') => `
  INSERT INTO ${table} (target, phone, record, received_at, consent_version, offers_version, address_version)
  VALUES (:target, :phone, :record, :receivedAt, :consentVersion, :offersVersion, :addressVersion)`

export const registrationStatements = (db: DatabaseSync) => ({
  savepoint: db.prepare('SAVEPOINT one_row'),
  releaseSavepoint: db.prepare('RELEASE one_row'),
  rollBackToSavepoint: db.prepare('ROLLBACK TO one_row'),
  insertRegistration: db.prepare(insertInto('registration')),
  insertTrapped: db.prepare(insertInto('quarantine')),
  insertOutbox: db.prepare('INSERT INTO outbox (registration_id, target) VALUES (:id, :target)'),
  insertUnannounced: db.prepare('INSERT INTO unannounced (registration_id, target) VALUES (:id, :target)'),
  insertKey: db.prepare(`
    INSERT INTO idempotency (endpoint, key, body_hash, registration_id, quarantine_id)
    VALUES (:target, :key, :bodyHash, :registrationId, :quarantineId)`),
})

export type RegistrationStatements = ReturnType<typeof registrationStatements>
