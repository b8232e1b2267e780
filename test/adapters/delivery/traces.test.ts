import { describe, expect, it } from 'vitest'
import { createFaultyService } from '../../support/delivery-simulation/faulty-service'
import { createMemoryDelivery } from '../../support/delivery-simulation/memory-delivery'
import { createVirtualTime } from '../../support/delivery-simulation/virtual-time'
import { figure } from '../../support/faults/figure'
import { scaled } from '../../support/faults/scale'
import { seeded } from '../../support/faults/seeded'
import { SHEETS } from '../../support/import-calls'
import { createSpreadsheet } from '../../support/stand-in-sheets/spreadsheet'
import { checkTrace } from '../../support/trace-check/check-trace'
import type { Trace, TraceEvent } from '../../support/trace-check/trace'
import { after, changed, type Forgery, findIn, said, without } from '../../support/traces/forging'
import { recordTrace } from '../../support/traces/record-trace'
import { createVisitors } from '../../support/traces/visitors'

const START = Date.UTC(2026, 10, 20)
const MINUTE_MS = 60_000
const RUNS = scaled(5, 500)
const ROWS = 30
const RUN_MS = 20 * MINUTE_MS

/** Visitors, ledger, delivery and sheet in virtual time: every third call goes wrong, and the process starts anew now and then. */
const recorded = async (seed: number) => {
  const random = seeded(seed)
  const time = createVirtualTime(START)
  const book = createSpreadsheet([{ title: SHEETS.orders.name, columnCount: 7 }])
  const recorder = recordTrace()
  const texts = () => book.rowsOf(SHEETS.orders.name).map((row) => row.join(' '))
  const { fetch, faults } = createFaultyService({
    time,
    random,
    book,
    faulty: () => (time.now() < START + RUN_MS ? 0.35 : 0),
    arrived: (init, apply) => recorder.arrived(init, texts, apply),
  })
  const delivery = createMemoryDelivery({ time, random, fetch, recorder })
  const visitors = createVisitors({ time, random, recorder, keep: delivery.keepRegistration })
  for (let n = 1; n <= ROWS; n += 1) time.after(RUN_MS * random(), () => visitors.sends(n))
  let running = delivery.start()
  for (let stop = 0; stop < 4; stop += 1)
    time.after(RUN_MS * random(), () => {
      running.stop()
      running = delivery.start()
    })
  await time.runUntil(START + RUN_MS)
  await time.runUntil(START + 12 * RUN_MS)
  running.stop()
  expect(delivery.isAllDelivered()).toBe(true)
  recorder.add({ who: 'ledger', did: 'is drained' })
  return { recorder, faults: faults() }
}

const { recorder: honest } = await recorded(1)
const trace: Trace = honest.events

describe('the trace of a real run', () => {
  it(`[P-001][P-002] is one that the composed model allows, in ${RUNS} runs with faults and restarts`, {
    timeout: scaled(120_000, 7_200_000),
  }, async () => {
    let steps = 0
    let faults = 0
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const run = await recorded(seed)
      expect({ seed, departure: checkTrace(run.recorder.events) }).toStrictEqual({ seed, departure: null })
      steps += run.recorder.events.length
      faults += run.faults
    }
    figure('traces of real runs that the model allows', RUNS, `= ${RUNS}`)
    figure('steps in these traces', steps, '> 0')
    expect(faults).toBeGreaterThan(RUNS)
    honest.save('delivery')
  })

  it('[P-011] contains no personal data', () => {
    expect(JSON.stringify(trace)).not.toMatch(/\b0\d{9}\b|Nguyễn|Mẫu/)
  })
})

const { at, indexOf } = findIn(trace)

const sends = indexOf(said('visitor', 'sends'))
const other = indexOf(
  (event) =>
    said('visitor', 'sends')(event) && (event as { key: string }).key !== (at(sends) as { key: string }).key,
)
const keeps = indexOf(said('ledger', 'keeps'))
const sees = indexOf(said('visitor', 'sees', { isKept: true }))
const failure = indexOf(said('visitor', 'sees', { isKept: false }))
const receives = indexOf(said('visitor', 'receives', { isKept: true }))
/** A failure that is shown because the answer, a success, was lost. */
const lost = indexOf(
  (event) =>
    said('visitor', 'sees', { isKept: false })(event) &&
    trace
      .slice(0, trace.indexOf(event))
      .some(said('server', 'answers', { key: (event as { key: string }).key, isKept: true })),
)
const gives = indexOf(said('delivery', 'hears', { answer: 'batch' }))
const calls = indexOf((event) => event.who === 'delivery' && event.did === 'calls' && event.rows.length > 0)
const takes = indexOf((event) => event.who === 'sheet' && event.did === 'takes' && event.rows.length > 0)
const delivered = indexOf(said('ledger', 'settles', { outcome: 'delivered' }))
const refuses = indexOf(said('sheet', 'refuses'))
const sending = indexOf(said('delivery', 'enters', { state: 'sending' }))
const settling = indexOf(said('delivery', 'enters', { state: 'settling' }))
const tidying = indexOf(said('delivery', 'enters', { state: 'tidying' }))
const stops = indexOf(said('delivery', 'stops'))
const last = trace.length - 1

