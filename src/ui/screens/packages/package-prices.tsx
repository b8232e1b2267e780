import { type MembershipTier, pricesAt } from '../../../domain/membership/membership-tier'
import { TierPrice } from '../../membership/tier-price'

const HALF_YEAR_MONTHS = 6

export const PackagePrices = ({ tier }: { readonly tier: MembershipTier }) => (
  <ul className="mt-4 space-y-1">
    {pricesAt(tier, 'packages').map((price) => (
      <li key={price.months}>
        <TierPrice price={price} />
        {price.months === HALF_YEAR_MONTHS && (
          <span className="mt-1 block w-fit rounded-full bg-leaf-pale px-3 py-0.5 text-sm font-semibold text-success">
            Tiết kiệm đến {tier.sixMonthSavingPercent}%
          </span>
        )}
      </li>
    ))}
  </ul>
)
