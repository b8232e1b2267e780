import { type Doubt, readDoubt } from '../../../src/domain/delivery/doubt'
import { SHEET_COLUMNS, type Target } from '../../../src/domain/registration/registration'
import { fold } from '../../../src/domain/text/fold'
import { columnIndex, columnLetters } from '../stand-in-sheets/column-letters'
import { titlesOf } from '../stand-in-sheets/views'
import { isName, knownOf, lookAt, type Sight } from './sheet-eyes'
import { writeAgain } from './staff-moves'
import type { OpenBook, World } from './walk-world'

type Place = { readonly opened: OpenBook; readonly title: string; readonly target: Target }

const TEXTS: Readonly<Record<string, (text: string) => boolean>> = {
  name: isName,
  province: (text) => text === 'Hà Tĩnh',
  district: (text) => text === 'Thị xã Kỳ Anh',
  titles: (text) => text.includes('Sâm cau'),
  planTitle: (text) => text.startsWith('Gói '),
  rowNumber: (text) => /^\d{1,4}$/.test(text),
}

/** The column in which staff see what belongs under a heading of ours. */
const seenColumn = (sight: Sight, name: string, heading: string): string | null => {
  if (name === 'phone') return sight.phone
  if (name === 'time') return sight.time
  const fits = TEXTS[name] ?? (() => false)
  const counts = Array.from(
    { length: sight.width },
    (_, column) => sight.rows.filter(({ texts }) => fits(texts[column] ?? '')).length,
  )
  const most = Math.max(0, ...counts)
  return most === 0 ? sight.headed(heading) : columnLetters(counts.indexOf(most))
}

/** Gives each of our columns its heading, adds those that are gone, and takes the headings from all others. */
const mendHeadings = (world: World, { opened, title, target }: Place): void => {
  const look = () => lookAt(opened.book, title, world.model)
  if (look().headingRow === null) opened.hands.insertRows(title, 1)
  const row = look().headingRow ?? 1
  const columns: ReadonlyArray<{ readonly name: string; readonly heading: string }> = SHEET_COLUMNS[target]
  for (const { name, heading } of columns) {
    const sight = look()
    const seen = seenColumn(sight, name, heading)
    const column = seen ?? columnLetters(sight.width)
    if (seen === null) opened.hands.insertColumns(title, column)
    for (const [index, text] of (sight.texts[row - 1] ?? []).entries())
      if (fold(text) === fold(heading) && index !== columnIndex(column))
        opened.hands.type(title, columnLetters(index), row, '')
    opened.hands.type(title, column, row, heading)
  }
}

/** Writes the numbers into the column where they should be, unless something else of ours stands there. */
const mendNumbers = (world: World, place: Place, column: string): void => {
  const { opened, title } = place
  const sight = lookAt(opened.book, title, world.model)
  const isOther = Object.values(TEXTS).some((fits) =>
    sight.rows.some(({ texts }) => fits(texts[columnIndex(column)] ?? '')),
  )
  if (!isOther && column !== sight.time) {
    const overwritten = new Set(sight.rows.map(({ texts }) => texts[columnIndex(column)] ?? ''))
    world.model.forgetNotes((text) => overwritten.has(text))
    for (const { row, name } of sight.rows) {
      const known = knownOf(world.model, name)
      if (known !== undefined) opened.hands.type(title, column, row, `'${known.phone}`)
    }
    const isSpare = ![column, sight.name, sight.time, null].includes(sight.phone)
    if (isSpare) opened.hands.deleteColumns(title, sight.phone ?? '')
  }
  mendHeadings(world, place)
}

/** Gives the heading back to its column, or what else stands in that column a new one. */
const mendHeading = (
  world: World,
  place: Place,
  { heading, marked, headed }: Extract<Doubt, { readonly tag: 'headingElsewhere' }>,
): void => {
  const { opened, title, target } = place
  const sight = lookAt(opened.book, title, world.model)
  const name = SHEET_COLUMNS[target].find((column) => column.heading === heading)?.name ?? ''
  if (seenColumn(sight, name, heading) !== columnLetters(marked)) {
    opened.hands.insertColumns(title, columnLetters(sight.width))
    opened.hands.cutColumn(title, columnLetters(marked), columnLetters(sight.width))
  } else {
    const row = sight.headingRow ?? 1
    opened.hands.type(title, columnLetters(headed), row, '')
    opened.hands.type(title, columnLetters(marked), row, heading)
  }
}

