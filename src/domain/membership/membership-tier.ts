export const PACKAGE_VALUES = { none: 0, primary: 1, deluxe: 2 } as const
export type PackageValue = (typeof PACKAGE_VALUES)[keyof typeof PACKAGE_VALUES]

/** `amountVnd` is the price for `months` months, in VND. */
export type Price = {
  readonly amountVnd: number
  readonly months: number
  readonly shownOn: 'home' | 'packages'
}

export type MembershipTier = {
  readonly key: 'free' | 'primary' | 'deluxe'
  readonly title: string
  readonly packageValue: PackageValue
  readonly prices: ReadonlyArray<Price>
  /** The highest advertised saving of a six-month plan, in percent; 0 if none is advertised. */
  readonly sixMonthSavingPercent: number
}

/** The same price is "per month" on the home page, "per 3 months" on the packages page (M-029, M-073..M-075, A-13). */
export const MEMBERSHIP_TIERS = [
  {
    key: 'free',
    title: 'Gói Free',
    packageValue: PACKAGE_VALUES.none,
    prices: [
      { amountVnd: 0, months: 1, shownOn: 'home' },
      { amountVnd: 0, months: 1, shownOn: 'packages' },
    ],
    sixMonthSavingPercent: 0,
  },
  {
    key: 'primary',
    title: 'Gói Premium',
    packageValue: PACKAGE_VALUES.primary,
    prices: [
      { amountVnd: 369_000, months: 1, shownOn: 'home' },
      { amountVnd: 369_000, months: 3, shownOn: 'packages' },
      { amountVnd: 599_000, months: 6, shownOn: 'packages' },
    ],
    sixMonthSavingPercent: 20,
  },
  {
    key: 'deluxe',
    title: 'Gói Deluxe',
    packageValue: PACKAGE_VALUES.deluxe,
    prices: [
      { amountVnd: 799_000, months: 1, shownOn: 'home' },
      { amountVnd: 799_000, months: 3, shownOn: 'packages' },
      { amountVnd: 1_199_000, months: 6, shownOn: 'packages' },
    ],
    sixMonthSavingPercent: 25,
  },
] as const satisfies ReadonlyArray<MembershipTier>

/** The prices of a tier that a page shows. */
export const pricesAt = (tier: MembershipTier, page: Price['shownOn']): ReadonlyArray<Price> =>
  tier.prices.filter((price) => price.shownOn === page)
