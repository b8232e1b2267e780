import * as E from 'fp-ts/Either'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const ESCAPED = /%([0-9a-f]{2})/gi

const unescaped = (form: Buffer): Buffer =>
  Buffer.from(
    form.toString('latin1').replace(ESCAPED, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** Fails if a name or a value is not valid UTF-8, which would be replaced by other characters. */
export const decodeForm = (bytes: Buffer): E.Either<Error, URLSearchParams> =>
  E.tryCatch(() => {
    utf8.decode(unescaped(bytes))
    return new URLSearchParams(bytes.toString('utf8'))
  }, E.toError)
