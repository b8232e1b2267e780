import { MEMBERSHIP_TIERS } from '../../../domain/membership/membership-tier'
import { PACKAGES_COPY } from '../../copy/membership'
import { ScreenHeading } from '../../parts/screen-heading'
import { PackageCard } from './package-card'

/** The packages (M-072..M-077). */
export const PackagesScreen = () => (
  <div className="grow bg-base-200">
    <div className="page py-10 md:py-16">
      <ScreenHeading title={PACKAGES_COPY.title} className="text-3xl font-bold md:text-4xl" />
      <p className="mt-3 max-w-3xl text-balance text-quiet md:text-lg">
        Chọn gói hợp với bạn. Đăng&nbsp;ký xong, chúng tôi gọi lại để xác&nbsp;nhận. Trang này không thu tiền.
      </p>
      <div className="@container mt-10 md:mt-12">
        <div className="grid gap-8 tiers-beside:grid-cols-3 tiers-beside:gap-x-6 tiers-beside:gap-y-0">
          {MEMBERSHIP_TIERS.map((tier) => (
            <PackageCard key={tier.key} tier={tier} />
          ))}
        </div>
      </div>
    </div>
  </div>
)
