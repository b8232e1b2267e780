import { phoneLink } from '../../domain/phone/shown-phone'
import { useAppContext } from '../context/app-context'

/** The hotline within a sentence. */
export const HotlineLink = ({ className = '' }: { readonly className?: string }) => {
  const { hotline } = useAppContext().site.contacts
  return (
    <a className={`text-link whitespace-nowrap ${className}`} href={phoneLink(hotline)}>
      {hotline}
    </a>
  )
}
