import { describe, expect, it } from 'vitest'
import { figure } from '../../support/faults/figure'
import { scaled } from '../../support/faults/scale'
import { checkTrace } from '../../support/trace-check/check-trace'
import type { Trace, TraceEvent } from '../../support/trace-check/trace'
import { after, changed, type Forge, findIn, said, without } from '../../support/traces/forging'
import { recordRestore } from '../../support/traces/record-restore'

const RUNS = scaled(3, 200)

const phonesIn = (rows: ReadonlyArray<string>): ReadonlyArray<string> =>
  rows.flatMap((row) => /09\d{8}/.exec(row)?.[0] ?? []).toSorted()

describe('the trace of a real run with erasures and a restore', () => {
  it(`[P-004][P-005] is one that the composed model allows, in ${RUNS} runs with faults and restarts`, {
    timeout: scaled(240_000, 7_200_000),
  }, async () => {
    let steps = 0
    let erased = 0
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const run = await recordRestore(seed)
      expect({ seed, departure: checkTrace(run.recorder.events) }).toStrictEqual({ seed, departure: null })
      const there = phonesIn(run.inSheet)
      expect({ seed, waiting: run.waiting, doubled: there.length - new Set(there).size }).toStrictEqual({
        seed,
        waiting: 0,
        doubled: 0,
      })
      expect(there.filter((phone) => run.erased.includes(phone))).toStrictEqual([])
      expect(run.left.filter((phone) => !there.includes(phone))).toStrictEqual([])
      expect(JSON.stringify(run.recorder.events)).not.toMatch(/\b0\d{9,10}\b|Nguyễn|Mẫu/)
      steps += run.recorder.events.length
      erased += run.erased.length
      if (seed === 1) run.recorder.save('erasures-and-restore')
    }
    figure('traces with erasures and a restore that the model allows', RUNS, `= ${RUNS}`)
    figure('steps in the traces with erasures and a restore', steps, '> 0')
    figure('persons erased in these traces', erased, `>= ${5 * RUNS}`)
    expect(erased).toBeGreaterThanOrEqual(5 * RUNS)
  })
})

type Rows = { readonly rows: ReadonlyArray<string> }

