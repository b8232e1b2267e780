import type { ReactNode } from 'react'
import type { MembershipTier, Price } from '../../domain/membership/membership-tier'
import { useAppContext } from '../context/app-context'
import { TIERS } from '../copy/membership'
import { amountText, periodText } from '../copy/products'
import { CheckIcon } from '../parts/icons'

type TierHeadProps = {
  readonly tier: MembershipTier
  readonly children: ReactNode
}

export const TierHead = ({ tier, children }: TierHeadProps) => {
  const { picture, lead } = TIERS[tier.key]
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-3 tiers-beside:block">
      <img src={picture} alt="" width="72" height="72" loading="lazy" className="self-start" />
      <div className="min-w-0 flex-1 basis-36 tiers-beside:mt-4">
        {children}
        <p className="text-quiet">{lead}</p>
      </div>
    </div>
  )
}

/** `từ 369.000 đ/tháng` on the home page, `369.000 đ/3 tháng` on the packages page (M-029, A-13). */
export const TierPrice = ({ price }: { readonly price: Price }) => (
  <span className="text-quiet">
    {price.shownOn === 'home' && price.amountVnd > 0 && 'từ '}
    <strong className="text-[min(1.5rem,9.5cqi)] whitespace-nowrap font-bold text-base-content md:max-lg:text-xl">
      {amountText(price.amountVnd)}
    </strong>
    <span className="inline-block text-[min(1rem,7.5cqi)]">{`/${periodText(price.months)}`}</span>
  </span>
)

type TierBenefitsProps = { readonly benefits: ReadonlyArray<string>; readonly className?: string }

/** `{brand}` in a benefit stands for the brand's name. */
export const TierBenefits = ({ benefits, className = '' }: TierBenefitsProps) => {
  const { brand } = useAppContext().site
  return (
    <ul
      className={`mt-4 space-y-2 border-t border-base-300 pt-4 tiers-beside:mt-5 tiers-beside:space-y-2.5 tiers-beside:pt-5 tier-halves:mt-0 tier-halves:border-t-0 tier-halves:border-l tier-halves:pt-0 tier-halves:pl-6 ${className}`}
    >
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-3">
          <span className="mt-0.5 shrink-0 text-success">
            <CheckIcon />
          </span>
          {benefit.replace('{brand}', brand.name)}
        </li>
      ))}
    </ul>
  )
}
