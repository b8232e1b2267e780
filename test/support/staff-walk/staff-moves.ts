import { columnIndex, columnLetters } from '../stand-in-sheets/column-letters'
import { NUMBER_STYLE_NAMES, TIME_STYLE_NAMES } from '../stand-in-sheets/reformat'
import { titlesOf } from '../stand-in-sheets/views'
import { isName, knownOf, lookAt, type Sight, typedTime } from './sheet-eyes'
import type { OpenBook, World } from './walk-world'

/** A tab that staff have before them. */
type Desk = {
  readonly world: World
  readonly opened: OpenBook
  readonly title: string
  readonly sight: Sight
}

/** Acts at once and says what was done; null if nothing could be done. */
type Move = (desk: Desk) => string | null

const isCapture = (title: string): boolean => title.startsWith('dang-xoa')

const ours = ({ name, phone, time }: Sight): ReadonlyArray<string> =>
  [name, phone, time].flatMap((column) => column ?? [])

const anyColumn = ({ world, sight }: Desk): string => columnLetters(world.below(Math.max(1, sight.width)))

const anyRow = ({ world, sight }: Desk) => world.pick(sight.rows)

/** The columns in which no heading, number or text of ours stands. */
const freeColumns = ({ sight }: Desk): ReadonlyArray<string> =>
  Array.from({ length: Math.min(26, sight.width + 2) }, (_, column) => column)
    .filter((column) => sight.texts.every((cells) => (cells[column] ?? '') === ''))
    .map(columnLetters)

const NOTES = 'Ghi chú'

const noteColumn = ({ sight }: Desk): string | null => {
  const at = sight.texts.findIndex((cells) => cells.includes(NOTES))
  return at < 0 ? null : columnLetters(sight.texts[at]?.indexOf(NOTES) ?? 0)
}

/** Said of an erased person's row: staff who bring it back do so themselves. */
const FOR_GOOD = ', who was erased'

const sort: Move = (desk) => {
  const { opened, title, sight, world } = desk
  const column = world.random() < 0.5 ? (world.pick(ours(sight)) ?? 'A') : anyColumn(desk)
  const order = world.pick(['asc', 'desc'] as const) ?? 'asc'
  opened.hands.sort(title, column, order)
  return `sort by ${column} ${order}`
}

const filter: Move = (desk) => {
  desk.opened.hands.setFilter(desk.title, anyColumn(desk), [''])
  return 'filter'
}

const clearFilter: Move = ({ opened, title }) => {
  opened.hands.clearFilter(title)
  return 'clear the filter'
}

const insertRows: Move = ({ world, opened, title, sight }) => {
  // Not below the last row: a row of ours that is appended into the new ones would go when staff undo them.
  const at = 1 + world.below(Math.max(1, sight.texts.length))
  if (at === 1 && world.random() < 0.8) return null
  opened.hands.insertRows(title, at, 1 + world.below(2))
  return `insert rows before ${at}`
}

const deleteRow: Move = (desk) => {
  const { world, opened, title, sight } = desk
  const row = 1 + world.below(Math.max(1, sight.texts.length))
  if (row === sight.headingRow && world.random() < 0.9) return null
  const name = sight.rows.find((one) => one.row === row)?.name
  opened.hands.deleteRows(title, row)
  if (name === undefined) return `delete row ${row}`
  world.model.deleteRow(name)
  const isErased = world.model.named(name).some(({ state }) => state === 'erased')
  return `delete row ${row}: ${name}${isErased ? FOR_GOOD : ''}`
}

const moveRow: Move = (desk) => {
  const { opened, title } = desk
  const from = anyRow(desk)?.row
  const to = anyRow(desk)?.row
  if (from === undefined || to === undefined || to === from || to === from + 1) return null
  opened.hands.moveRows(title, from, to)
  return `move row ${from} before ${to}`
}

const insertColumn: Move = (desk) => {
  const { opened, title, sight } = desk
  if (sight.width > 20) return null
  const at = anyColumn(desk)
  opened.hands.insertColumns(title, at)
  return `insert a column at ${at}`
}

const referrer: Move = (desk) => {
  const { world, opened, title, sight } = desk
  if (sight.width > 16 || sight.headingRow === null) return null
  const at = anyColumn(desk)
  const known = world.pick(world.model.registered)
  if (known === undefined) return null
  opened.hands.insertColumns(title, at)
  opened.hands.type(title, at, sight.headingRow, 'SĐT người giới thiệu')
  for (const { row } of sight.rows.slice(0, 30))
    if (world.random() < 0.7) opened.hands.type(title, at, row, `'${known.phone}`)
  return `a column of referrers at ${at}: ${known.phone}`
}

