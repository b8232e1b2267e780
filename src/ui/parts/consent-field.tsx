import { useId } from 'react'
import { useRouter } from 'wouter'
import { type ConsentChange, consentVersion } from '../../domain/registration/consent'
import { FORM_FIELDS } from '../../domain/routing/form-address'
import { ROUTES } from '../../domain/routing/routes'
import { abroad, SENSITIVE } from '../../domain/site/shared-phrases'
import { useAppContext } from '../context/app-context'
import { dataUse } from '../copy/company'
import { FORM_COPY } from '../copy/forms'
import { FieldError } from './field-error'
import { OutsideLink } from './outside-link'

type ConsentFieldProps = {
  readonly id?: string
  readonly given: boolean
  readonly offers: boolean
  readonly error: string | null
  readonly disabled: boolean
  /** The name of the button that sends the form, in quotes; that of the dialog if missing. */
  readonly button?: string | undefined
  readonly onGive: (change: ConsentChange) => void
}

const Terms = () => {
  const {
    site: { company, consent },
    recipient,
  } = useAppContext()
  const router = useRouter()
  // A plain link: `Link` ignores `target`, and leaving the page would discard the input.
  const policy = router.hrefs(ROUTES.privacyPolicy.hash, router)
  return (
    <>
      {`${company.name} chỉ dùng thông tin này để ${dataUse(consent)}. `}
      Đây là <strong>dữ liệu cá nhân nhạy cảm</strong>
      {`, có thể hé lộ thông tin về ${SENSITIVE}, và được giữ kín theo `}
      <OutsideLink href={policy} className="text-link underline">
        Điều khoản bảo mật
      </OutsideLink>
      .{recipient !== null && ` Đăng ký được lưu trên ${abroad(recipient)}.`}
    </>
  )
}

const OffersBox = ({ offers, disabled, onGive }: ConsentFieldProps) => {
  const { site, recipient } = useAppContext()
  return (
    <label className="flex gap-3 text-sm">
      <input
        type="checkbox"
        name={FORM_FIELDS.offers}
        value={consentVersion(site.consent, recipient)}
        className="checkbox checkbox-primary mt-1"
        checked={offers}
        disabled={disabled}
        onChange={(event) => onGive({ given: event.target.checked, purpose: 'offers' })}
      />
      <span>{FORM_COPY.offers}</span>
    </label>
  )
}

/** States that pressing the button gives consent. */
export const ConsentNotice = ({ button = '“Đăng ký”' }: Pick<ConsentFieldProps, 'button'>) => (
  <p className="text-sm text-quiet">
    {`Khi bấm ${button}, bạn đồng ý để chúng tôi xử lý thông tin này và gọi lại cho bạn. `}
    <Terms />
  </p>
)

const Handling = ({ id, given, error, disabled, button, onGive }: ConsentFieldProps) => {
  const { site, recipient } = useAppContext()
  const { brand, consent } = site
  const errorId = useId()
  if (consent.mode === 'notice') return <ConsentNotice button={button} />
  return (
    <div className="text-sm">
      <label className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          name={FORM_FIELDS.consent}
          value={consentVersion(consent, recipient)}
          className="checkbox checkbox-primary mt-1"
          checked={given}
          disabled={disabled}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          onChange={(event) => onGive({ given: event.target.checked })}
        />
        <span>
          {`Tôi đồng ý để ${brand.name} xử lý thông tin này và gọi lại cho tôi. `}
          <Terms />
        </span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The purposes separately: handling the request, and offers if the site asks for them. */
export const ConsentField = (props: ConsentFieldProps) => (
  <>
    <Handling {...props} />
    {useAppContext().site.consent.offers && <OffersBox {...props} />}
  </>
)
