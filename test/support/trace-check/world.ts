import { isPart, type Rows, without } from './rows'
import type { Kind } from './trace'

export const SHEETS = ['orders', 'members'] as const

/** No call arrives later than this after it was made, in ms: TCP sends it again for 15.4 min, and Google may work on it for 3 min. */
export const LONGEST_CALL_MS = 19 * 60_000

/** No call is made later than this after its work was given, in ms: a process may have been suspended meanwhile. */
export const LONGEST_WORK_MS = 3 * 60_000

/** So many rows refused one by one halt their sheet. */
const SHARED_CAUSE_ROWS = 10

type Dialog = {
  readonly sheet: string
  state: string
  /** The number of the event with which it began to send last. */
  began: number
  /** The number of the last attempt since then; 0 before the first. */
  attempt: number
}
type Tab = {
  /** 0 before the first, not a number once the tab is closed. */
  page: number
  /** Of the page. */
  dialogs: Map<number, Dialog>
  /** The key under which each row of each sheet was sent last, in this tab or in that of which it is a copy. */
  readonly keys: Map<string, string>
}
type Attempt = {
  readonly at: number
  readonly tab: string
  readonly key: string
  readonly row: string
  readonly sheet: string
  end: 'none yet' | 'heard' | 'given up'
  /** The number of the event at which it ended. */
  endedAt: number
  isAcknowledged: boolean
  /** How often it arrived at the server and was not answered yet. */
  atServer: number
  /** How often it may yet be kept: once for each time that it arrived. */
  mayKeep: number
  /** How often the server answered that it cannot keep it now: what it began may still become durable. */
  refused: number
  isFilled: boolean
  hasArrived: boolean
  /** Whether its key was in the ledger while the server had it; it may have been erased since. */
  isKept: boolean
}
type KeptRow = {
  /** Its place among all that were ever kept. */
  readonly registration: number
  readonly row: string
  readonly sheet: string
  readonly person: string
  /** Before a reading of the sheet, which may have it then. */
  readonly isRestored: boolean
  isDelivered: boolean
  /** The sheet refused it, until staff retry. */
  isParked: boolean
  /** Staff retried it: its batch has a number from before. */
  isReleased: boolean
  isQuarantined: boolean
}
type Batch = { readonly sheet: string; readonly mark: string | null; rows: Rows }
/** By sheet and key. */
type Ledger = Map<string, KeptRow>
type Refused = Map<string, number>
type Backup = { readonly ledger: Ledger; readonly refused: Refused }
type Process = {
  readonly sheet: string
  isRunning: boolean
  state: string
  /** What it was told in its state; empty before that. */
  told: string
  /** The state before this one and what it was told there. */
  before: string
  id: number | null
  mark: string | null
  rows: Rows
  /** When its work was given. */
  givenAt: number
  /** The numbers of the calls made in its state. */
  calls: Array<number>
}
type Call = {
  readonly at: number
  readonly sheet: string
  /** The id of the work for which it was made. */
  readonly work: number | null
  readonly id: number | null
  readonly mark: string | null
  readonly rows: Rows
  readonly toRemove: Rows
  end: 'none yet' | 'taken' | 'refused'
}

/** What is said of tabs, attempts, processes and calls that are not there. */
const NO_TAB: Tab = { page: 0, dialogs: new Map(), keys: new Map() }
const NO_DIALOG: Dialog = { sheet: '', state: '', began: 0, attempt: 0 }
export const NO_PROCESS: Process = {
  sheet: '',
  isRunning: false,
  state: '',
  told: '',
  before: '',
  id: null,
  mark: null,
  rows: [],
  givenAt: 0,
  calls: [],
}

/** What the rules have seen to be there. */
const known = <Name, Value>(among: ReadonlyMap<Name, Value>, name: Name): Value => {
  const found = among.get(name)
  if (found === undefined) throw new Error(`no ${name} is known`)
  return found
}

/** How a registration of a sheet is known by its key; so are its removals by the tab, and its work by the kind. */
export const keyIn = (sheet: string, key: string): string => `${sheet} ${key}`

