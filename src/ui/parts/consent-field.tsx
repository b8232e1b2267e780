import { useId } from 'react'
import { useRouter } from 'wouter'
import { consentVersion } from '../../domain/registration/consent'
import { PATHS } from '../../domain/routing/paths'
import { useAppContext } from '../app/app-context'
import { DATA_USE } from '../copy/data-use'
import { FieldError } from './field-error'

type ConsentFieldProps = {
  readonly id?: string
  readonly given: boolean
  readonly error: string | null
  readonly disabled: boolean
  readonly onGive: (given: boolean) => void
}

const Terms = () => {
  const {
    site: { company },
    recipient,
  } = useAppContext()
  const router = useRouter()
  // `Link` ignores `target` and would leave this page, which would discard the form's input.
  const policy = router.hrefs(PATHS.privacyPolicy, router)
  return (
    <>
      {`${company.name} chỉ dùng thông tin này để ${DATA_USE}. `}
      Vì liên quan đến sức khỏe, đây là <strong>dữ liệu nhạy cảm</strong> và được giữ kín theo{' '}
      <a href={policy} target="_blank" rel="noopener noreferrer" className="text-link underline">
        Điều khoản bảo mật
      </a>
      .{recipient !== null && ` Đăng ký được lưu trên ${recipient}, dịch vụ có máy chủ ở nước ngoài.`}
    </>
  )
}

export const ConsentField = ({ id, given, error, disabled, onGive }: ConsentFieldProps) => {
  const { site, recipient } = useAppContext()
  const { consent } = site
  const errorId = useId()
  if (consent.mode === 'notice')
    return (
      <p className="text-sm text-quiet">
        Khi bấm “Đăng ký”, bạn đồng ý để chúng tôi liên hệ với bạn. <Terms />
      </p>
    )
  return (
    <div className="text-sm">
      <label className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          name="consent"
          value={consentVersion(consent, recipient)}
          className="checkbox mt-1"
          checked={given}
          disabled={disabled}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          onChange={(event) => onGive(event.target.checked)}
        />
        <span>
          Tôi đồng ý để được liên hệ. <Terms />
        </span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
