import type { ReactNode } from 'react'
import type { MembershipTier } from '../../domain/membership/membership-tier'
import { TIERS } from '../copy/membership'

type TierHeadProps = {
  readonly tier: MembershipTier
  readonly children: ReactNode
}

export const TierHead = ({ tier, children }: TierHeadProps) => {
  const { picture, lead } = TIERS[tier.key]
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-3 md:block">
      <img src={picture} alt="" width="72" height="72" loading="lazy" className="self-start" />
      <div className="min-w-0 flex-1 basis-36 md:mt-4">
        {children}
        <p className="text-quiet">{lead}</p>
      </div>
    </div>
  )
}
