import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AddressBook } from '../../../domain/address/address-book'
import { decodeProductRows } from '../../../domain/catalogue/product-rows'
import { consentVersion } from '../../../domain/registration/consent'
import { decodeMembershipForm } from '../../../domain/registration/membership-form'
import { contentOf } from '../../../domain/registration/open-submissions'
import { decodeOrderForm } from '../../../domain/registration/order-form'
import type { Registration } from '../../../domain/registration/registration'
import {
  FORM_ADDRESSES,
  FORM_FIELDS,
  type FormKind,
  receivedAddress,
} from '../../../domain/routing/form-address'
import type { Site } from '../../../domain/site/site'
import type { KeepRegistration } from '../../../ports/keep-registration'
import type { Now } from '../../../ports/now'
import type { ReadProductRows } from '../../../ports/read-product-rows'
import type { FormPage, RenderForm } from '../../../ports/render-form'
import { answerError } from '../http/error-handlers'
import { isCrossSite } from '../http/is-cross-site'
import { compressPage } from '../pages/compressed-page'
import type { InlineStyles } from '../pages/page-styles'
import { fillForm } from '../pages/page-template'
import { sendEncoded } from '../pages/send-page'
import { choiceOfLink, lacksProduct, membershipDraftOf, orderDraftOf } from './form-draft'
import { formIdempotency, isFormKey, isFreshFormKey, newFormKey } from './form-key'
import { limitedTo } from './rate-limit'

const FORM_TYPE = 'application/x-www-form-urlencoded'
const BODY_LIMIT_BYTES = 16 * 1024
const STATUSES = { fresh: 200, wrong: 422, failed: 503 } as const

export type FormDeps = {
  readonly site: Site
  readonly recipient: string | null
  readonly addressBook: AddressBook
  readonly readProductRows: ReadProductRows
  readonly keepRegistration: KeepRegistration
  readonly now: Now
  readonly rateLimitPerMinute: number
  readonly originOf: (request: FastifyRequest) => string
  readonly renderForm: RenderForm
  readonly template: string
  readonly inlineStyles: InlineStyles
}

type FilledPage = Exclude<FormPage, { readonly kind: 'received' }>

const decodePage = (page: FilledPage): E.Either<unknown, Registration> => {
  if (page.kind === 'membership')
    return pipe(
      decodeMembershipForm(page.draft),
      E.map((registration): Registration => ({ target: 'members', registration })),
    )
  return page.lacksProduct
    ? E.left('productGone')
    : pipe(
        decodeOrderForm(page.draft),
        E.map((registration): Registration => ({ target: 'orders', registration })),
      )
}

const queryOf = (request: FastifyRequest) => new URLSearchParams(request.url.split('?')[1] ?? '')

const bodyOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams())

export const formRoute = (deps: FormDeps): FastifyPluginAsync => {
  const { site, recipient, addressBook: book, now } = deps
  const { mode } = site.consent
  const isFromElsewhere = isCrossSite(deps.originOf)

  const send = async (reply: FastifyReply, status: number, page: FormPage): Promise<FastifyReply> => {
    const html = fillForm(deps.template, await deps.renderForm(page))
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return sendEncoded(reply, await compressPage(status, deps.inlineStyles(html)))
  }

  const pageOf = async (kind: FormKind, fields: URLSearchParams, key: string): Promise<FilledPage> => {
    if (kind === 'membership') return { kind, key, state: 'fresh', draft: membershipDraftOf(mode, fields) }
    const rows = await deps.readProductRows()
    const products = E.isRight(rows) ? decodeProductRows(rows.right) : []
    const draft = orderDraftOf({ mode, book, products }, fields)
    const state = E.isRight(rows) ? 'fresh' : 'failed'
    return { kind, key, state, draft, book, products, lacksProduct: lacksProduct(products, fields) }
  }

  /** The key is in the URL, so that Back returns to the same key. */
  const open = (kind: FormKind) => async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = queryOf(request)
    const key = asked.get(FORM_FIELDS.key) ?? ''
    if (!isFreshFormKey(key, now())) {
      asked.set(FORM_FIELDS.key, newFormKey(now()))
      return reply.header('cache-control', 'no-store').redirect(`${FORM_ADDRESSES[kind]}?${asked}`, 303)
    }
    const page = await pageOf(kind, choiceOfLink(asked), key)
    return send(reply, STATUSES[page.state], page)
  }

  const sentPage = (kind: FormKind, request: FastifyRequest) => {
    const fields = bodyOf(request)
    const key = fields.get(FORM_FIELDS.key) ?? ''
    return pageOf(kind, fields, isFormKey(key) ? key : newFormKey(now()))
  }

  const take = (kind: FormKind) => async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await sentPage(kind, request)
    if (page.state === 'failed') return send(reply, STATUSES.failed, page)
    const decoded = decodePage(page)
    if (E.isLeft(decoded)) return send(reply, STATUSES.wrong, { ...page, state: 'wrong' })
    const { trap } = page.draft
    const { registration } = decoded.right
    const kept = await deps.keepRegistration({
      ...decoded.right,
      receivedAt: now(),
      idempotency: formIdempotency(page.key, contentOf({ registration, trap })),
      consentVersion: consentVersion(site.consent, recipient),
      addressVersion: kind === 'order' ? book.version : null,
      isTrapped: trap.trim() !== '',
    })()
    if (E.isLeft(kept)) {
      if (kept.left.tag === 'unavailable') request.log.error({ reason: kept.left.reason }, 'not kept')
      return send(reply, STATUSES.failed, { ...page, state: 'failed' })
    }
    request.kept = kept.right
    return reply.header('cache-control', 'no-store').redirect(receivedAddress(kind), 303)
  }

  return async (app) => {
    await app.register(rateLimit, { global: false })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    )
    const limited = limitedTo(deps.rateLimitPerMinute)
    for (const kind of ['order', 'membership'] as const) {
      app.get(FORM_ADDRESSES[kind], open(kind))
      app.get(receivedAddress(kind), (_request, reply) => send(reply, 200, { kind: 'received', form: kind }))
      app.post(FORM_ADDRESSES[kind], {
        // Checked after the body was read, so that a rate-limited visitor keeps the input.
        config: 'rateLimit' in limited ? { rateLimit: { ...limited.rateLimit, hook: 'preHandler' } } : {},
        onRequest: async (request, reply) =>
          isFromElsewhere(request) ? answerError({ statusCode: 403 }, request, reply) : undefined,
        errorHandler: async (error: FastifyError, request, reply) =>
          error.statusCode === 429
            ? send(reply, 429, { ...(await sentPage(kind, request)), state: 'failed' })
            : answerError(error, request, reply),
        handler: take(kind),
      })
    }
  }
}
