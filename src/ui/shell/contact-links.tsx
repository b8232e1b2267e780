import type { ReactNode } from 'react'
import { phoneLink } from '../../domain/phone/shown-phone'
import type { DeviceType } from '../../domain/screen/device-type'
import { messengerLink } from '../../domain/site/messenger-link'
import { answeredFrom } from '../../domain/site/shared-phrases'
import { useAppContext } from '../context/app-context'
import { BubbleIcon, PhoneIcon, ZaloIcon } from '../parts/icons'
import { OutsideLink } from '../parts/outside-link'
import { useBrowserFact } from '../parts/use-browser-fact'

/** The kind of device; desktop on the server (M-117, A-10). */
const useDeviceType = (): DeviceType => useBrowserFact(useAppContext().ports.readDeviceType, 'WEB')

type ContactLinkProps = {
  readonly href: string
  readonly name: string
  readonly label: string
  readonly isOutside?: boolean
  readonly children: ReactNode
}

const ContactLink = ({ href, name, label, isOutside = false, children }: ContactLinkProps) => {
  const Anchor = isOutside ? OutsideLink : 'a'
  return (
    <li>
      <Anchor href={href} aria-label={name} className="group flex min-h-12 items-center gap-3 font-semibold">
        <span className="btn btn-circle h-11 w-11 border-base-300 bg-base-100 text-primary group-hover:bg-teal-pale">
          {children}
        </span>
        {label}
      </Anchor>
    </li>
  )
}

export const ContactLinks = () => {
  const { links, contacts } = useAppContext().site
  return (
    <div className="contact-links risen outlined rounded-box border border-base-300 bg-base-100 p-3 shadow-lg">
      <p className="mb-1 text-sm text-quiet">Chuyên viên trả lời {answeredFrom(contacts.hours)}.</p>
      <ul>
        <ContactLink href={links.zalo} name="Chat Zalo" label="Zalo" isOutside>
          <ZaloIcon />
        </ContactLink>
        <ContactLink
          href={messengerLink(links, useDeviceType())}
          name="Messenger"
          label="Messenger"
          isOutside
        >
          <BubbleIcon />
        </ContactLink>
        <ContactLink href={phoneLink(contacts.hotline)} name="Gọi điện" label="Gọi điện">
          <PhoneIcon />
        </ContactLink>
      </ul>
    </div>
  )
}
