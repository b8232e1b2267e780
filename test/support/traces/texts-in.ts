import { TARGETS } from '../../../src/domain/registration/registration'
import { SHEETS } from '../server/import-calls'
import type { Spreadsheet } from '../stand-in-sheets/spreadsheet'
import type { SheetTexts } from './record-trace'

/** The rows of all tabs of a spreadsheet. */
export const textsIn = (book: Spreadsheet): SheetTexts =>
  book.state().tabs.flatMap(({ title }) => {
    const sheet = TARGETS.find((target) => SHEETS[target].name === title) ?? title
    return book.rowsOf(title).map((cells) => ({ sheet, cells }))
  })
