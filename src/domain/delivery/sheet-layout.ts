import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { PHONE_COLUMN, ROW_NUMBER_COLUMN, TIME_COLUMN } from '../registration/form-columns'
import { phonesInCell } from '../registration/phones-in-cell'
import { KINDS, type Target } from '../registration/registration'
import { readSheetTime } from '../registration/sheet-time'
import { fold } from '../text/fold'

/** `column` counts from 0. `mark` names one of our columns and moves with the column. */
export type ColumnMark = { readonly id: number; readonly column: number; readonly mark: string }

/** The first rows of a tab, as shown, and the marks on its columns. */
export type SheetHead = {
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  readonly marks: ReadonlyArray<ColumnMark>
}

/** `columns`: where each of our columns is, from 0, by its name. `headingRow` is -1 if the tab has no headings. */
export type SheetLayout = { readonly columns: ReadonlyMap<string, number>; readonly headingRow: number }

/** A heading stands over filled cells of another column than the one that rows were written to. */
type HeadingElsewhere = {
  readonly tag: 'headingElsewhere'
  readonly heading: string
  readonly marked: number
  readonly headed: number
}

export type LayoutFault =
  | { readonly tag: 'columnsMissing' | 'headingsTwice'; readonly headings: ReadonlyArray<string> }
  | { readonly tag: 'numbersElsewhere'; readonly column: number }
  | HeadingElsewhere

/** How many rows of a tab's head are read. */
export const HEAD_ROWS = 20
const FEWEST_HEADINGS = 2
/** How far to the right of their place without headings our columns are looked for. */
const FARTHEST_SHIFT = 20

type Column = { readonly name: string; readonly heading: string; readonly isNew?: boolean }
const columnsOf = (target: Target): ReadonlyArray<Column> => KINDS[target].columns

const cellAt = (row: ReadonlyArray<string> | undefined, column: number): string =>
  (row?.[column] ?? '').trim()

const findHeadingRow = ({ rows }: SheetHead, columns: ReadonlyArray<Column>): number => {
  const headings = new Set(columns.map(({ heading }) => fold(heading)))
  const counts = rows.map((row) => new Set(row.map(fold).filter((text) => headings.has(text))).size)
  const most = Math.max(0, ...counts)
  return most < FEWEST_HEADINGS ? -1 : counts.indexOf(most)
}

/**
 * Without known headings, a first row with text but no digit in our columns holds them: a registration whose number staff
 * overwrote still has its time.
 */
const headingRowAt = (
  head: SheetHead,
  columns: ReadonlyArray<Column>,
  places: ReadonlyMap<string, number>,
): number => {
  const known = findHeadingRow(head, columns)
  const [first] = head.rows
  if (known >= 0 || first === undefined) return known
  const titles = [...places.values()].map((column) => cellAt(first, column))
  return titles.some((title) => title !== '') && !titles.some((title) => /\d/.test(title)) ? 0 : -1
}

const isRowOfOurs = (row: ReadonlyArray<string>, phoneColumn: number, timeColumn: number): boolean =>
  phonesInCell(cellAt(row, phoneColumn)).length > 0 && readSheetTime(cellAt(row, timeColumn)) !== null

/** Without marks and headings: the shift at which most rows hold a number and a time where ours do. */
const shiftOf = ({ rows }: SheetHead, columns: ReadonlyArray<Column>): number => {
  const phone = columns.findIndex(({ name }) => name === PHONE_COLUMN)
  const time = columns.findIndex(({ name }) => name === TIME_COLUMN)
  const fits = Array.from(
    { length: FARTHEST_SHIFT + 1 },
    (_, shift) => rows.filter((row) => isRowOfOurs(row, phone + shift, time + shift)).length,
  )
  const most = Math.max(...fits)
  return most === 0 ? 0 : fits.indexOf(most)
}

const filledCells = ({ rows }: SheetHead, headingRow: number, column: number): ReadonlyArray<string> =>
  rows
    .slice(headingRow + 1)
    .map((row) => cellAt(row, column))
    .filter((cell) => cell !== '')

type Evidence = {
  readonly marked: ReadonlyMap<string, ReadonlyArray<number>>
  readonly headed: ReadonlyMap<string, ReadonlyArray<number>>
  readonly hasHeadings: boolean
  readonly titleAt: (column: number) => string
  /** Whether the column has cells below the headings. */
  readonly isFilled: (column: number) => boolean
  /** Whether another marked column has. */
  readonly hasRows: boolean
}

const gather = <A>(items: ReadonlyArray<A>, keyOf: (item: A) => string, columnOf: (item: A) => number) => {
  const found = new Map<string, ReadonlyArray<number>>()
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), columnOf(item)])
  return found
}

