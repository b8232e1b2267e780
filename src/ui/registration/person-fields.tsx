import { FORM_COPY } from '../copy/forms'
import { TextField } from '../parts/text-field'

type PersonFieldsProps = {
  readonly draft: { readonly name: string; readonly phone: string }
  readonly errors: { readonly name: string | null; readonly phone: string | null }
  readonly disabled: boolean
  readonly send: (
    event:
      | { readonly type: 'name.type'; readonly name: string }
      | { readonly type: 'phone.type'; readonly phone: string },
  ) => void
}

export const PersonFields = ({ draft, errors, disabled, send }: PersonFieldsProps) => (
  <>
    <TextField
      label={FORM_COPY.name}
      name="name"
      autoComplete="name"
      value={draft.name}
      error={errors.name}
      disabled={disabled}
      onType={(name) => send({ type: 'name.type', name })}
    />
    <TextField
      label={FORM_COPY.phone}
      name="phone"
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      value={draft.phone}
      error={errors.phone}
      disabled={disabled}
      onType={(phone) => send({ type: 'phone.type', phone })}
    />
  </>
)
