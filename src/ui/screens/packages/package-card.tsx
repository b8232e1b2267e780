import { useId } from 'react'
import { Link } from 'wouter'
import { type MembershipTier, PACKAGE_VALUES, pricesAt } from '../../../domain/membership/membership-tier'
import { articlesPath } from '../../../domain/routing/paths'
import { PACKAGES_COPY, TIERS } from '../../copy/membership'
import { MembershipButton } from '../../membership/membership-button'
import { TierBenefits, TierHead, TierPrice } from '../../membership/tier'

const HALF_YEAR_MONTHS = 6

const PackagePrices = ({ tier }: { readonly tier: MembershipTier }) => (
  <ul className="mt-4 space-y-1">
    {pricesAt(tier, 'packages').map((price) => (
      <li key={price.months}>
        <TierPrice price={price} />
        {price.months === HALF_YEAR_MONTHS && (
          <span className="mt-1 block w-fit rounded-full bg-leaf-pale px-[min(0.75rem,12px)] py-0.5 text-[min(0.875rem,7cqi)] font-semibold text-success">
            Tiết kiệm đến {tier.sixMonthSavingPercent}%
          </span>
        )}
      </li>
    ))}
  </ul>
)

/** Where there is room for two columns, but not for three cards: below the price, beside the benefits. */
const ACTION = 'self-end mt-8 tier-halves:col-start-1 tier-halves:row-start-2 tier-halves:mt-6'

export const PackageCard = ({ tier }: { readonly tier: MembershipTier }) => {
  const id = useId()
  const isPrimary = tier.packageValue === PACKAGE_VALUES.primary
  return (
    <article
      aria-labelledby={id}
      className={`card-surface relative grid p-[min(1.5rem,5vw)] tier-halves:grid-cols-2 tier-halves:gap-x-6 tiers-beside:row-span-4 tiers-beside:grid-rows-subgrid lg:tiers-beside:p-8 ${isPrimary ? 'ring-2 ring-primary tiers-beside:-my-3 tiers-beside:pt-9 tiers-beside:pb-9 lg:tiers-beside:pt-11 lg:tiers-beside:pb-11' : ''}`}
    >
      <div className="tiers-beside:contents">
        <div>
          {isPrimary && (
            <p className="middle-badge w-fit rounded-full bg-primary px-4 py-1 text-sm font-semibold text-primary-content">
              {PACKAGES_COPY.middle}
            </p>
          )}
          <TierHead tier={tier}>
            <h2 id={id} className="text-2xl font-bold">
              {tier.title}
            </h2>
          </TierHead>
        </div>
        <PackagePrices tier={tier} />
      </div>
      <TierBenefits
        benefits={TIERS[tier.key].benefits}
        className="tier-halves:col-start-2 tier-halves:row-span-2 tier-halves:row-start-1"
      />
      {tier.packageValue === PACKAGE_VALUES.none ? (
        <Link href={articlesPath()} className={`btn btn-outline btn-primary btn-lg ${ACTION}`}>
          {PACKAGES_COPY.read}
        </Link>
      ) : (
        <MembershipButton
          packageValue={tier.packageValue}
          className={`caps px-[min(1.25rem,5vw)] text-[min(1.125rem,8vw)] ${ACTION}`}
        >
          ĐĂNG KÝ NGAY
        </MembershipButton>
      )}
    </article>
  )
}