const copied = (ledger: Ledger): Ledger =>
  new Map([...ledger].map(([key, kept]) => [key, { ...kept, isRestored: true }]))

/** What is known of all parties after the events so far. */
export const createWorld = () => ({
  at: 0,
  /** How many. */
  events: 0,
  hasEnded: false,
  tabs: new Map<string, Tab>(),
  attempts: new Map<number, Attempt>(),
  ledger: new Map() as Ledger,
  /** The rows with which batches of a mark were formed. */
  formed: new Map<string | null, Rows>(),
  /** Since the last restore; a restored ledger may have them or form them anew. */
  batches: new Map<number | null, Batch>(),
  /** The first half of the batch of a sheet that was split last, until it is given. */
  split: new Map<string, Rows>(),
  /** The number under which a tab of a sheet has a removal that is not ended, since the last restore. */
  removals: new Map<string, number | null>(),
  /** The highest number of each kind of work that a sheet was given, since the last restore. */
  highest: new Map<string, number>(),
  /** By sheet: how many rows were refused alone since it took any. */
  refused: new Map() as Refused,
  backups: new Map<number, Backup>(),
  /** What was ever kept, and once more if it was kept again after a restore that had lost it. */
  registered: [] as Array<KeptRow>,
  /** Registrations of erased persons. */
  erased: new Set<number>(),
  restoredAt: Number.NEGATIVE_INFINITY,
  /** Sheets that take nothing until staff retry, or a process starts. */
  halted: new Set<string>(),
  /** Sheets that are to be read after a restore. */
  unread: new Set<string>(),
  processes: new Map<string, Process>(),
  calls: new Map<number, Call>(),
  /** The value of each mark of the spreadsheet. */
  marks: new Map<number | null, string | null>(),
  sheets: new Map<string, Rows>(),
})
export type World = ReturnType<typeof createWorld>

export const tabOf = ({ tabs }: World, tab: string): Tab => tabs.get(tab) ?? NO_TAB

type InDialog = { readonly tab: string; readonly dialog: number }
export const dialogOf = (world: World, { tab, dialog }: InDialog): Dialog =>
  tabOf(world, tab).dialogs.get(dialog) ?? NO_DIALOG

/** The rows of a sheet, hidden tabs included. */
export const inSheet = ({ sheets }: World, sheet: string): Rows => sheets.get(sheet) ?? []

export const rowsOf = (
  ledger: Ledger | ReadonlyArray<KeptRow>,
  isCounted: (kept: KeptRow) => boolean = () => true,
): Rows => [...ledger.values()].filter(isCounted).map(({ row }) => row)

/** The rows of a backup after a restore: those that were not erased since. */
export const restoredRows = ({ backups, erased }: World, backup: number): Rows =>
  rowsOf(backups.get(backup)?.ledger ?? [], ({ registration }) => !erased.has(registration))

/** Registrations of a row that were erased; those that were not. */
export const erasedOf = ({ registered, erased }: World, own: string): ReadonlyArray<KeptRow> =>
  registered.filter(({ row, registration }) => row === own && erased.has(registration))
export const livingOf = ({ registered, erased }: World, own: string): ReadonlyArray<KeptRow> =>
  registered.filter(({ row, registration }) => row === own && !erased.has(registration))

/** Whether it is kept and in no sheet, until staff say so. */
export const isHeldBack = ({ isParked, isQuarantined }: KeptRow): boolean => isParked || isQuarantined

/** The rows that wait for delivery to a sheet and are in no other batch than this, oldest first. */
export const waitingRows = (
  { ledger, batches }: World,
  to: string,
  id: number | null,
  isCounted: (kept: KeptRow) => boolean = () => true,
): Rows =>
  without(
    rowsOf(ledger, (kept) => kept.sheet === to && !kept.isDelivered && !isHeldBack(kept) && isCounted(kept)),
    [...batches].flatMap(([other, { rows }]) => (other === id ? [] : rows)),
  )

