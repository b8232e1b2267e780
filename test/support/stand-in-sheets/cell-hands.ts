import type { Request } from './batch-update'
import { type Cell, changed, type NumberFormat, type Value } from './cell'
import { cellDataOf } from './cell-data'
import { columnIndex } from './column-letters'
import { finderOf } from './finder'
import type { Grip } from './grip'
import { type NumberStyle, reformattedNumber, reformattedTime, type TimeStyle } from './reformat'
import { type Moment, serialOf } from './serial-date'
import { displayed } from './shown'
import { cellAt, rowsWithData } from './tab'

const NUMBER = /^[+-]?(?:\d+(?:[.,]\d+)?|\d{1,3}(?:\.\d{3})+)$/
const DAY_FIRST = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?: (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const YEAR_FIRST = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

type Read = { readonly value: Value; readonly format?: NumberFormat }

const dateOf = (text: string): Read | null => {
  const found = DAY_FIRST.exec(text) ?? YEAR_FIRST.exec(text)
  if (found === null) return null
  const isDayFirst = found[1]?.length !== 4
  const [first = 0, month = 0, third = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0))
  const moment: Moment = {
    year: isDayFirst ? third : first,
    month,
    day: isDayFirst ? first : third,
    hour,
    minute,
    second,
  }
  const serial = serialOf(moment)
  if (serial === null) return null
  const days = isDayFirst ? 'dd/MM/yyyy' : 'yyyy-MM-dd'
  if (found[4] === undefined) return { value: serial, format: { type: 'DATE', pattern: days } }
  const time = found[6] === undefined ? 'HH:mm' : 'HH:mm:ss'
  return { value: serial, format: { type: 'DATE_TIME', pattern: `${days} ${time}` } }
}

/** In Vietnamese numbers a point groups digits in threes and a comma begins the decimals. */
const numberOf = (text: string): number =>
  /^[+-]?\d{1,3}(?:\.\d{3})+$/.test(text) ? Number(text.replaceAll('.', '')) : Number(text.replace(',', '.'))

const readTyped = (text: string): Read => {
  if (text.startsWith('=') && text.length > 1) return { value: { formula: text } }
  if (/^(?:true|false)$/i.test(text)) return { value: /^true$/i.test(text) }
  if (NUMBER.test(text)) return { value: numberOf(text) }
  return dateOf(text) ?? { value: text }
}

/**
 * What a cell becomes if a person types a text into it: numbers, dates, formulas and the words for checkboxes are recognised,
 * unless the text begins with an apostrophe or the cell is formatted as text. The locale is Vietnamese.
 */
const typedCell = (text: string, former: Cell | undefined = undefined): Cell | undefined => {
  if (text === '') return changed(former, { value: undefined })
  if (text.startsWith("'")) return changed(former, { value: text.slice(1) })
  if (former?.format?.type === 'TEXT') return changed(former, { value: text })
  const { value, format } = readTyped(text)
  return changed(former, { value, ...(format === undefined ? {} : { format }) })
}

const WRITTEN_FIELDS = 'userEnteredValue,userEnteredFormat.numberFormat,note'

/** Staff type into cells and write columns in other ways. */
export const createCellHands = ({ act, tabOf, idOf }: Grip) => {
  const write = (
    title: string,
    row: number,
    column: string,
    cells: ReadonlyArray<ReadonlyArray<Cell | undefined>>,
  ): Request => ({
    updateCells: {
      start: { sheetId: idOf(title), rowIndex: row - 1, columnIndex: columnIndex(column) },
      rows: cells.map((line) => ({ values: line.map(cellDataOf) })),
      fields: WRITTEN_FIELDS,
    },
  })

  const typed = (title: string, row: number, column: string, texts: ReadonlyArray<string>): Request =>
    write(title, row, column, [
      texts.map((text, offset) =>
        typedCell(text, cellAt(tabOf(title), row - 1, columnIndex(column) + offset)),
      ),
    ])

  /** Rewrites the cells of a column below the heading that `change` gives something for. */
  const rewriteColumn = (
    title: string,
    column: string,
    change: (cell: Cell, shown: string) => Cell | null,
  ): void => {
    const tab = tabOf(title)
    const find = finderOf(tab)
    const last = rowsWithData(tab)
    if (last < 2) return
    const cells = Array.from({ length: last - 1 }, (_, offset) => {
      const cell = cellAt(tab, offset + 1, columnIndex(column))
      return [cell === undefined ? undefined : (change(cell, displayed(cell, offset + 1, find)) ?? cell)]
    })
    act(write(title, 2, column, cells))
  }

  return {
    /** Types a text into a cell and presses Enter. */
    type: (title: string, column: string, row: number, text: string) =>
      act(typed(title, row, column, [text])),
    /** Types a row over what is there, from column A on. */
    typeRow: (title: string, row: number, texts: ReadonlyArray<string>) => act(typed(title, row, 'A', texts)),
    /** Types rows below the last one. */
    typeRows: (title: string, rows: ReadonlyArray<ReadonlyArray<string>>) => {
      const tab = tabOf(title)
      const first = rowsWithData(tab) + 1
      act(...rows.map((texts, offset) => typed(title, first + offset, 'A', texts)))
    },
    editHeading: (title: string, column: string, text: string) => act(typed(title, 1, column, [text])),
    reformatNumbers: (title: string, column: string, style: NumberStyle) =>
      rewriteColumn(title, column, (_, shown) => reformattedNumber(shown, style)),
    reformatTimes: (title: string, column: string, style: TimeStyle) =>
      rewriteColumn(title, column, (cell) => reformattedTime(cell, style)),
    /** Unticked boxes down to a row, each of them data. */
    addCheckboxes: (title: string, column: string, last = 1_000) =>
      act(
        write(
          title,
          2,
          column,
          Array.from({ length: last - 1 }, () => [{ value: false }]),
        ),
      ),
  }
}
