import { Link } from 'wouter'
import { ArrowRightIcon } from './icons'

/** A link from a part of a page to the whole list. */
export const MoreLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <Link href={href} className="text-link inline-flex min-h-11 items-center gap-1">
    {children}
    <ArrowRightIcon />
  </Link>
)
