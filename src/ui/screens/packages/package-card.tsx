import { useId } from 'react'
import type { MembershipTier } from '../../../domain/membership/membership-tier'
import { PACKAGE_VALUES } from '../../../domain/membership/package-value'
import { TIERS } from '../../copy/tiers'
import { MembershipButton } from '../../membership/membership-button'
import { TierBenefits } from '../../membership/tier-benefits'
import { TierHead } from '../../membership/tier-head'
import { PackagePrices } from './package-prices'

/** One membership tier in full, with its prices, benefits and, where it costs something, the way in (M-073..M-077). */
export const PackageCard = ({ tier }: { readonly tier: MembershipTier }) => {
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className="card-surface grid p-6 sm:max-md:grid-cols-2 sm:max-md:gap-x-6 md:row-span-3 md:grid-rows-subgrid lg:p-8"
    >
      <div>
        <TierHead tier={tier}>
          <h2 id={id} className="text-2xl font-bold">
            {tier.title}
          </h2>
        </TierHead>
        <PackagePrices tier={tier} />
      </div>
      <TierBenefits benefits={TIERS[tier.key].benefits} />
      {tier.packageValue !== PACKAGE_VALUES.none && (
        <MembershipButton packageValue={tier.packageValue} className="mt-8 max-sm:mx-10 sm:max-md:col-span-2">
          ĐĂNG KÝ NGAY
        </MembershipButton>
      )}
    </article>
  )
}
