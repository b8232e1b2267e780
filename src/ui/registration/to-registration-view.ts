import type * as E from 'fp-ts/Either'
import type { RegistrationTag } from '../../domain/flows/registration-states'
import { type DraftOf, decodeFields, type Form, hasInput } from '../../domain/registration/form'
import { errorSentence, type FieldErrorTag } from '../copy/forms'

export type RegistrationView<F extends Form> = {
  readonly draft: DraftOf<F>
  readonly errors: Readonly<Record<keyof F, string | null>>
  /** Whether something was entered that leaving the page would lose. */
  readonly holdsInput: boolean
  readonly isSending: boolean
  readonly isAsking: boolean
  readonly isConfirmed: boolean
  readonly isFailed: boolean
  /** The dialog was closed while sending, and the page reports the outcome. */
  readonly isAway: boolean
  readonly isClosed: boolean
}

type DialogSnapshot<F extends Form> = {
  readonly context: { readonly draft: DraftOf<F>; readonly cleared: DraftOf<F> }
  readonly hasTag: (tag: RegistrationTag) => boolean
}

/** The message for each invalid field, once messages are to be shown. */
export const errorsOf = <F extends Form>(
  form: F,
  draft: DraftOf<F>,
  areShown: boolean,
): RegistrationView<F>['errors'] =>
  Object.fromEntries(
    Object.entries<E.Either<FieldErrorTag, unknown>>(decodeFields(form)(draft)).map(([name, field]) => [
      name,
      areShown ? errorSentence(field) : null,
    ]),
  ) as RegistrationView<F>['errors']

/** What a dialog shows in a state of its machine. */
export const toRegistrationView = <F extends Form>(
  form: F,
  snapshot: DialogSnapshot<F>,
): RegistrationView<F> => ({
  draft: snapshot.context.draft,
  errors: errorsOf(form, snapshot.context.draft, snapshot.hasTag('showsErrors')),
  holdsInput:
    hasInput(form)(snapshot.context.draft, snapshot.context.cleared) &&
    !snapshot.hasTag('succeeded') &&
    !snapshot.hasTag('closed'),
  isSending: snapshot.hasTag('sending'),
  isAsking: snapshot.hasTag('asking'),
  isConfirmed: snapshot.hasTag('succeeded'),
  isFailed: snapshot.hasTag('failed'),
  isAway: snapshot.hasTag('away'),
  isClosed: snapshot.hasTag('closed'),
})
