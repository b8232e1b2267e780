import * as t from 'io-ts'

/** The codec, but undefined, or whatever `omitted` accepts, decodes to `value`. */
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

/** The codec, but undefined and null decode to `value`. */
export const loose = <A, O>(codec: t.Type<A, O, unknown>, value: A) =>
  withDefault(codec, value, [undefined, null])
