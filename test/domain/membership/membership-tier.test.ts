import { describe, expect, it } from 'vitest'
import { MEMBERSHIP_TIERS, PACKAGE_VALUES, pricesAt } from '../../../src/domain/membership/membership-tier'

const [free, primary, deluxe] = MEMBERSHIP_TIERS

describe('the membership tiers', () => {
  it('[M-028, M-072] are three, in their order', () => {
    expect(
      MEMBERSHIP_TIERS.map(({ key, title, packageValue }) => ({ key, title, packageValue })),
    ).toStrictEqual([
      { key: 'free', title: 'Gói Free', packageValue: 0 },
      { key: 'primary', title: 'Gói Premium', packageValue: 1 },
      { key: 'deluxe', title: 'Gói Deluxe', packageValue: 2 },
    ])
  })

  it.each([
    { row: 'M-073', tier: free, shown: [{ amountVnd: 0, months: 1 }], saving: 0 },
    {
      row: 'M-074, A-25',
      tier: primary,
      shown: [
        { amountVnd: 369_000, months: 3 },
        { amountVnd: 599_000, months: 6 },
      ],
      saving: 20,
    },
    {
      row: 'M-075, A-25',
      tier: deluxe,
      shown: [
        { amountVnd: 799_000, months: 3 },
        { amountVnd: 1_199_000, months: 6 },
      ],
      saving: 25,
    },
  ])('[$row] cost on the packages page what is specified: $tier.title', ({ tier, shown, saving }) => {
    expect(pricesAt(tier, 'packages')).toStrictEqual(
      shown.map((price) => ({ ...price, shownOn: 'packages' })),
    )
    expect(tier.sixMonthSavingPercent).toBe(saving)
  })

  it.each([
    { tier: free, amountVnd: 0 },
    { tier: primary, amountVnd: 369_000 },
    { tier: deluxe, amountVnd: 799_000 },
  ])('[M-029, A-13] cost $amountVnd a month on the home page: $tier.title', ({ tier, amountVnd }) => {
    expect(pricesAt(tier, 'home')).toStrictEqual([{ amountVnd, months: 1, shownOn: 'home' }])
  })

  it.each([
    { tier: primary, saved: 18.8 },
    { tier: deluxe, saved: 25 },
  ])('[A-25] save $saved % for six months, whatever $tier.title names', ({ tier, saved }) => {
    const [, three, six] = tier.prices
    expect(100 - (six.amountVnd / (2 * three.amountVnd)) * 100).toBeCloseTo(saved, 1)
  })
})

describe('the package values', () => {
  it('[M-110] are 0 none, 1 primary and 2 deluxe', () => {
    expect(PACKAGE_VALUES).toStrictEqual({ none: 0, primary: 1, deluxe: 2 })
  })
})
