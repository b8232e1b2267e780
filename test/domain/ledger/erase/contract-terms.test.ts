import { describe, expect, it } from 'vitest'
import { HANDLING_STATES, type HandlingState } from '../../../../src/domain/handling/handling'
import {
  confirmationIn,
  contractEnd,
  retainedUntil,
} from '../../../../src/domain/ledger/erase/contract-terms'

const at = (vietnamese: string): number => Date.parse(`${vietnamese}+07:00`)

describe('the end of a contract', () => {
  it.each([
    {
      why: 'the midnight after its day',
      confirmed: '2026-11-23T15:30:00',
      years: 3,
      end: '2029-11-24T00:00:00',
    },
    {
      why: 'the same from the day’s beginning',
      confirmed: '2026-11-23T00:00:00',
      years: 1,
      end: '2027-11-24T00:00:00',
    },
    {
      why: 'the same until the day’s end',
      confirmed: '2026-11-23T23:59:59.999',
      years: 1,
      end: '2027-11-24T00:00:00',
    },
    {
      why: 'in the next year on New Year’s Eve',
      confirmed: '2026-12-31T23:59:59.999',
      years: 10,
      end: '2037-01-01T00:00:00',
    },
    {
      why: 'not a day earlier on New Year’s Day',
      confirmed: '2027-01-01T00:00:00',
      years: 10,
      end: '2037-01-02T00:00:00',
    },
    {
      why: 'after 1 March where there is no 29 February',
      confirmed: '2028-02-29T12:00:00',
      years: 3,
      end: '2031-03-02T00:00:00',
    },
    {
      why: 'after 29 February where there is one',
      confirmed: '2028-02-29T12:00:00',
      years: 4,
      end: '2032-03-01T00:00:00',
    },
    { why: 'after 28 February', confirmed: '2028-02-28T12:00:00', years: 3, end: '2031-03-01T00:00:00' },
  ])('[P-021] is $why: confirmed at $confirmed, $years years', ({ confirmed, years, end }) => {
    expect(new Date(contractEnd(at(confirmed), years)).toISOString()).toBe(new Date(at(end)).toISOString())
  })
})

const steps = (...states: ReadonlyArray<HandlingState>) =>
  states.map((state, index) => ({ state, at: index + 1 }))

describe('the step that makes an order a contract', () => {
  it.each([
    { states: ['confirmed'], at: 1 },
    { states: ['unanswered', 'confirmed'], at: 2 },
    { states: ['confirmed', 'confirmed'], at: 1 },
    { states: ['confirmed', 'sent', 'sent', 'done', 'done'], at: 1 },
    { states: ['confirmed', 'callLater', 'confirmed', 'sent'], at: 3 },
    { states: ['unanswered', 'confirmed', 'callLater', 'confirmed'], at: 4 },
  ] as const)('[P-021] among $states is the one at $at', ({ states, at }) => {
    expect(confirmationIn(steps(...states))?.at).toBe(at)
  })

  it.each(HANDLING_STATES)(
    '[P-021] is still there after %s only if the order is then a contract',
    (state) => {
      const isContract = ['confirmed', 'sent', 'done'].includes(state)
      expect(confirmationIn(steps('confirmed', state)) !== null).toBe(isContract)
    },
  )

  it('[P-021] is missing without steps', () => {
    expect(confirmationIn([])).toBeNull()
  })
})

describe('what is kept of a contract', () => {
  const end = contractEnd(0, 3)

  it('[P-021] is kept until its time is over, under a rule', () => {
    expect(retainedUntil(0, { at: end - 1, rule: 3 })).toBe(end)
    expect(retainedUntil(0, { at: end, rule: 3 })).toBeNull()
    expect(retainedUntil(0, { at: 0, rule: 'none' })).toBeNull()
  })
})
