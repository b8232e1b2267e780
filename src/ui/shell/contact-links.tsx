import type { ReactNode } from 'react'
import { phoneLink } from '../../domain/phone/shown-number'
import { messengerLink } from '../../domain/site/messenger-link'
import { useAppContext } from '../context/app-context'
import { useDeviceType } from '../context/use-device-type'
import { BubbleIcon, PhoneIcon, ZaloIcon } from '../parts/icons'

type ContactLinkProps = {
  readonly href: string
  readonly name: string
  readonly label: string
  readonly isOutside?: boolean
  readonly children: ReactNode
}

const ContactLink = ({ href, name, label, isOutside = false, children }: ContactLinkProps) => (
  <li>
    <a
      href={href}
      aria-label={name}
      {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className="group flex items-center justify-end gap-3"
    >
      <span className="outlined rounded-full bg-base-100 px-3 py-1.5 text-sm font-semibold shadow-lg">
        {label}
      </span>
      <span className="btn btn-circle h-12 w-12 border-base-300 bg-base-100 text-primary shadow-lg group-hover:bg-teal-pale">
        {children}
      </span>
    </a>
  </li>
)

export const ContactLinks = () => {
  const { links, contacts } = useAppContext().site
  return (
    <ul className="risen space-y-3">
      <ContactLink href={links.zalo} name="Chat Zalo" label="Zalo" isOutside>
        <ZaloIcon />
      </ContactLink>
      <ContactLink href={messengerLink(links, useDeviceType())} name="Messenger" label="Messenger" isOutside>
        <BubbleIcon />
      </ContactLink>
      <ContactLink href={phoneLink(contacts.hotline)} name="Gọi điện" label="Gọi điện">
        <PhoneIcon />
      </ContactLink>
    </ul>
  )
}
