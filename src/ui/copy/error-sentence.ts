import * as E from 'fp-ts/Either'
import { constNull } from 'fp-ts/function'
import { FIELD_ERRORS, type FieldErrorTag } from './field-errors'

export const errorSentence: (field: E.Either<FieldErrorTag, unknown>) => string | null = E.match(
  (error) => FIELD_ERRORS[error],
  constNull,
)
