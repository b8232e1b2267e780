import type { FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { decodeMembershipForm } from '../../../domain/registration/membership-form'
import { decodeOrderForm } from '../../../domain/registration/order-form'
import { referenceOf } from '../../../domain/registration/reference'
import type { Registration, Target } from '../../../domain/registration/registration'
import { FORM_ADDRESSES, FORM_FIELDS } from '../../../domain/routing/form-address'
import type { Now } from '../../../ports/clock'
import type { Entered } from '../../../ports/plain-page'
import { fieldsOf, queryOf } from '../http/form-body'
import type { StyledPage } from '../pages/page-styles'
import { fillIn } from './fill-in'
import { consentIn, hiddenFields, offersIn, preselectedFields } from './form-draft'
import { formIdempotency, isFormKey, isFreshFormKey, newFormKey } from './form-key'
import { createFormPages, type FilledPage, type FormPagesDeps } from './form-pages'
import type { KeepArrival } from './keep-arrival'
import { sendForm } from './send-form'

const STATUSES = { fresh: 200, wrong: 422, failed: 503 } as const

export type FormAnswersDeps = FormPagesDeps & { readonly keepArrival: KeepArrival; readonly now: Now }

const decodePage = (page: FilledPage): E.Either<unknown, Registration> => {
  if (page.target === 'members')
    return pipe(
      decodeMembershipForm(page.draft),
      E.map((content): Registration => ({ target: 'members', content })),
    )
  return page.lacksProduct
    ? E.left('productGone')
    : pipe(
        decodeOrderForm(page.draft),
        E.map((content): Registration => ({ target: 'orders', content })),
      )
}

/** The registration, or the page as `failed` if the products cannot be read, as `wrong` if a field is. */
const registrationOn = (page: FilledPage): E.Either<FilledPage, Registration> =>
  page.state === 'failed'
    ? E.left(page)
    : pipe(
        decodePage(page),
        E.mapLeft((): FilledPage => ({ ...page, state: 'wrong' })),
      )

/** The page with its box not ticked, because this installation never showed the version beside it. */
const unticked = <P extends FilledPage>(page: P): P => ({
  ...page,
  state: 'wrong',
  draft: { ...page.draft, consent: false },
})

const entered = (page: FilledPage, registration: Registration): Entered => ({
  registration,
  products: page.target === 'orders' ? page.products : [],
  offers: page.draft.offers,
})

/** The answers of the plain forms’ routes, for each target: the empty form, the last look, the confirmation. */
export const createFormAnswers = (deps: FormAnswersDeps) => {
  const { now } = deps
  const pages = createFormPages(deps)

  const keyIn = (fields: URLSearchParams): string => {
    const key = fields.get(FORM_FIELDS.key) ?? ''
    return isFormKey(key) ? key : newFormKey(now())
  }

  const withKey = ({ html, styleHash }: StyledPage, fields: URLSearchParams, key: string): StyledPage => {
    const input = new URLSearchParams(fields)
    input.set(FORM_FIELDS.key, key)
    return { html: fillIn(html, input), styleHash }
  }

  /** The key is in the URL, so that Back returns to the same key. */
  const open = (target: Target) => async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = queryOf(request)
    const key = asked.get(FORM_FIELDS.key) ?? ''
    if (!isFreshFormKey(key, now())) {
      asked.set(FORM_FIELDS.key, newFormKey(now()))
      return reply.header('cache-control', 'no-store').redirect(`${FORM_ADDRESSES[target]}?${asked}`, 303)
    }
    const blank = await pages.blank(target, 'fresh', asked)
    return sendForm(reply, STATUSES[blank.state], withKey(blank, preselectedFields(asked), key))
  }

  const read = async (target: Target, request: FastifyRequest) => {
    const fields = fieldsOf(request)
    const key = keyIn(fields)
    const page = await pages.pageOf(target, fields, key)
    return { fields, key, page, registration: registrationOn(page) }
  }

  const show = async (reply: FastifyReply, page: FilledPage) =>
    sendForm(reply, STATUSES[page.state], await pages.render(page))

  const look = (target: Target) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { fields, key, page, registration } = await read(target, request)
    if (fields.has(FORM_FIELDS.change)) return show(reply, page)
    if (E.isLeft(registration)) return show(reply, registration.left)
    return sendForm(
      reply,
      200,
      await pages.render({
        kind: 'look',
        target,
        ...entered(page, registration.right),
        fields: hiddenFields(fields, key),
      }),
    )
  }

  const take = (target: Target) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { fields, key, page, registration } = await read(target, request)
    const idempotency = formIdempotency(key, fields)
    const kept = await deps.keepArrival({
      target,
      idempotency,
      honeypot: fields.get(FORM_FIELDS.honeypot) ?? '',
      consent: consentIn(fields),
      offers: offersIn(fields),
      registration: TE.fromEither(registration),
    })()
    if (E.isRight(kept)) {
      request.kept = kept.right
      return sendForm(
        reply,
        200,
        await pages.render({
          kind: 'received',
          target,
          reference: referenceOf(idempotency.key),
          entered: E.isRight(registration) ? entered(page, registration.right) : null,
        }),
      )
    }
    const refused = kept.left
    if (refused === 'consentRequired') return show(reply, unticked(page))
    if ('kind' in refused) return show(reply, refused)
    if (refused.tag === 'unavailable') request.log.error({ reason: refused.reason }, 'not kept')
    return show(reply, { ...page, state: 'failed' })
  }

  return {
    open,
    look,
    take,
    received: (target: Target) => async (_request: FastifyRequest, reply: FastifyReply) =>
      sendForm(reply, 200, await pages.received(target)),
    /** The form with what was entered, which can be sent again. */
    unsent: async (target: Target, request: FastifyRequest, reply: FastifyReply, status: number) => {
      const fields = fieldsOf(request)
      return sendForm(
        reply,
        status,
        withKey(await pages.blank(target, 'failed', fields), fields, keyIn(fields)),
      )
    },
  }
}
