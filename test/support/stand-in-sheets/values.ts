import type { Answer, Spreadsheet } from './spreadsheet'

const QUOTED = /^'((?:[^']|'')+)'$/
/** Without quotation marks such a name is a cell's, not a tab's. */
const CELL = /^[A-Z]{1,3}\d+$/i

type Tabs = { readonly sheets: ReadonlyArray<{ readonly properties: { sheetId: number; title: string } }> }

const tabsOf = (book: Spreadsheet) => (book.get().body as Tabs).sheets.map(({ properties }) => properties)

const withoutTrailing = <A>(list: ReadonlyArray<A>, isEmpty: (item: A) => boolean): ReadonlyArray<A> =>
  list.slice(0, list.findLastIndex((item) => !isEmpty(item)) + 1)

/** Answers `values.get` of a whole tab: all of it as text, without the empty cells and rows at the end. */
export const getValues = (book: Spreadsheet, path: string): Answer => {
  const range = decodeURIComponent(path.replace('/values/', ''))
  const title = QUOTED.exec(range)?.[1]?.replaceAll("''", "'") ?? range
  if (CELL.test(range) || !tabsOf(book).some((tab) => tab.title === title))
    return {
      status: 400,
      body: { error: { code: 400, status: 'INVALID_ARGUMENT', message: `Unable to parse range: ${range}` } },
    }
  const rows = book.rowsOf(title).map((row) => withoutTrailing(row, (cell) => cell === ''))
  const values = withoutTrailing(rows, (row) => row.length === 0)
  return {
    status: 200,
    body: {
      range: `${range}!A1:Z1000`,
      majorDimension: 'ROWS',
      ...(values.length === 0 ? {} : { values }),
    },
  }
}

/** Appends rows of text to a tab, as staff type them. */
export const writeRows = (
  book: Spreadsheet,
  title: string,
  rows: ReadonlyArray<ReadonlyArray<string>>,
): void => {
  const sheetId = tabsOf(book).find((tab) => tab.title === title)?.sheetId
  const { status } = book.batchUpdate({
    requests: [
      {
        appendCells: {
          sheetId,
          fields: 'userEnteredValue',
          rows: rows.map((row) => ({
            values: row.map((stringValue) => ({ userEnteredValue: { stringValue } })),
          })),
        },
      },
    ],
  })
  if (status !== 200) throw new Error(`no tab ${title}`)
}
