import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { NewUnits, noNewUnits } from '../../../src/domain/address/new-units'
import { smallNewUnits } from '../../support/fixtures/small-new-units'

const province = { label: 'Hà Nội', former: { 'Hà Nội': { 'Quận Ba Đình': ['phường Ngọc Hà'] } } }

describe('the list of the units of 2025', () => {
  it.each([smallNewUnits, noNewUnits])('[A-39] is decoded unchanged', (units) => {
    expect(NewUnits.decode(units)).toStrictEqual(E.right(units))
  })

  it('[A-39] has neither version nor province before it is loaded', () => {
    expect(noNewUnits).toStrictEqual({ version: '', provinces: [] })
  })

  it.each([
    { units: { provinces: [province] }, why: 'no version' },
    { units: { version: 'vn' }, why: 'no provinces' },
    { units: { version: 'vn', provinces: [{ former: province.former }] }, why: 'a province without label' },
    { units: { version: 'vn', provinces: [{ label: 'Hà Nội' }] }, why: 'a province without districts' },
    {
      units: { version: 'vn', provinces: [{ ...province, former: { 'Hà Nội': { 'Quận Ba Đình': null } } }] },
      why: 'a district without wards',
    },
  ])('[A-39] is refused with $why', ({ units }) => {
    expect(E.isLeft(NewUnits.decode(units))).toBe(true)
  })
})
