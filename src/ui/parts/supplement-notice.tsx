import { SUPPLEMENT_NOTICE } from '../copy/notices'

/** Required by law beside every food supplement. */
export const SupplementNotice = ({ className = '' }: { readonly className?: string }) => (
  <p className={`text-quiet ${className}`}>{SUPPLEMENT_NOTICE}</p>
)
