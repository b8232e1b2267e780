import { type Actor, type Book, freshId, putTab, refuseTooLarge, tabById } from './book'
import { asksFor, readMask, refuseUnknownFields } from './field-mask'
import { sheetOf } from './metadata'
import { refuseProtectedTab } from './protection'
import { refusal } from './refusal'
import { emptyTab, type Tab } from './tab'

type Properties = {
  readonly sheetId?: number
  readonly title?: string
  readonly index?: number
  readonly hidden?: boolean
  readonly gridProperties?: {
    readonly rowCount?: number
    readonly columnCount?: number
    readonly frozenRowCount?: number
    readonly frozenColumnCount?: number
  }
}

/** `developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets/sheets#SheetProperties` */
export const propertiesBody = (tab: Tab, index: number) => ({
  sheetId: tab.sheetId,
  title: tab.title,
  index,
  sheetType: 'GRID',
  gridProperties: {
    rowCount: tab.rowCount,
    columnCount: tab.columnCount,
    ...(tab.frozenRows === 0 ? {} : { frozenRowCount: tab.frozenRows }),
    ...(tab.frozenColumns === 0 ? {} : { frozenColumnCount: tab.frozenColumns }),
  },
  ...(tab.isHidden ? { hidden: true } : {}),
})

const hasId = ({ tabs }: Book, id: number): boolean => tabs.some(({ sheetId }) => sheetId === id)
const hasTitle = ({ tabs }: Book, name: string): boolean => tabs.some(({ title }) => title === name)

export const refuseTaken = (book: Book, title: string): void => {
  if (hasTitle(book, title))
    throw refusal(`A sheet with the name "${title}" already exists. Please enter another name.`)
}

export const newId = (book: Book, given: number | undefined, { random }: Actor): number => {
  if (given !== undefined && given < 0) throw refusal('a sheet id must not be negative')
  if (given !== undefined && hasId(book, given)) throw refusal(`Sheet id ${given} already exists`)
  return given ?? freshId(random, (id) => hasId(book, id))
}

export const freshTitle = (book: Book, name: (n: number) => string, n = 1): string =>
  hasTitle(book, name(n)) ? freshTitle(book, name, n + 1) : name(n)

export const place = (book: Book, tab: Tab, index = book.tabs.length): void => {
  book.tabs = book.tabs.toSpliced(index, 0, tab)
}

export const replyOf = (book: Book, { sheetId }: Tab) => ({
  properties: propertiesBody(
    tabById(book, sheetId),
    book.tabs.findIndex((tab) => tab.sheetId === sheetId),
  ),
})

export const addSheet = (
  book: Book,
  { properties = {} }: { readonly properties?: Properties },
  actor: Actor,
) => {
  const { title = '', index, hidden = false, gridProperties = {} } = properties
  const { rowCount = 1_000, columnCount = 26, frozenRowCount = 0, frozenColumnCount = 0 } = gridProperties
  refuseTaken(book, title)
  if (rowCount < 1 || columnCount < 1) throw refusal('a grid must have a row and a column')
  const added = emptyTab({
    sheetId: newId(book, properties.sheetId, actor),
    title: title === '' ? freshTitle(book, (n) => `Sheet${n}`) : title,
    isHidden: hidden,
    rowCount,
    columnCount,
    frozenRows: frozenRowCount,
    frozenColumns: frozenColumnCount,
  })
  place(book, added, index)
  refuseTooLarge(book, actor)
  return { addSheet: replyOf(book, added) }
}

const refuseWithoutShown = ({ tabs }: Book): void => {
  if (tabs.every(({ isHidden }) => isHidden))
    throw refusal("You can't remove or hide all the visible sheets in a document.")
}

/** The metadata and the protections of the tab go with it. */
export const deleteSheet = (
  book: Book,
  { sheetId = 0 }: { readonly sheetId?: number },
  actor: Actor,
): void => {
  const { sheetId: id } = tabById(book, sheetId)
  refuseProtectedTab(book, actor, id)
  book.tabs = book.tabs.filter((tab) => tab.sheetId !== id)
  refuseWithoutShown(book)
  book.metadata = new Map([...book.metadata].filter(([, { location }]) => sheetOf(location) !== id))
  book.protections = book.protections.filter(({ area }) => area.sheetId !== id)
}

const KNOWN = { title: true, hidden: true } as const

export const updateSheetProperties = (
  book: Book,
  { properties = {}, fields = '' }: { readonly properties?: Properties; readonly fields?: string },
  actor: Actor,
): void => {
  const mask = readMask(fields)
  refuseUnknownFields(mask, KNOWN)
  const former = tabById(book, properties.sheetId ?? 0)
  refuseProtectedTab(book, actor, former.sheetId)
  const { title = '', hidden = false } = properties
  if (asksFor(mask, 'title') && title !== former.title) {
    if (title === '') throw refusal('title must not be empty')
    refuseTaken(book, title)
  }
  putTab(book, {
    ...former,
    ...(asksFor(mask, 'title') ? { title } : {}),
    ...(asksFor(mask, 'hidden') ? { isHidden: hidden } : {}),
  })
  refuseWithoutShown(book)
}
