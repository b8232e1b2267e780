import { describe, expect, it } from 'vitest'
import { figure } from '../../support/faults/figure'
import { scaled } from '../../support/faults/scale'
import { checkTrace } from '../../support/trace-check/check-trace'
import { recordDelivery, recordHalt } from '../../support/traces/record-delivery'

const RUNS = scaled(5, 500)

describe('the trace of a real run', () => {
  it(`[P-001, P-002] is one that the composed model allows, in ${RUNS} runs with faults and restarts`, {
    timeout: scaled(300_000, 7_200_000),
  }, async () => {
    let steps = 0
    let faults = 0
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const { recorder, isAllDelivered, faults: those } = await recordDelivery(seed)
      expect({ seed, isAllDelivered, departure: checkTrace(recorder.events) }).toStrictEqual({
        seed,
        isAllDelivered: true,
        departure: null,
      })
      expect(JSON.stringify(recorder.events), '[P-011]').not.toMatch(/\b0\d{9}\b|Nguyễn|Trần|Mẫu/)
      steps += recorder.events.length
      faults += those
      if (seed === 1) recorder.save('delivery', 'delivery', 'delivery')
    }
    figure('traces of real runs that the model allows', RUNS, `= ${RUNS}`)
    figure('steps in these traces', steps, '> 0')
    expect(faults).toBeGreaterThan(RUNS)
  })

  it.each([
    { status: 403, end: 'restart', isAllDelivered: true },
    { status: 403, end: 'retry', isAllDelivered: true },
    { status: 400, end: 'retry', isAllDelivered: true },
    // Rows that were parked stay parked.
    { status: 400, end: 'restart', isAllDelivered: false },
  ] as const)(
    '[P-002] is one that the composed model allows, if $status halts both sheets until a $end',
    async ({ status, end, isAllDelivered }) => {
      const run = await recordHalt(status, end)
      expect([...run.halted].toSorted()).toStrictEqual(['members', 'orders'])
      expect(run.isAllDelivered).toBe(isAllDelivered)
      expect(checkTrace(run.recorder.events)).toBeNull()
    },
  )
})
