import type { FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { KeepFailure } from '../../../domain/ledger/ledger-failure'
import type { ConsentError } from '../../../domain/registration/consent'
import { decodeMembershipForm } from '../../../domain/registration/membership-form'
import { decodeOrderForm } from '../../../domain/registration/order-form'
import { referenceOf } from '../../../domain/registration/reference'
import { FORMS, type Registration, type Target } from '../../../domain/registration/registration'
import { FORM_ADDRESSES, FORM_FIELDS } from '../../../domain/routing/form-address'
import type { Now } from '../../../ports/clock'
import type { Entered } from '../../../ports/plain-page'
import { fieldsOf, queryOf } from '../http/form-body'
import { consentIn, hiddenFields, offersIn, preselectedFields } from './form-draft'
import { formIdempotency, isFreshFormKey, keyIn, newFormKey, withKey } from './form-key'
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

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The page that shows why a registration was not kept. */
const refusedPage = (
  page: FilledPage,
  refused: FilledPage | KeepFailure | ConsentError,
  log: FastifyRequest['log'],
): FilledPage => {
  if (refused === 'consentRequired') return unticked(page)
  if ('kind' in refused) return refused
  if (refused.tag === 'unavailable') log.error({ reason: refused.reason }, 'not kept')
  return { ...page, state: 'failed' }
}

/** The answers of the plain forms’ routes. */
export const createFormAnswers = (deps: FormAnswersDeps) => {
  const { keepArrival, now } = deps
  const pages = createFormPages(deps)

  const show = async (reply: FastifyReply, page: FilledPage) =>
    sendForm(reply, STATUSES[page.state], await pages.render(page))

  const read = async (target: Target, request: FastifyRequest) => {
    const fields = fieldsOf(request)
    const key = keyIn(fields, now())
    const page = await pages.pageOf(target, fields, key)
    return { fields, key, page, registration: registrationOn(page) }
  }

  return {
    /** The empty form. The key is in the URL, so that Back returns to the same key. */
    open:
      (target: Target): Handler =>
      async (request, reply) => {
        const asked = queryOf(request)
        const key = asked.get(FORM_FIELDS.key) ?? ''
        if (!isFreshFormKey(key, now())) {
          asked.set(FORM_FIELDS.key, newFormKey(now()))
          return reply.header('cache-control', 'no-store').redirect(`${FORM_ADDRESSES[target]}?${asked}`, 303)
        }
        const blank = await pages.blank(target, 'fresh', asked)
        return sendForm(reply, STATUSES[blank.state], withKey(blank, preselectedFields(asked), key))
      },

    /** The last look before sending, or the form with its errors. */
    look:
      (target: Target): Handler =>
      async (request, reply) => {
        const { fields, key, page, registration } = await read(target, request)
        if (fields.has(FORM_FIELDS.change)) return show(reply, page)
        if (E.isLeft(registration)) return show(reply, registration.left)
        const shown = {
          kind: 'look',
          target,
          ...entered(page, registration.right),
          fields: hiddenFields(FORMS[target], fields, key),
        } as const
        return sendForm(reply, 200, await pages.render(shown))
      },

    /** Keeps the registration and shows its receipt, or the form again. */
    take:
      (target: Target): Handler =>
      async (request, reply) => {
        const { fields, key, page, registration } = await read(target, request)
        const idempotency = formIdempotency(key, fields)
        const kept = await keepArrival({
          target,
          idempotency,
          honeypot: fields.get(FORM_FIELDS.honeypot) ?? '',
          consent: consentIn(fields),
          offers: offersIn(fields),
          registration: TE.fromEither(registration),
        })()
        if (E.isLeft(kept)) return show(reply, refusedPage(page, kept.left, request.log))
        request.kept = kept.right
        const shown = {
          kind: 'received',
          target,
          reference: referenceOf(idempotency.key),
          entered: E.isRight(registration) ? entered(page, registration.right) : null,
        } as const
        return sendForm(reply, 200, await pages.render(shown))
      },

    received:
      (target: Target): Handler =>
      async (_request, reply) =>
        sendForm(reply, 200, await pages.received(target)),

    /** The form with what was entered, which can be sent again. */
    unsent:
      (target: Target, status: number): Handler =>
      async (request, reply) => {
        const fields = fieldsOf(request)
        const page = await pages.blank(target, 'failed', fields)
        return sendForm(reply, status, withKey(page, fields, keyIn(fields, now())))
      },
  }
}
