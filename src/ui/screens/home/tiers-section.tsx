import { Link } from 'wouter'
import {
  MEMBERSHIP_TIERS,
  type MembershipTier,
  PACKAGE_VALUES,
  pricesAt,
} from '../../../domain/membership/membership-tier'
import { packagesPath } from '../../../domain/routing/paths'
import { useAppContext } from '../../context/app-context'
import { PACKAGES_COPY, TIERS } from '../../copy/membership'
import { MembershipButton } from '../../membership/membership-button'
import { TierBenefits, TierHead, TierPrice } from '../../membership/tier'
import { Section } from '../../parts/section'

type TierCardProps = { readonly tier: MembershipTier; readonly href: string }

const TierCard = ({ tier, href }: TierCardProps) => (
  <Link
    href={href}
    className={`card-surface card-link block p-5 sm:p-6 tier-halves:grid tier-halves:grid-cols-2 tier-halves:gap-6 tiers-beside:row-span-3 tiers-beside:grid tiers-beside:grid-rows-subgrid lg:tiers-beside:p-8 ${tier.key === 'primary' ? 'ring-2 ring-primary' : ''}`}
  >
    <div className="tiers-beside:contents">
      <TierHead tier={tier}>
        <h3 className="text-xl font-bold">{tier.title}</h3>
      </TierHead>
      {pricesAt(tier, 'home').map((price) => (
        <p key={price.months} className="mt-2 tiers-beside:mt-3">
          <TierPrice price={price} />
        </p>
      ))}
    </div>
    <TierBenefits benefits={TIERS[tier.key].teasers} />
  </Link>
)

/** The tiers with their prices (M-028..M-030). */
export const TiersSection = () => {
  const { brand } = useAppContext().site
  return (
    <Section
      id="goi-hoi-vien"
      title="Gói hội viên"
      lead={'Bắt đầu miễn phí. Cần bác\u00a0sĩ hay huấn\u00a0luyện\u00a0viên thì nâng gói sau.'}
    >
      <div className="@container">
        <ul className="grid gap-4 tiers-beside:grid-cols-3 tiers-beside:gap-x-6 tiers-beside:gap-y-0">
          {MEMBERSHIP_TIERS.map((tier) => (
            <li
              key={tier.key}
              className="tiers-beside:row-span-3 tiers-beside:grid tiers-beside:grid-rows-subgrid"
            >
              <TierCard tier={tier} href={packagesPath(brand.slug)} />
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-6 text-sm text-quiet">
        {PACKAGES_COPY.homePrices}{' '}
        <Link href={packagesPath(brand.slug)} className="text-link underline">
          {PACKAGES_COPY.title}
        </Link>
        .
      </p>
      <div className="mt-8 flex justify-center">
        <MembershipButton packageValue={PACKAGE_VALUES.none}>ĐĂNG KÝ HỘI VIÊN</MembershipButton>
      </div>
    </Section>
  )
}