const deleteColumn: Move = (desk) => {
  const { world, opened, title, sight } = desk
  const column = columnLetters(world.below(Math.max(1, sight.width)))
  if (ours(sight).length < 3 || ours(sight).includes(column)) return null
  const gone = new Set(sight.texts.map((cells) => cells[columnIndex(column)] ?? ''))
  if ([...gone].some(isName)) return null
  opened.hands.deleteColumns(title, column)
  world.model.forgetNotes((text) => gone.has(text))
  return `delete column ${column}`
}

const moveColumn: Move = (desk) => {
  const { world, opened, title, sight } = desk
  const from = world.below(Math.max(1, sight.width))
  const to = world.below(sight.width + 1)
  if (to === from || to === from + 1) return null
  opened.hands.moveColumns(title, columnLetters(from), columnLetters(to))
  return `move column ${columnLetters(from)} before ${columnLetters(to)}`
}

const cutColumn: Move = (desk) => {
  const { world, opened, title } = desk
  const from = anyColumn(desk)
  const to = world.pick(freeColumns(desk))
  if (to === undefined || to === from) return null
  opened.hands.cutColumn(title, from, to)
  return `cut column ${from} to ${to}`
}

const HEADINGS = ['SĐT', 'Tên khách', 'Ngày', 'số điện thoại ', 'Điện thoại khách', '']

const editHeading: Move = (desk) => {
  const { world, opened, title, sight } = desk
  if (sight.headingRow === null) return null
  const column = anyColumn(desk)
  if (column === noteColumn(desk)) return null
  const text = world.pick(HEADINGS) ?? ''
  opened.hands.type(title, column, sight.headingRow, text)
  return `name column ${column} “${text}”`
}

const renameTab: Move = ({ world, opened, title }) => {
  const to = `${title} ${world.below(100)}`
  if (title.length > 20 || titlesOf(opened.book).includes(to)) return null
  opened.hands.renameTab(title, to)
  return `rename the tab to ${to}`
}

const reformatNumbers: Move = ({ world, opened, title, sight }) => {
  const style = world.pick(NUMBER_STYLE_NAMES)
  if (sight.phone === null || style === undefined) return null
  opened.hands.reformatNumbers(title, sight.phone, style)
  return `numbers: ${style}`
}

const reformatTimes: Move = ({ world, opened, title, sight }) => {
  const style = world.pick(TIME_STYLE_NAMES)
  if (sight.time === null || style === undefined) return null
  opened.hands.reformatTimes(title, sight.time, style)
  return `times: ${style}`
}

const TIMES = ['chiều qua', 'gọi lại sau', '20/11', 'hôm nay']

const textIn = ({ texts }: { readonly texts: ReadonlyArray<string> }, column: string | null): string =>
  column === null ? '' : (texts[columnIndex(column)] ?? '')

/** A row of which neither number nor time can be read any more is lost to the program, as operating.md says: one stays. */
const showsNumber = (text: string): boolean => text.replaceAll(/\D/g, '').length >= 9
const showsTime = (text: string): boolean => /\d{1,2}:\d{2}/.test(text)

const garbleTime: Move = (desk) => {
  const { world, opened, title, sight } = desk
  const row = anyRow(desk)
  if (row === undefined || sight.time === null || !showsNumber(textIn(row, sight.phone))) return null
  opened.hands.type(title, sight.time, row.row, world.pick(TIMES) ?? '')
  return `garble the time of ${row.name}`
}

const NUMBERS = ['', 'hỏi lại', '090?', 'xem ghi chú']

const garbleNumber: Move = (desk) => {
  const { world, opened, title, sight } = desk
  const row = anyRow(desk)
  if (row === undefined || sight.phone === null || !showsTime(textIn(row, sight.time))) return null
  opened.hands.type(title, sight.phone, row.row, world.pick(NUMBERS) ?? '')
  return `garble the number of ${row.name}`
}

const copyRow: Move = (desk) => {
  const { world, opened, title } = desk
  const row = anyRow(desk)
  if (row === undefined) return null
  opened.hands.copyRow(title, row.row)
  world.model.copyRow(row.name)
  return `copy ${row.name}`
}

/** An order that staff took on the telephone. */
const typeRow: Move = (desk) => {
  const { world, opened, title, sight } = desk
  const { name, phone, time } = sight
  if (name === null || phone === null || time === null) return null
  if (new Set([name, phone, time]).size < 3) return null
  const number = world.model.hands().typed.size + 1
  const who = `Khách Gọi ${number}`
  const called = `07${String(10_000_000 + number)}`
  const row = 1 + sight.texts.length
  opened.hands.insertRows(title, row)
  opened.hands.type(title, name, row, who)
  opened.hands.type(title, phone, row, world.random() < 0.5 ? called : `'${called}`)
  if (world.random() < 0.7) opened.hands.type(title, time, row, typedTime(world.time.now()))
  world.model.typeRow(who, called, world.time.now())
  return `type ${who}`
}

