import type { ReactNode } from 'react'
import { FORM_ADDRESSES, FORM_FIELDS, type FormKind } from '../../domain/routing/form-address'
import type { FormState } from '../../ports/render-form'
import { FORM_COPY } from '../copy/forms'
import { ConsentField } from '../parts/consent-field'
import { FailureHelp } from '../parts/failure-help'
import { SubmitButton } from '../parts/submit-button'
import { TextField } from '../parts/text-field'
import { TrapField } from '../parts/trap-field'
import { FormPageShell } from './form-page-shell'
import { type FormErrors, FormSummary } from './form-summary'

type PlainFormProps = {
  readonly kind: FormKind
  readonly formKey: string
  readonly state: FormState
  readonly draft: {
    readonly name: string
    readonly phone: string
    readonly consent: boolean
    readonly trap: string
  }
  readonly errors: FormErrors
  readonly children: ReactNode
}

const unheard = () => {}

export const PlainForm = ({ kind, formKey, state, draft, errors, children }: PlainFormProps) => (
  <FormPageShell title={FORM_COPY[kind]} isWrong={state === 'wrong'}>
    <p className="mt-3 text-quiet md:text-lg">{FORM_COPY.lead}</p>
    <form method="post" action={FORM_ADDRESSES[kind]} noValidate className="mt-6 space-y-6">
      {state === 'failed' && <FailureHelp />}
      <FormSummary errors={errors} />
      <input type="hidden" name={FORM_FIELDS.key} value={formKey} />
      <TextField
        id="name"
        label={FORM_COPY.name}
        name={FORM_FIELDS.name}
        autoComplete="name"
        value={draft.name}
        error={errors.name ?? null}
        disabled={false}
        onType={unheard}
      />
      <TextField
        id="phone"
        label={FORM_COPY.phone}
        name={FORM_FIELDS.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        value={draft.phone}
        error={errors.phone ?? null}
        disabled={false}
        onType={unheard}
      />
      {children}
      <TrapField value={draft.trap} onFill={unheard} />
      <div id="consent">
        <ConsentField
          given={draft.consent}
          error={errors.consent ?? null}
          disabled={false}
          onGive={unheard}
        />
      </div>
      <SubmitButton isSending={false} />
    </form>
  </FormPageShell>
)
