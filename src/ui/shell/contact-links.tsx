import { messengerLink } from '../../domain/site/messenger-link'
import { phoneLink } from '../../domain/site/phone-link'
import { useDeviceType } from '../app/use-device-type'
import { useWorld } from '../app/world'
import { BubbleIcon, ChatIcon, PhoneIcon } from '../parts/icons'

const ROUND = 'btn btn-circle h-12 w-12 border-base-300 bg-base-100 text-primary shadow-lg'

/** Zalo, Messenger and the telephone as three round buttons (M-096, M-097). */
export const ContactLinks = () => {
  const { links, contacts } = useWorld().site
  const messenger = messengerLink(links, useDeviceType())
  return (
    <ul className="appear space-y-3">
      <li>
        <a
          href={links.zalo}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Chat Zalo"
          className={ROUND}
        >
          <ChatIcon />
        </a>
      </li>
      <li>
        <a
          href={messenger}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Messenger"
          className={ROUND}
        >
          <BubbleIcon />
        </a>
      </li>
      <li>
        <a href={phoneLink(contacts.hotline)} aria-label="Gọi điện" className={ROUND}>
          <PhoneIcon />
        </a>
      </li>
    </ul>
  )
}
