import { Link } from 'wouter'
import { ArrowRightIcon } from './icons'

/** Leads from a part of a page to all that it shows some of. */
export const MoreLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <Link href={href} className="text-link inline-flex min-h-11 items-center gap-1">
    {children}
    <ArrowRightIcon />
  </Link>
)
