import type { Kind } from './trace'

export type Rows = ReadonlyArray<string>

type Tab = {
  page: number
  /** Of its dialog; empty and null if none was sent. */
  state: string
  sheet: string | null
  /** The number of the last attempt of the dialog; 0 before the first. */
  attempt: number
}
type Attempt = {
  readonly tab: string
  readonly key: string
  readonly row: string
  readonly sheet: string | null
  end: 'none yet' | 'heard' | 'given up'
  isAcknowledged: boolean
  /** How often it arrived at the server and was not answered yet. */
  atServer: number
}
type KeptRow = { readonly key: string; readonly sheet: string; isDelivered: boolean }
type Batch = { readonly mark: string | null; rows: Rows }
type Ledger = Map<string, KeptRow>
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
  /** The numbers of the calls made in its state. */
  calls: Array<number>
}
type Call = {
  readonly sheet: string
  readonly id: number | null
  readonly mark: string | null
  readonly rows: Rows
  readonly toRemove: Rows
  end: 'none yet' | 'taken' | 'refused'
}

/** What is said of tabs, attempts, processes and calls that are not there. */
export const NO_TAB: Tab = { page: 0, state: 'none', sheet: null, attempt: 0 }
export const NO_PROCESS: Process = {
  sheet: '',
  isRunning: false,
  state: '',
  told: '',
  before: '',
  id: null,
  mark: null,
  rows: [],
  calls: [],
}

/** What the rules have seen to be there. */
const known = <Name, Value>(among: ReadonlyMap<Name, Value>, name: Name): Value => {
  const found = among.get(name)
  if (found === undefined) throw new Error(`no ${name} is known`)
  return found
}

const copied = (ledger: Ledger): Ledger => new Map([...ledger].map(([row, kept]) => [row, { ...kept }]))

/** What is known of all parties after the events so far. */
export const createWorld = () => ({
  at: 0,
  hasEnded: false,
  tabs: new Map<string, Tab>(),
  attempts: new Map<number, Attempt>(),
  ledger: new Map() as Ledger,
  /** Since the last restore; a restored ledger may have them or form them anew. */
  batches: new Map<number | null, Batch>(),
  backups: new Map<number, Ledger>(),
  /** Rows that were kept and not erased, though a restore may have lost them. */
  erasable: new Set<string>(),
  erased: new Set<string>(),
  /** Of whom the ledger recorded that the sheet has no row any more. */
  removed: new Set<string>(),
  /** Sheets that are to be read after a restore. */
  unread: new Set<string>(),
  processes: new Map<string, Process>(),
  calls: new Map<number, Call>(),
  /** The value of each mark of the spreadsheet. */
  marks: new Map<number | null, string | null>(),
  inSheet: new Set<string>(),
})
export type World = ReturnType<typeof createWorld>

/** The rows of a backup after a restore: those that were not erased since. */
export const restoredRows = ({ backups, erased }: World, backup: number): Rows =>
  [...(backups.get(backup)?.keys() ?? [])].filter((row) => !erased.has(row))

const openedPage = (world: World, { tab, page }: Kind['visitor opens']): void => {
  for (const attempt of world.attempts.values()) if (attempt.tab === tab) attempt.end = 'given up'
  world.tabs.set(tab, { ...NO_TAB, page, state: '' })
}

const enteredDialog = (world: World, { tab, sheet, state }: Kind['dialog enters']): void => {
  Object.assign(known(world.tabs, tab), { state, sheet })
}

const sent = (world: World, { attempt, tab, key, row }: Kind['visitor sends']): void => {
  const from = known(world.tabs, tab)
  from.attempt = attempt
  world.attempts.set(attempt, {
    tab,
    key,
    row,
    sheet: from.sheet,
    end: 'none yet',
    isAcknowledged: false,
    atServer: 0,
  })
}

const ended =
  (end: Attempt['end']) =>
  (world: World, { attempt }: { readonly attempt: number }): void => {
    known(world.attempts, attempt).end = end
  }

