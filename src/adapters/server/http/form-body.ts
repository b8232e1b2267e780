import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'

const FORM_TYPE = 'application/x-www-form-urlencoded'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const ESCAPED = /%([0-9a-f]{2})/gi

const unescaped = (form: Buffer): Buffer =>
  Buffer.from(
    form.toString('latin1').replace(ESCAPED, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** Fails if a name or a value is not valid UTF-8, which would be replaced by other characters. */
const decodeForm = (bytes: Buffer): E.Either<Error, URLSearchParams> =>
  E.tryCatch(() => {
    utf8.decode(unescaped(bytes))
    return new URLSearchParams(bytes.toString('utf8'))
  }, E.toError)

/** Lets the routes of `app` accept forms and no other body; 400 if one is not valid UTF-8. */
export const acceptForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (_request, bytes, done) =>
    pipe(
      decodeForm(Buffer.from(bytes)),
      E.match(
        (error) => done(Object.assign(error, { statusCode: 400 })),
        (fields) => done(null, fields),
      ),
    ),
  )
}

/** The fields of the form that was sent; none without a body. */
export const fieldsOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()

/** The parameters of a request's address; of a repeated one all values. */
export const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(url.split('?')[1] ?? '')
