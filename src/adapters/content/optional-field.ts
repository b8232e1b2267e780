import * as t from 'io-ts'

/** A field of a content file that may be left out; then it is null. */
export const optionalField = <A>(field: t.Type<A, unknown, unknown>) =>
  new t.Type<A | null, unknown, unknown>(
    field.name,
    (input): input is A | null => input === null || field.is(input),
    (input, context) =>
      input === undefined || input === null ? t.success(null) : field.validate(input, context),
    t.identity,
  )
