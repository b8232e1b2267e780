import * as E from 'fp-ts/Either'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Bytes that are no UTF-8 are no JSON. */
export const parseJsonBytes = (bytes: Uint8Array): E.Either<'jsonInvalid', unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(utf8.decode(bytes)),
    () => 'jsonInvalid',
  )
