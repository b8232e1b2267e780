import { phoneLink } from '../../domain/phone/shown-phone'
import { useAppContext } from '../context/app-context'
import { ZALO_ACTION } from '../copy/shell'
import { PhoneIcon, ZaloIcon } from '../parts/icons'
import { OutsideLink } from '../parts/outside-link'

const CONTACT = 'flex min-h-12 items-center gap-[12px] font-semibold text-primary'

/** The telephone and the chat below a menu in a narrow window. */
export const MenuContacts = ({ className }: { readonly className: string }) => {
  const { contacts, links } = useAppContext().site
  return (
    <>
      <a href={phoneLink(contacts.hotline)} className={`${CONTACT} ${className}`}>
        <PhoneIcon />
        {contacts.hotline}
      </a>
      <OutsideLink href={links.zalo} className={`${CONTACT} ${className}`}>
        <ZaloIcon />
        {ZALO_ACTION}
      </OutsideLink>
    </>
  )
}
