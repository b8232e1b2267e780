import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const FORM_TYPE = 'application/x-www-form-urlencoded'

const ESCAPED = /%([0-9a-f]{2})/gi

const unescaped = (form: Buffer): Buffer =>
  Buffer.from(
    form.toString('latin1').replace(ESCAPED, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/**
 * Lets the routes of `app` accept forms and no other body; 400 for a form that is not UTF-8, because its characters would be read
 * wrong.
 */
export const acceptForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (_request, body, done) => {
    const form = Buffer.from(body)
    if (isUtf8(unescaped(form))) done(null, new URLSearchParams(form.toString('utf8')))
    else done(Object.assign(new Error('The form is not valid UTF-8'), { statusCode: 400 }))
  })
}

/** The fields of the form that was sent; none without a body. */
export const fieldsOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()

/** The parameters of a request's address, with all values of a repeated parameter. */
export const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(url.split('?')[1] ?? '')
