import type { Kind, Trace, TraceAct } from '../trace-check/trace'
import { type Forged, forging } from './forging'

/** `why`: what the checker says of the event that cannot be. */
export type Forgery = { readonly name: string; readonly why: string; readonly forge: () => Forged }

type Visitor = {
  readonly tab: string
  readonly sheet?: string
  readonly attempt: number
  readonly row: string
}

/** A visitor whose registration is kept and acknowledged. */
const visitor = ({ tab, sheet = 'orders', attempt, row }: Visitor): ReadonlyArray<TraceAct> => [
  { who: 'visitor', did: 'opens', tab, page: 1 },
  { who: 'dialog', did: 'enters', tab, sheet, state: 'sending' },
  { who: 'visitor', did: 'sends', attempt, tab, key: `key of ${row}`, row },
  { who: 'server', did: 'hears', attempt },
  { who: 'ledger', did: 'keeps', key: `key of ${row}`, row, sheet },
  { who: 'server', did: 'acknowledges', attempt },
  { who: 'visitor', did: 'receives', attempt },
  { who: 'dialog', did: 'enters', tab, sheet, state: 'editing.confirmed' },
]

const otherThan = (sheet: string): string => (sheet === 'orders' ? 'members' : 'orders')

const enters = (process: string, ...states: ReadonlyArray<string>): ReadonlyArray<TraceAct> =>
  states.map((state) => ({ who: 'delivery', did: 'enters', process, state }))

/**
 * What nobody may do. Takes an honest trace with erasures and a restore and returns forged ones, each with an event that breaks
 * one rule of the checker and no other.
 */
