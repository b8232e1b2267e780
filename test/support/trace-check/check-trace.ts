import type { Trace, TraceEvent } from './trace'

/** Where a trace leaves the model, from 0, and why; null if the model allows all of it. */
export type Departure = { readonly at: number; readonly event: TraceEvent; readonly why: string } | null

type Rows = ReadonlyArray<string>
type Batch = { rows: Rows; isOpen: boolean }
type Process = {
  state: string
  heard: string
  /** The call that was made before an outcome is written, and its answer. */
  told: string
  work: string
  id: number | null
  rows: Rows
  isStopped: boolean
}
type Call = { readonly id: number | null; readonly rows: Rows; readonly state: string }
type Backup = {
  readonly keys: ReadonlyMap<string, string>
  readonly delivered: ReadonlySet<string>
  readonly batches: ReadonlyMap<number, Readonly<Batch>>
}

/** Which state of the delivery may follow on what was heard in which; the first that fits. */
const NEXT: ReadonlyArray<readonly [state: string, heard: RegExp, next: ReadonlyArray<string>]> = [
  ['', /^$/, ['forming']],
  ['forming', /^batch$/, ['sending']],
  ['forming', /^fresh removals$/, ['removing']],
  ['forming', /^removals$/, ['reserving']],
  ['forming', /^unread$/, ['reading']],
  ['forming', /^(?:idle|halted|failed)$/, ['forming']],
  ['sending', /^refused$/, ['confirming']],
  ['sending', /^(?:done|passing|forbidden)$/, ['settling']],
  ['confirming', /^(?:ours|foreign|absent|refused|passing|forbidden)$/, ['settling']],
  ['reading', /^(?:done|refused|passing|forbidden)$/, ['settling']],
  ['reserving', /^(?:done|refused|passing|forbidden)$/, ['settling']],
  ['removing', /^(?:done|refused|passing|forbidden)$/, ['settling']],
  ['settling', /^done$/, ['tidying']],
  ['settling', /^failed$/, ['forming']],
  ['tidying', /^(?:done|failed)$/, ['forming']],
]

/** Which outcomes may be written after which answer to which call; the first that fits. */
const OUTCOMES: ReadonlyArray<readonly [told: RegExp, outcomes: ReadonlyArray<string>]> = [
  [/ forbidden$/, ['halted']],
  [/ (?:passing|refused)$/, ['postponed']],
  [/^reading /, ['read']],
  [/^reserving /, ['renumbered']],
  [/^removing /, ['removed']],
  [/^sending done$|^confirming ours$/, ['delivered']],
  [/^confirming foreign$/, ['renumbered']],
  // A batch whose rows were all erased is done without them.
  [/^confirming absent$/, ['split', 'parked', 'delivered']],
]

/** In which states of its process a call may be made. */
const CALLING = ['reading', 'sending', 'confirming', 'reserving', 'removing', 'tidying']

const DIALOG_NEXT: Readonly<Record<string, ReadonlyArray<string>>> = {
  '': ['sending'],
  sending: ['editing.confirmed', 'editing.failed'],
  'editing.failed': ['sending'],
}

const sameRows = (one: Rows, other: Rows): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join()

/** A process delivers to one sheet, which its name ends with. */
const sheetOf = (process: string): string => process.split(' ').at(-1) ?? ''

const copied = (batches: ReadonlyMap<number, Readonly<Batch>>): Map<number, Batch> =>
  new Map([...batches].map(([id, batch]) => [id, { ...batch }]))

/**
 * The composed model of visitor, network, server, ledger, delivery and sheet: what each may do after what all did. The
 * network may lose, delay and repeat calls, and lose answers. A person may be erased at any time, and the ledger may be
 * restored from its last backup while no process runs. Shares no code with the product.
 */
