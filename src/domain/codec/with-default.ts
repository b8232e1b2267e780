import * as t from 'io-ts'

/** Undefined, or what else is `omitted`, decodes to `value`. */
export const withDefault = <A, O>(
  codec: t.Type<A, O, unknown>,
  value: A,
  omitted: ReadonlyArray<unknown> = [undefined],
) =>
  new t.Type<A, O, unknown>(
    codec.name,
    (input): input is A => input === value || codec.is(input),
    (input, context) => (omitted.includes(input) ? t.success(value) : codec.validate(input, context)),
    codec.encode,
  )

/** Undefined and null decode to `value`. */
export const loose = <A, O>(codec: t.Type<A, O, unknown>, value: A) =>
  withDefault(codec, value, [undefined, null])