/** Whether staff released all rows of a batch after the sheet refused them. */
export const isReleased = ({ ledger }: World, to: string, rows: Rows): boolean =>
  rows.length > 0 &&
  isPart(
    rows,
    rowsOf(ledger, (kept) => kept.sheet === to && kept.isReleased),
  )

/** Whether a call may still arrive and change a sheet. */
export const mayArrive = ({ marks }: World, { end, at, id }: Call, now: number): boolean =>
  end === 'none yet' && now - at < LONGEST_CALL_MS && !marks.has(id)

const leftPage = (world: World, tab: string, page: number): void => {
  for (const attempt of world.attempts.values())
    if (attempt.tab === tab && attempt.end === 'none yet') attempt.end = 'given up'
  world.tabs.set(tab, { page, dialogs: new Map(), keys: new Map(tabOf(world, tab).keys) })
}

const copiedTab = (world: World, { tab, from }: Kind['visitor copies']): void => {
  world.tabs.set(tab, { page: 0, dialogs: new Map(), keys: new Map(tabOf(world, from).keys) })
}

const enteredDialog = (world: World, event: Kind['dialog enters']): void => {
  const { tab, dialog, sheet, state } = event
  const from = { ...dialogOf(world, event), sheet, state }
  known(world.tabs, tab).dialogs.set(
    dialog,
    state === 'sending' ? { ...from, began: world.events, attempt: 0 } : from,
  )
}

const sent = (world: World, { at, attempt, tab, dialog, key, row }: Kind['visitor sends']): void => {
  const { dialogs, keys } = known(world.tabs, tab)
  const from = known(dialogs, dialog)
  from.attempt = attempt
  keys.set(keyIn(from.sheet, row), key)
  world.attempts.set(attempt, {
    at,
    tab,
    key,
    row,
    sheet: from.sheet,
    end: 'none yet',
    endedAt: 0,
    isAcknowledged: false,
    atServer: 0,
    mayKeep: 0,
    refused: 0,
    isFilled: false,
    hasArrived: false,
    isKept: false,
  })
}

const ended =
  (end: Attempt['end']) =>
  (world: World, { attempt }: { readonly attempt: number }): void => {
    Object.assign(known(world.attempts, attempt), { end, endedAt: world.events })
  }

const arrivedAtServer = (world: World, { attempt }: Kind['server hears']): void => {
  const arrived = known(world.attempts, attempt)
  arrived.atServer += 1
  arrived.mayKeep += 1
  arrived.hasArrived = true
  arrived.isKept ||= world.ledger.has(keyIn(arrived.sheet, arrived.key))
}

const answered = (sent: Attempt): void => {
  sent.atServer -= 1
  sent.mayKeep = Math.min(sent.mayKeep, sent.atServer + sent.refused)
  sent.isKept &&= sent.atServer > 0
}

const acknowledged = (world: World, { attempt }: Kind['server acknowledges']): void => {
  const sent = known(world.attempts, attempt)
  answered(sent)
  sent.isAcknowledged = true
}

const refusedAtServer = (world: World, { attempt }: Kind['server refuses']): void => {
  const sent = known(world.attempts, attempt)
  sent.refused += 1
  answered(sent)
}

const killed = ({ attempts }: World): void => {
  for (const attempt of attempts.values())
    Object.assign(attempt, { atServer: 0, mayKeep: 0, refused: 0, isKept: false })
}

/** The ledger numbers what it keeps, and what staff release from the quarantine, one after another. */
const putLast = (ledger: Ledger, key: string, row: KeptRow): void => {
  ledger.delete(key)
  ledger.set(key, row)
}

const kept = (
  { attempts, ledger, registered }: World,
  { did, key, row, sheet, person }: Kind['ledger keeps'] | Kind['ledger quarantines'],
): void => {
  const registration = {
    registration: registered.length,
    row,
    sheet,
    person,
    isRestored: false,
    isDelivered: false,
    isParked: false,
    isReleased: false,
    isQuarantined: did === 'quarantines',
  }
  putLast(ledger, keyIn(sheet, key), registration)
  registered.push(registration)
  const same = [...attempts.values()].filter((each) => each.key === key && each.sheet === sheet)
  const by = same.find(({ mayKeep, isFilled }) => mayKeep > 0 && isFilled === registration.isQuarantined)
  if (by !== undefined) by.mayKeep -= 1
  for (const each of same) each.isKept ||= each.atServer > 0
}

