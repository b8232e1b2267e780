import { SUPPLEMENT_NOTICE } from '../copy/notices'

/** The law requires this sentence beside every food supplement. */
export const SupplementNotice = ({ className = '' }: { readonly className?: string }) => (
  <p className={`text-quiet ${className}`}>{SUPPLEMENT_NOTICE}</p>
)
