import type { InputHTMLAttributes } from 'react'
import type { TypedText } from '../../domain/flows/registration-states'
import { filledPhone } from '../../domain/phone/phone-spellings'
import type { TextNameOf } from '../../domain/registration/form'
import type { MEMBERSHIP_FORM } from '../../domain/registration/membership-form'
import type { ORDER_FORM } from '../../domain/registration/order-form'
import { FORM_COPY } from '../copy/forms'
import { TextField } from '../parts/text-field'

type TextInput = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'type'> & {
  readonly hint?: string
  readonly whenFilled?: (text: string) => string
}

/** The names of the text fields of both forms. */
export type TextName = TextNameOf<typeof ORDER_FORM> | TextNameOf<typeof MEMBERSHIP_FORM>

/** Attributes of a field’s input besides the label; `{}` is a plain text. */
const INPUTS: Readonly<Record<TextName, TextInput>> = {
  name: { autoComplete: 'name' },
  phone: {
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel',
    hint: FORM_COPY.phoneHint,
    whenFilled: filledPhone,
  },
}

export type Texts<Name extends string> = ReadonlyArray<{ readonly name: Name; readonly isOptional: boolean }>

/** The event that changes a text of a draft, such as `name.type` with the property `name`. */
const typedEvent = <Name extends string>(name: Name, text: string) =>
  ({ type: `${name}.type`, [name]: text }) as TypedText<Name>

type TextFieldsProps<Name extends string> = {
  readonly texts: Texts<Name>
  readonly draft: Readonly<Record<Name, string>>
  readonly errors: Readonly<Record<Name, string | null>>
  readonly disabled: boolean
  /** Whether the name of an input is its id, too, as on a page with one form. */
  readonly areNamed?: boolean
  readonly send: (event: TypedText<Name>) => void
}

/** A field for each text of a form, in its order. */
export const TextFields = <Name extends TextName>(props: TextFieldsProps<Name>) =>
  props.texts.map(({ name, isOptional }) => (
    <TextField
      key={name}
      type="text"
      isOptional={isOptional}
      {...INPUTS[name]}
      {...(props.areNamed === true ? { id: name } : {})}
      name={name}
      label={FORM_COPY[name]}
      value={props.draft[name]}
      error={props.errors[name]}
      disabled={props.disabled}
      onType={(text) => props.send(typedEvent(name, text))}
    />
  ))