const erased = (world: World, { person, rows }: Kind['ledger erases']): void => {
  for (const each of world.registered) if (each.person === person) world.erased.add(each.registration)
  for (const [key, each] of world.ledger) if (each.person === person) world.ledger.delete(key)
  for (const batch of world.batches.values()) batch.rows = batch.rows.filter((row) => !rows.includes(row))
  for (const [sheet, half] of world.split) {
    const left = half.filter((row) => !rows.includes(row))
    if (left.length > 0) world.split.set(sheet, left)
    else world.split.delete(sheet)
  }
}

const backedUp = ({ ledger, refused, backups }: World, { backup }: Kind['ledger is backed up']): void => {
  backups.set(backup, { ledger: copied(ledger), refused: new Map(refused) })
}

const restored = (world: World, { at, backup }: Kind['ledger is restored']): void => {
  const { ledger, refused } = known(world.backups, backup)
  world.ledger = new Map(
    [...copied(ledger)].filter(([, { registration }]) => !world.erased.has(registration)),
  )
  world.refused = new Map(refused)
  world.batches.clear()
  world.split.clear()
  world.highest.clear()
  world.removals.clear()
  world.restoredAt = at
  world.unread = new Set(SHEETS)
}

const started = ({ processes, halted }: World, { process, sheet }: Kind['delivery starts']): void => {
  processes.set(process, { ...NO_PROCESS, sheet, isRunning: true })
  halted.clear()
}

const entered = ({ processes }: World, { process: name, state }: Kind['delivery enters']): void => {
  const process = known(processes, name)
  process.before = `${process.state} ${process.told}`
  process.state = state
  process.told = ''
  process.calls = []
  // Marks are tidied for no work.
  if (state === 'tidying') process.id = null
}

const given = (
  world: World,
  { at, process: name, work, id, mark, rows, inTab }: Kind['delivery is given'],
): void => {
  const { batches, formed, highest, split } = world
  const process = known(world.processes, name)
  const { sheet } = process
  Object.assign(process, { told: work, id, mark, rows, givenAt: at })
  const own = keyIn(sheet, work)
  if (id !== null) highest.set(own, Math.max(highest.get(own) ?? id, id))
  if (work.endsWith('removals')) world.removals.set(keyIn(sheet, String(inTab)), id)
  if (work !== 'batch') return
  if (!batches.has(id)) {
    formed.set(mark, rows)
    if (!isReleased(world, sheet, rows)) split.delete(sheet)
  }
  batches.set(id, { sheet, mark, rows })
}

const heard = ({ processes }: World, { process: name, answer }: Kind['delivery hears']): void => {
  known(processes, name).told = answer
}

const called = (
  { calls, processes }: World,
  { at, process: name, call, id, mark, rows }: Kind['delivery calls'],
): void => {
  const process = known(processes, name)
  const toRemove = process.state === 'removing' ? process.rows : []
  calls.set(call, { at, sheet: process.sheet, work: process.id, id, mark, rows, toRemove, end: 'none yet' })
  process.calls.push(call)
}

const stopped = ({ processes }: World, { process: name }: Kind['delivery stops']): void => {
  known(processes, name).isRunning = false
}

/** Of those that are among the rows, as often as there. */
const changeEach = (waiting: ReadonlyArray<KeptRow>, rows: Rows, change: Partial<KeptRow>): void => {
  const left = [...rows]
  for (const kept of waiting)
    if (left.includes(kept.row)) {
      left.splice(left.indexOf(kept.row), 1)
      Object.assign(kept, change)
    }
}

/** What a refused row counts as: with the tenth the sheet halts. What staff released and is refused again counts once. */
const afterRefusedRow = ({ ledger, refused }: World, own: string): 'halted' | 'parked' => {
  const count = (refused.get(own) ?? 0) + 1
  refused.set(own, count)
  const parked = rowsOf(ledger, ({ sheet, isParked }) => sheet === own && isParked).length
  return Math.min(count, parked + 1) < SHARED_CAUSE_ROWS ? 'parked' : 'halted'
}

