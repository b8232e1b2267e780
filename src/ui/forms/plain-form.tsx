import type { ReactNode } from 'react'
import { consentVersion } from '../../domain/registration/consent'
import type { Target } from '../../domain/registration/registration'
import { FORM_ADDRESSES, FORM_FIELDS } from '../../domain/routing/form-address'
import type { FormState } from '../../ports/plain-page'
import { useAppContext } from '../context/app-context'
import { FORM_COPY, PLAIN_FORM_COPY } from '../copy/forms'
import { ConsentField } from '../parts/consent-field'
import { FailureHelp } from '../parts/failure-help'
import { HoneypotField } from '../parts/honeypot-field'
import { SubmitButton } from '../parts/submit-button'
import { ErrorLinks, type FormErrors } from '../registration/error-summary'
import { TextFields, type TextName, type Texts } from '../registration/text-fields'
import { FormPageShell } from './form-page-shell'

type PlainFormProps<Name extends TextName> = {
  readonly target: Target
  readonly formKey: string
  readonly state: FormState
  readonly texts: Texts<Name>
  readonly draft: Readonly<Record<Name, string>> & {
    readonly consent: boolean
    readonly offers: boolean
    readonly honeypot: string
  }
  readonly errors: FormErrors & Readonly<Record<Name, string | null>>
  readonly foot?: ReactNode
  readonly children: ReactNode
}

const ignored = () => {}

/** A hidden field with the shown version of the policy; a box that has to be ticked contains it itself. */
const ShownConsent = () => {
  const { site, recipient } = useAppContext()
  return site.consent.mode === 'checkbox' ? null : (
    <input type="hidden" name={FORM_FIELDS.consent} value={consentVersion(site.consent, recipient)} />
  )
}

export const PlainForm = <Name extends TextName>({
  target,
  formKey,
  state,
  texts,
  draft,
  errors,
  foot,
  children,
}: PlainFormProps<Name>) => (
  <FormPageShell title={FORM_COPY[target]} isWrong={state === 'wrong'}>
    <p className="mt-3 text-quiet md:text-lg">{FORM_COPY.lead}</p>
    <form method="post" action={FORM_ADDRESSES[target]} noValidate className="mt-6 space-y-6">
      {state === 'failed' && <FailureHelp />}
      <ErrorLinks errors={errors} />
      <input type="hidden" name={FORM_FIELDS.key} value={formKey} />
      <ShownConsent />
      <TextFields
        texts={texts}
        draft={draft}
        errors={errors}
        disabled={false}
        areNamed={true}
        send={ignored}
      />
      {children}
      <HoneypotField value={draft.honeypot} onFill={ignored} />
      <ConsentField
        id="consent"
        given={draft.consent}
        offers={draft.offers}
        error={errors.consent ?? null}
        disabled={false}
        button={PLAIN_FORM_COPY.sendLater}
        onGive={ignored}
      />
      <div className="flex flex-col gap-3">
        <p className="text-sm">{PLAIN_FORM_COPY.lookAgain}</p>
        <SubmitButton isSending={false} />
      </div>
    </form>
    {foot}
  </FormPageShell>
)