const evidenceOf = (head: SheetHead, columns: ReadonlyArray<Column>): Evidence => {
  const row = findHeadingRow(head, columns)
  const titles = (head.rows[row] ?? []).map(fold)
  const isFilled = (column: number): boolean => filledCells(head, row, column).length > 0
  return {
    marked: gather(
      head.marks,
      ({ mark }) => mark,
      ({ column }) => column,
    ),
    headed: gather(
      titles.map((title, column) => ({ title, column })),
      ({ title }) => title,
      ({ column }) => column,
    ),
    hasHeadings: row >= 0,
    titleAt: (column) => titles[column] ?? '',
    isFilled,
    hasRows: head.marks.some(({ column }) => isFilled(column)),
  }
}

/** Cells that were cut out leave an empty column, where staff may type something else; either one may be ours then. */
const headingElsewhere = (
  columns: ReadonlyArray<Column>,
  { marked, headed, titleAt, isFilled }: Evidence,
): HeadingElsewhere | null => {
  for (const { name, heading } of columns) {
    const [place, ...marks] = marked.get(name) ?? []
    const [other, ...headings] = headed.get(fold(heading)) ?? []
    const isSingle = marks.length + headings.length === 0
    if (place === undefined || other === undefined || !isSingle || place === other) continue
    const isOfAnother = columns.some((column) => fold(column.heading) === titleAt(place))
    if (!isOfAnother && isFilled(place) && isFilled(other))
      return { tag: 'headingElsewhere', heading, marked: place, headed: other }
  }
  return null
}

/** Columns in which each registration has something to find it by. */
const NEVER_EMPTY: ReadonlyArray<string> = [PHONE_COLUMN, TIME_COLUMN]

/**
 * A column's mark decides. Cells that were cut and pasted elsewhere leave the mark behind on an empty column: then the
 * heading decides, which moved with them.
 */
const placeOf = (column: Column, columns: ReadonlyArray<Column>, evidence: Evidence): number | null => {
  const own = fold(column.heading)
  const headed = evidence.headed.get(own) ?? []
  const marked = evidence.marked.get(column.name) ?? []
  const isLeft = (place: number): boolean => {
    const title = evidence.titleAt(place)
    const isOfAnother = columns.some(({ heading }) => fold(heading) === title) && title !== own
    const isCutOut = !evidence.isFilled(place) && (headed.length === 1 || (title === '' && evidence.hasRows))
    return evidence.hasHeadings ? isOfAnother || isCutOut : isCutOut && NEVER_EMPTY.includes(column.name)
  }
  const [place, ...others] = marked.filter((each) => !isLeft(each))
  if (place !== undefined && others.length === 0) return place
  const both = headed.filter((each) => marked.includes(each))
  const [only, ...more] = both.length === 1 ? both : headed
  return only !== undefined && more.length === 0 ? only : null
}

const isMostly = (cells: ReadonlyArray<string>, isMeant: (cell: string) => boolean): boolean =>
  2 * cells.filter(isMeant).length >= cells.length

const isNumber = (cell: string): boolean => /^\d+$/.test(cell)
const isTime = (cell: string): boolean => readSheetTime(cell) !== null

/** A column whose heading was edited stands in the only gap between its neighbours, or beside its only one. */
const fillGaps = (
  places: ReadonlyArray<number | null>,
  filledAt: (column: number) => ReadonlyArray<string>,
): ReadonlyArray<number | null> =>
  places.map((place, index) => {
    if (place !== null) return place
    const before = places[index - 1] ?? null
    const after = places[index + 1] ?? null
    const isBetween = index > 0 && index < places.length - 1
    if (isBetween)
      return before !== null && after === before + 2 && !places.includes(before + 1) ? before + 1 : null
    const guess = index === 0 ? (after ?? 0) - 1 : (before ?? -2) + 1
    const cells = filledAt(guess)
    const isMeant = index === 0 ? isNumber : isTime
    return guess >= 0 && !places.includes(guess) && cells.length > 0 && isMostly(cells, isMeant)
      ? guess
      : null
  })

const placesOf = (head: SheetHead, columns: ReadonlyArray<Column>): ReadonlyArray<number | null> => {
  const evidence = evidenceOf(head, columns)
  const places = columns.map((column) => placeOf(column, columns, evidence))
  if (places.some((place) => place !== null))
    return fillGaps(places, (column) => filledCells(head, findHeadingRow(head, columns), column))
  const shift = shiftOf(head, columns)
  return columns.map((_, index) => index + shift)
}

