import { DatabaseSync } from 'node:sqlite'
import { allContracts } from '../../domain/ledger/erase/contracts'
import { knownSecrets } from '../../domain/ledger/phone-hash'
import { type KnownLedger, knownPhoneHashes, NOTHING_KNOWN } from '../../domain/ledger/restore/known-ledger'
import { run } from '../../domain/ledger/script'
import type { HistoryEntry } from '../../domain/ledger/staff/staff-use'
import { HistoryRow } from '../../domain/ledger/statements/history-statements'
import { decodedRow } from '../ledger/data-fault'
import { tablesOf } from './ledger-source'
import { BUSY_TIMEOUT_MS } from './open-database'
import { createScriptRunner } from './script-runner'

const historyIn = (db: DatabaseSync, hasCounts: boolean): ReadonlyArray<HistoryEntry> =>
  db
    .prepare(
      `SELECT id, at, who, command, phone_mark AS "phoneHash", ${hasCounts ? 'row_count' : 'NULL'} AS rows FROM history`,
    )
    .all()
    .map((row) => decodedRow('history', HistoryRow, row))

/** What a ledger of any release knows; tables that it lacks count as empty. Throws if the file cannot be read. */
export const knownLedgerIn = (db: DatabaseSync): KnownLedger => {
  const tables = new Map(tablesOf(db).map(({ name, columns }) => [name, columns]))
  const runScript = createScriptRunner(db)
  const history = tables.get('history')
  return {
    heads: tables.has('record_head') ? runScript(run('knownHeads', {})) : [],
    secrets: tables.has('secret') ? runScript(knownSecrets()) : [],
    queuedPhoneHashes: tables.has('erasure') ? runScript(knownPhoneHashes()) : [],
    history: history === undefined ? NOTHING_KNOWN.history : historyIn(db, history.includes('row_count')),
    contracts: tables.has('contract') ? runScript(allContracts()) : [],
  }
}

/** As `knownLedgerIn`, for the path of a file, which is opened read-only. */
export const knownLedgerInFile = (path: string): KnownLedger => {
  const db = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  try {
    return knownLedgerIn(db)
  } finally {
    db.close()
  }
}
