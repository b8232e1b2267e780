import { describe, expect, it } from 'vitest'
import { simulateRestore } from '../../support/delivery-simulation/restored-run'
import { figure } from '../../support/faults/figure'
import { scaled } from '../../support/faults/scale'

const RUNS = scaled(6, 400)

describe(`${RUNS} runs with a service that fails, restarts, erasures and a restore`, () => {
  it('[P-002, P-004, P-005] end with a row for each registration that is kept, and none of who was erased', {
    timeout: scaled(300_000, 7_200_000),
  }, async () => {
    let erased = 0
    let back = 0
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const { faults, ...run } = await simulateRestore(seed)
      expect({ seed, ...run }).toMatchObject({
        seed,
        waiting: 0,
        tabs: 2,
        notOnce: [],
        doubled: [],
        left: [],
      })
      expect(faults).toBeGreaterThan(0)
      erased += run.erased
      back += run.back
    }
    figure('runs with erasures and a restore', RUNS, `= ${RUNS}`)
    figure('persons erased in these runs', erased, `>= ${4 * RUNS}`)
    figure('of them registered again', back, '> 0')
    expect(erased).toBeGreaterThanOrEqual(4 * RUNS)
    expect(back).toBeGreaterThan(0)
  })
})
