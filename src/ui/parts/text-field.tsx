import { type InputHTMLAttributes, useId } from 'react'
import { FieldError } from './field-error'

type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'inputMode' | 'autoComplete' | 'type' | 'maxLength'
> & {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly error: string | null
  readonly disabled: boolean
  readonly isOptional?: boolean
  readonly onType: (value: string) => void
}

export const TextField = ({
  label,
  error,
  disabled,
  isOptional = false,
  onType,
  ...input
}: TextFieldProps) => {
  const ownId = useId()
  const id = input.id ?? ownId
  const errorId = `${id}-error`
  return (
    <div>
      <label htmlFor={id} className={`${isOptional ? '' : 'required'} mb-1 block font-semibold`}>
        {label}
      </label>
      <input
        {...input}
        readOnly={disabled}
        id={id}
        aria-required={isOptional ? undefined : true}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        onChange={(event) => onType(event.target.value)}
        className="input h-12 w-full text-base aria-invalid:border-error"
      />
      <FieldError id={errorId} error={error} />
    </div>
  )
}
