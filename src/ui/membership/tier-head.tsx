import type { ReactNode } from 'react'
import type { MembershipTier } from '../../domain/membership/membership-tier'
import { TIERS } from '../copy/tiers'

type TierHeadProps = {
  readonly tier: MembershipTier
  readonly children: ReactNode
}

export const TierHead = ({ tier, children }: TierHeadProps) => {
  const { picture, lead } = TIERS[tier.key]
  return (
    <>
      <img src={picture} alt="" width="72" height="72" loading="lazy" />
      <div className="mt-4">{children}</div>
      <p className="text-quiet">{lead}</p>
    </>
  )
}
