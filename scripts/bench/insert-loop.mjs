// The limit of SQLite alone: takes a file and seconds, inserts what the ledger stores of a registration, equally durably, with one
// commit each. Prints registrations per second.
import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { SCHEMA_STEPS } from '../../src/adapters/ledger-sqlite/schema.ts'
import { memberRow } from './import-request.mjs'

const [file, seconds] = process.argv.slice(2)
const target = 'members'

const db = new DatabaseSync(file)
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON', 'foreign_keys = ON'])
  db.exec(`PRAGMA ${pragma}`)
for (const step of SCHEMA_STEPS) db.exec(step)
const insertRegistration = db.prepare(`
  INSERT INTO registration (target, phone, record, received_at, consent_version, offers_version, address_version)
  VALUES (:target, :phone, :record, :receivedAt, NULL, NULL, NULL)`)
const insertOutbox = db.prepare('INSERT INTO outbox (registration_id, target) VALUES (:id, :target)')
const insertKey = db.prepare(`
  INSERT INTO idempotency (endpoint, key, body_hash, registration_id, quarantine_id)
  VALUES (:target, :key, :bodyHash, :registrationId, NULL)`)

const insert = (n) => {
  const [, name, phone, planTitle] = memberRow(n)
  const record = JSON.stringify({ name, phone, planTitle })
  db.exec('BEGIN IMMEDIATE')
  const { lastInsertRowid: id } = insertRegistration.run({ target, phone, record, receivedAt: Date.now() })
  insertOutbox.run({ id, target })
  insertKey.run({ target, key: randomUUID(), bodyHash: phone, registrationId: id })
  db.exec('COMMIT')
}

const started = performance.now()
let kept = 0
for (; performance.now() - started < Number(seconds) * 1_000; kept += 1) insert(kept)
console.log(JSON.stringify({ rate: (kept * 1_000) / (performance.now() - started) }))
db.close()