const namedColumn = (column: number | undefined): string | null =>
  column === undefined ? null : columnLetters(column)

const mendRows = (
  world: World,
  { opened, title }: Place,
  { rows, tag, tab }: Extract<Doubt, { readonly rows: ReadonlyArray<number> }>,
): void => {
  const sight = lookAt(opened.book, title, world.model)
  const desk = { world, opened, title, sight }
  for (const row of rows.toSorted((one, other) => other - one)) {
    const name = sight.rows.find((one) => one.row === row + 1)?.name
    const isToGo = tag === 'rowsUnsure' && world.random() < 0.1
    if (name !== undefined && !isToGo && sight.phone !== null && sight.time !== null) {
      writeAgain(desk, row + 1, name)
      const asked = {
        ...sight,
        phone: tag === 'rowsUndated' ? null : namedColumn(tab?.columns?.phone),
        time: tag === 'rowsUnnumbered' ? null : namedColumn(tab?.columns?.time),
      }
      writeAgain({ ...desk, sight: asked }, row + 1, name)
    } else if (row + 1 !== sight.headingRow) {
      opened.hands.deleteRows(title, row + 1)
      if (name !== undefined) world.model.deleteRow(name)
    }
  }
  const { headingRow } = lookAt(opened.book, title, world.model)
  if (headingRow !== null && headingRow > 1) opened.hands.moveRows(title, headingRow, 1)
}

const renameBack = (opened: OpenBook, name: string, nowNamed: string | null): void => {
  if (titlesOf(opened.book).includes(name)) return
  if (nowNamed === null || !titlesOf(opened.book).includes(nowNamed)) opened.hands.addTab(name)
  else opened.hands.renameTab(nowNamed, name)
}

const mend = (world: World, place: Place, doubt: Doubt): void => {
  const { opened, title } = place
  if (doubt.tag === 'tabMissing') renameBack(opened, doubt.name, doubt.nowNamed)
  else if (titlesOf(opened.book).includes(title)) {
    if (doubt.tag === 'rangeProtected') opened.hands.unprotect(title)
    else if ('rows' in doubt) mendRows(world, place, doubt)
    else if (doubt.tag === 'headingElsewhere') mendHeading(world, place, doubt)
    else if (doubt.tag === 'numbersElsewhere') mendNumbers(world, place, columnLetters(doubt.column))
    else mendHeadings(world, place)
  }
}

type Reason = {
  readonly target: Target
  readonly reason: string
  readonly id: string
  /** The number of the tab, if it is known. */
  readonly tab: string | null
  readonly name: string
}

const mendReason = (world: World, { target, reason, id, tab, name }: Reason): void => {
  const read = readDoubt(reason)
  world.unshared.delete(id)
  if (read._tag === 'None') return
  const doubt = read.value
  if (doubt.tag === 'sheetUnreachable') {
    mendReason(world, { target, reason: doubt.reason, id: doubt.id, tab: null, name: doubt.name })
    return
  }
  const opened = world.books.get(doubt.tab?.spreadsheet ?? id)
  const tabs = opened?.book.state().tabs ?? []
  const titles = tabs.map((each) => each.title)
  const title =
    titles.find((each) => each === doubt.tab?.name) ??
    tabs.find(({ sheetId }) => String(sheetId) === tab)?.title ??
    name
  if (opened !== undefined) mend(world, { opened, title, target }, doubt)
}

/** Every reason that the status gives, with the sheet that it names. */
const reasons = async (world: World): Promise<ReadonlyArray<Reason>> => {
  const { haltedTargets, delayedRemovals } = await world.ledger.status()
  const configured = (target: Target) => world.sheets()[target]
  return [
    ...haltedTargets.map(({ target, reason }) => ({ target, reason, tab: null, ...configured(target) })),
    ...delayedRemovals.map(({ target, reason, sheet, spreadsheet, name }) => ({
      target,
      reason,
      tab: /#(\d+)$/.exec(sheet ?? '')?.[1] ?? null,
      id: spreadsheet ?? configured(target).id,
      name: name ?? configured(target).name,
    })),
  ]
}

/** Staff read the status, do what each of its sentences says, and have it tried again. Returns the reasons that they read. */
export const doWhatItAsks = async (world: World): Promise<ReadonlyArray<string>> => {
  const found = await reasons(world)
  for (const each of found) mendReason(world, each)
  world.last = null
  await world.ledger.retry()
  return found.map(({ target, reason, id, name }) => `${target}, ${id} ${name}: ${reason}`)
}
