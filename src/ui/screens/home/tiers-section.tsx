import { MEMBERSHIP_TIERS } from '../../../domain/membership/membership-tier'
import { PACKAGE_VALUES } from '../../../domain/membership/package-value'
import { packagesPath } from '../../../domain/routing/paths'
import { useAppContext } from '../../context/app-context'
import { MembershipButton } from '../../membership/membership-button'
import { Section } from '../../parts/section'
import { TierCard } from './tier-card'

/** M-028..M-030. */
export const TiersSection = () => {
  const { brand } = useAppContext().site
  return (
    <Section
      id="goi-hoi-vien"
      title="Gói hội viên"
      lead={'Bắt đầu miễn phí. Khi cần bác\u00a0sĩ hay huấn\u00a0luyện\u00a0viên đồng hành, bạn nâng gói.'}
    >
      <ul className="grid gap-4 md:grid-cols-3 md:gap-x-6 md:gap-y-0">
        {MEMBERSHIP_TIERS.map((tier) => (
          <li key={tier.key} className="md:row-span-3 md:grid md:grid-rows-subgrid">
            <TierCard tier={tier} href={packagesPath(brand.slug)} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex justify-center">
        <MembershipButton packageValue={PACKAGE_VALUES.none}>ĐĂNG KÝ HỘI VIÊN</MembershipButton>
      </div>
    </Section>
  )
}
