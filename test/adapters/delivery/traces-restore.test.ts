import { describe, expect, it } from 'vitest'
import { figure } from '../../support/faults/figure'
import { scaled } from '../../support/faults/scale'
import { checkTrace } from '../../support/trace-check/check-trace'
import { recordRestore } from '../../support/traces/record-restore'

const RUNS = scaled(3, 200)

describe('the trace of a real run with erasures and a restore', () => {
  it(`[P-004, P-005] is one that the composed model allows, in ${RUNS} runs with faults and restarts`, {
    timeout: scaled(300_000, 7_200_000),
  }, async () => {
    let steps = 0
    let erased = 0
    let back = 0
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const run = await recordRestore(seed)
      expect({ seed, waiting: run.waiting, departure: checkTrace(run.recorder.events) }).toStrictEqual({
        seed,
        waiting: 0,
        departure: null,
      })
      expect(JSON.stringify(run.recorder.events)).not.toMatch(/\b0\d{9,10}\b|Nguyễn|Trần|Mẫu/)
      steps += run.recorder.events.length
      erased += run.erased
      back += run.back
      if (seed === 1) run.recorder.save('erasures-and-restore', 'delivery', 'delivery')
    }
    figure('traces with erasures and a restore that the model allows', RUNS, `= ${RUNS}`)
    figure('steps in the traces with erasures and a restore', steps, '> 0')
    figure('persons erased in these traces', erased, `>= ${5 * RUNS}`)
    figure('of them registered again', back, '> 0')
    expect(erased).toBeGreaterThanOrEqual(5 * RUNS)
    expect(back).toBeGreaterThan(0)
  })
})
