import type { Book } from './book'
import { columnIndex, columnLetters } from './column-letters'
import { refusal } from './refusal'
import { type Area, type Tab, wholeOf } from './tab'

const WITH_TAB = /^(?:'((?:[^']|'')+)'|([^'!]+))(?:!(.+))?$/
const CELLS = /^\$?([A-Z]{1,3})?\$?(\d+)?(?::\$?([A-Z]{1,3})?\$?(\d+)?)?$/i

const unparsable = (text: string) => refusal(`Unable to parse range: ${text}`)

type Bounds = Omit<Area, 'sheetId'>

const boundsOf = (cells: string, whole: Bounds): Bounds | null => {
  const [found, left, top, right, bottom] = CELLS.exec(cells) ?? []
  if (found === undefined || found === '' || found.endsWith(':')) return null
  const isOne = !cells.includes(':')
  // One cell needs both parts, and each end of a range at least one.
  if (isOne ? left === undefined || top === undefined : left === undefined && top === undefined) return null
  const last = isOne ? { right: left, bottom: top } : { right, bottom }
  return {
    startRow: top === undefined ? 0 : Number(top) - 1,
    endRow: last.bottom === undefined ? whole.endRow : Number(last.bottom),
    startColumn: left === undefined ? 0 : columnIndex(left),
    endColumn: last.right === undefined ? whole.endColumn : columnIndex(last.right) + 1,
  }
}

const firstShown = ({ tabs }: Book): Tab | undefined => tabs.find(({ isHidden }) => !isHidden)

/**
 * A text without quotation marks that can be a cell is one of the first visible tab, and not a tab of that name
 * (`…/guides/concepts#cell`).
 */
const locate = (book: Book, text: string): readonly [tab: Tab | undefined, cells: string | undefined] => {
  const [, quoted, plain, cells] = WITH_TAB.exec(text) ?? []
  const named = (title: string) => book.tabs.find((tab) => tab.title === title)
  if (quoted !== undefined) return [named(quoted.replaceAll("''", "'")), cells]
  if (plain === undefined) return [undefined, undefined]
  if (cells !== undefined) return [named(plain), cells]
  const first = firstShown(book)
  return first !== undefined && boundsOf(plain, wholeOf(first)) !== null
    ? [first, plain]
    : [named(plain), undefined]
}

/**
 * Reads a range in A1 notation (`developers.google.com/workspace/sheets/api/guides/concepts#cell`). One that begins outside
 * the grid is refused, one that only ends there is cut.
 */
export const readA1 = (book: Book, text: string): Area => {
  const [tab, cells] = locate(book, text)
  if (tab === undefined) throw unparsable(text)
  const whole = wholeOf(tab)
  const bounds = cells === undefined ? whole : boundsOf(cells, whole)
  if (bounds === null || bounds.startRow < 0) throw unparsable(text)
  if (bounds.startRow >= whole.endRow || bounds.startColumn >= whole.endColumn)
    throw refusal(
      `Range (${text}) exceeds grid limits. Max rows: ${whole.endRow}, max columns: ${whole.endColumn}`,
    )
  const area = {
    sheetId: tab.sheetId,
    startRow: bounds.startRow,
    startColumn: bounds.startColumn,
    endRow: Math.min(bounds.endRow, whole.endRow),
    endColumn: Math.min(bounds.endColumn, whole.endColumn),
  }
  if (area.endRow <= area.startRow || area.endColumn <= area.startColumn) throw unparsable(text)
  return area
}

const NEEDS_NO_QUOTES = /^[A-Za-z_][A-Za-z_]*\d*$/
const LOOKS_LIKE_CELL = /^[A-Z]{1,3}\d+$/i

const quotedTitle = (title: string): string =>
  NEEDS_NO_QUOTES.test(title) && !LOOKS_LIKE_CELL.test(title) ? title : `'${title.replaceAll("'", "''")}'`

/** Returns `'Tab'!A1:C3`. */
export const writeA1 = (title: string, { startRow, endRow, startColumn, endColumn }: Area): string => {
  const first = `${columnLetters(startColumn)}${startRow + 1}`
  const last = `${columnLetters(endColumn - 1)}${endRow}`
  return `${quotedTitle(title)}!${first === last ? first : `${first}:${last}`}`
}