/** Takes an honest trace and returns forged ones, each with what the checker has to say of it. */
const forgeriesOf = (trace: Trace): Readonly<Record<string, readonly [forge: Forge, why: RegExp]>> => {
  const { at, indexOf, lastIndexOf } = findIn(trace)
  const rowsAt = (index: number): ReadonlyArray<string> => (at(index) as TraceEvent & Rows).rows
  const backedUp = indexOf(said('ledger', 'is backed up'))
  const restored = indexOf(said('ledger', 'is restored'))
  const isRemoved = said('ledger', 'settles', { outcome: 'removed' })
  /** The removal of a person who was erased before the restore, from the sheet with the row. */
  const found = trace.flatMap((event, settles) => {
    if (!isRemoved(event) || event.did !== 'settles') return []
    const { process } = event
    const asks = lastIndexOf(
      (each) => each.did === 'hears' && each.process === process && each.answer.endsWith('removals'),
      settles,
    )
    const takesAway = trace.findLastIndex(
      (each, index) => index < settles && each.who === 'sheet' && each.gone.length > 0,
    )
    const [gone = ''] = takesAway === -1 ? [] : (at(takesAway) as { gone: ReadonlyArray<string> }).gone
    const erases = trace.findIndex((each) => each.did === 'erases' && each.rows.includes(gone))
    return rowsAt(asks).includes(gone) && erases < restored
      ? [{ process, settles, asks, takesAway, gone, erases }]
      : []
  })
  const [removal] = found
  if (removal === undefined) throw new Error('the honest trace has no such removal')
  const { process, settles: settlesRemoval, asks, takesAway, gone, erases } = removal
  const keeps = indexOf(said('ledger', 'keeps', { row: gone }))
  const calls = lastIndexOf((event) => event.did === 'calls' && event.rows.includes(gone), takesAway)
  const gives = indexOf(said('delivery', 'hears', { answer: 'batch' }), erases)
  const refuses = indexOf(said('sheet', 'refuses'))
  const stops = lastIndexOf((event) => event.did === 'stops' && event.process.endsWith('orders'), restored)
  const [other = ''] = rowsAt(restored)
  const late = indexOf(said('ledger', 'keeps'), backedUp)
  const last = trace.length - 1
  const hearsRemoved = lastIndexOf(
    (event) => event.did === 'hears' && event.process === process,
    settlesRemoval,
  )
  const read = indexOf(said('ledger', 'settles', { outcome: 'read' }))
  const hearsRead = lastIndexOf(
    (event) => event.did === 'hears' && event.process === (at(read) as { process: string }).process,
    read,
  )
  const bringsRows = (event: TraceEvent): boolean =>
    event.who === 'sheet' && event.did === 'takes' && event.rows.length > 0
  const brings = indexOf(bringsRows)
  const bringsMore = indexOf(bringsRows, brings + 1)

  return {
    'an erased row is back after the restore': [
      changed(restored, { rows: [...rowsAt(restored), gone] }),
      /erased row is back/,
    ],
    'a row of the backup is lost in the restore': [
      changed(restored, { rows: rowsAt(restored).slice(1) }),
      /other rows than its backup/,
    ],
    'a row is restored that was kept after the backup': [
      changed(restored, { rows: [...rowsAt(restored), (at(late) as { row: string }).row] }),
      /other rows than its backup/,
    ],
    'the ledger is restored without a backup': [without(backedUp), /from nothing/],
    'the ledger is restored while a process runs': [without(stops), /while a process runs/],
    'rows are given before the sheet was read after the restore': [
      after(
        restored,
        { who: 'delivery', did: 'enters', flow: 'delivery', process: 'new orders', state: 'forming' },
        { who: 'delivery', did: 'hears', process: 'new orders', answer: 'batch', id: 9_999, rows: [other] },
      ),
      /before the sheet was read/,
    ],
    'a row is given for delivery after its erasure': [
      changed(gives, { rows: [...rowsAt(gives), gone] }),
      /given that was erased/,
    ],
    'a call of before arrives after the removal was settled': [
      (from) =>
        from
          .toSpliced(settlesRemoval + 1, 0, {
            who: 'sheet',
            did: 'takes',
            call: 9_999,
            rows: rowsAt(calls),
            gone: [],
          })
          .toSpliced(calls + 1, 0, { ...at(calls), call: 9_999 } as TraceEvent),
      /after its removal was settled/,
    ],
    'the row of another person is removed': [
      changed(takesAway, { gone: [gone, other] }),
      /that is not erased/,
    ],
    'the removal of another person is asked for': [
      changed(asks, { rows: [other] }),
      /removed that is not erased/,
    ],
    'a row is removed that is no longer there': [
      after(
        takesAway,
        { who: 'delivery', did: 'calls', process, call: 9_999, id: null, rows: [] },
        { who: 'sheet', did: 'takes', call: 9_999, rows: [], gone: [gone] },
      ),
      /that is not in the sheet/,
    ],
    'a refused call takes a row away': [changed(refuses, { gone: [other] }), /takes some away/],
    'a call without a mark brings a row': [
      after(takesAway, { who: 'delivery', did: 'calls', process, call: 9_999, id: null, rows: [other] }),
      /without a mark/,
    ],
    'the removal is acknowledged and the row is still in the sheet': [
      changed(takesAway, { gone: [] }),
      /still in the sheet/,
    ],
    'the removal is never acknowledged and the row is still in the sheet at the end': [
      (from) =>
        from.map((event, index) => {
          if (index === takesAway) return { ...event, gone: [] } as TraceEvent
          if (event.did === 'hears' && isRemoved(from[index + 2] ?? event))
            return { ...event, answer: 'passing' }
          return event.did === 'settles' && event.outcome === 'removed'
            ? { ...event, outcome: 'postponed' }
            : event
        }),
      /erased row is in the sheet/,
    ],
    'the removal is acknowledged although the call for it failed': [
      changed(hearsRemoved, { answer: 'passing' }),
      /does not follow from the answer/,
    ],
    'the sheet counts as read although the call for it failed': [
      changed(hearsRead, { answer: 'passing' }),
      /does not follow from the answer/,
    ],
    'a call that brings rows takes an erased one away': [
      (from) =>
        from
          .with(bringsMore, { ...from[bringsMore], gone: rowsAt(brings) } as TraceEvent)
          .toSpliced(bringsMore, 0, { who: 'ledger', did: 'erases', rows: rowsAt(brings) }),
      /taken away by a call that does not remove/,
    ],
    'a row is erased that was never kept': [changed(erases, { rows: ['another'] }), /never kept/],
    'a row is kept again under its key after its erasure': [
      after(erases, at(keeps)),
      /again that was erased/,
    ],
    'a row that was restored is never delivered': [
      (from) =>
        from.toSpliced(
          last,
          0,
          { who: 'visitor', did: 'sends', tab: 't', key: 'k', content: 'c' },
          { who: 'ledger', did: 'keeps', key: 'k', content: 'c', row: 'r' },
        ),
      /not in the sheet/,
    ],
  }
}

const {
  recorder: { events: trace },
} = await recordRestore(1)

describe('a forged trace with erasures and a restore', () => {
  it('is made from one that the model allows', () => {
    expect(checkTrace(trace)).toBeNull()
  })

  it.each(Object.entries(forgeriesOf(trace)))(
    '[P-004][P-005] is refused where it leaves the model: %s',
    (_, [forge, why]) => {
      const forged = forge(trace)
      expect(forged).not.toStrictEqual(trace)
      const departure = checkTrace(forged)
      expect(departure?.why).toMatch(why)
      expect(forged[departure?.at ?? -1]).toStrictEqual(departure?.event)
    },
  )
})
