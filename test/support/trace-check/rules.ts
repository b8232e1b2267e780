import { isPart, isSame, type Rows, without } from './rows'
import type { Kind, TraceEvent } from './trace'
import {
  dialogOf,
  erasedOf,
  inSheet,
  isHeldBack,
  isReleased,
  keyIn,
  LONGEST_CALL_MS,
  LONGEST_WORK_MS,
  livingOf,
  mayArrive,
  NO_PROCESS,
  restoredRows,
  rowsOf,
  SHEETS,
  tabOf,
  type World,
  waitingRows,
} from './world'

/** A sentence, and whether an event breaks the rule in the world before it. */
type Rule<Event> = readonly [why: string, isBroken: (world: World, event: Event) => boolean]

type Table<Value = string> = Readonly<Record<string, Value>>

/** Which state follows on which work. */
const WORK: Table = {
  batch: 'sending',
  'fresh removals': 'removing',
  removals: 'reserving',
  unread: 'reading',
}

const FAILED: Table = { passing: 'settling', forbidden: 'settling' }
const DONE_OR_FAILED: Table = { done: 'settling', ...FAILED }

/** Which state follows on which answer to what a state asks of the service. */
const ANSWERS: Table<Table> = {
  sending: { ...DONE_OR_FAILED, refused: 'confirming' },
  confirming: { ours: 'settling', foreign: 'settling', absent: 'settling', ...FAILED },
  reading: DONE_OR_FAILED,
  reserving: DONE_OR_FAILED,
  removing: DONE_OR_FAILED,
}

const NEXT: Table<Table> = {
  ...ANSWERS,
  '': { '': 'taking' },
  taking: WORK,
  // If the ledger takes no outcome, the same work is taken again.
  settling: { settled: 'tidying', '': 'taking' },
  tidying: { '': 'taking' },
}

/** Which outcome is written after which answer in which state. */
const OUTCOME: Table = {
  'sending done': 'delivered',
  'confirming ours': 'delivered',
  'reading done': 'read',
  'reserving done': 'renumbered',
  'removing done': 'removed',
  'confirming foreign': 'renumbered',
}

/** The same of failures in any state, and of a refused batch by the number of its rows. */
const outcomeAfter = (before: string, rows: number): string | undefined => {
  if (before.endsWith(' passing')) return 'postponed'
  if (before.endsWith(' forbidden')) return 'halted'
  if (before !== 'confirming absent') return under(OUTCOME, before)
  return rows === 0 ? 'delivered' : rows === 1 ? 'parked' : 'split'
}

const CALLING = ['reading', 'sending', 'confirming', 'reserving', 'removing', 'tidying']
const RESERVED = 'reserved'
/** So long a key is sent again, in ms. */
export const DAY_MS = 24 * 3_600_000

const DIALOG: Table<ReadonlyArray<string>> = {
  '': ['sending'],
  sending: ['editing.confirmed', 'editing.failed'],
  'editing.failed': ['sending'],
  'editing.confirmed': ['sending'],
}

