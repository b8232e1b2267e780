import type { SHEET_STATEMENTS } from '../../../src/domain/ledger/statements/sheet-statements'
import { type Answers, NO_ROWS } from './answers'
import { removeRows, rowsOf, updateRows } from './table'

export const SHEET_ANSWERS: Answers<keyof typeof SHEET_STATEMENTS> = {
  knownSheets: ({ sheet }, { target }) =>
    sheet.where((row) => row.target === target).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  listedSheets: ({ sheet, erasure }) =>
    sheet
      .rows()
      .map((row) => ({
        ...row,
        queuedRemovals: erasure.where((each) => each.sheet === row.id && each.state === 'queued').length,
      }))
      .toSorted((a, b) => (a.target === b.target ? (a.id < b.id ? -1 : 1) : a.target < b.target ? 1 : -1)),
  delayedRemovals: ({ sheet, erasure }) => {
    const groups = new Map<string, Readonly<Record<string, unknown>> & { readonly count: number }>()
    for (const { target, sheet: id, state, lastError } of erasure.rows()) {
      if (state !== 'queued' || lastError === null) continue
      const known = id === null ? undefined : sheet.get(id)
      const key = JSON.stringify([target, id, lastError])
      const count = (groups.get(key)?.count ?? 0) + 1
      const { spreadsheet = null, name = null } = known ?? {}
      groups.set(key, { target, sheet: id, spreadsheet, name, reason: lastError, count })
    }
    return [...groups.values()]
  },
  insertSheet: ({ sheet }, row) => {
    sheet.put(row.id, row)
    return NO_ROWS
  },
  replaceNamed: ({ sheet }, { target, spreadsheet, name }) =>
    removeRows(
      sheet,
      sheet.where(
        (row) =>
          row.target === target && row.spreadsheet === spreadsheet && row.name === name && row.tab === null,
      ),
    ),
  nameRemovals: ({ erasure }, { target, to }) => {
    const isUnnamed = (row: { target: string; state: string; sheet: string | null }) =>
      row.target === target && row.state === 'queued' && row.sheet === null
    updateRows(erasure, erasure.where(isUnnamed), { sheet: to })
    return NO_ROWS
  },
  moveRemovals: ({ erasure }, { from, to }) => {
    updateRows(
      erasure,
      erasure.where((row) => row.sheet === from),
      { sheet: to },
    )
    return NO_ROWS
  },
  noteSent: ({ batch }, { id, spreadsheet }) => {
    updateRows(batch, rowsOf(batch, [id]), { spreadsheet })
    return NO_ROWS
  },
  giveUpSheets: ({ sheet }, { spreadsheet }) =>
    removeRows(
      sheet,
      sheet.where((row) => row.spreadsheet === spreadsheet),
    ),
  giveUpRemovals: ({ erasure }, { sheets }) =>
    updateRows(
      erasure,
      erasure.where((row) => row.state === 'queued' && row.sheet !== null && sheets.includes(row.sheet)),
      { state: 'done', phoneMark: null, afterBatch: null, times: null, lastError: null },
    ),
  giveUpBatches: ({ batch }, { spreadsheet }) =>
    updateRows(
      batch,
      batch.where((row) => row.spreadsheet === spreadsheet && row.state !== 'delivered'),
      { spreadsheet: null },
    ),
}
