import * as t from 'io-ts'

/** An escape in YAML may write one; no address can hold it. */
const HALF_PAIR = /\p{Surrogate}/u

/** Also accepts a number, because YAML reads unquoted digits as one. */
export const RequiredText = new t.Type<string, string, unknown>(
  'RequiredText',
  (input): input is string => typeof input === 'string' && input !== '',
  (input, context) => {
    const text = typeof input === 'string' || typeof input === 'number' ? String(input).trim() : ''
    return text === '' || HALF_PAIR.test(text) ? t.failure(input, context, 'phải là chữ') : t.success(text)
  },
  t.identity,
)
