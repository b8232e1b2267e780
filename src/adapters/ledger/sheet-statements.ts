import * as t from 'io-ts'
import { Target } from '../../domain/registration/registration'
import { change, type NoValues, NumberedRow, type OfTarget, query } from './statement'

const Known = t.type({
  id: t.string,
  spreadsheet: t.string,
  tab: t.union([t.number, t.null]),
  name: t.string,
})

const Listed = t.intersection([Known, t.type({ target: Target, queuedRemovals: t.number })])

const Text = t.union([t.string, t.null])
const Delayed = t.strict({
  target: Target,
  sheet: Text,
  spreadsheet: Text,
  name: Text,
  reason: t.string,
  count: t.number,
})

type OfSpreadsheet = { readonly spreadsheet: string }
type Named = OfTarget & OfSpreadsheet & { readonly name: string }

/** Sheets that took rows, until staff give them up. `tab` is null if an earlier release recorded only the name. */
export const SHEET_STATEMENTS = {
  knownSheets: query(Known)<OfTarget>(
    'SELECT id, spreadsheet, tab, name FROM sheet WHERE target = :target ORDER BY id',
  ),
  listedSheets: query(Listed)<NoValues>(`
    SELECT id, target, spreadsheet, tab, name,
      (SELECT count(*) FROM erasure WHERE erasure.sheet = sheet.id AND erasure.state = 'queued')
        AS "queuedRemovals"
    FROM sheet ORDER BY target DESC, id`),
  delayedRemovals: query(Delayed)<NoValues>(`
    SELECT erasure.target AS target, erasure.sheet AS sheet, sheet.spreadsheet AS spreadsheet, sheet.name AS name,
      erasure.last_error AS reason, count(*) AS count
    FROM erasure LEFT JOIN sheet ON sheet.id = erasure.sheet
    WHERE erasure.state = 'queued' AND erasure.last_error IS NOT NULL
    GROUP BY erasure.target, erasure.sheet, sheet.spreadsheet, sheet.name, erasure.last_error
    ORDER BY erasure.target DESC, erasure.sheet, erasure.last_error`),
  insertSheet: change<Named & { readonly id: string; readonly tab: number }>(`
    INSERT INTO sheet (id, target, spreadsheet, tab, name) VALUES (:id, :target, :spreadsheet, :tab, :name)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name`),
  replaceNamed: query(t.type({ id: t.string }))<Named>(`
    DELETE FROM sheet WHERE target = :target AND spreadsheet = :spreadsheet AND name = :name AND tab IS NULL
    RETURNING id`),
  moveRemovals: change<{ readonly from: string; readonly to: string }>(
    'UPDATE erasure SET sheet = :to WHERE sheet = :from',
  ),
  noteSent: change<OfSpreadsheet & { readonly id: number }>(
    'UPDATE batch SET spreadsheet = :spreadsheet WHERE id = :id',
  ),
  giveUpSheets: query(t.type({ id: t.string }))<OfSpreadsheet>(
    'DELETE FROM sheet WHERE spreadsheet = :spreadsheet RETURNING id',
  ),
  giveUpRemovals: query(t.type({ id: t.string }))<{ readonly sheets: ReadonlyArray<string> }>(`
    UPDATE erasure SET state = 'done', phone_mark = NULL, after_batch = NULL, held_times = NULL, last_error = NULL
    WHERE state = 'queued' AND sheet IN :sheets[text] RETURNING id`),
  giveUpBatches: query(NumberedRow)<OfSpreadsheet>(`
    UPDATE batch SET spreadsheet = NULL WHERE spreadsheet = :spreadsheet AND state <> 'delivered' RETURNING id`),
}
