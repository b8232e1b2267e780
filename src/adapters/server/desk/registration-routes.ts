import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  addressesOfKey,
  REGISTRATION_FIELDS,
  readRegistrationKey,
  registrationAddress,
} from '../../../domain/desk/desk-addresses'
import type { StepProblem } from '../../../domain/desk/step-feedback'
import { decodeStep } from '../../../domain/desk/step-form'
import type { HandlingStep } from '../../../domain/handling/handled-registration'
import { first } from '../../../domain/ledger/script'
import { takeStep } from '../../../domain/ledger/staff/take-step'
import {
  type DeskDeps,
  type DeskRequest,
  type DeskRoute,
  type PendingAnswer,
  UNPROCESSABLE,
} from './desk-request'
import { readIndexed, type WithIndex } from './keep-indexed'
import { showGone, showRegistration } from './show-registration'
import { isOpenedByOther, stepFormIn, wasPhoneShown } from './step-input'

const CONFLICT = 409

const savedAddress = (
  named: Parameters<typeof registrationAddress>[0],
  stepNumber: number,
  isPhoneShown: boolean,
): string =>
  `${registrationAddress(named)}?${REGISTRATION_FIELDS.saved}=${stepNumber}${isPhoneShown ? `&${REGISTRATION_FIELDS.phoneShown}` : ''}`

const outdated = (missed: ReadonlyArray<HandlingStep>): StepProblem => {
  const last = missed.at(-1)
  return last === undefined ? { tag: 'refused' } : { tag: 'outdated', last }
}

/** Saves the step that was sent and redirects to the registration, or shows there why it was not saved. */
const stepOf = (deps: DeskDeps & WithIndex): DeskRoute['handle'] => {
  const read = readIndexed(deps)
  const gone = showGone(deps)
  const show = showRegistration(deps)

  const refused = (request: DeskRequest, problem: StepProblem, status = UNPROCESSABLE): PendingAnswer =>
    show(
      request,
      { tag: 'answered', savedStep: null, wasPhoneShown: wasPhoneShown(request) },
      { problem, typed: stepFormIn(request) },
      status,
    )

  return (request: DeskRequest): PendingAnswer => {
    const key = readRegistrationKey(request.params.key ?? '')
    if (key === null || key.id === null) return gone(request)
    const named = { reference: key.reference, id: key.id }
    if (isOpenedByOther(request)) return refused(request, { tag: 'otherName' }, CONFLICT)
    return pipe(
      read(() => first('handledOne', { id: named.id })),
      TE.chain((present): PendingAnswer => {
        if (present === null) return gone(request)
        const decoded = decodeStep(stepFormIn(request), present, deps.now())
        if (E.isLeft(decoded)) return refused(request, { tag: decoded.left })
        return pipe(
          deps.ledger.change((at) => takeStep({ ...decoded.right, id: named.id, who: request.who }, at)),
          TE.chain((taken): PendingAnswer => {
            switch (taken.tag) {
              case 'taken':
                return TE.right({
                  tag: 'redirect',
                  to: savedAddress(named, taken.stepNumber, wasPhoneShown(request)),
                })
              case 'outdated':
                return refused(request, outdated(taken.steps), CONFLICT)
              case 'refused':
                return refused(request, { tag: 'refused' })
              case 'gone':
                return gone(request)
            }
          }),
        )
      }),
    )
  }
}

/** Redirects to the registration from the address of a button: a restored tab may request it, or signing in may lead to it. */
const back = ({ params }: DeskRequest): PendingAnswer =>
  TE.right({ tag: 'redirect', to: addressesOfKey.shown(encodeURIComponent(params.key ?? '')) })

/** The routes of a registration’s page and its buttons. */
export const registrationRoutes = (deps: DeskDeps & WithIndex): ReadonlyArray<DeskRoute> => {
  const show = showRegistration(deps)
  return [
    {
      method: 'GET',
      path: addressesOfKey.shown(':key'),
      handle: (request) => {
        const saved = request.query.get(REGISTRATION_FIELDS.saved)
        if (saved === null) return show(request, { tag: 'opened' })
        const wasShown = request.query.get(REGISTRATION_FIELDS.phoneShown) !== null
        return show(
          request,
          { tag: 'answered', savedStep: Number(saved), wasPhoneShown: wasShown },
          { isSaved: true },
        )
      },
    },
    {
      method: 'POST',
      path: addressesOfKey.phone(':key'),
      handle: (request) => show(request, { tag: 'phoneAsked' }),
    },
    { method: 'POST', path: addressesOfKey.newStep(':key'), handle: stepOf(deps) },
    { method: 'GET', path: addressesOfKey.phone(':key'), handle: back },
    { method: 'GET', path: addressesOfKey.newStep(':key'), handle: back },
  ]
}
