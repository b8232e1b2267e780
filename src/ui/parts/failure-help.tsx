import { phoneLink } from '../../domain/site/phone-link'
import { useWorld } from '../app/world'
import { NOTICES } from '../copy/notices'
import { Notification } from './notification'

export const FailureHelp = () => {
  const { contacts, links } = useWorld().site
  return (
    <div className="sticky top-20 z-10 space-y-2 rounded-box bg-base-100 p-2 shadow-lg">
      <Notification kind="failure">{NOTICES.submissionFailed}</Notification>
      <p className="px-2 text-sm">
        Thông tin bạn nhập vẫn còn nguyên. Bạn cũng có thể gọi{' '}
        <a className="text-link whitespace-nowrap" href={phoneLink(contacts.hotline)}>
          {contacts.hotline}
        </a>{' '}
        hoặc nhắn{' '}
        <a className="text-link" href={links.zalo} target="_blank" rel="noopener noreferrer">
          Zalo
        </a>
        .
      </p>
    </div>
  )
}
