import { describe, expect, it } from 'vitest'
import { disclosureMachine } from '../../../src/domain/flows/disclosure.machine'
import { acceptedEvents } from '../../support/flows/accepted-events'
import { follow, startFlow } from '../../support/flows/flow'

const closed = startFlow(disclosureMachine)
const open = follow(closed, { type: 'disclosure.open' })

describe('a disclosure', () => {
  it('[M-095, M-070] starts closed', () => {
    expect(closed.snapshot.value).toBe('closed')
    expect(closed.snapshot.tags).toStrictEqual(new Set())
    expect(closed.effects).toStrictEqual([])
  })

  it.each([
    { row: 'M-020', from: closed, event: 'disclosure.open', to: 'open' },
    { row: 'M-095, M-070', from: closed, event: 'disclosure.toggle', to: 'open' },
    { row: 'M-021', from: open, event: 'disclosure.close', to: 'closed' },
    { row: 'M-095, M-070', from: open, event: 'disclosure.toggle', to: 'closed' },
  ] as const)('[$row] is $to after $event while $from.snapshot.value', ({ from, event, to }) => {
    const next = follow(from, { type: event })
    expect(next.snapshot.value).toBe(to)
    expect(next.snapshot.hasTag('open')).toBe(to === 'open')
    expect(next.effects).toStrictEqual([])
  })

  it('[M-020, M-021] opens again after it was closed', () => {
    expect(follow(open, { type: 'disclosure.close' }, { type: 'disclosure.open' }).snapshot.value).toBe(
      'open',
    )
  })

  it.each([
    { flow: closed, accepted: ['disclosure.open', 'disclosure.toggle'] },
    { flow: open, accepted: ['disclosure.close', 'disclosure.toggle'] },
  ])('[M-020, M-021] takes only $accepted while $flow.snapshot.value', ({ flow, accepted }) => {
    expect(
      acceptedEvents(flow, {
        'disclosure.open': { type: 'disclosure.open' },
        'disclosure.close': { type: 'disclosure.close' },
        'disclosure.toggle': { type: 'disclosure.toggle' },
      }),
    ).toStrictEqual(accepted)
  })
})
