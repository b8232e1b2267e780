import { describe, expect, it } from 'vitest'
import { contractEnd } from '../../../../src/domain/ledger/erase/contract-end'

const at = (vietnamese: string): number => Date.parse(`${vietnamese}+07:00`)

describe('contractEnd', () => {
  it.each([
    ['2026-11-23T15:30:00', 3, '2029-11-24T00:00:00'],
    ['2026-11-23T00:00:00', 1, '2027-11-24T00:00:00'],
    ['2026-11-23T23:59:59.999', 1, '2027-11-24T00:00:00'],
    ['2026-12-31T23:59:59.999', 10, '2037-01-01T00:00:00'],
    ['2027-01-01T00:00:00', 10, '2037-01-02T00:00:00'],
    ['2028-02-29T12:00:00', 3, '2031-03-02T00:00:00'],
    ['2028-02-29T12:00:00', 4, '2032-03-01T00:00:00'],
    ['2028-02-28T12:00:00', 3, '2031-03-01T00:00:00'],
  ])('[M-099] of one confirmed at %s and kept for %d years is %s in Vietnam', (confirmed, years, end) => {
    expect(new Date(contractEnd(at(confirmed), years)).toISOString()).toBe(new Date(at(end)).toISOString())
  })
})
