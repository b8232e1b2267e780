import { Link } from 'wouter'
import { type MembershipTier, pricesAt } from '../../../domain/membership/membership-tier'
import { TIERS } from '../../copy/membership'
import { TierBenefits } from '../../membership/tier-benefits'
import { TierHead } from '../../membership/tier-head'
import { TierPrice } from '../../membership/tier-price'

type TierCardProps = { readonly tier: MembershipTier; readonly href: string }

export const TierCard = ({ tier, href }: TierCardProps) => (
  <Link
    href={href}
    className={`card-surface card-link block p-5 sm:p-6 sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-6 md:row-span-3 md:grid md:grid-rows-subgrid lg:p-8 ${tier.key === 'primary' ? 'ring-2 ring-primary' : ''}`}
  >
    <div className="md:contents">
      <TierHead tier={tier}>
        <h3 className="text-xl font-bold">{tier.title}</h3>
      </TierHead>
      {pricesAt(tier, 'home').map((price) => (
        <p key={price.months} className="mt-2 md:mt-3">
          <TierPrice price={price} />
        </p>
      ))}
    </div>
    <TierBenefits benefits={TIERS[tier.key].teasers} />
  </Link>
)
