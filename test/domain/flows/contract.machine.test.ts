import { describe, expect, it } from 'vitest'
import { type ContractEvent, contractMachine } from '../../../src/domain/flows/contract.machine'
import { contractEnd } from '../../../src/domain/retention/contract-end'
import { follow, startFlow } from '../../support/flow'

const CONFIRMED_AT = Date.parse('2026-11-23T15:30:00+07:00')
const END = contractEnd(CONFIRMED_AT, 3)

const ERASE = { type: 'person.erase', at: CONFIRMED_AT, rule: 3, confirmedAt: CONFIRMED_AT } as const

const led = (...events: ReadonlyArray<ContractEvent>) => {
  const { snapshot } = follow(startFlow(contractMachine), ...events)
  return [snapshot.value, snapshot.context.until]
}

describe('an order whose person is erased', () => {
  it('[M-099] is living before, and in use by everybody', () => {
    const { snapshot } = startFlow(contractMachine)
    expect([snapshot.value, snapshot.context, snapshot.hasTag('inUse')]).toStrictEqual([
      'living',
      { until: null },
      true,
    ])
    expect(led({ type: 'clock.read', at: END })).toStrictEqual(['living', null])
  })

  it('[M-099] is kept if it is confirmed and the owner decided so, out of everybody’s use', () => {
    expect(led(ERASE)).toStrictEqual(['kept', END])
    expect(follow(startFlow(contractMachine), ERASE).snapshot.hasTag('inUse')).toBe(false)
  })

  it.each([
    ['that is not confirmed', { ...ERASE, confirmedAt: null }],
    ['under no rule', { ...ERASE, rule: 'none' }],
    ['whose time is over', { ...ERASE, at: END }],
  ] as const)('[M-099] is erased if it is one %s', (_, erase) => {
    expect(led(erase)).toStrictEqual(['erased', null])
  })

  it('[M-099] is kept in the last millisecond of its time, and erased after it', () => {
    expect(led({ ...ERASE, at: END - 1 })).toStrictEqual(['kept', END])
    expect(led(ERASE, { type: 'clock.read', at: END - 1 })).toStrictEqual(['kept', END])
    expect(led(ERASE, { type: 'clock.read', at: END })).toStrictEqual(['erased', null])
  })

  it('[M-099] stays kept, with its time, when the person is erased again, unless there is no rule any more', () => {
    expect(led(ERASE, { ...ERASE, rule: 10, confirmedAt: null })).toStrictEqual(['kept', END])
    expect(led(ERASE, { ...ERASE, rule: 'none', confirmedAt: null })).toStrictEqual(['erased', null])
  })

  it('[M-099] does not come back', () => {
    const gone = { ...ERASE, rule: 'none' } as const
    expect(led(gone, ERASE, { type: 'clock.read', at: 0 })).toStrictEqual(['erased', null])
  })
})
