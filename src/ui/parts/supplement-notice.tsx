import { SUPPLEMENT_NOTICE } from '../copy/notices'

/** The sentence that the law wants beside every food supplement. */
export const SupplementNotice = ({ className = '' }: { readonly className?: string }) => (
  <p className={`text-quiet ${className}`}>{SUPPLEMENT_NOTICE}</p>
)
