import { describe, expect, it } from 'vitest'
import { readFlows } from '../../scripts/diagrams/flow-files'
import { alterationsOf } from '../support/alterations/alterations'
import { createIsNoticed } from '../support/alterations/is-noticed'

/** Alterations that alter nothing which the machine itself does. */
const EQUIVALENT: Readonly<Record<string, ReadonlyArray<string>>> = {
  // `forming` is entered at the start and sets the context anew.
  delivery: [
    'delivery: another work at the start',
    'delivery: another reason at the start',
    'delivery: another settled at the start',
  ],
  // The view remembers and forgets, which test/ui shows.
  'membership-dialog': ['membershipDialog: remember does nothing', 'membershipDialog: forget does nothing'],
  'order-dialog': ['orderDialog: remember does nothing', 'orderDialog: forget does nothing'],
  // The view scrolls.
  scroller: ['scroller: scrollBy does nothing'],
}

const flows = readFlows().map((flow) => ({ name: flow.name, flow }))

describe('an alteration of a machine', () => {
  it('exists for every flow, more than two thousand in all', () => {
    const all = flows.map(({ flow }) => alterationsOf(flow.machine).length)
    expect(Math.min(...all)).toBeGreaterThan(20)
    expect(all.reduce((sum, count) => sum + count)).toBeGreaterThan(2_000)
  })

  it.each(flows)('makes the page of its flow stale, unless it has no effect: $name', ({ flow }) => {
    const isNoticed = createIsNoticed(flow)
    expect(isNoticed(() => flow.machine)).toBe(false)
    const unnoticed = alterationsOf(flow.machine)
      .filter(({ make }) => !isNoticed(make))
      .map(({ says }) => says)
    expect(unnoticed).toStrictEqual(EQUIVALENT[flow.name] ?? [])
  })
})