const createModel = () => {
  const contentOf = new Map<string, string>()
  const openIn = new Map<string, Map<string, string>>()
  let keptKeys = new Map<string, string>()
  const answered = new Map<string, number>()
  const heard = new Map<string, number>()
  const seen = new Map<string, number>()
  /** Of each tab, whether it heard since its last call that this is kept. */
  const hasSuccess = new Map<string, boolean>()
  const tabOf = new Map<string, string>()
  const dialogs = new Map<string, string>()
  let rows = new Set<string>()
  let delivered = new Set<string>()
  let batches = new Map<number, Batch>()
  const processes = new Map<string, Process>()
  const calls = new Map<number, Call>()
  const marks = new Map<number, Rows>()
  const inSheet = new Set<string>()
  const everKept = new Set<string>()
  const erased = new Set<string>()
  /** Of whom the ledger has recorded that the sheet holds no row. */
  const removed = new Set<string>()
  let backup: Backup | null = null
  const unread = new Set<string>()

  const processOf = (name: string): Process => {
    const known = processes.get(name) ?? {
      state: '',
      heard: '',
      told: '',
      work: '',
      id: null,
      rows: [],
      isStopped: false,
    }
    processes.set(name, known)
    return known
  }
  const raised = (counts: Map<string, number>, key: string): number => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }

  const visitorSends = (tab: string, key: string, content: string): string | null => {
    const known = contentOf.get(key)
    if (known !== undefined && known !== content) return 'a key is sent with another content'
    const open = openIn.get(tab) ?? new Map<string, string>()
    openIn.set(tab, open)
    const former = open.get(content)
    if (former !== undefined && former !== key)
      return 'content that is not acknowledged is sent under another key'
    contentOf.set(key, content)
    open.set(content, key)
    tabOf.set(key, tab)
    hasSuccess.set(tab, false)
    return null
  }

  const visitorReceives = (tab: string, key: string, isKept: boolean): string | null => {
    if (tabOf.get(key) !== tab) return 'a tab hears of a key that it never sent'
    if (!isKept) return null
    hasSuccess.set(tab, true)
    return raised(heard, key) > (answered.get(key) ?? 0)
      ? 'a tab hears a success that the server never answered'
      : null
  }

  const showsOtherThanHeard = (tab: string, isKept: boolean): string | null => {
    if (isKept === (hasSuccess.get(tab) ?? false)) return null
    return isKept
      ? 'a success is shown that the tab never heard'
      : 'a failure is shown where the tab heard a success'
  }

  const visitorSees = (key: string, isKept: boolean): string | null => {
    if (!contentOf.has(key)) return 'the page speaks of a key that it never sent'
    const other = showsOtherThanHeard(tabOf.get(key) ?? '', isKept)
    if (other !== null || !isKept) return other
    if (raised(seen, key) > (heard.get(key) ?? 0))
      return 'the page shows a success more often than it was heard'
    for (const open of openIn.values()) {
      const content = contentOf.get(key) ?? ''
      if (open.get(content) === key) open.delete(content)
    }
    return null
  }

  const serverAnswers = (key: string, isKept: boolean): string | null => {
    if (!contentOf.has(key)) return 'the server answers a key that nobody sent'
    if (!isKept) return null
    if (!keptKeys.has(key)) return 'the server acknowledges what is not kept'
    raised(answered, key)
    return null
  }

  const ledgerKeeps = (key: string, content: string, row: string): string | null => {
    if (!contentOf.has(key)) return 'the ledger keeps a key that nobody sent'
    if (contentOf.get(key) !== content) return 'the ledger keeps another content than was sent under the key'
    if (keptKeys.has(key)) return 'the ledger keeps a key twice'
    if (rows.has(row)) return 'the ledger keeps a row twice'
    if (erased.has(row)) return 'the ledger keeps a row again that was erased'
    keptKeys.set(key, row)
    rows.add(row)
    everKept.add(row)
    return null
  }

  const ledgerErases = (gone: Rows): string | null => {
    if (gone.some((row) => !everKept.has(row))) return 'a row is erased that was never kept'
    for (const row of gone) {
      erased.add(row)
      rows.delete(row)
      delivered.delete(row)
    }
    keptKeys = new Map([...keptKeys].filter(([, row]) => !gone.includes(row)))
    for (const batch of batches.values()) batch.rows = batch.rows.filter((row) => !gone.includes(row))
    return null
  }

  const ledgerIsBackedUp = (): null => {
    backup = { keys: new Map(keptKeys), delivered: new Set(delivered), batches: copied(batches) }
    return null
  }

  const ledgerIsRestored = (given: Rows): string | null => {
    if (backup === null) return 'the ledger is restored from nothing'
    if ([...processes.values()].some(({ isStopped }) => !isStopped))
      return 'the ledger is restored while a process runs'
    if (given.some((row) => erased.has(row))) return 'an erased row is back after the restore'
    const isLeft = (row: string): boolean => !erased.has(row)
    keptKeys = new Map([...backup.keys].filter(([, row]) => isLeft(row)))
    if (!sameRows(given, [...keptKeys.values()])) return 'the ledger has other rows than its backup'
    rows = new Set(given)
    delivered = new Set([...backup.delivered].filter(isLeft))
    batches = copied(backup.batches)
    for (const batch of batches.values()) batch.rows = batch.rows.filter(isLeft)
    for (const sheet of ['orders', 'members']) unread.add(sheet)
    return null
  }

  /** What stands in the sheet is delivered; a batch with such rows is no more. */
  const sheetIsRead = (sheet: string): null => {
    unread.delete(sheet)
    for (const row of rows) if (inSheet.has(row)) delivered.add(row)
    for (const batch of batches.values())
      if (batch.rows.some((row) => delivered.has(row))) batch.isOpen = false
    return null
  }

  const givesBatch = (name: string, id: number, given: Rows): string | null => {
    if (unread.has(sheetOf(name))) return 'rows are given before the sheet was read after a restore'
    if (given.some((row) => erased.has(row))) return 'a row is given that was erased'
    const known = batches.get(id)
    if (known !== undefined) {
      if (!known.isOpen) return 'the ledger gives a batch that is settled'
      return sameRows(known.rows, given) ? null : 'a batch comes back with other rows'
    }
    if (given.some((row) => !rows.has(row))) return 'a batch has a row that is not kept'
    if (given.some((row) => delivered.has(row))) return 'a batch has a row that is delivered'
    const others = [...batches.values()].filter(({ isOpen }) => isOpen)
    if (given.some((row) => others.some((batch) => batch.rows.includes(row))))
      return 'a row is in two open batches'
    batches.set(id, { rows: given, isOpen: true })
    return null
  }

  const deliveryEnters = (name: string, state: string): string | null => {
    const process = processOf(name)
    if (process.isStopped) return 'a process that was stopped goes on'
    const next = NEXT.find(([from, heard]) => from === process.state && heard.test(process.heard))
    if (next === undefined || !next[2].includes(state))
      return `the delivery goes from ${process.state} to ${state} on ${process.heard || 'nothing'}`
    process.told = `${process.state} ${process.heard}`
    process.state = state
    process.heard = ''
    return null
  }

  const deliveryHears = (
    name: string,
    { answer, id, rows: given }: { answer: string; id?: number; rows?: Rows },
  ): string | null => {
    const process = processOf(name)
    // Its calls may end after it was stopped; nothing follows from their answers.
    if (process.isStopped) return null
    if (process.heard !== '') return 'an answer is heard twice'
    process.heard = answer
    if (process.state === 'forming') {
      process.work = answer
      process.id = id ?? null
      process.rows = given ?? []
    }
    if (process.state === 'forming' && answer === 'batch')
      return id === undefined || given === undefined ? 'a batch without rows' : givesBatch(name, id, given)
    if (process.state === 'forming' && answer.endsWith('removals'))
      return process.rows.every((row) => erased.has(row)) ? null : 'a row is to be removed that is not erased'
    if (process.state === 'sending' && answer === 'done' && !marks.has(process.id ?? -1))
      return 'the service is said to have taken what did not arrive'
    const mark = marks.get(process.id ?? -1)
    if (process.state === 'confirming' && answer === 'ours' && mark === undefined)
      return 'a mark is found that was never made'
    return null
  }

  const settlesBatch = (batch: Batch, id: number, outcome: string): string | null => {
    const mark = marks.get(id)
    if (outcome === 'delivered') {
      const took = mark?.filter((row) => batch.rows.includes(row) || !erased.has(row))
      if (took === undefined || !sameRows(took, batch.rows))
        return 'rows are settled that are not in the sheet'
      for (const row of batch.rows) delivered.add(row)
    } else if (outcome === 'renumbered' || outcome === 'split' || outcome === 'parked') {
      if (mark === undefined) return 'a batch is given up whose call may still arrive'
      if (mark.length > 0) return 'a batch is given up that is in the sheet'
    } else return outcome === 'postponed' || outcome === 'halted' ? null : `an outcome ${outcome}`
    batch.isOpen = false
    return null
  }

  const settlesRemoval = ({ rows: own }: Process, outcome: string): string | null => {
    if (outcome !== 'removed') return null
    if (own.some((row) => inSheet.has(row))) return 'a removal is settled whose row is still in the sheet'
    for (const row of own) removed.add(row)
    return null
  }

  const settlesWork = (name: string, process: Process, id: number | null, outcome: string): string | null => {
    if (process.work === 'unread') return outcome === 'read' ? sheetIsRead(sheetOf(name)) : null
    if (process.work.endsWith('removals')) return settlesRemoval(process, outcome)
    const batch = id === null ? undefined : batches.get(id)
    return id !== null && batch?.isOpen === true ? settlesBatch(batch, id, outcome) : null
  }

  const ledgerSettles = (name: string, id: number | null, outcome: string): string | null => {
    const process = processOf(name)
    if (process.state !== 'settling') return 'an outcome is written without a call'
    if (process.id !== id) return 'an outcome is written of other work than was taken'
    const fault = settlesWork(name, process, id, outcome)
    if (fault !== null) return fault
    return OUTCOMES.find(([told]) => told.test(process.told))?.[1].includes(outcome) === true
      ? null
      : `the outcome ${outcome} does not follow from the answer: ${process.told}`
  }

  const deliveryCalls = (
    name: string,
    { call, id, rows: sent }: { call: number; id: number | null; rows: Rows },
  ): string | null => {
    const { state, id: own, rows: taken } = processOf(name)
    if (!CALLING.includes(state)) return `a call is made in ${state || 'no state'}`
    if (calls.has(call)) return 'a call has the number of another'
    calls.set(call, { id, rows: sent, state })
    if (state === 'tidying' && id !== null) return 'a mark is made while marks are tidied'
    if (state === 'tidying') return sent.length === 0 ? null : 'rows are sent while marks are tidied'
    if (id === null) return sent.length === 0 ? null : 'rows are sent without a mark'
    if (id !== own) return 'a call has another number than the work that was taken'
    if (state !== 'sending') return sent.length === 0 ? null : `rows are sent in ${state}`
    return sameRows(sent, taken) ? null : 'other rows are sent than the batch has'
  }

  const sheetTakes = (number: number, taken: Rows, gone: Rows): string | null => {
    const call = calls.get(number)
    if (call === undefined) return 'the sheet takes a call that nobody made'
    if (taken.some((row) => removed.has(row))) return 'a row arrives after its removal was settled'
    if (call.id !== null && marks.has(call.id)) return 'the sheet takes a number that it has'
    if (!sameRows(taken, call.rows)) return 'the sheet takes other rows than were sent'
    if (taken.some((row) => inSheet.has(row))) return 'a row is in the sheet twice'
    if (gone.length > 0 && call.state !== 'removing')
      return 'rows are taken away by a call that does not remove'
    if (gone.some((row) => !erased.has(row))) return 'a row is removed that is not erased'
    if (gone.some((row) => !inSheet.has(row))) return 'a row is removed that is not in the sheet'
    if (call.id !== null) marks.set(call.id, taken)
    for (const row of taken) inSheet.add(row)
    for (const row of gone) inSheet.delete(row)
    return null
  }

  const sheetRefuses = (number: number, taken: Rows, gone: Rows): string | null => {
    if (!calls.has(number)) return 'the sheet refuses a call that nobody made'
    return taken.length + gone.length === 0 ? null : 'a refused call leaves rows or takes some away'
  }

  const isDrained = (): string | null => {
    if ([...erased].some((row) => inSheet.has(row))) return 'an erased row is in the sheet'
    if ([...rows].some((row) => !inSheet.has(row))) return 'a kept row is not in the sheet'
    return [...rows].every((row) => delivered.has(row)) ? null : 'a kept row is not settled'
  }

  const dialogEnters = (dialog: string, state: string, tab: string): string | null => {
    const former = dialogs.get(dialog) ?? ''
    if (!(DIALOG_NEXT[former] ?? []).includes(state))
      return `the dialog goes from ${former || 'editing'} to ${state}`
    dialogs.set(dialog, state)
    return state === 'sending' ? null : showsOtherThanHeard(tab, state === 'editing.confirmed')
  }

  return (event: TraceEvent): string | null => {
    if (event.who === 'visitor') {
      if (event.did === 'sends') return visitorSends(event.tab, event.key, event.content)
      if (event.did === 'receives') return visitorReceives(event.tab, event.key, event.isKept)
      return visitorSees(event.key, event.isKept)
    }
    if (event.who === 'dialog') return dialogEnters(event.dialog, event.state, event.tab)
    if (event.who === 'server') return serverAnswers(event.key, event.isKept)
    if (event.who === 'sheet')
      return event.did === 'takes'
        ? sheetTakes(event.call, event.rows, event.gone)
        : sheetRefuses(event.call, event.rows, event.gone)
    if (event.did === 'keeps') return ledgerKeeps(event.key, event.content, event.row)
    if (event.did === 'erases') return ledgerErases(event.rows)
    if (event.did === 'is backed up') return ledgerIsBackedUp()
    if (event.did === 'is restored') return ledgerIsRestored(event.rows)
    if (event.did === 'settles') return ledgerSettles(event.process, event.id, event.outcome)
    if (event.did === 'is drained') return isDrained()
    if (event.did === 'enters') return deliveryEnters(event.process, event.state)
    if (event.did === 'hears') return deliveryHears(event.process, event)
    if (event.did === 'calls') return deliveryCalls(event.process, event)
    if (event.did === 'stops') processOf(event.process).isStopped = true
    return null
  }
}

/** Whether the composed model allows a trace, and where it does not. */
export const checkTrace = (trace: Trace): Departure => {
  const allows = createModel()
  for (const [at, event] of trace.entries()) {
    const why = allows(event)
    if (why !== null) return { at, event, why }
  }
  return null
}
