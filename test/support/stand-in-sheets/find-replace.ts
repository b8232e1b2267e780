import { areaOf, type GridRange } from './area'
import { type Actor, type Book, putTab, tabById } from './book'
import { isFormula } from './cell'
import { finderOf } from './finder'
import { refuseProtected } from './protection'
import { refusal } from './refusal'
import { displayed } from './shown'
import { withCells } from './tab'
import { typedCell } from './typed-cell'

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** `…/request#FindReplaceRequest`; the result is taken as if a person typed it. */
export const findReplace = (
  book: Book,
  {
    find = '',
    replacement = '',
    matchCase = false,
    matchEntireCell = false,
    includeFormulas = false,
    range,
    sheetId,
    allSheets,
  }: {
    readonly find?: string
    readonly replacement?: string
    readonly matchCase?: boolean
    readonly matchEntireCell?: boolean
    readonly includeFormulas?: boolean
    readonly range?: GridRange
    readonly sheetId?: number
    readonly allSheets?: boolean
  },
  actor: Actor,
) => {
  if ([range, sheetId, allSheets].filter((given) => given !== undefined).length !== 1)
    throw refusal('exactly one of range, sheetId and allSheets must be given')
  if (find === '') throw refusal('find must not be empty')
  const body = matchEntireCell ? `^${escaped(find)}$` : escaped(find)
  const wanted = new RegExp(body, matchCase ? 'g' : 'gi')
  const areas = (
    allSheets === true ? book.tabs.map((tab) => tab.sheetId) : [sheetId ?? range?.sheetId ?? 0]
  ).map((id) => areaOf(book, range ?? { sheetId: id }))
  const count = {
    valuesChanged: 0,
    formulasChanged: 0,
    rowsChanged: 0,
    sheetsChanged: 0,
    occurrencesChanged: 0,
  }
  for (const area of areas) {
    const tab = tabById(book, area.sheetId)
    const finder = finderOf(tab)
    const rows = new Set<number>()
    const filled = { ...area, endRow: Math.max(area.startRow, Math.min(area.endRow, tab.rows.length)) }
    const next = withCells(tab, filled, (cell, row, column) => {
      if (cell?.value === undefined || (isFormula(cell.value) && !includeFormulas)) return cell
      const text = isFormula(cell.value) ? cell.value.formula : displayed(cell, row, finder)
      const hits = text.match(wanted)?.length ?? 0
      if (hits === 0) return cell
      refuseProtected(book, actor, {
        ...area,
        startRow: row,
        endRow: row + 1,
        startColumn: column,
        endColumn: column + 1,
      })
      rows.add(row)
      count.occurrencesChanged += hits
      count[isFormula(cell.value) ? 'formulasChanged' : 'valuesChanged'] += 1
      const replaced = text.replaceAll(wanted, () => replacement)
      return typedCell(replaced, cell)
    })
    count.rowsChanged += rows.size
    count.sheetsChanged += rows.size > 0 ? 1 : 0
    if (rows.size > 0) putTab(book, next)
  }
  return { findReplace: Object.fromEntries(Object.entries(count).filter(([, n]) => n > 0)) }
}