const FORGERIES: ReadonlyArray<Forgery> = [
  [
    'a row in the sheet is missing at the end',
    (from) => from.filter((event) => event !== at(takes)),
    'arrive|not in the sheet',
  ],
  ['the sheet takes a call twice', after(takes, at(takes)), 'a number that it has'],
  [
    'the sheet takes a row again under another number',
    after(
      takes,
      { ...at(calls), call: 9_999, id: 9_999 } as TraceEvent,
      { ...at(takes), call: 9_999 } as TraceEvent,
    ),
    'call',
  ],
  ['the sheet takes other rows than were sent', changed(takes, { rows: ['another'] }), 'other rows'],
  ['the sheet takes a call that nobody made', changed(takes, { call: 9_999 }), 'nobody made'],
  ['a refused call leaves rows', changed(refuses, { rows: ['another'] }), 'leaves rows'],
  [
    'the ledger keeps a key twice',
    after(keeps, { ...at(keeps), row: 'another' } as TraceEvent),
    'a key twice',
  ],
  [
    'the ledger keeps what nobody sent',
    after(0, { who: 'ledger', did: 'keeps', key: 'forged', content: 'x', row: 'y' }),
    'nobody sent',
  ],
  [
    'the ledger keeps another content than was sent',
    changed(keeps, { content: 'another' }),
    'another content',
  ],
  ['the server acknowledges what is not kept', without(keeps), 'not kept'],
  [
    'a tab hears a success that was never answered',
    (from) => from.filter((event, index) => index > receives || event.who !== 'server'),
    'never answered',
  ],
  ['the page shows a success whose answer was lost', changed(lost, { isKept: true }), 'never heard'],
  [
    'the page shows a failure although its tab heard the success',
    changed(sees, { isKept: false }),
    'heard a success',
  ],
  ['a tab hears of a key that another sent', changed(receives, { tab: 'another' }), 'never sent'],
  [
    'a key is sent with another content',
    after(sends, { ...at(sends), content: 'another' } as TraceEvent),
    'another content',
  ],
  [
    'the same content is sent again under another key',
    after(failure, { ...at(sends), key: 'another' } as TraceEvent),
    'under another key',
  ],
  [
    'a key is sent that another visitor used',
    changed(other, { key: (at(sends) as { key: string }).key }),
    'another content',
  ],
  ['the ledger gives a row that is not kept', changed(gives, { rows: ['another'] }), 'not kept'],
  [
    'a batch comes back with other rows',
    after(
      last,
      ...([
        { ...at(settling), process: 'new', state: 'forming' },
        { ...at(gives), process: 'new', rows: [] },
      ] as ReadonlyArray<TraceEvent>),
    ),
    'settled|other rows',
  ],
  [
    'a batch is settled before its rows are in the sheet',
    (from) => from.filter((event) => event !== at(takes)),
    'arrive|not in the sheet',
  ],
  ['an outcome is written of another batch', changed(delivered, { id: 9_999 }), 'other work'],
  ['a batch is given up that is in the sheet', changed(delivered, { outcome: 'split' }), 'is in the sheet'],
  [
    'a batch is given up whose call may still arrive',
    changed(indexOf(said('ledger', 'settles', { outcome: 'postponed' })), { outcome: 'renumbered' }),
    'still arrive|in the sheet',
  ],
  ['the delivery sends without having taken work', without(gives), 'goes from|no state|call'],
  ['the delivery settles without having sent', without(sending), 'goes from|call|hears|heard'],
  [
    'a process that was stopped goes on',
    after(stops, { ...at(sending), process: (at(stops) as { process: string }).process } as TraceEvent),
    'stopped',
  ],
  ['a call has another number than its batch', changed(calls, { id: 9_999 }), 'another number'],
  [
    'a batch counts as delivered although its call failed',
    changed(
      trace.findLastIndex((event, index) => index < delivered && event.did === 'hears'),
      { answer: 'passing' },
    ),
    'does not follow from the answer|goes from',
  ],
  [
    'marks are tidied and one is made',
    after(
      tidying,
      {
        who: 'delivery',
        did: 'calls',
        process: (at(tidying) as { process: string }).process,
        call: 9_999,
        id: 9_999,
        rows: [],
      },
      { who: 'sheet', did: 'takes', call: 9_999, rows: [], gone: [] },
    ),
    'a mark is made while marks are tidied',
  ],
  ['a call has other rows than its batch', changed(calls, { rows: ['another'] }), 'other rows'],
  [
    'a row is never delivered',
    (from) =>
      from.toSpliced(
        last,
        0,
        { who: 'visitor', did: 'sends', tab: 't', key: 'k', content: 'c' },
        { who: 'ledger', did: 'keeps', key: 'k', content: 'c', row: 'r' },
      ),
    'not in the sheet',
  ],
]

describe('a forged trace', () => {
  it('is made from one that the model allows', () => {
    expect(checkTrace(trace)).toBeNull()
  })

  it.each(FORGERIES)('[P-002] is refused where it leaves the model: %s', (_, forge, why) => {
    const forged = forge(trace)
    expect(forged).not.toStrictEqual(trace)
    const departure = checkTrace(forged)
    expect(departure?.why).toMatch(new RegExp(why))
    expect(forged[departure?.at ?? -1]).toStrictEqual(departure?.event)
  })
})
