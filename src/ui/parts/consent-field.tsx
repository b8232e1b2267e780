import { useId } from 'react'
import { useRouter } from 'wouter'
import { type ConsentChange, consentVersion } from '../../domain/registration/consent'
import { FORM_FIELDS } from '../../domain/routing/form-address'
import { ROUTES } from '../../domain/routing/routes'
import { useAppContext } from '../context/app-context'
import { consentByButton, consentByTick, consentTerms } from '../copy/consent'
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
  const { site, recipient } = useAppContext()
  const { use, kind, secrecy, policy, storage } = consentTerms(site, recipient)
  const router = useRouter()
  // A plain link: `Link` ignores `target`, and leaving the page would discard the input.
  const href = router.hrefs(ROUTES.privacyPolicy.hash, router)
  return (
    <>
      {use}
      <strong>{kind}</strong>
      {secrecy}
      <OutsideLink href={href} className="text-link underline">
        {policy}
      </OutsideLink>
      {storage}
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
    {consentByButton(button)}
    <Terms />
  </p>
)

const Handling = ({ id, given, error, disabled, button, onGive }: ConsentFieldProps) => {
  const { site, recipient } = useAppContext()
  const { consent } = site
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
          {consentByTick(site)}
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
