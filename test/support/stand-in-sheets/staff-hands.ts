import { createCellHands } from './cell-hands'
import { createGrip } from './grip'
import { createRowColumnHands } from './row-column-hands'
import type { Spreadsheet } from './spreadsheet'
import { createTabHands } from './tab-hands'

/** What people do with a spreadsheet in their browser, as its owners. Rows are counted from 1, columns have letters. */
export const createStaffHands = (book: Spreadsheet) => {
  const grip = createGrip(book)
  return {
    ...createCellHands(grip),
    ...createRowColumnHands(grip),
    ...createTabHands(grip),
    undo: book.undo,
  }
}