const arrivedAtServer = (world: World, { attempt }: Kind['server hears']): void => {
  known(world.attempts, attempt).atServer += 1
}

const acknowledged = (world: World, { attempt }: Kind['server acknowledges']): void => {
  const answered = known(world.attempts, attempt)
  answered.atServer -= 1
  answered.isAcknowledged = true
}

const kept = ({ ledger, erasable }: World, { key, row, sheet }: Kind['ledger keeps']): void => {
  ledger.set(row, { key, sheet, isDelivered: false })
  erasable.add(row)
}

const erased = (world: World, { rows }: Kind['ledger erases']): void => {
  for (const row of rows) {
    world.erased.add(row)
    world.erasable.delete(row)
    world.ledger.delete(row)
  }
  for (const batch of world.batches.values()) batch.rows = batch.rows.filter((row) => !rows.includes(row))
}

const backedUp = ({ ledger, backups }: World, { backup }: Kind['ledger is backed up']): void => {
  backups.set(backup, copied(ledger))
}

const restored = (world: World, { backup }: Kind['ledger is restored']): void => {
  const rows = copied(known(world.backups, backup))
  world.ledger = new Map([...rows].filter(([row]) => !world.erased.has(row)))
  world.batches.clear()
  for (const { sheet } of world.processes.values()) world.unread.add(sheet)
}

const started = ({ processes }: World, { process, sheet }: Kind['delivery starts']): void => {
  processes.set(process, { ...NO_PROCESS, sheet, isRunning: true })
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
  { batches, processes }: World,
  { process: name, work, id, mark, rows }: Kind['delivery is given'],
): void => {
  const process = known(processes, name)
  Object.assign(process, { told: work, id, mark, rows })
  if (work === 'batch') batches.set(id, { mark, rows })
}

const heard = ({ processes }: World, { process: name, answer }: Kind['delivery hears']): void => {
  known(processes, name).told = answer
}

const called = (
  { calls, processes }: World,
  { process: name, call, id, mark, rows }: Kind['delivery calls'],
): void => {
  const process = known(processes, name)
  const toRemove = process.state === 'removing' ? process.rows : []
  calls.set(call, { sheet: process.sheet, id, mark, rows, toRemove, end: 'none yet' })
  process.calls.push(call)
}

const stopped = ({ processes }: World, { process: name }: Kind['delivery stops']): void => {
  known(processes, name).isRunning = false
}

const delivered = (ledger: Ledger, rows: Rows): void => {
  for (const row of rows) known(ledger, row).isDelivered = true
}

const settled = (world: World, { process: name, id, outcome }: Kind['ledger settles']): void => {
  const process = known(world.processes, name)
  process.told = 'settled'
  if (outcome === 'delivered') delivered(world.ledger, known(world.batches, id).rows)
  if (outcome === 'removed') for (const row of process.rows) world.removed.add(row)
  if (outcome === 'read') {
    world.unread.delete(process.sheet)
    delivered(
      world.ledger,
      [...world.ledger.keys()].filter((row) => world.inSheet.has(row)),
    )
  }
}

const took = ({ calls, marks, inSheet }: World, { call: number, rows, gone }: Kind['sheet takes']): void => {
  const call = known(calls, number)
  call.end = 'taken'
  if (call.id !== null) marks.set(call.id, call.mark)
  for (const row of rows) inSheet.add(row)
  for (const row of gone) inSheet.delete(row)
}

const refused = ({ calls }: World, { call: number }: Kind['sheet refuses']): void => {
  known(calls, number).end = 'refused'
}

/** What each event does to the world. */
export const EFFECTS: { readonly [Name in keyof Kind]: (world: World, event: Kind[Name]) => void } = {
  'visitor opens': openedPage,
  'dialog enters': enteredDialog,
  'visitor sends': sent,
  'visitor receives': ended('heard'),
  'visitor gives up': ended('given up'),
  'server hears': arrivedAtServer,
  'server acknowledges': acknowledged,
  'ledger keeps': kept,
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
