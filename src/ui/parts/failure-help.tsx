import { useState } from 'react'
import { useAppContext } from '../context/app-context'
import { SENDING_COPY } from '../copy/receipt'
import { HotlineLink } from './hotline-link'
import { Notification } from './notification'
import { OutsideLink } from './outside-link'

/** Says that the registration was not sent, if so for want of a network, and how else to reach the staff (M-085, A-28). */
export const FailureHelp = () => {
  const { ports, site } = useAppContext()
  const [wasOnline] = useState(ports.readIsOnline)
  return (
    <div className="contents">
      <Notification kind="failure" className="alert-shelf outlined mb-5">
        {SENDING_COPY.submissionFailed}
      </Notification>
      <p className="alert-rest">
        {wasOnline ? '' : 'Máy bạn vừa mất mạng. '}Thông tin bạn nhập vẫn còn nguyên.{' '}
        {wasOnline ? 'Vui lòng đợi một lát rồi' : 'Khi có mạng lại, bạn'} bấm “Đăng ký” lần nữa. Vẫn chưa
        được? Gọi <HotlineLink /> hoặc nhắn{' '}
        <OutsideLink className="text-link" href={site.links.zalo}>
          Zalo
        </OutsideLink>
        .
      </p>
    </div>
  )
}
