import { phoneLink } from '../../domain/phone/shown-phone'
import { bindUnits } from '../../domain/text/bind-units'
import { useAppContext } from '../context/app-context'
import { EmailText } from './email-text'
import { MailIcon, PhoneIcon, PinIcon } from './icons'

export const ContactLines = () => {
  const { hotline, email, address, hours } = useAppContext().site.contacts
  return (
    <address className="space-y-1 not-italic">
      <a href={phoneLink(hotline)} className="text-link flex min-h-11 items-center gap-3">
        <PhoneIcon />
        {hotline}
      </a>
      {hours !== '' && <p className="pb-1 pl-9 text-sm">{hours}</p>}
      <a href={`mailto:${email}`} className="text-link flex min-h-11 items-center gap-3">
        <MailIcon />
        <span className="min-w-0 wrap-anywhere">
          <EmailText address={email} />
        </span>
      </a>
      <p className="flex min-h-11 items-center gap-3">
        <span className="shrink-0 text-primary">
          <PinIcon />
        </span>
        {bindUnits(address)}
      </p>
    </address>
  )
}