const note: Move = (desk) => {
  const { world, opened, title, sight } = desk
  const row = anyRow(desk)
  if (row === undefined) return null
  let column = noteColumn(desk)
  if (column === null) {
    column = columnLetters(sight.width)
    if (sight.headingRow === null || sight.width > 20) return null
    opened.hands.type(title, column, sight.headingRow, NOTES)
  }
  const text = `đã gọi, phiếu ${world.below(1_000_000)}`
  opened.hands.type(title, column, row.row, text)
  world.model.note(row.name, text)
  return `note beside ${row.name}`
}

const addCheckboxes: Move = (desk) => {
  const { opened, title, sight } = desk
  const [column] = freeColumns(desk)
  if (column === undefined || sight.width > 16 || sight.texts.length < 3) return null
  opened.hands.addCheckboxes(title, column, sight.texts.length + 5)
  return `checkboxes in ${column}`
}

const protect: Move = ({ opened, title, sight }) => {
  if (sight.phone === null) return null
  opened.hands.protect(title, { columns: sight.phone })
  return `protect ${sight.phone}`
}

const hideTab: Move = ({ opened, title }) => {
  if (opened.book.state().tabs.filter(({ isHidden }) => !isHidden).length < 2) return null
  opened.hands.hideTab(title)
  return 'hide the tab'
}

/** A copy under another name, which never takes rows, is staff's own; they remove it when the day is over. */
const addTab: Move = ({ world, opened }) => {
  const title = `Nháp ${world.below(1_000)}`
  if (titlesOf(opened.book).includes(title)) return null
  opened.hands.addTab(title)
  return `add the tab ${title}`
}

const MOVES: ReadonlyArray<readonly [weight: number, move: Move]> = [
  [10, sort],
  [3, filter],
  [2, clearFilter],
  [8, insertRows],
  [7, deleteRow],
  [7, moveRow],
  [3, insertColumn],
  [1, referrer],
  [2, deleteColumn],
  [4, moveColumn],
  [2, cutColumn],
  [4, editHeading],
  [2, renameTab],
  [4, reformatNumbers],
  [4, reformatTimes],
  [3, garbleTime],
  [3, garbleNumber],
  [7, copyRow],
  [8, typeRow],
  [8, note],
  [1, addCheckboxes],
  [1, protect],
  [1, hideTab],
  [1, addTab],
]

const TOTAL = MOVES.reduce((sum, [weight]) => sum + weight, 0)

const choose = (draw: number): Move => {
  let left = draw * TOTAL
  for (const [weight, move] of MOVES) {
    left -= weight
    if (left < 0) return move
  }
  return sort
}

/** Somebody of the staff does something in a book, or in any. */
export const actAsStaff = (world: World, book?: OpenBook): string | null => {
  const opened = book ?? world.pick([...world.books.values()])
  const titles = opened === undefined ? [] : titlesOf(opened.book).filter((title) => !isCapture(title))
  const title = world.pick(titles)
  if (opened === undefined || title === undefined) return null
  const before = opened.acts()
  const formerHands = world.model.hands()
  const sight = lookAt(opened.book, title, world.model)
  const done = choose(world.random())({ world, opened, title, sight })
  world.last =
    done === null || done.endsWith(FOR_GOOD)
      ? null
      : { opened, acts: opened.acts() - before, formerHands, moving: world.moving() }
  return done === null ? null : `${opened.id} ${title}: ${done}`
}

/**
 * Staff take back what they did last. Not if a call of ours has taken or given rows since: what comes back then, or goes,
 * is staff's own doing.
 */
export const undo = (world: World): string | null => {
  const { last } = world
  world.last = null
  if (last === null || last.acts === 0 || last.moving !== world.moving()) return null
  if (!last.opened.hands.undo(last.acts)) return null
  world.model.takeBack(last.formerHands)
  return `${last.opened.id}: undo`
}

/** What staff know of a name, for whoever has to write it again. */
export const writeAgain = ({ world, opened, title, sight }: Desk, row: number, name: string): void => {
  const known = knownOf(world.model, name)
  if (known === undefined) return
  const write = (column: string | null, text: string) => {
    if (column === null) return
    if (sight.texts[row - 1]?.[columnIndex(column)] === name) {
      if (sight.name === null || sight.name === column) return
      opened.hands.type(title, sight.name, row, name)
    }
    const overwritten = sight.texts[row - 1]?.[columnIndex(column)] ?? ''
    world.model.forgetNotes((note) => note === overwritten)
    opened.hands.type(title, column, row, text)
  }
  write(sight.phone, `'${known.phone}`)
  write(sight.time, typedTime(known.at))
}
