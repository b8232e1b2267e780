import { tabByTitle } from './book'
import type { Spreadsheet } from './spreadsheet'

/** Appends rows of text to a tab, as staff type them. */
export const writeRows = (
  book: Spreadsheet,
  title: string,
  rows: ReadonlyArray<ReadonlyArray<string>>,
): void =>
  void book.act({
    appendCells: {
      sheetId: tabByTitle(book.state(), title).sheetId,
      fields: 'userEnteredValue',
      rows: rows.map((row) => ({
        values: row.map((stringValue) => ({ userEnteredValue: { stringValue } })),
      })),
    },
  })