/** What stands under a name that a trace may have made up, such as `toString`. */
const under = <Value>(table: Table<Value> | undefined, name: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined

const isSheet = (sheet: string): boolean => SHEETS.some((each) => each === sheet)

const processOf = ({ processes }: World, process: string) => processes.get(process) ?? NO_PROCESS

type InProcess = { readonly process: string }
const isNotRunning: Rule<InProcess> = [
  'a process acts that does not run',
  (world, { process }) => !processOf(world, process).isRunning,
]

type InAttempt = { readonly attempt: number }
const hasNoOpenAttempt: Rule<InAttempt> = [
  'a tab hears of a call for which it does not wait, or gives it up',
  ({ attempts }, { attempt }) => attempts.get(attempt)?.end !== 'none yet',
]

const isNotAtServer: Rule<InAttempt> = [
  'the server answers a call that it does not have',
  ({ attempts }, { attempt }) => !attempts.get(attempt)?.atServer,
]

type Arrival = { readonly at: number; readonly call: number; readonly sheet: string }
const isNotUnderWay: Rule<Arrival> = [
  'a call arrives that nobody made, or for the second time',
  ({ calls }, { call }) => calls.get(call)?.end !== 'none yet',
]
const isElsewhere: Rule<Arrival> = [
  'a call arrives in another sheet than that of its process',
  ({ calls }, { call, sheet }) => (calls.get(call)?.sheet ?? sheet) !== sheet,
]

const isTooLate: Rule<Arrival> = [
  'a call arrives later than any call does',
  ({ calls }, { at, call }) => at - (calls.get(call)?.at ?? at) >= LONGEST_CALL_MS,
]

const lastAttempt = (world: World, event: Kind['dialog enters'] | Kind['visitor sends']) =>
  world.attempts.get(dialogOf(world, event).attempt)

const isHeard = ({ attempts }: World, key: string): boolean =>
  [...attempts.values()].some((each) => each.key === key && each.end === 'heard')

const callsIn = (world: World, process: string) =>
  processOf(world, process).calls.map((call) => world.calls.get(call))

const wasErased = ({ registered, erased }: World, own: string): boolean =>
  registered.some(({ person, registration }) => person === own && erased.has(registration))

/** Whether a row is there more often than a person registered it who was not erased since. */
const isBeyond = (world: World, row: string, there: Rows): boolean =>
  there.filter((each) => each === row).length > livingOf(world, row).length

/** Whether a batch is formed of rows that wait, and not of those that staff let be sent again. */
const isFormed = (world: World, { process, work, id, rows }: Kind['delivery is given']): boolean =>
  work === 'batch' && !world.batches.has(id) && !isReleased(world, processOf(world, process).sheet, rows)

/** What is true of every event. */
export const ALWAYS: ReadonlyArray<Rule<TraceEvent>> = [
  ['nobody does what is said here', (_, { who, did }) => !Object.hasOwn(RULES, `${who} ${did}`)],
  ['time runs backward, or ends', (world, { at }) => !(at >= world.at && at < Number.POSITIVE_INFINITY)],
  ['something happens after the end', ({ hasEnded }) => hasEnded],
]

/**
 * What each party may not do after what all did. The network may lose, delay and repeat calls of visitors, delay and lose those
 * of the delivery, and lose answers. A person may be erased at any time, also while a call of theirs is under way, which registers
 * them anew; and the ledger may be restored while nobody uses it.
 */
export const RULES: { readonly [Name in keyof Kind]: ReadonlyArray<Rule<Kind[Name]>> } = {
  'visitor opens': [
    [
      'a page has another number than the next of its tab',
      (world, { tab, page }) => page !== tabOf(world, tab).page + 1,
    ],
  ],
  'visitor copies': [
    [
      'a tab is copied of none, or in the place of another',
      ({ tabs }, { tab, from }) => !tabs.has(from) || tabs.has(tab),
    ],
  ],
  'visitor closes': [['a tab is closed that has no page', (world, { tab }) => !(tabOf(world, tab).page > 0)]],
  'dialog enters': [
    [
      'a dialog enters a state that does not follow, or has no page',
      (world, event) =>
        !(tabOf(world, event.tab).page > 0) ||
        !under(DIALOG, dialogOf(world, event).state)?.includes(event.state),
    ],
    [
      'a dialog is for no sheet, or becomes that of another',
      (world, event) => !isSheet(event.sheet) || !['', event.sheet].includes(dialogOf(world, event).sheet),
    ],
    [
      'a success is shown that the tab never heard',
      (world, event) => event.state === 'editing.confirmed' && lastAttempt(world, event)?.end !== 'heard',
    ],
    [
      'a failure is shown where the tab heard a success or still waits',
      (world, event) => event.state === 'editing.failed' && lastAttempt(world, event)?.end !== 'given up',
    ],
  ],
  'visitor sends': [
    [
      'an attempt has another number than the next',
      ({ attempts }, { attempt }) => attempt !== attempts.size + 1,
    ],
    ['a tab sends whose dialog does not', (world, event) => dialogOf(world, event).state !== 'sending'],
    [
      'a tab sends while it waits for an answer or has it',
      (world, event) => (lastAttempt(world, event)?.end ?? 'given up') !== 'given up',
    ],
    [
      'a dialog repeats its call with another content',
      (world, event) => {
        const before = lastAttempt(world, event)
        const isRepeated = before?.end === 'given up' && dialogOf(world, event).state === 'sending'
        return isRepeated && before.row !== event.row
      },
    ],
    [
      'a key is sent a day after it was sent first',
      ({ attempts }, { at, key }) =>
        [...attempts.values()].some((each) => each.key === key && at - each.at >= DAY_MS),
    ],
    [
      'a key is sent that another tab made and this one does not have from it',
      (world, { tab, key }) =>
        [...world.attempts.values()].some((each) => each.key === key) &&
        ![...tabOf(world, tab).keys.values()].includes(key),
    ],
    [
      'a key is sent with another content',
      ({ attempts }, { key, row }) =>
        [...attempts.values()].some((each) => each.key === key && each.row !== row),
    ],
    [
      'a key is sent for another sheet',
      (world, event) =>
        [...world.attempts.values()].some(
          (each) => each.key === event.key && each.sheet !== dialogOf(world, event).sheet,
        ),
    ],
    [
      'a tab sends again under another key, within a day, what was not acknowledged',
      (world, event) => {
        const own = keyIn(dialogOf(world, event).sheet, event.row)
        const before = tabOf(world, event.tab).keys.get(own)
        if (before === undefined || before === event.key || isHeard(world, before)) return false
        const first = [...world.attempts.values()].find((each) => each.key === before)
        return first !== undefined && event.at - first.at < DAY_MS
      },
    ],
    [
      'a dialog begins to send under an old key what was acknowledged',
      (world, event) =>
        [...world.attempts.values()].some(
          ({ key, end, endedAt }) =>
            key === event.key && end === 'heard' && endedAt < dialogOf(world, event).began,
        ),
    ],
  ],
  'visitor receives': [
    hasNoOpenAttempt,
    [
      'a tab hears a success that the server never told',
      ({ attempts }, { attempt }) => attempts.get(attempt)?.isAcknowledged === false,
    ],
  ],
  'visitor gives up': [hasNoOpenAttempt],
  'server hears': [
    ['an attempt arrives that nobody made', ({ attempts }, { attempt }) => !attempts.has(attempt)],
  ],
  'server refuses': [isNotAtServer],
  'server is killed': [],
  'server acknowledges': [
    isNotAtServer,
    [
      'the server acknowledges what was not kept while it had the call',
      ({ attempts }, { attempt }) => {
        const sent = attempts.get(attempt)
        return sent !== undefined && sent.atServer > 0 && !sent.isKept
      },
    ],
  ],
  'ledger keeps': [
    [
      'the ledger keeps what no call at the server has under this key, or what a call has kept',
      ({ attempts }, { key, row, sheet }) =>
        ![...attempts.values()].some(
          (each) =>
            each.mayKeep > 0 &&
            !each.isFilled &&
            each.key === key &&
            each.row === row &&
            each.sheet === sheet,
        ),
    ],
    [
      'a registration is kept twice',
      ({ ledger }, { key, sheet }) => ledger.get(keyIn(sheet, key))?.isQuarantined === false,
    ],
    [
      'a row is kept of another person than before',
      ({ registered }, { row, person }) =>
        registered.some((each) => each.row === row && each.person !== person),
    ],
  ],
  'ledger quarantines': [
    [
      'the ledger quarantines what no call at the server has whose hidden field is filled in, or what it has',
      ({ attempts, ledger }, { key, row, sheet }) =>
        ledger.has(keyIn(sheet, key)) ||
        ![...attempts.values()].some(
          (each) =>
            each.mayKeep > 0 && each.isFilled && each.key === key && each.row === row && each.sheet === sheet,
        ),
    ],
  ],
  'visitor fills': [
    [
      'a hidden field is filled in of what is not sent, or has arrived',
      ({ attempts }, { attempt }) => attempts.get(attempt)?.hasArrived !== false,
    ],
  ],
  'staff release': [
    [
      'a registration is released that is in no quarantine',
      ({ ledger }, { key, sheet }) => ledger.get(keyIn(sheet, key))?.isQuarantined !== true,
    ],
  ],
  'staff retry': [],
  'ledger erases': [
    [
      'a person is erased who never registered, or for the second time',
      ({ registered, erased }, { person }) =>
        !registered.some((each) => each.person === person && !erased.has(each.registration)),
    ],
    [
      'other rows are gone from the ledger than all those of an erased person',
      ({ ledger }, { person, rows }) =>
        !isSame(
          rows,
          rowsOf(ledger, (kept) => kept.person === person),
        ),
    ],
  ],
  'ledger is backed up': [
    ['a backup has another number than the next', ({ backups }, { backup }) => backup !== backups.size + 1],
    ['a backup has other rows than the ledger', ({ ledger }, { rows }) => !isSame(rows, rowsOf(ledger))],
  ],
  'ledger is restored': [
    ['the ledger is restored from nothing', ({ backups }, { backup }) => !backups.has(backup)],
    [
      'the ledger is restored while a process delivers from it',
      ({ processes }) => [...processes.values()].some(({ isRunning }) => isRunning),
    ],
    [
      'the ledger is restored while a call is at the server',
      ({ attempts }) => [...attempts.values()].some(({ atServer }) => atServer > 0),
    ],
    [
      'the ledger has other rows than its backup without those that were erased',
      (world, { backup, rows }) => !isSame(rows, restoredRows(world, backup)),
    ],
  ],
  'delivery starts': [
    ['a process starts twice', ({ processes }, { process }) => processes.has(process)],
    ['a process starts for a sheet that there is not', (_, { sheet }) => !isSheet(sheet)],
    [
      'a process starts while another has its sheet',
      ({ processes }, { sheet }) =>
        [...processes.values()].some((other) => other.isRunning && other.sheet === sheet),
    ],
  ],
  'delivery enters': [
    isNotRunning,
    [
      'the delivery enters a state that does not follow on what it was told',
      (world, { process, state }) => {
        const { state: from, told } = processOf(world, process)
        return under(under(NEXT, from), told) !== state
      },
    ],
  ],
  'delivery is given': [
    isNotRunning,
    [
      'work is given that nobody asked for, or of a kind that there is not',
      (world, { process, work }) => {
        const { state, told } = processOf(world, process)
        return state !== 'taking' || told !== '' || under(WORK, work) === undefined
      },
    ],
    [
      'work is given of a halted sheet',
      (world, { process }) => world.halted.has(processOf(world, process).sheet),
    ],
    [
      'a new batch has no row',
      ({ batches }, { work, id, rows }) => work === 'batch' && !batches.has(id) && rows.length === 0,
    ],
    [
      'a new batch, or a removal, has the number of other work',
      ({ batches, marks }, { work, id }) =>
        work === 'batch' ? !batches.has(id) && marks.has(id) : (marks.get(id) ?? RESERVED) !== RESERVED,
    ],
    [
      'a new batch, or a fresh removal, has no higher number than the one before',
      (world, event) => {
        const { process, work, id } = event
        const before = world.highest.get(keyIn(processOf(world, process).sheet, work))
        const isNew = work === 'fresh removals' || isFormed(world, event)
        return isNew && before !== undefined && Number(id) <= before
      },
    ],
    [
      'a batch is given while one with a lower number is open',
      (world, { process, work, id }) =>
        work === 'batch' &&
        [...world.batches].some(
          ([other, { sheet }]) => sheet === processOf(world, process).sheet && Number(other) < Number(id),
        ),
    ],
    [
      'a new batch leaves out an older row that waits',
      (world, event) => {
        const { sheet } = processOf(world, event.process)
        if (!isFormed(world, event) || world.split.has(sheet)) return false
        // A person who was erased may have to wait for the removal.
        const waiting = waitingRows(world, sheet, event.id, ({ person }) => !wasErased(world, person))
        const sent = event.rows.filter((row) => waiting.includes(row))
        return !isPart(waiting.slice(0, sent.length), sent)
      },
    ],
    [
      'a batch that was split is followed by another than its first half',
      (world, event) => {
        const half = world.split.get(processOf(world, event.process).sheet)
        return isFormed(world, event) && half !== undefined && !isSame(half, event.rows)
      },
    ],
    [
      'a new batch has the mark of other rows, or another than its rows had, which were registered once',
      ({ batches, formed, registered }, { work, id, mark, rows }) => {
        if (work !== 'batch' || batches.has(id)) return false
        const areOnce = rows.every((row) => registered.filter((each) => each.row === row).length === 1)
        return [...formed].some(([other, those]) => {
          const areSame = those.join() === rows.join()
          return other === mark ? !areSame : areSame && areOnce
        })
      },
    ],
    [
      'work has what only work of another kind has, or a batch has no mark',
      (_, { work, id, mark, rows, inTab }) =>
        (work === 'batch') === (mark === null) ||
        (work === 'unread' && (id !== null || rows.length > 0)) ||
        (!work.endsWith('removals') && inTab !== null),
    ],
    [
      'rows are given or removed before the sheet was read after a restore, or it is read without one',
      (world, { process, work }) => world.unread.has(processOf(world, process).sheet) !== (work === 'unread'),
    ],
    [
      'a sheet is read while calls of the former process may arrive',
      ({ restoredAt }, { at, work }) => work === 'unread' && at < restoredAt + LONGEST_CALL_MS,
    ],
    [
      'a batch has a row that waits for no delivery to this sheet, or is in another batch',
      (world, { process, work, id, rows }) =>
        work === 'batch' && !isPart(rows, waitingRows(world, processOf(world, process).sheet, id)),
    ],
    [
      'a new batch has a row whose erased registration is in the sheet',
      (world, { process, work, id, rows }) => {
        if (work !== 'batch' || world.batches.has(id)) return false
        const there = inSheet(world, processOf(world, process).sheet)
        return rows.some((row) => erasedOf(world, row).length > 0 && isBeyond(world, row, [...there, row]))
      },
    ],
    [
      'a batch comes back with other rows',
      ({ batches }, { id, rows }) => !isSame(batches.get(id)?.rows ?? rows, rows),
    ],
    [
      'a batch comes back with another mark',
      ({ batches }, { id, mark }) => (batches.get(id)?.mark ?? mark) !== mark,
    ],
    [
      'a row is to be removed that is not erased, or is of another sheet',
      (world, { process, work, rows }) => {
        const { sheet: from } = processOf(world, process)
        return (
          work !== 'batch' && rows.some((row) => !erasedOf(world, row).some(({ sheet }) => sheet === from))
        )
      },
    ],
    [
      'a removal is given while a batch from which its row was erased is open',
      (world, { process, work, rows }) =>
        work !== 'batch' &&
        [...world.batches.values()].some(
          (batch) =>
            batch.sheet === processOf(world, process).sheet &&
            without(world.formed.get(batch.mark) ?? [], batch.rows).some((row) => rows.includes(row)),
        ),
    ],
    [
      'a removal has another number than the one before from its tab, which was not ended',
      (world, { process, work, id, inTab }) => {
        const before = world.removals.get(keyIn(processOf(world, process).sheet, String(inTab)))
        return work.endsWith('removals') && before !== undefined && before !== id
      },
    ],
  ],
  'delivery hears': [
    isNotRunning,
    [
      'an answer is heard that its state does not know, or a second one',
      (world, { process, answer }) => {
        const { state, told } = processOf(world, process)
        return told !== '' || under(under(ANSWERS, state), answer) === undefined
      },
    ],
    [
      'success is heard though a call did not arrive',
      (world, { process, answer }) =>
        answer === 'done' && callsIn(world, process).some((call) => call?.end !== 'taken'),
    ],
    [
      'a refusal is heard that the sheet never gave',
      (world, { process, answer }) =>
        answer === 'refused' && callsIn(world, process).at(-1)?.end !== 'refused',
    ],
    [
      'a batch is said to have arrived whose mark did not',
      (world, { process, answer }) => {
        const { state, id, mark } = processOf(world, process)
        const isSaid = answer === 'ours' || (answer === 'done' && state === 'sending')
        return isSaid && world.marks.get(id) !== mark
      },
    ],
    [
      'a number is said to be reserved that is not',
      (world, { process, answer }) => {
        const { state, id } = processOf(world, process)
        return answer === 'done' && state === 'reserving' && !world.marks.has(id)
      },
    ],
    [
      'the number of a refused batch is said to be reserved, or to be another’s, that is not',
      (world, { process, answer }) => {
        const { id, mark } = processOf(world, process)
        const made = world.marks.get(id)
        if (answer === 'absent') return made !== RESERVED || callsIn(world, process).at(-1)?.end !== 'taken'
        return answer === 'foreign' && (made === undefined || made === mark)
      },
    ],
  ],
  'delivery calls': [
    isNotRunning,
    ['a call has another number than the next', ({ calls }, { call }) => call !== calls.size + 1],
    [
      'a call is made in a state that makes none, or after its answer',
      (world, { process }) => {
        const { state, told } = processOf(world, process)
        return !CALLING.includes(state) || told !== ''
      },
    ],
    [
      'a call makes the mark of other work than was taken',
      (world, { process, id, mark }) => {
        const own = processOf(world, process)
        const expected = own.state === 'sending' ? own.mark : RESERVED
        return id === null ? mark !== null : id !== own.id || mark !== expected
      },
    ],
    [
      'a call is made long after its work was given',
      (world, { at, process }) => {
        const { state, givenAt } = processOf(world, process)
        return CALLING.includes(state) && state !== 'tidying' && at - givenAt > LONGEST_WORK_MS
      },
    ],
    [
      'a mark is called for twice for work that was taken once',
      (world, { process, id }) => id !== null && callsIn(world, process).some((call) => call?.id === id),
    ],
    [
      'other rows are sent than the batch has',
      (world, { process, id, rows }) => {
        const own = processOf(world, process)
        return !isSame(rows, own.state === 'sending' && id !== null ? own.rows : [])
      },
    ],
  ],
  'delivery stops': [isNotRunning],
  'ledger settles': [
    isNotRunning,
    [
      'an outcome is written that does not follow from the answer, or a second one',
      (world, { process, outcome }) => {
        const { told, before, rows } = processOf(world, process)
        return told !== '' || outcomeAfter(before, rows.length) !== outcome
      },
    ],
    [
      'an outcome is written of other work than was taken',
      (world, { process, id }) => processOf(world, process).id !== id,
    ],
    [
      'a removal is settled whose row is still in the sheet',
      (world, { process, outcome }) => {
        const { sheet, rows } = processOf(world, process)
        return outcome === 'removed' && rows.some((row) => isBeyond(world, row, inSheet(world, sheet)))
      },
    ],
  ],
  'sheet takes': [
    isNotUnderWay,
    isElsewhere,
    isTooLate,
    ['a mark is made twice', ({ calls, marks }, { call }) => marks.has(calls.get(call)?.id ?? null)],
    [
      'the sheet takes other rows than were sent',
      ({ calls }, { call, rows }) => !isSame(rows, calls.get(call)?.rows ?? []),
    ],
    [
      'a row is taken away that the call is not to remove',
      ({ calls }, { call, gone }) => gone.some((row) => !calls.get(call)?.toRemove.includes(row)),
    ],
    [
      'a row is taken away before the mark of the removal is made',
      ({ calls, marks }, { call, gone }) => {
        const { id, work } = calls.get(call) ?? { id: 0, work: null }
        return gone.length > 0 && id === null && !marks.has(work)
      },
    ],
    [
      'a row is removed that is not in the sheet',
      (world, { sheet, gone }) => !isPart(gone, inSheet(world, sheet)),
    ],
    [
      'a removal takes a row of which no more stand there than were delivered and not erased',
      (world, { call, sheet, gone }) => {
        const removed = world.calls.get(call)?.toRemove ?? []
        const staying = rowsOf(
          world.ledger,
          (kept) => kept.sheet === sheet && kept.isDelivered && gone.includes(kept.row),
        )
        return !isPart(
          staying.filter((row) => removed.includes(row)),
          without(inSheet(world, sheet), gone),
        )
      },
    ],
  ],
  'sheet refuses': [
    isNotUnderWay,
    isElsewhere,
    isTooLate,
    ['a refused call changes rows', (_, { rows, gone }) => rows.length + gone.length > 0],
    [
      'a call without rows is refused though its mark is free',
      ({ calls, marks }, { call }) => {
        const { id, rows } = calls.get(call) ?? { id: null, rows: [] }
        return id !== null && !marks.has(id) && rows.length === 0
      },
    ],
  ],
  'run ends': [
    [
      'a process runs at the end',
      ({ processes }) => [...processes.values()].some(({ isRunning }) => isRunning),
    ],
    [
      'a call that arrived was not answered at the end',
      ({ attempts }) => [...attempts.values()].some(({ atServer }) => atServer > 0),
    ],
    [
      'a dialog is sending at the end',
      ({ tabs }) =>
        [...tabs.values()].some(({ dialogs }) =>
          [...dialogs.values()].some(({ state }) => state === 'sending'),
        ),
    ],
    [
      'the run ends while a call may still arrive',
      (world, { at }) => [...world.calls.values()].some((call) => mayArrive(world, call, at)),
    ],
    [
      'the ledger has other rows at the end than those that were kept',
      (world, { ledger }) => !isSame(ledger, rowsOf(world.ledger)),
    ],
    [
      'a kept row is not in its sheet at the end',
      ({ halted, ledger, processes }, event) =>
        processes.size > 0 &&
        SHEETS.some(
          (sheet) =>
            !isPart(
              rowsOf(
                ledger,
                (kept) =>
                  kept.sheet === sheet && (kept.isDelivered || !(halted.has(sheet) || isHeldBack(kept))),
              ),
              event[sheet],
            ),
        ),
    ],
    [
      'a sheet has lost a row at the end that it took',
      (world, event) => SHEETS.some((sheet) => !isPart(inSheet(world, sheet), event[sheet])),
    ],
    [
      'a sheet has a row at the end that it did not take, that was not kept so often, or that is erased',
      (world, event) =>
        SHEETS.some((sheet) => {
          const mayBeThere = rowsOf(
            world.registered,
            ({ registration }) => world.halted.has(sheet) || !world.erased.has(registration),
          )
          return !isPart(event[sheet], inSheet(world, sheet)) || !isPart(event[sheet], mayBeThere)
        }),
    ],
  ],
}

/** Of a trace that stops before the run did. */
export const NO_END = 'the recording has no end'
