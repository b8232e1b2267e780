import type { SHEET_STATEMENTS } from '../../domain/ledger/statements/sheet-statements'
import { FINISHED_REMOVAL } from './erasure-sql'
import type { SqlOf } from './sql-text'

export const SHEET_SQL: SqlOf<typeof SHEET_STATEMENTS> = {
  knownSheets: 'SELECT id, spreadsheet, tab, name FROM sheet WHERE target = :target ORDER BY id',
  listedSheets: `
    SELECT id, target, spreadsheet, tab, name,
      (SELECT count(*) FROM erasure WHERE erasure.sheet = sheet.id AND erasure.state = 'queued')
        AS "queuedRemovals"
    FROM sheet ORDER BY target DESC, id`,
  delayedRemovals: `
    SELECT erasure.target AS target, erasure.sheet AS sheet, sheet.spreadsheet AS spreadsheet, sheet.name AS name,
      erasure.last_error AS reason, count(*) AS count
    FROM erasure LEFT JOIN sheet ON sheet.id = erasure.sheet
    WHERE erasure.state = 'queued' AND erasure.last_error IS NOT NULL
    GROUP BY erasure.target, erasure.sheet, sheet.spreadsheet, sheet.name, erasure.last_error
    ORDER BY erasure.target DESC, erasure.sheet, erasure.last_error`,
  insertSheet: `
    INSERT INTO sheet (id, target, spreadsheet, tab, name) VALUES (:id, :target, :spreadsheet, :tab, :name)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
  replaceNamed: `
    DELETE FROM sheet WHERE target = :target AND spreadsheet = :spreadsheet AND name = :name AND tab IS NULL
    RETURNING id`,
  nameRemovals:
    "UPDATE erasure SET sheet = :to WHERE target = :target AND state = 'queued' AND sheet IS NULL",
  moveRemovals: 'UPDATE erasure SET sheet = :to WHERE sheet = :from',
  failReading: `
    INSERT INTO failed_reading (target, reason) VALUES (:target, :reason)
    ON CONFLICT (target) DO UPDATE SET reason = excluded.reason`,
  forgetReading: 'DELETE FROM failed_reading WHERE target = :target',
  storeSpreadsheet: 'UPDATE batch SET spreadsheet = :spreadsheet WHERE id = :id',
  giveUpSheets: 'DELETE FROM sheet WHERE spreadsheet = :spreadsheet RETURNING id',
  giveUpRemovals: `
    UPDATE erasure SET ${FINISHED_REMOVAL}
    WHERE state = 'queued' AND sheet IN :sheets[text] RETURNING id`,
  giveUpBatches: `
    UPDATE batch SET spreadsheet = NULL WHERE spreadsheet = :spreadsheet AND state <> 'delivered' RETURNING id`,
  failedReadings: 'SELECT target, reason FROM failed_reading ORDER BY target DESC',
}