/** Of the rows in which a registration or something in its place stands: staff may have cut the numbers and not the times. */
const phoneCells = (
  { rows }: SheetHead,
  headingRow: number,
  places: ReadonlyMap<string, number>,
): ReadonlyArray<string> =>
  rows.slice(headingRow + 1).flatMap((row) => {
    const [phone = '', time = ''] = [PHONE_COLUMN, TIME_COLUMN].map((name) =>
      cellAt(row, places.get(name) ?? -1),
    )
    return phone !== '' || isTime(time) ? [phone] : []
  })

/** Most cells of the phone column hold numbers; it is empty only if our other columns but that of row numbers are. */
const holdsNumbers = (head: SheetHead, found: ReadonlyMap<string, number>, headingRow: number): boolean => {
  const numbers = phoneCells(head, headingRow, found)
  return numbers.length === 0
    ? [...found].every(
        ([name, column]) => name === ROW_NUMBER_COLUMN || filledCells(head, headingRow, column).length === 0,
      )
    : isMostly(numbers, (cell) => phonesInCell(cell).length > 0)
}

/** Columns whose headings stand more than once are named alone. */
const lostColumns = (
  head: SheetHead,
  columns: ReadonlyArray<Column>,
  lost: ReadonlyArray<Column>,
): LayoutFault => {
  const { headed } = evidenceOf(head, columns)
  const headings = lost.map(({ heading }) => heading)
  const twice = headings.filter((heading) => (headed.get(fold(heading)) ?? []).length > 1)
  return twice.length > 0 ? { tag: 'headingsTwice', headings: twice } : { tag: 'columnsMissing', headings }
}

/**
 * Where our columns are in a tab, whatever staff inserted, moved or renamed: by marks, else by headings, else by
 * content. Fails if the phone column or, once there are rows, that of times is not found, or if the former holds no phone
 * numbers.
 */
export const findColumns = (target: Target, head: SheetHead): E.Either<LayoutFault, SheetLayout> => {
  const columns = columnsOf(target)
  const elsewhere = headingElsewhere(columns, evidenceOf(head, columns))
  if (elsewhere !== null) return E.left(elsewhere)
  const places = placesOf(head, columns)
  const found = new Map(
    columns.flatMap(({ name }, index) => {
      const place = places[index] ?? null
      return place === null ? [] : [[name, place] as const]
    }),
  )
  const needed = columns.filter(({ name }) => name === PHONE_COLUMN || name === TIME_COLUMN)
  const phoneColumn = found.get(PHONE_COLUMN)
  const headingRow = headingRowAt(head, columns, found)
  const isTimeNeeded = phoneColumn !== undefined && filledCells(head, headingRow, phoneColumn).length > 0
  if (phoneColumn === undefined || (isTimeNeeded && !found.has(TIME_COLUMN)))
    return E.left(
      lostColumns(
        head,
        columns,
        needed.filter(({ name }) => !found.has(name)),
      ),
    )
  return holdsNumbers(head, found, headingRow)
    ? E.right({ columns: found, headingRow })
    : E.left({ tag: 'numbersElsewhere', column: phoneColumn })
}

/** `missing`: columns that are new in this release, which the tab does not have yet. */
export type WholeLayout = SheetLayout & { readonly missing: ReadonlyArray<string> }

/** As `findColumns`, but fails if any column is missing, except columns that are new in this release. */
export const findAllColumns = (target: Target, head: SheetHead): E.Either<LayoutFault, WholeLayout> =>
  pipe(
    findColumns(target, head),
    E.chain((layout) => {
      const missing = columnsOf(target).filter(({ name }) => !layout.columns.has(name))
      const lost = missing.filter(({ isNew }) => isNew !== true)
      return lost.length === 0
        ? E.right({ ...layout, missing: missing.map(({ name }) => name) })
        : E.left(lostColumns(head, columnsOf(target), lost))
    }),
  )

/** `width` columns from `from` on, which stand from `to` on. */
export type MovedColumns = { readonly from: number; readonly to: number; readonly width: number }

/**
 * Where each of `width` columns stands that were copied when ours were as in `then`: ours by name, each other one beside
 * its neighbour on the left.
 */
export const movedColumns = (
  then: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  width: number,
): ReadonlyArray<MovedColumns> => {
  const ours = new Map(
    [...then].flatMap(([name, from]) => (now.has(name) ? [[from, now.get(name) ?? 0]] : [])),
  )
  if ([...ours].every(([from, to]) => from === to)) return [{ from: 0, to: 0, width }]
  const taken = new Set(ours.values())
  const moved: Array<MovedColumns> = []
  let shift = 0
  for (let from = 0; from < width; from += 1) {
    const own = ours.get(from)
    if (own !== undefined) shift = own - from
    let to = own ?? from + shift
    if (own === undefined) {
      while (to < 0 || taken.has(to)) to += 1
      taken.add(to)
    }
    if (to < width) moved.push({ from, to, width: 1 })
  }
  return moved
}
