import { phoneLink } from '../../domain/phone/shown-number'
import { useAppContext } from '../context/app-context'
import { SENDING_COPY } from '../copy/receipt'
import { Notification } from './notification'

/** That the registration was not sent, and how else to reach the staff (M-085, A-28). */
export const FailureHelp = () => {
  const { contacts, links } = useAppContext().site
  return (
    <div className="outlined overflow-hidden rounded-box border border-error bg-base-100">
      <Notification kind="failure" className="rounded-none">
        {SENDING_COPY.submissionFailed}
      </Notification>
      <p className="px-4 py-3 text-sm">
        Thông tin bạn nhập vẫn còn nguyên, bạn đợi một lát rồi bấm “Đăng ký” lần nữa. Vẫn chưa được? Bạn gọi{' '}
        <a className="text-link whitespace-nowrap" href={phoneLink(contacts.hotline)}>
          {contacts.hotline}
        </a>{' '}
        hoặc nhắn{' '}
        <a className="text-link" href={links.zalo} target="_blank" rel="noopener noreferrer">
          Zalo
        </a>
        . Nếu trang này mở đã lâu, bạn tải lại trang rồi điền lại.
      </p>
    </div>
  )
}