const settled = (world: World, { process: name, id, outcome: written }: Kind['ledger settles']): void => {
  const process = known(world.processes, name)
  const outcome = written === 'parked' ? afterRefusedRow(world, process.sheet) : written
  const waiting = [...world.ledger.values()].filter(
    ({ sheet, isDelivered }) => sheet === process.sheet && !isDelivered,
  )
  process.told = 'settled'
  const { rows } = world.batches.get(id) ?? { rows: [] }
  const sendable = waiting.filter((each) => !isHeldBack(each))
  if (outcome === 'delivered') changeEach(sendable, rows, { isDelivered: true })
  if (outcome === 'parked') changeEach(sendable, rows, { isParked: true })
  if (outcome === 'delivered' && rows.length > 0) world.refused.delete(process.sheet)
  if (outcome === 'split' && rows.length > 0) {
    const half = world.refused.has(process.sheet) ? 1 : Math.ceil(rows.length / 2)
    world.split.set(process.sheet, rows.slice(0, half))
  }
  if (outcome === 'halted') world.halted.add(process.sheet)
  if (outcome === 'removed' || outcome === 'renumbered')
    for (const [tab, number] of world.removals) if (number === id) world.removals.delete(tab)
  // Its rows are delivered, or wait for another batch.
  if (['delivered', 'parked', 'split', 'renumbered'].includes(outcome)) world.batches.delete(id)
  if (outcome === 'read') {
    world.unread.delete(process.sheet)
    changeEach(
      waiting.filter(({ isRestored }) => isRestored),
      without(
        inSheet(world, process.sheet),
        rowsOf(world.ledger, ({ sheet, isDelivered }) => sheet === process.sheet && isDelivered),
      ),
      { isDelivered: true },
    )
  }
}

const took = (world: World, { call: number, sheet, rows, gone }: Kind['sheet takes']): void => {
  const call = known(world.calls, number)
  call.end = 'taken'
  if (call.id !== null) world.marks.set(call.id, call.mark)
  world.sheets.set(sheet, [...without(inSheet(world, sheet), gone), ...rows])
}

const refused = ({ calls }: World, { call: number }: Kind['sheet refuses']): void => {
  known(calls, number).end = 'refused'
}

/** What each event does to the world. */
export const EFFECTS: { readonly [Name in keyof Kind]: (world: World, event: Kind[Name]) => void } = {
  'visitor opens': (world, { tab, page }) => leftPage(world, tab, page),
  'visitor copies': copiedTab,
  'visitor closes': (world, { tab }) => leftPage(world, tab, Number.NaN),
  'dialog enters': enteredDialog,
  'visitor sends': sent,
  'visitor receives': ended('heard'),
  'visitor gives up': ended('given up'),
  'server hears': arrivedAtServer,
  'server acknowledges': acknowledged,
  'server refuses': refusedAtServer,
  'server is killed': killed,
  'ledger keeps': kept,
  'ledger quarantines': kept,
  'visitor fills': (world, { attempt }) => {
    known(world.attempts, attempt).isFilled = true
  },
  'staff release': ({ ledger }, { key, sheet }) => {
    const released = known(ledger, keyIn(sheet, key))
    released.isQuarantined = false
    putLast(ledger, keyIn(sheet, key), released)
  },
  'staff retry': (world) => {
    world.halted.clear()
    for (const each of world.ledger.values())
      if (each.isParked) Object.assign(each, { isParked: false, isReleased: true })
  },
  'ledger erases': erased,
  'ledger is backed up': backedUp,
  'ledger is restored': restored,
  'delivery starts': started,
  'delivery enters': entered,
  'delivery is given': given,
  'delivery hears': heard,
  'delivery calls': called,
  'delivery stops': stopped,
  'ledger settles': settled,
  'sheet takes': took,
  'sheet refuses': refused,
  'run ends': (world) => {
    world.hasEnded = true
  },
}
