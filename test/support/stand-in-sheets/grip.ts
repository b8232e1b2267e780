import type { Request } from './batch-update'
import { tabByTitle } from './book'
import type { Spreadsheet } from './spreadsheet'

/** What every hand of staff needs: the tab of a title, its id, and to act as the owner. */
export const createGrip = (book: Spreadsheet) => {
  const tabOf = (title: string) => tabByTitle(book.state(), title)
  return {
    book,
    tabOf,
    idOf: (title: string): number => tabOf(title).sheetId,
    act: (...requests: ReadonlyArray<Request>): void => void book.act(...requests),
  }
}

export type Grip = ReturnType<typeof createGrip>
