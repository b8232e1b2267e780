import { type ChangeEvent, type InputHTMLAttributes, useId } from 'react'
import { FORM_COPY } from '../copy/forms'
import { FieldError } from './field-error'

type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'inputMode' | 'autoComplete' | 'type'
> & {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly error: string | null
  readonly disabled: boolean
  readonly isOptional?: boolean
  readonly hint?: string
  /** Maps a text that arrived as a whole, from the clipboard or filled in by the browser. */
  readonly whenFilled?: (text: string) => string
  readonly onType: (value: string) => void
}

const WHOLE: ReadonlyArray<unknown> = [
  'insertFromPaste',
  'insertFromDrop',
  'insertReplacementText',
  // Chromium and WebKit send a plain event when they fill in a field.
  undefined,
]

const arrivedWhole = ({ nativeEvent }: ChangeEvent) =>
  WHOLE.includes('inputType' in nativeEvent ? nativeEvent.inputType : undefined)

export const TextField = ({
  label,
  error,
  disabled,
  isOptional = false,
  hint = isOptional ? FORM_COPY.optional : undefined,
  whenFilled = (text) => text,
  onType,
  ...input
}: TextFieldProps) => {
  const ownId = useId()
  const id = input.id ?? ownId
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const described = error === null ? hint && hintId : errorId
  return (
    <div data-part="field">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint !== undefined && (
          <span id={hintId} className="text-sm text-quiet">
            {hint}
          </span>
        )}
      </div>
      <input
        {...input}
        readOnly={disabled}
        id={id}
        aria-required={isOptional ? undefined : true}
        aria-invalid={error !== null}
        aria-describedby={described}
        onChange={(event) =>
          onType(arrivedWhole(event) ? whenFilled(event.target.value) : event.target.value)
        }
        className="input h-12 w-full text-base read-only:bg-base-200 aria-invalid:border-error"
      />
      <FieldError id={errorId} error={error} />
    </div>
  )
}