export const forgeriesOf = (trace: Trace): ReadonlyArray<Forgery> => {
  const { first, last, at, event, changed, doubled, without, inserted } = forging(trace)
  const end = trace.length - 1
  const before = (place: number, kind: keyof Kind) =>
    trace.slice(0, place).filter(({ who, did }) => `${who} ${did}` === kind).length
  const nextAttempt = (place: number): number => before(place, 'visitor sends') + 1
  const nextCall = (place: number): number => before(place, 'delivery calls') + 1

  // Visitors. One of them gave up and sent again.
  const opens = first('visitor opens')
  const givesUp = first('visitor gives up')
  const { attempt } = at('visitor gives up', givesUp)
  const sendsFirst = first('visitor sends', { attempt })
  const { tab } = at('visitor sends', sendsFirst)
  const fails = first('dialog enters', { tab, state: 'editing.failed' }, givesUp)
  const sendsAgain = first('visitor sends', { tab }, givesUp)
  const receives = first('visitor receives')
  const confirms = first('dialog enters', { state: 'editing.confirmed' })
  const confirmed = at('dialog enters', confirms)
  const heardBy = last('visitor sends', { tab: confirmed.tab }, confirms)

  // The server and its ledger.
  const acknowledges = first('server acknowledges')
  const keeps = last('ledger keeps', {}, acknowledges)
  const kept = at('ledger keeps', keeps)
  const arrives = last('server hears', {}, keeps)
  const erases = first('ledger erases')
  const [erasedRow = ''] = at('ledger erases', erases).rows
  const keptErased = at('ledger keeps', first('ledger keeps', { row: erasedRow }))
  const sendsErased = at('visitor sends', first('visitor sends', { row: erasedRow }))
  const backedUp = first('ledger is backed up')
  const backup = at('ledger is backed up', backedUp)
  const restored = first('ledger is restored')
  const restoredRows = at('ledger is restored', restored).rows
  const keptLater = at('ledger keeps', first('ledger keeps', {}, backedUp))

  // A batch that arrived and was delivered.
  const delivers = first('ledger settles', { outcome: 'delivered' })
  const { process, id } = at('ledger settles', delivers)
  const gives = last('delivery is given', { process, id }, delivers)
  const given = at('delivery is given', gives)
  const sheet = at('delivery starts', first('delivery starts', { process })).sheet
  const sending = last('delivery enters', { process, state: 'sending' }, delivers)
  const calls = last('delivery calls', { process, id }, delivers)
  const takes = first('sheet takes', { call: at('delivery calls', calls).call })
  const hears = last('delivery hears', { process }, delivers)
  const settling = last('delivery enters', { process, state: 'settling' }, delivers)
  const tidying = first('delivery enters', { process, state: 'tidying' }, delivers)
  const stops = first('delivery stops')
  const starts = first('delivery starts', {}, stops)
  const reads = first('ledger settles', { outcome: 'read' })

  const lastEntered = (process: string, place: number): number => last('delivery enters', { process }, place)
  const lastGiven = (process: string, place: number): Kind['delivery is given'] =>
    at('delivery is given', last('delivery is given', { process }, place))
  const stateAt = (process: string, place: number): string =>
    at('delivery enters', lastEntered(process, place)).state
  const callOf = ({ call }: { readonly call: number }): number => first('delivery calls', { call })
  const isMarked = (id: number | null, place: number): boolean =>
    trace
      .slice(0, place)
      .some((event) => event.did === 'takes' && at('delivery calls', callOf(event)).id === id)
  /** An answer to no call in this state, for work that has no mark in the sheet. */
  const failsToReach = (state: string): number =>
    first(
      'delivery hears',
      ({ process, answer }, place) =>
        answer === 'passing' &&
        stateAt(process, place) === state &&
        !isMarked(lastGiven(process, place).id, place) &&
        !trace
          .slice(lastEntered(process, place), place)
          .some((event) => event.did === 'calls' && event.process === process),
    )
  const refusedSending = first('delivery hears', { answer: 'refused' })
  const refusal = last('sheet refuses', {}, refusedSending)
  /** A call that makes no mark, of a batch that arrived. */
  const marksColumns = first(
    'delivery calls',
    ({ process, id }, place) =>
      id === null &&
      stateAt(process, place) === 'sending' &&
      at('delivery hears', first('delivery hears', { process }, place)).answer === 'done',
  )
  const marksColumnsTaken = first('sheet takes', { call: at('delivery calls', marksColumns).call })
  const hearsMarked = first(
    'delivery hears',
    { process: at('delivery calls', marksColumns).process },
    marksColumns,
  )
  const givenAgain = first(
    'delivery is given',
    ({ work, id, rows }, place) =>
      work === 'batch' &&
      rows.length > 0 &&
      trace.slice(0, place).some((event) => event.did === 'is given' && event.id === id),
  )

  // Removals.
  const reserved = first('ledger settles', { outcome: 'renumbered' })
  const reservation = last('delivery calls', { process: at('ledger settles', reserved).process }, reserved)
  const reserves = at('delivery calls', reservation)
  const reservationTaken = first('sheet takes', { call: reserves.call })
  const removalsAgain = first(
    'delivery is given',
    ({ work, id }, place) =>
      work === 'removals' && trace.slice(0, place).some((event) => event.did === 'calls' && event.id === id),
  )
  /** Of a batch that arrived by its first call, after that. */
  const settlesAtOnce = first(
    'ledger settles',
    ({ process, id, outcome }, place) =>
      outcome === 'delivered' &&
      last('delivery is given', { process, id }, place) ===
        first('delivery is given', { id }, reservationTaken) &&
      lastGiven(process, place).rows.length > 0 &&
      stateAt(process, last('delivery hears', { process }, place)) === 'sending',
    reservationTaken,
  )
  const sentAtOnce = last(
    'delivery is given',
    { process: at('ledger settles', settlesAtOnce).process },
    settlesAtOnce,
  )
  const isErased = (row: string): boolean =>
    trace.some((event) => event.did === 'erases' && event.rows.includes(row))
  const bringsLeft = first('sheet takes', ({ rows }) => rows.some((row) => !isErased(row)))
  /** A row that stays in the sheet. */
  const left = at('sheet takes', bringsLeft).rows.find((row) => !isErased(row)) ?? ''
  /** Where other calls arrive while an erased row is still in the sheet. */
  const meanwhile = ([row = '']: ReadonlyArray<string>, place: number): ReadonlyArray<number> => {
    const erased = first('ledger erases', ({ rows }) => rows.includes(row))
    const brought = first('sheet takes', ({ rows }) => rows.includes(row))
    return trace.flatMap((each, index) =>
      each.did === 'takes' &&
      index > Math.max(erased, brought) &&
      index < place &&
      stateAt(at('delivery calls', callOf(each)).process, callOf(each)) !== 'removing'
        ? [index]
        : [],
    )
  }
  const takesAway = first(
    'sheet takes',
    ({ gone }, place) => gone.length > 0 && meanwhile(gone, place).length > 0,
    bringsLeft,
  )
  const [goneRow = ''] = at('sheet takes', takesAway).gone
  const [takesOther = -1] = meanwhile([goneRow], takesAway)
  const removes = first(
    'ledger settles',
    { outcome: 'removed', process: at('delivery calls', callOf(at('sheet takes', takesAway))).process },
    takesAway,
  )
  /** A row that a call is to remove, but that is not in the sheet. */
  const absentFor = ({ call }: { readonly call: number }, place: number): string | undefined => {
    const made = callOf({ call })
    const { process: by } = at('delivery calls', made)
    if (stateAt(by, made) !== 'removing') return undefined
    const there = new Set<string>()
    for (const each of trace.slice(0, place))
      if (each.did === 'takes') {
        for (const row of each.rows) there.add(row)
        for (const row of each.gone) there.delete(row)
      }
    return lastGiven(by, made).rows.find((row) => !there.has(row))
  }
  const takesInVain = first('sheet takes', (taken, place) => absentFor(taken, place) !== undefined)
  const absentRow = absentFor(at('sheet takes', takesInVain), takesInVain)
  /** A visitor whose row is sent, erased and removed, while the call that sends it is under way. */
  const lateCall = (): ReadonlyArray<TraceAct> => {
    const row = 'late row'
    const by = 'late process'
    const batch = { id: 9_998, mark: 'late mark', rows: [row] }
    return [
      ...visitor({ tab: 'late tab', attempt: nextAttempt(end), row }),
      { who: 'delivery', did: 'starts', process: by, sheet: 'orders' },
      ...enters(by, 'taking'),
      { who: 'delivery', did: 'is given', process: by, work: 'batch', ...batch },
      ...enters(by, 'sending'),
      { who: 'delivery', did: 'calls', process: by, call: nextCall(end), ...batch },
      { who: 'delivery', did: 'hears', process: by, answer: 'passing' },
      ...enters(by, 'settling'),
      { who: 'ledger', did: 'settles', process: by, id: batch.id, outcome: 'postponed' },
      ...enters(by, 'tidying', 'taking'),
      { who: 'ledger', did: 'erases', rows: [row] },
      {
        who: 'delivery',
        did: 'is given',
        process: by,
        work: 'fresh removals',
        id: 9_999,
        mark: null,
        rows: [row],
      },
      ...enters(by, 'removing'),
      { who: 'delivery', did: 'hears', process: by, answer: 'done' },
      ...enters(by, 'settling'),
      { who: 'ledger', did: 'settles', process: by, id: 9_999, outcome: 'removed' },
      ...enters(by, 'tidying'),
      { who: 'delivery', did: 'stops', process: by },
    ]
  }
  const arrivesLate = (rows: ReadonlyArray<string>): TraceAct => ({
    who: 'sheet',
    did: 'takes',
    call: nextCall(end),
    sheet: 'orders',
    rows,
    gone: [],
  })

  const forgery = (name: string, why: string, forge: () => Forged): Forgery => ({ name, why, forge })
  const stopped = (place: number): Forged =>
    inserted(place, [{ who: 'delivery', did: 'stops', process }], place)

  return [
    forgery('an event is older than the one before it', 'time runs backward', () =>
      changed(delivers, { at: event(delivers - 1).at - 1 }),
    ),
    forgery('a tab is opened after the end', 'something happens after the end', () =>
      inserted(trace.length, [{ who: 'visitor', did: 'opens', tab: 'another', page: 1 }]),
    ),
    forgery('the end is missing', 'the recording has no end', () => [trace.slice(0, -1), end]),

    forgery('a page of a tab was never opened', 'a page has another number than the next of its tab', () =>
      changed(opens, { page: 2 }),
    ),
    forgery('a dialog is sending twice', 'a dialog enters a state that does not follow, or has no page', () =>
      doubled(fails),
    ),
    forgery('a tab was never opened', 'a dialog enters a state that does not follow, or has no page', () => {
      const place = first('dialog enters')
      return without(first('visitor opens', { tab: at('dialog enters', place).tab }), place)
    }),
    forgery('an order fails as a membership', 'a dialog is for no sheet, or becomes that of another', () =>
      changed(fails, { sheet: otherThan(at('dialog enters', fails).sheet) }),
    ),
    forgery('a dialog is opened for no sheet', 'a dialog is for no sheet, or becomes that of another', () =>
      changed(first('dialog enters'), { sheet: 'another' }),
    ),
    forgery('the acknowledgement was lost', 'a success is shown that the tab never heard', () =>
      changed(fails, { state: 'editing.confirmed' }),
    ),
    forgery(
      'a failure after the acknowledgement',
      'a failure is shown where the tab heard a success or still waits',
      () => changed(confirms, { state: 'editing.failed' }),
    ),
    forgery(
      'a failure while the answer is awaited',
      'a failure is shown where the tab heard a success or still waits',
      () => without(givesUp, fails),
    ),
    forgery('an attempt is missing', 'an attempt has another number than the next', () =>
      changed(sendsFirst, { attempt: 9_999 }),
    ),
    forgery('a closed dialog sends', 'a tab sends whose dialog does not', () =>
      inserted(fails + 1, [{ ...at('visitor sends', sendsFirst), attempt: nextAttempt(fails) }]),
    ),
    forgery('a second press sends', 'a tab sends while it waits for an answer or has it', () =>
      inserted(sendsFirst + 1, [{ ...at('visitor sends', sendsFirst), attempt: attempt + 1 }]),
    ),
    forgery('a press after the acknowledgement', 'a tab sends while it waits for an answer or has it', () =>
      inserted(confirms, [{ ...at('visitor sends', heardBy), attempt: nextAttempt(confirms) }]),
    ),
    forgery('the digest changes between two attempts', 'a key is sent with another content', () =>
      changed(sendsAgain, { row: 'another' }),
    ),
    forgery('the key changes between two attempts', 'a tab sends under another key than before', () =>
      changed(sendsAgain, { key: 'another' }),
    ),
    forgery(
      'an acknowledgement is heard twice',
      'a tab hears of a call for which it does not wait, or gives it up',
      () => doubled(receives),
    ),
    forgery(
      'an acknowledgement before it was given',
      'a tab hears a success that the server never told',
      () => inserted(sendsFirst + 1, [{ who: 'visitor', did: 'receives', attempt }]),
    ),
    forgery(
      'a call is given up twice',
      'a tab hears of a call for which it does not wait, or gives it up',
      () => doubled(givesUp),
    ),

    forgery(
      'a page gives up a call that the page before it made',
      'a tab hears of a call for which it does not wait, or gives it up',
      () => {
        const again = first('visitor opens', ({ page }) => page > 1)
        const made = last('visitor sends', { tab: at('visitor opens', again).tab }, again)
        return inserted(again + 1, [
          { who: 'visitor', did: 'gives up', attempt: at('visitor sends', made).attempt },
        ])
      },
    ),
    forgery('a call of nobody', 'an attempt arrives that nobody made', () =>
      changed(arrives, { attempt: 9_999 }),
    ),
    forgery('a call is acknowledged twice', 'the server answers a call that it does not have', () =>
      doubled(acknowledges),
    ),
    forgery('an acknowledgement before the commit', 'the server acknowledges what is not kept', () =>
      without(keeps, acknowledges),
    ),
    forgery(
      'an acknowledgement of what another key brought',
      'the server acknowledges what is not kept',
      () => {
        const place = first('visitor opens', {}, acknowledges)
        const acts = visitor({ tab: 'another', attempt: nextAttempt(place), row: kept.row })
        return inserted(
          place,
          acts.slice(0, 6).filter(({ who }) => who !== 'ledger'),
        )
      },
    ),
    ...[{ key: 'another' }, { row: 'another' }, { sheet: 'another' }].map((change) =>
      forgery(
        `a registration is kept with another ${Object.keys(change)}`,
        'the ledger keeps what no call at the server has under this key',
        () => changed(keeps, change),
      ),
    ),
    forgery(
      'a registration is kept before it arrives',
      'the ledger keeps what no call at the server has under this key',
      () => [trace.toSpliced(arrives, 1), keeps - 1],
    ),
    forgery('a registration is kept twice', 'a row is kept twice', () => doubled(keeps)),
    forgery('a registration of the backup is kept again after the restore', 'a row is kept twice', () => {
      const row = restoredRows[0] ?? ''
      const { key, sheet } = at('ledger keeps', first('ledger keeps', { row }))
      return inserted(restored + 1, [
        {
          who: 'server',
          did: 'hears',
          attempt: at('visitor sends', first('visitor sends', { row })).attempt,
        },
        { who: 'ledger', did: 'keeps', key, row, sheet },
      ])
    }),
    forgery('a registration is kept again after its erasure', 'a row is kept again that was erased', () =>
      inserted(erases + 1, [
        { who: 'server', did: 'hears', attempt: sendsErased.attempt },
        { who: 'ledger', did: 'keeps', key: keptErased.key, row: erasedRow, sheet: keptErased.sheet },
      ]),
    ),
    forgery('an erasure of nobody', 'a row is erased that was never kept, or for the second time', () =>
      changed(erases, { rows: ['another'] }),
    ),
    forgery(
      'an erasure of somebody and nobody',
      'a row is erased that was never kept, or for the second time',
      () => changed(erases, { rows: [erasedRow, 'another'] }),
    ),
    forgery('a second erasure', 'a row is erased that was never kept, or for the second time', () =>
      doubled(erases),
    ),
    forgery('a backup is missing', 'a backup has another number than the next', () =>
      changed(backedUp, { backup: 2 }),
    ),
    forgery('a backup lacks a row', 'a backup has other rows than the ledger', () =>
      changed(backedUp, { rows: backup.rows.slice(1) }),
    ),
    forgery('a restore without a backup', 'the ledger is restored from nothing', () =>
      changed(restored, { backup: 2, rows: [] }),
    ),
    forgery('a restore while a process runs', 'the ledger is restored while a process delivers from it', () =>
      without(last('delivery stops', {}, restored), restored),
    ),
    forgery(
      'a restore while a visitor is answered',
      'the ledger is restored while a call is at the server',
      () => inserted(restored, [{ who: 'server', did: 'hears', attempt }], restored),
    ),
    ...(
      [
        ['an erased row comes back', [...restoredRows, erasedRow]],
        ['a row is lost', restoredRows.slice(1)],
        ['a row that was kept after the backup is still there', [...restoredRows, keptLater.row]],
      ] as const
    ).map(([name, rows]) =>
      forgery(
        `${name} in a restore`,
        'the ledger has other rows than its backup without those that were erased',
        () => changed(restored, { rows }),
      ),
    ),

    forgery('a process starts again', 'a process starts twice', () =>
      inserted(starts, [
        {
          who: 'delivery',
          did: 'starts',
          process,
          sheet: at('delivery starts', first('delivery starts')).sheet,
        },
      ]),
    ),
    forgery('a process delivers to no sheet', 'a process starts for a sheet that there is not', () =>
      changed(starts, { sheet: 'another' }),
    ),
    forgery('two processes have one sheet', 'a process starts while another has its sheet', () =>
      inserted(gives, [{ who: 'delivery', did: 'starts', process: 'another', sheet }]),
    ),
    forgery('a process that was stopped enters a state', 'a process acts that does not run', () =>
      stopped(sending),
    ),
    forgery('a process that was stopped is given work', 'a process acts that does not run', () =>
      stopped(gives),
    ),
    forgery('a process that was stopped calls', 'a process acts that does not run', () => stopped(calls)),
    forgery('a process that was stopped hears an answer', 'a process acts that does not run', () =>
      stopped(hears),
    ),
    forgery('a process that was stopped settles', 'a process acts that does not run', () =>
      stopped(delivers),
    ),
    forgery('a process stops twice', 'a process acts that does not run', () => doubled(stops)),
    forgery('a process was never started', 'a process acts that does not run', () =>
      without(
        first('delivery starts'),
        first('delivery enters', { process: at('delivery starts', first('delivery starts')).process }),
      ),
    ),
    forgery(
      'a batch is reserved',
      'the delivery enters a state that does not follow on what it was told',
      () => changed(sending, { state: 'reserving' }),
    ),
    forgery(
      'the result is settled before the answer',
      'the delivery enters a state that does not follow on what it was told',
      () => without(hears, settling),
    ),
    forgery(
      'work is given twice',
      'work is given that nobody asked for, or of a kind that there is not',
      () => doubled(gives),
    ),
    forgery(
      'work is given while a batch is sent',
      'work is given that nobody asked for, or of a kind that there is not',
      () => inserted(sending + 1, [given]),
    ),
    forgery(
      'work of an unknown kind is given',
      'work is given that nobody asked for, or of a kind that there is not',
      () => changed(removalsAgain, { work: 'another' }),
    ),
    forgery(
      'a batch is given after a restore',
      'rows are given or removed before the sheet was read after a restore, or it is read without one',
      () => changed(first('delivery is given', {}, restored), { work: 'batch', id: 9_999, mark: 'another' }),
    ),
    forgery(
      'the sheet is read without a restore',
      'rows are given or removed before the sheet was read after a restore, or it is read without one',
      () => changed(gives, { work: 'unread', mark: null, rows: [] }),
    ),
    forgery('a batch without a mark', 'a batch has no mark, or other work has one', () =>
      changed(gives, { mark: null }),
    ),
    forgery('removals with a mark', 'a batch has no mark, or other work has one', () =>
      changed(removalsAgain, { mark: 'another' }),
    ),
    forgery('a batch has a row of nobody', 'a batch has a row that waits for no delivery to this sheet', () =>
      changed(gives, { rows: ['another'] }),
    ),
    forgery(
      'a batch has a row that arrived',
      'a batch has a row that waits for no delivery to this sheet',
      () => {
        const place = first('delivery is given', { work: 'batch' }, delivers)
        return changed(place, { id: 9_999, rows: given.rows })
      },
    ),
    forgery(
      'a batch has a row of the other sheet',
      'a batch has a row that waits for no delivery to this sheet',
      () => {
        const acts = visitor({
          tab: 'another',
          sheet: otherThan(sheet),
          attempt: nextAttempt(gives),
          row: 'another',
        })
        const [forged] = inserted(gives, acts)
        const place = gives + acts.length
        return [forged.with(place, { ...given, rows: ['another'] }), place]
      },
    ),
    forgery('a batch that is sent again has another number', 'a row is in two batches', () =>
      changed(givenAgain, { id: 9_999 }),
    ),
    forgery('a batch that is sent again lost a row', 'a batch comes back with other rows', () =>
      changed(givenAgain, { rows: at('delivery is given', givenAgain).rows.slice(1) }),
    ),
    forgery('a batch that is sent again has another mark', 'a batch comes back with another mark', () =>
      changed(givenAgain, { mark: 'another' }),
    ),
    forgery('the row of another person is to be removed', 'a row is to be removed that is not erased', () =>
      changed(removalsAgain, { rows: [left] }),
    ),
    forgery(
      'an earlier call for removals is forgotten',
      'removals are called fresh though a call with their number was made',
      () => changed(removalsAgain, { work: 'fresh removals' }),
    ),
    forgery(
      'the answer to another question is heard',
      'an answer is heard that its state does not know, or a second one',
      () => changed(hears, { answer: 'ours' }),
    ),
    forgery(
      'an answer is heard twice',
      'an answer is heard that its state does not know, or a second one',
      () => doubled(hears),
    ),
    forgery('a call that was lost counts as done', 'success is heard though a call did not arrive', () =>
      without(marksColumnsTaken, hearsMarked),
    ),
    forgery('a call that was lost counts as refused', 'a refusal is heard that the sheet never gave', () =>
      without(refusal, refusedSending),
    ),
    forgery(
      'a batch that was not sent counts as arrived',
      'a batch is said to have arrived whose mark is not in the sheet',
      () => changed(failsToReach('sending'), { answer: 'done' }),
    ),
    forgery(
      'the mark of other work counts as that of a batch',
      'a batch is said to have arrived whose mark is not in the sheet',
      () => {
        const work = at('delivery is given', sentAtOnce)
        const place = last('delivery hears', { process: work.process }, settlesAtOnce)
        const call = last('delivery calls', { process: work.process }, place)
        const taken = first('sheet takes', { call: at('delivery calls', call).call })
        const forged = trace.map((event, index) => {
          if (index === sentAtOnce || index === call) return { ...event, id: reserves.id }
          if (index === taken) return { ...event, did: 'refuses', rows: [] }
          return index === place ? { ...event, answer: 'refused' } : event
        }) as Trace
        const acts: ReadonlyArray<TraceAct> = [
          ...enters(work.process, 'confirming'),
          { who: 'delivery', did: 'hears', process: work.process, answer: 'ours' },
        ]
        return [
          forged.toSpliced(place + 1, 0, ...acts.map((act) => ({ ...act, at: event(place).at }))),
          place + acts.length,
        ]
      },
    ),
    forgery('a number counts as reserved', 'a number is said to be reserved that is not', () =>
      changed(failsToReach('reserving'), { answer: 'done' }),
    ),

    forgery('a call is missing', 'a call has another number than the next', () =>
      changed(calls, { call: 9_999 }),
    ),
    forgery(
      'a call is made while settling',
      'a call is made in a state that makes none, or after its answer',
      () =>
        inserted(settling + 1, [
          {
            who: 'delivery',
            did: 'calls',
            process,
            call: nextCall(settling),
            id: null,
            mark: null,
            rows: [],
          },
        ]),
    ),
    forgery(
      'a call is made after its answer',
      'a call is made in a state that makes none, or after its answer',
      () =>
        inserted(hears + 1, [
          { who: 'delivery', did: 'calls', process, call: nextCall(hears), id: null, mark: null, rows: [] },
        ]),
    ),
    ...[{ id: 9_999 }, { mark: 'another' }, { id: null }].map((change) =>
      forgery(
        `a call has another mark: ${JSON.stringify(change)}`,
        'a call makes the mark of other work than was taken',
        () => changed('id' in change && change.id === null ? reservation : calls, change),
      ),
    ),
    forgery(
      'a number is reserved by the mark of a batch',
      'a call makes the mark of other work than was taken',
      () => changed(reservation, { mark: 'another' }),
    ),
    forgery(
      'a mark is made while marks are tidied',
      'a call makes the mark of other work than was taken',
      () =>
        inserted(tidying + 1, [
          { who: 'delivery', did: 'calls', process, call: nextCall(tidying), id, mark: 'reserved', rows: [] },
        ]),
    ),
    forgery('a batch is sent with another row', 'other rows are sent than the batch has', () =>
      changed(calls, { rows: ['another'] }),
    ),
    forgery('rows are sent without a mark', 'other rows are sent than the batch has', () =>
      changed(marksColumns, {
        rows: at(
          'delivery is given',
          last('delivery is given', { process: at('delivery calls', marksColumns).process }, marksColumns),
        ).rows,
      }),
    ),
    forgery('a reservation sends rows', 'other rows are sent than the batch has', () =>
      changed(reservation, {
        rows: at('delivery is given', last('delivery is given', { process: reserves.process }, reservation))
          .rows,
      }),
    ),

    forgery(
      'a batch is settled as postponed that arrived',
      'an outcome is written that does not follow from the answer, or a second one',
      () => changed(delivers, { outcome: 'postponed' }),
    ),
    forgery(
      'an outcome is written twice',
      'an outcome is written that does not follow from the answer, or a second one',
      () => doubled(delivers),
    ),
    forgery(
      'the outcome of another batch is written',
      'an outcome is written of other work than was taken',
      () => changed(delivers, { id: 9_999 }),
    ),
    forgery('the removal of a row that stays', 'a removal is settled whose row is still in the sheet', () => {
      const [forged] = changed(takesAway, { gone: [] })
      return [forged, removes]
    }),

    forgery(
      'a call arrives that nobody made',
      'a call arrives that nobody made, or for the second time',
      () => changed(reservationTaken, { call: 9_999 }),
    ),
    forgery('a call arrives twice', 'a call arrives that nobody made, or for the second time', () =>
      doubled(marksColumnsTaken),
    ),
    forgery('a number is reserved twice', 'a mark is made twice', () =>
      inserted(reservationTaken + 1, [
        { ...reserves, call: nextCall(reservationTaken) },
        { ...at('sheet takes', reservationTaken), call: nextCall(reservationTaken) },
      ]),
    ),
    forgery('a row arrives with another digest', 'the sheet takes other rows than were sent', () =>
      changed(takes, { rows: ['another'] }),
    ),
    forgery(
      'an order arrives in the sheet of members',
      'a call arrives in another sheet than that of its process',
      () => changed(takes, { sheet: 'another' }),
    ),
    forgery(
      'a call is refused by another sheet',
      'a call arrives in another sheet than that of its process',
      () => changed(refusal, { sheet: 'another' }),
    ),
    forgery('a row that is kept again after a restore arrives again', 'a row is in the sheet twice', () => {
      const lost = trace.findLast(
        (event, place) =>
          event.did === 'keeps' &&
          place > backedUp &&
          place < restored &&
          event.sheet ===
            at('delivery starts', first('delivery starts', { process: at('ledger settles', reads).process }))
              .sheet &&
          trace.some((each) => each.did === 'takes' && each.rows.includes(event.row)) &&
          !trace.some((each) => each.did === 'erases' && each.rows.includes(event.row)),
      ) as Kind['ledger keeps']
      const sent = at('visitor sends', first('visitor sends', { row: lost.row }))
      const place = first(
        'delivery is given',
        { process: at('ledger settles', reads).process, work: 'batch' },
        reads,
      )
      const work = at('delivery is given', place)
      const call = first('delivery calls', { id: work.id }, place)
      const taken = first('sheet takes', { call: at('delivery calls', call).call })
      const acts: ReadonlyArray<TraceAct> = [
        { who: 'server', did: 'hears', attempt: sent.attempt },
        { who: 'ledger', did: 'keeps', key: lost.key, row: lost.row, sheet: lost.sheet },
        { who: 'server', did: 'acknowledges', attempt: sent.attempt },
      ]
      const forged = trace.map((event, index) =>
        index === place || index === call || index === taken
          ? { ...event, rows: [...(event as { rows: ReadonlyArray<string> }).rows, lost.row] }
          : event,
      ) as Trace
      return [
        forged.toSpliced(place, 0, ...acts.map((act) => ({ ...act, at: work.at }))),
        taken + acts.length,
      ]
    }),
    forgery('a row arrives late', 'a row arrives after its removal was settled', () =>
      inserted(end, [...lateCall(), arrivesLate(['late row'])]),
    ),
    forgery(
      'a row is gone by a call that reserves',
      'a row is taken away that the call is not to remove',
      () => changed(takesOther, { gone: [goneRow] }),
    ),
    forgery(
      'the row of another person is removed',
      'a row is taken away that the call is not to remove',
      () => changed(takesAway, { gone: [goneRow, left] }),
    ),
    forgery('a row is removed twice', 'a row is removed that is not in the sheet', () =>
      changed(takesInVain, { gone: [...at('sheet takes', takesInVain).gone, absentRow] }),
    ),
    forgery('a call is refused twice', 'a call arrives that nobody made, or for the second time', () =>
      doubled(refusal),
    ),
    ...[{ rows: ['another'] }, { gone: [goneRow] }].map((change) =>
      forgery(`a refused call changes ${Object.keys(change)}`, 'a refused call changes rows', () =>
        changed(refusal, change),
      ),
    ),
    forgery('a reservation is refused', 'a call is refused though its mark is free', () =>
      changed(reservationTaken, { did: 'refuses' }),
    ),

    forgery('a process is never stopped', 'a process runs at the end', () =>
      without(last('delivery stops'), end),
    ),
    forgery('a visitor is not answered', 'a call that arrived was not answered at the end', () =>
      inserted(end, [{ who: 'server', did: 'hears', attempt }], end),
    ),
    forgery('a visitor is not told', 'a dialog is sending at the end', () =>
      inserted(
        end,
        visitor({ tab: 'late tab', attempt: nextAttempt(end), row: 'late row' }).slice(0, 2),
        end,
      ),
    ),
    forgery('a row is never delivered', 'a kept row was not delivered at the end', () =>
      inserted(end, visitor({ tab: 'late tab', attempt: nextAttempt(end), row: 'late row' }), end),
    ),
    forgery(
      'an erased row is never looked for',
      'a row that was sent and erased was not removed at the end',
      () => {
        const acts = lateCall()
        const erasesLate = acts.findIndex(({ did }) => did === 'erases')
        return inserted(end, [...acts.slice(0, erasesLate + 1), ...acts.slice(-1)], end)
      },
    ),
  ]
}
