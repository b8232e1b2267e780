import { type Book, putTab, tabByTitle } from './book'
import { entered, filled } from './cell'
import { emptyTab, rowsWithData } from './tab'

type Deps = {
  readonly state: () => Book
  readonly change: (work: (draft: Book) => void) => void
}

const textCell = (text: string) => (text === '' ? undefined : { value: text })

/** Changes of a tab as a whole that no request makes, for tests that need no more of staff. */
export const createPlainEdits = ({ state, change }: Deps) => ({
  /** Replaces a tab by an empty one of its name. */
  remakeTab: (title: string) =>
    change((draft) => {
      const former = tabByTitle(state(), title).sheetId
      const made = emptyTab({ title, sheetId: former + 100 })
      draft.tabs = draft.tabs.map((tab) => (tab.sheetId === former ? made : tab))
    }),
  renameTab: (from: string, to: string) =>
    change((draft) => {
      putTab(draft, { ...tabByTitle(draft, from), title: to })
    }),
  /** As staff edit, sort and delete: what the function leaves as it was keeps its cell, all else becomes text. */
  editRows: (
    title: string,
    edit: (rows: ReadonlyArray<ReadonlyArray<string>>) => ReadonlyArray<ReadonlyArray<string>>,
  ) =>
    change((draft) => {
      const tab = tabByTitle(draft, title)
      const former = tab.rows.slice(0, rowsWithData(tab))
      const rows = edit(former.map((row) => Array.from(filled(row), entered))).map((texts, row) =>
        texts.map((text, column) => {
          const cell = former[row]?.[column]
          return entered(cell) === text ? cell : textCell(text)
        }),
      )
      putTab(draft, { ...tab, rowCount: Math.max(tab.rowCount, rows.length), rows })
    }),
  /** As staff copy a tab and sort the copy. */
  copyTab: (from: string, to: string) =>
    change((draft) => {
      const source = tabByTitle(draft, from)
      const rows = source.rows.slice(0, rowsWithData(source)).toReversed()
      draft.tabs = [...draft.tabs, { ...source, title: to, sheetId: source.sheetId + 100, rows }]
    }),
})
