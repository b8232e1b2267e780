import type { DatabaseSync } from 'node:sqlite'
import * as t from 'io-ts'
import { redoContracts } from '../../domain/ledger/erase/contracts'
import { mayBeInSheet } from '../../domain/ledger/erase/new-removal'
import { knownSecrets, phoneHashSecret } from '../../domain/ledger/phone-hash'
import {
  addSheets,
  erasuresByHash,
  joinErasures,
  NOBODY,
  type PersonErasures,
  removeFromSheets,
  withdrawnByHash,
} from '../../domain/ledger/restore/recorded-erasures'
import { run } from '../../domain/ledger/script'
import type { EpochMs } from '../../domain/time/epoch-ms'
import { decodedRow } from '../ledger/data-fault'
import { ID_TABLES } from '../ledger/ledger-source'
import { phoneHash, secretKeyOf } from '../ledger/phone-hash'
import type { RecordLine } from '../ledger/read-record'
import { createScriptRunner, type RunScript } from '../ledger-sqlite/script-runner'

const Phone = t.type({ phone: t.string })

/** All stored phone numbers whose hash under one of the secrets is in `persons`. */
const phonesByHashes = (
  db: DatabaseSync,
  secrets: ReadonlyArray<string>,
  persons: ReadonlyMap<string, unknown>,
) => {
  const phonesFound: Array<{ readonly phone: string; readonly hashes: ReadonlyArray<string> }> = []
  const phones = db.prepare(
    'SELECT phone FROM registration UNION SELECT phone FROM quarantine UNION SELECT phone FROM contract',
  )
  for (const row of phones.iterate()) {
    const { phone } = decodedRow('phones', Phone, row)
    const hashes = secrets.map((secret) => phoneHash(secret, phone)).filter((hash) => persons.has(hash))
    if (hashes.length > 0) phonesFound.push({ phone, hashes })
  }
  return phonesFound
}

const erasePhone = (
  db: DatabaseSync,
  runScript: RunScript,
  phone: string,
  { rowsUntil, retained }: PersonErasures,
) => {
  const held = runScript(run('heldRows', { phone }))
  const dropped = runScript(redoContracts(phone, retained))
  const deleted = ID_TABLES.map((table) =>
    Number(
      db.prepare(`DELETE FROM ${table} WHERE phone = ? AND received_at <= ?`).run(phone, rowsUntil).changes,
    ),
  )
  const rows = deleted.reduce((sum, each) => sum + each, dropped)
  return { rows, sheets: deleted[0] === 0 ? [] : held.filter(mayBeInSheet).map(({ target }) => target) }
}

const redoWithdrawals = (
  db: DatabaseSync,
  secrets: ReadonlyArray<string>,
  withdrawn: ReadonlyMap<string, EpochMs>,
): void => {
  for (const { phone, hashes } of phonesByHashes(db, secrets, withdrawn))
    for (const table of ID_TABLES)
      db.prepare(`UPDATE ${table} SET offers_version = NULL WHERE phone = ? AND received_at <= ?`).run(
        phone,
        Math.max(...hashes.map((hash) => withdrawn.get(hash) ?? 0)),
      )
}

export type Redone = {
  readonly rows: number
  /** Persons whose rows may still be in a sheet and who are recognized only by the secret of the replaced ledger. */
  readonly unreachable: number
}

type Asked = {
  readonly lines: ReadonlyArray<RecordLine>
  /** When the ledger last knew of all erasures. */
  readonly since: EpochMs
  /** Phone hashes of removals that the replaced ledger had not finished. */
  readonly queuedElsewhere: ReadonlyArray<string>
}

/** Repeats recorded erasures and withdrawals; recognizes persons by the ledger’s own secret and by all others that it keeps. */
export const redoErasures = (db: DatabaseSync, { lines, since, queuedElsewhere }: Asked): Redone => {
  const runScript = createScriptRunner(db)
  runScript(addSheets(lines, since))
  const persons = erasuresByHash(lines, since)
  const secret = runScript(phoneHashSecret())
  const key = secretKeyOf(secret)
  const recognized = new Set(
    lines.flatMap(({ entry, ...line }) =>
      entry.kind === 'erasure' && (line.key === null || line.key === key) ? [entry.phoneHash] : [],
    ),
  )
  redoWithdrawals(db, runScript(knownSecrets()), withdrawnByHash(lines))
  const personsFound = phonesByHashes(db, runScript(knownSecrets()), persons)
  let rows = 0
  for (const { phone, hashes } of personsFound) {
    const person = hashes.map((hash) => persons.get(hash) ?? NOBODY).reduce(joinErasures, NOBODY)
    const erased = erasePhone(db, runScript, phone, person)
    rows += erased.rows
    runScript(
      removeFromSheets(phoneHash(secret, phone), {
        ...person,
        sheets: new Set([...person.sheets, ...erased.sheets]),
      }),
    )
  }
  const redoneHashes = new Set(personsFound.flatMap(({ hashes }) => hashes))
  const others = [...persons].filter(([hash]) => !redoneHashes.has(hash))
  for (const [hash, person] of others) if (recognized.has(hash)) runScript(removeFromSheets(hash, person))
  return {
    rows,
    unreachable: others.filter(([hash]) => !recognized.has(hash) && queuedElsewhere.includes(hash)).length,
  }
}
