import { FORM_FIELDS } from '../../domain/routing/form-address'

type HoneypotFieldProps = { readonly value: string; readonly onFill: (value: string) => void }

/** A field that no person sees; whoever fills it in is probably a program. */
export const HoneypotField = ({ value, onFill }: HoneypotFieldProps) => (
  <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
    <label>
      Để trống ô này
      <input
        name={FORM_FIELDS.honeypot}
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onFill(event.target.value)}
      />
    </label>
  </div>
)
